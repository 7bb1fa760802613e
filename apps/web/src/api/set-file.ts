import { takeBack } from './bulk.ts'
import { ask, change } from './connection.ts'
import { newId } from './ids.ts'
import { changed } from './queries.ts'

/** In what an item of a set differs from the one before it. */
export interface SetDifference {
  readonly lijst: string
  readonly pad: readonly string[]
  readonly waarde: string
  readonly soort: 'toegevoegd' | 'gewijzigd' | 'vervallen'
  readonly wijzigingen: readonly { readonly veld: string; readonly oud: unknown; readonly nieuw: unknown }[]
}

/** A row of a file that is not taken, and why, in the language of the page. */
export interface SetRefusedRow {
  readonly lijst: string
  readonly rij: number | null
  readonly waarde: string
  readonly veld: string | null
  readonly message: string
}

/** What an import of a set made, or would make; without `id` nothing was written. */
export interface SetImported {
  readonly id: string | null
  readonly batch: string | null
  readonly toegevoegd: number
  readonly gewijzigd: number
  readonly vervallen: number
  readonly verschillen: readonly SetDifference[]
  readonly geweigerd: readonly SetRefusedRow[]
}

/** A set that is to be made of a file: the next version of another, or one by itself. */
export interface NewSet {
  readonly bestand: File
  readonly naam: string
  readonly geldig_van: string | null
  readonly vorige: string | null
}

/** An item as the server tells and takes it: other items by their codes. */
export interface SetItem {
  readonly rij?: number
  readonly pad: readonly string[]
  readonly volgorde?: unknown
  readonly velden: Readonly<Record<string, unknown>>
  readonly koppelwaarden?: readonly Readonly<Record<string, unknown>>[]
}
/** The items of a set by list; of a list that is not there nothing is said. */
export type SetLists = Readonly<Record<string, readonly SetItem[]>>

/** A set with its items by list, as `lijsten`: without an id, so that it means the same anywhere. */
export interface SetFile {
  readonly naam: string
  readonly lijsten: SetLists
}

/** What is exported of a set. Rejects with an `ApiProblem`. */
export async function fetchSetFile(id: string): Promise<SetFile> {
  const document = 'query setFile($id: ID!) { file: variabelensetBestand(id: $id) }'
  return (await ask<{ file: SetFile }>({ document, variables: { id }, isLong: true })).file
}

const answered =
  'id batch toegevoegd gewijzigd vervallen verschillen { lijst pad waarde soort wijzigingen { veld oud nieuw } } geweigerd { lijst rij waarde veld message }'
const takes = { bestand: 'Upload', naam: 'String!', geldig_van: 'Date', vorige: 'ID' }
const more = { zonderGeweigerd: 'Boolean', preview: 'Boolean', key: 'String' }
const names = Object.entries({ ...takes, ...more })
const document = `mutation importSet(${names.map(([name, type]) => `$${name}: ${type}`).join(', ')}) { answer: importVariabelenset(${names.map(([name]) => `${name}: $${name}`).join(', ')}) { ${answered} } }`

/** What an import would make, worked out by the server with all its rules; nothing is written. */
export async function previewSet(set: NewSet, signal?: AbortSignal): Promise<SetImported> {
  const request = { document, variables: { ...set, preview: true }, isLong: true }
  return (await change<{ answer: SetImported }>(request, signal ? { signal } : {})).answer
}

/** Makes the set, in one step; rows that are refused are left out only when somebody says so. */
export async function importSet(set: NewSet, zonderGeweigerd: boolean): Promise<SetImported> {
  const variables = { ...set, zonderGeweigerd, key: newId() }
  const { answer, written } = await change<{ answer: SetImported }>({ document, variables, isLong: true })
  if (answer.id !== null) await changed([], written)
  return answer
}

/** Takes an import back: the set goes with all that is in it. */
export async function undoImport(batch: string): Promise<void> {
  const { written } = await takeBack(batch)
  await changed([], written)
}
