import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { canBeStored } from '@vezel/model/rules/storable.ts'
import { listsInOrder, pathOf } from '../../db/fill-list.ts'
import { invalid } from '../../db/invalid.ts'
import { imagedFields } from '../../db/set-image.ts'

export type Said = Readonly<Record<string, unknown>>

/** An item as a file has it. */
export interface FileItem {
  readonly list: Entity
  /** Where it stands in its file, from 1. */
  readonly row: number
  /** The codes of what it stands in, the outermost first, and its own, which is empty where the server is to give one. */
  readonly path: readonly string[]
  readonly place: unknown
  readonly fields: Said
  /** Absent where the file says nothing of them. */
  readonly mappings: readonly FileMapping[] | undefined
}
export interface FileMapping {
  readonly row: number
  readonly says: Said
}

/** What is not taken of a file: the list, the row there, what it calls itself, and why. */
export interface RefusedRow {
  readonly list: string
  readonly row: number | null
  readonly called: string
  readonly problem: Problem
}

/** What a file says, by list; of a list that is not in it nothing is said. */
export interface SetFile {
  readonly lists: ReadonlyMap<Entity, readonly FileItem[]>
  readonly refused: readonly RefusedRow[]
}

export const mapping = model.entity('variableMapping')

/** What is wrong with one value. */
export const issueOf = (entity: Pick<Entity, 'fields'>, path: string, rule: string): Problem =>
  invalid(entity, [{ path, rule, args: [] }])

/**
 * Takes apart what an export wrote: `{ lijsten: { condities: [{ pad, volgorde, velden, koppelwaarden }] } }`. Rows that are none
 * are refused by themselves; throws `badValue` for what is no such file, and `tooMuch` for more rows than an import takes.
 */
export function readSetFile(text: string): SetFile {
  const lists = listsIn(text)
  const known = new Map(listsInOrder().map((list) => [list.key, list]))
  const refused: RefusedRow[] = []
  const read = new Map<Entity, readonly FileItem[]>()
  let count = 0
  // What is refused is put into words as well, so it counts as what is taken.
  const take = (rows: number) => {
    count += rows
    if (count > limits.importRows) throw new Problem('tooMuch', { max: limits.importRows, what: bounded.rows })
  }
  for (const [key, rows] of Object.entries(lists)) {
    const list = known.get(key)
    const refuse = (row: number | null, path: string, rule: string, called = ''): [] => {
      refused.push({ list: key.slice(0, limits.text), row, called, problem: issueOf(list ?? mapping, path, rule) })
      return []
    }
    if (!list || !Array.isArray(rows)) {
      take(1)
      refuse(null, list ? list.plural.nl : key.slice(0, limits.text), list ? 'isItem' : 'isListOfSet')
      continue
    }
    const seen = new Set<string>()
    const items = rows.flatMap((given: unknown, at): FileItem[] => {
      const item = itemOf(list, given, at + 1)
      take(1 + (item?.mappings?.length ?? 0))
      if (!item) return refuse(rowIn(given, at + 1), 'pad', 'isItem')
      const path = JSON.stringify(item.path)
      if (item.path.at(-1) !== '' && seen.has(path)) return refuse(item.row, 'code', 'isUnique', calledIn(item))
      seen.add(path)
      return [item]
    })
    read.set(list, items)
  }
  return { lists: read, refused }
}

/** What an item calls itself, for whoever looks for it. */
export const calledIn = ({ fields, path }: FileItem): string =>
  String(typeof fields.value === 'string' && fields.value ? fields.value : (path.at(-1) ?? '')).slice(0, limits.text)

function listsIn(text: string): Said {
  try {
    const given: unknown = JSON.parse(text)
    if (isRecord(given) && isRecord(given.lijsten)) return given.lijsten
  } catch (cause) {
    throw badFile('isSetFile', cause)
  }
  throw badFile('isSetFile')
}

/** What refuses a file as a whole. */
export const badFile = (rule: string, cause?: unknown): Problem =>
  new Problem('badValue', { summary: fileWord }, [{ path: 'bestand', rule, args: [] }], { cause })
const fileWord = { nl: 'bestand', en: 'file', fr: 'fichier' }

const rowIn = (given: unknown, at: number): number =>
  isRecord(given) && Number.isSafeInteger(given.rij) ? Number(given.rij) : at

/** The item that a row is; undefined where it is none. */
function itemOf(list: Entity, given: unknown, at: number): FileItem | undefined {
  if (!isRecord(given)) return undefined
  const { pad, volgorde, velden, koppelwaarden = undefined } = given
  if (!Array.isArray(pad) || pad.length !== pathOf(list).length + 1 || !isRecord(velden)) return undefined
  if (!pad.every((code) => typeof code === 'string' && canBeStored(code) && code.length <= limits.text))
    return undefined
  if (pad.slice(0, -1).includes('')) return undefined
  const row = rowIn(given, at)
  const mappings = koppelwaarden === undefined ? undefined : mappingsOf(koppelwaarden, row)
  if (koppelwaarden !== undefined && !mappings) return undefined
  return { list, row, path: pad, place: volgorde, fields: velden, mappings }
}

function mappingsOf(given: unknown, row: number): readonly FileMapping[] | undefined {
  if (!Array.isArray(given) || !given.every(isRecord)) return undefined
  return given.map((one) => {
    const { rij, ...says } = one
    return { row: Number.isSafeInteger(rij) ? Number(rij) : row, says }
  })
}

/** The names of a row that are no field of an item; its place, codes and mappings stand beside them. */
export const strangeIn = (list: Entity, fields: Said): readonly string[] => {
  const known = imagedFields(list)
  return Object.keys(fields).filter((name) => !known.includes(name))
}
