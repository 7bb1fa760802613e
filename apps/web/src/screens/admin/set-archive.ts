import { isRecord } from '@vezel/model/kit/record.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { SetFile, SetLists, SetRefusedRow } from '../../api/set-file.ts'
import type { Locale } from '../../i18n/texts.ts'
import { decode, ImportRefused } from '../../kinds/table-file.ts'
import { fromFiles, itemsIn, type NamedText, SetRefused, toFiles, toMend } from './set-csv.ts'

const maxBytes = pageLimits.importMegabytes * 1_000_000
/** More files than a set has lists, with what an archive of a spreadsheet program adds. */
const maxFiles = 200

/** A set as the server takes it, with what it was called where it was made. */
export interface ReadSet {
  readonly file: File
  readonly name: string
  /** The files it was read from. */
  readonly from: readonly File[]
  readonly items: SetLists
}

/**
 * Reads what was exported: the JSON as it is, or CSV files of lists, in an archive or by themselves. Throws `SetRefused` and
 * `ImportRefused`, which say why.
 */
export async function readSet(files: readonly File[]): Promise<ReadSet> {
  const [first] = files
  if (!first) throw new ImportRefused({ why: 'fileInvalid' })
  if (files.some(({ size }) => size > maxBytes))
    throw new ImportRefused({ why: 'tooLarge', max: pageLimits.importMegabytes })
  if (files.length === 1 && /\.json$/i.test(first.name))
    return { file: first, from: files, ...saidIn(await first.text()) }
  const texts = await Promise.all(files.map(textsIn))
  const lijsten = fromFiles(texts.flat())
  const file = new File([JSON.stringify({ lijsten })], 'set.json', { type: 'application/json' })
  return { file, name: '', from: files, items: lijsten }
}

/** What the set of a JSON file was called, and says. Throws `SetRefused` for one that no export wrote; what is wrong with its rows the server says. */
function saidIn(text: string): Pick<ReadSet, 'name' | 'items'> {
  const read = parsed(text)
  if (!isRecord(read) || !isRecord(read.lijsten)) throw new SetRefused({ why: 'noSetFile' })
  return { name: typeof read.naam === 'string' ? read.naam : '', items: itemsIn(read.lijsten) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SetRefused({ why: 'noSetFile' })
  }
}

/** The tables in a file: itself, or those of an archive. */
async function textsIn(file: File): Promise<readonly NamedText[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/\.csv$/i.test(file.name)) return [{ name: file.name, text: decode(bytes) }]
  if (!/\.zip$/i.test(file.name)) throw new ImportRefused({ why: 'fileInvalid' })
  let total = 0
  let count = 0
  const unpacked = unpack(bytes, ({ name, originalSize }) => {
    if (!/\.csv$/i.test(name) || /(?:^|\/)(?:\.|__MACOSX)/.test(name)) return false
    total += originalSize
    count += 1
    if (total > maxBytes || count > maxFiles)
      throw new ImportRefused({ why: 'tooLarge', max: pageLimits.importMegabytes })
    return true
  })
  return Object.entries(unpacked).map(([name, content]) => ({ name, text: decode(content) }))
}

function unpack(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (cause) {
    throw cause instanceof ImportRefused ? cause : new ImportRefused({ why: 'fileInvalid' })
  }
}

/** The file of a set to be saved: JSON, or an archive with a CSV file for each list. */
export function setBlob(file: SetFile, extension: 'json' | 'csv', locale: Locale): Blob {
  if (extension === 'json') return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' })
  return archived(toFiles(file.lijsten, locale))
}

/** What is to be mended of a file, as an archive that is imported again. */
export const mendBlob = (items: SetLists, refused: readonly SetRefusedRow[], locale: Locale): Blob =>
  archived(toMend(items, refused, locale))

function archived(texts: ReadonlyMap<string, string>): Blob {
  const files = [...texts].map(([name, text]) => [`${name}.csv`, strToU8(text)] as const)
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' })
}
