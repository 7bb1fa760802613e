import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { fieldLabel } from '../kinds/record.ts'
import { fold } from '../ui/fold.ts'

/** The field that each column of a file goes to; null of one that is left out. */
export type Matches = readonly (string | null)[]

/**
 * The fields that a cell can fill: those of the form, without what the place of the list fills in already; and the number of
 * the record, which tells which one it is also where nobody gives it.
 */
export function importable(entity: Entity, where: Readonly<Record<string, unknown>>): [name: string, field: Field][] {
  const onForm = entity.form.length > 0 ? entity.form.flatMap(({ fields }) => fields) : Object.keys(entity.fields)
  const names = [...new Set([...(entity.numbered ? [entity.numbered.field] : []), ...onForm])]
  return names.flatMap((name): [string, Field][] => {
    const field = entity.fields[name]
    const isGiven = field && (!field.readOnly || entity.numbered?.field === name)
    if (!isGiven || name in where || !isDrafted(field) || kindOfField(field).read === null) return []
    return [[name, field]]
  })
}

/** The fields that a new record cannot do without: what is neither filled in by the place of the list nor by the server. */
export function needed(entity: Entity, where: Readonly<Record<string, unknown>>): string[] {
  return importable(entity, where)
    .filter(([name, field]) => field.required && !isFilledIn(entity, name, field))
    .map(([name]) => name)
}
const isFilledIn = (entity: Entity, name: string, field: Field) =>
  field.proposed === true || field.default !== undefined || entity.numbered?.field === name

/** The fields by which a row may be a record that is there: what occurs once, a number, and what records are called by. */
export function knowing(entity: Entity, where: Readonly<Record<string, unknown>>): string[] {
  const isPlain = (name: string, field: Field) =>
    field.unique !== undefined ||
    entity.numbered?.field === name ||
    entity.search.includes(name) ||
    entity.title.includes(name) ||
    entity.shared?.fixed.includes(name) === true
  return importable(entity, where).flatMap(([name, field]) => (isPlain(name, field) ? [name] : []))
}

/** A name as it is compared: small letters and figures alone, the unit behind it gone. */
const bare = (name: string) => fold(name.replace(/\([^)]*\)\s*$/, '')).replace(/[^a-z0-9]+/g, '')

/** The name of a field in every language, and in the program. */
function namesOf(name: string, field: Field): string[] {
  return [name, ...locales.map((locale) => fieldLabel(field, locale))].map(bare).filter(Boolean)
}

/** The fields that the names of columns mean, in any of the languages; each field once. */
export function suggest(headers: readonly string[], fields: readonly (readonly [string, Field])[]): Matches {
  const taken = new Set<string>()
  const take = (isIt: (said: string, names: readonly string[]) => boolean) => (header: string) => {
    const said = bare(header)
    const found =
      said === '' ? undefined : fields.find(([name, field]) => !taken.has(name) && isIt(said, namesOf(name, field)))
    if (found) taken.add(found[0])
    return found?.[0] ?? null
  }
  const exact = headers.map(take((said, names) => names.includes(said)))
  // A longer name with that of the field in it, such as "Ruimtenummer" for a number; whoever looks may choose otherwise.
  const alike = take((said, names) =>
    names.some((name) => name.length > 3 && (said.startsWith(name) || said.endsWith(name))),
  )
  return headers.map((header, at) => exact[at] ?? alike(header))
}

/** What somebody chose for a list of columns. */
export interface Remembered {
  readonly headers: readonly string[]
  readonly matches: Matches
  readonly key: string | null
  /** `YYYY-MM-DD HH:mm:ss`, Dutch time. */
  readonly when: string
}

const kept = 20
const storeKey = (organisation: string, of: string) => `vezel-import ${organisation} ${of}`

/** What this device remembers for an organisation and a kind of record, the newest first. */
export function remembered(organisation: string, of: string): Remembered[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storeKey(organisation, of)) ?? '[]')
    return Array.isArray(read) ? read.filter(isRemembered) : []
  } catch {
    return []
  }
}
function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false
  const { headers, matches, when, key } = value as Record<string, unknown>
  const isName = (one: unknown) => typeof one === 'string'
  return (
    Array.isArray(headers) &&
    headers.every(isName) &&
    Array.isArray(matches) &&
    matches.length === headers.length &&
    matches.every((one) => one === null || isName(one)) &&
    isName(when) &&
    (key === null || isName(key))
  )
}

/** Remembers what was chosen, in place of what was for the same columns. */
export function remember(organisation: string, of: string, next: Remembered): void {
  const others = remembered(organisation, of).filter(({ headers }) => !isSame(headers, next.headers))
  try {
    localStorage.setItem(storeKey(organisation, of), JSON.stringify([next, ...others].slice(0, kept)))
  } catch {
    // A full store remembers what it had.
  }
}
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** Where the columns of a file go, and which of them this device remembered. */
export interface Beginning {
  readonly matches: Matches
  readonly isKnown: readonly boolean[]
  readonly key: string | null
  /** When it was remembered; null of columns that are all new. */
  readonly when: string | null
}

/** As it was chosen for the same columns; else column by column as last chosen; else by their names. */
export function beginWith(
  headers: readonly string[],
  fields: readonly (readonly [string, Field])[],
  memory: readonly Remembered[],
): Beginning {
  const may = new Set(fields.map(([name]) => name))
  const isAllowed = (name: string | null) => name === null || may.has(name)
  const known = headers.map((header) => {
    const one =
      memory.find((former) => isSame(former.headers, headers)) ??
      memory.find((former) => former.headers.includes(header))
    const match = one?.matches[isSame(one.headers, headers) ? headers.indexOf(header) : one.headers.indexOf(header)]
    return match !== undefined && isAllowed(match) ? { match, one } : undefined
  })
  const used = new Set(known.map((found) => found?.match ?? null))
  const rest = suggest(
    headers.map((header, at) => (known[at] ? '' : header)),
    fields.filter(([name]) => !used.has(name)),
  )
  const seen = new Set<string>()
  const matches = headers.map((_, at) => {
    const match = known[at] ? known[at].match : (rest[at] ?? null)
    if (match === null || seen.has(match)) return null
    seen.add(match)
    return match
  })
  const [first] = known.flatMap((found) => found?.one ?? [])
  return {
    matches,
    isKnown: known.map((found) => found !== undefined),
    key: first?.key ?? null,
    when: first?.when ?? null,
  }
}
