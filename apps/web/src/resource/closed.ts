import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { asksAssignment } from '@vezel/model/rights.ts'
import { type Asked, askFor, type Read, valueText } from '../kinds/record.ts'

/** The word of the state a record is in: of a choice its value, of a list the code of its item. */
export function stateOf(entity: Entity, row: Read): string | null {
  const value = row[entity.transitions?.field ?? '']
  if (typeof value === 'object' && value !== null) return String((value as Read).code ?? '')
  return typeof value === 'string' ? value : null
}

/** The relations through which a record is closed with another. Shared records are only listed by the survey they name. */
function roadsOf(entity: Entity): [name: string, above: Entity][] {
  if (entity.shared) return []
  return entity.partOf.flatMap((name): [string, Entity][] => {
    const field = entity.fields[name]
    return field?.kind === 'belongsTo' ? [[name, model.named(field.target)]] : []
  })
}

/** What must be asked of a record to know whether it may be changed: its own state, that of all it is part of, and who is on it. */
export function changeSelection(key: string): Asked {
  return { ...closedSelection(key), ...(asksAssignment(model.named(key)) ? { toegewezen: true } : {}) }
}

/** What must be asked of a record to know whether it is closed: its own state, and that of all it is part of. */
export function closedSelection(key: string): Asked {
  const entity = model.named(key)
  const { field } = entity.transitions ?? {}
  return {
    id: true,
    ...(field ? { [field]: askFor(entity.fields[field]) } : {}),
    ...Object.fromEntries(roadsOf(entity).map(([name, above]) => [name, closedSelection(above.key)])),
  }
}

/** Two selections as one. */
export function bothAsked(one: Asked, other: Asked): Asked {
  const both = Object.entries(other).map(([name, asked]) => {
    const known = one[name]
    return [name, isAsked(known) && isAsked(asked) ? bothAsked(known, asked) : isAsked(known) ? known : asked]
  })
  return { ...one, ...Object.fromEntries(both) }
}
const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null

/** What makes a record read-only: itself, or something it is part of. */
export interface Closed {
  readonly entity: Entity
  readonly row: Read
}

/** The closed record that one is part of by any road, itself not counted: the rule by which the server refuses. */
export function closedAbove(entity: Entity, row: Read): Closed | null {
  for (const [name, above] of roadsOf(entity)) {
    const parent = row[name]
    if (typeof parent !== 'object' || parent === null) continue
    const closed = closedItself(above, parent as Read) ?? closedAbove(above, parent as Read)
    if (closed) return closed
  }
  return null
}

/** The record itself when its state refuses changes. */
export function closedItself(entity: Entity, row: Read): Closed | null {
  const state = stateOf(entity, row)
  return state !== null && entity.transitions?.states[state]?.readOnly ? { entity, row } : null
}

/** Whether a record that is closed by its own state may go all the same, by itself. */
export function mayGo(entity: Entity, row: Read): boolean {
  const state = stateOf(entity, row)
  return !closedItself(entity, row) || entity.transitions?.states[state ?? '']?.deletable === 'alone'
}

/** What is closed and how that state is called, in small letters: for the sentence why nothing can be changed. */
export function closedWords({ entity, row }: Closed, locale: Locale): { what: string; state: string } {
  const field = entity.transitions?.field ?? ''
  return {
    what: inLocale(entity.label, locale).toLocaleLowerCase(locale),
    state: valueText(entity.fields[field], row[field], locale).toLocaleLowerCase(locale),
  }
}
