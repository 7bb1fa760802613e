import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '../access.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import type { TestApi } from './api.ts'

export interface SetItem {
  pad: string[]
  volgorde: number
  velden: Record<string, unknown>
  koppelwaarden: Record<string, unknown>[]
}
export interface SetFile {
  naam: string
  lijsten: Record<string, SetItem[]>
}
export interface SetAnswer {
  readonly id: string | null
  readonly batch: string | null
  readonly toegevoegd: number
  readonly gewijzigd: number
  readonly vervallen: number
  readonly verschillen: readonly { lijst: string; waarde: string; soort: string }[]
  readonly geweigerd: readonly {
    lijst: string
    rij: number | null
    waarde: string
    veld: string | null
    message: string
  }[]
}

/** Exports and imports of variable sets, as one person asks them unless said otherwise. */
export async function setFiles(api: TestApi, admin: Session) {
  const folder = await mkdtemp(join(tmpdir(), 'vezel-sets-'))
  let count = 0

  const fileOf = (id: string, as = admin) =>
    api.get('query($id: ID!) { variabelensetBestand(id: $id) }', { id }, as) as Promise<SetFile>

  async function ask(content: unknown, args: Record<string, unknown> = {}, as = admin) {
    count += 1
    const path = join(folder, `${count}`)
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
    const bestand = content === null ? null : await inspectLocalFile(api.services.files, path, 'set.json')
    return api.ask(
      `mutation($bestand: Upload, $naam: String!, $geldig_van: Date, $vorige: ID, $zonderGeweigerd: Boolean, $preview: Boolean, $key: String) {
       importVariabelenset(bestand: $bestand, naam: $naam, geldig_van: $geldig_van, vorige: $vorige, zonderGeweigerd: $zonderGeweigerd, preview: $preview, key: $key) {
         id batch toegevoegd gewijzigd vervallen verschillen { lijst waarde soort } geweigerd { lijst rij waarde veld message } } }`,
      { bestand, naam: `Import ${count}`, ...args },
      as,
    )
  }

  /** Imports, and fails the test when the call as a whole is refused. */
  async function send(content: unknown, args: Record<string, unknown> = {}, as = admin): Promise<SetAnswer> {
    const { data, errors } = await ask(content, args, as)
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.importVariabelenset as SetAnswer
  }

  const undo = (batch: string | null, as = admin) =>
    api.get(
      'mutation($batch: ID!) { undoBatch(batch: $batch) { changed refused { code message } } }',
      { batch },
      as,
    ) as Promise<{ changed: string[]; refused: object[] }>

  return { fileOf, ask, send, undo, close: () => rm(folder, { recursive: true }) }
}
