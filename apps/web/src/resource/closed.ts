import { model } from '@vezel/model'
import { closedAbove, closedBy, closedItself, isClosedAlong, roadsOf, type Standing } from '@vezel/model/closed.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence, small } from '@vezel/model/kit/in-sentence.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { isDeletableIn } from '@vezel/model/kit/states.ts'
import { asksAssignment } from '@vezel/model/rights.ts'
import { type Asked, askFor, type Read } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'

/** The word of the state a record is in: of a choice its value, of a list the code of its item. */
export function stateOf(entity: Entity, row: Read): string | null {
  const value = row[entity.transitions?.field ?? '']
  if (isRecord(value)) return String(value.code ?? '')
  return typeof value === 'string' ? value : null
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
    ...Object.fromEntries(roadsAlong(entity).map(({ name, above }) => [name, closedSelection(above.key)])),
  }
}

/** Two selections as one. */
export function bothAsked(one: Asked, other: Asked): Asked {
  const both = Object.entries(other).map(([name, asked]) => {
    const known = one[name]
    return [name, isRecord(known) && isRecord(asked) ? bothAsked(known, asked) : isRecord(known) ? known : asked]
  })
  return { ...one, ...Object.fromEntries(both) }
}

/** What makes a record read-only: itself, or something it is part of. */
export interface Closed {
  readonly entity: Entity
  readonly row: Read
}

const roadsAlong = (entity: Entity) => (isClosedAlong(entity) ? roadsOf(entity) : [])

/** A record as it was read with `closedSelection`, with all it is part of. */
function standingOf(entity: Entity, row: Read): Standing<Read> {
  return {
    entity,
    row,
    state: stateOf(entity, row),
    above: roadsAlong(entity).flatMap(({ name, above }) => {
      const parent = row[name]
      return isRecord(parent) ? [standingOf(above, parent)] : []
    }),
  }
}

/** The closed record that one is part of by any road, itself not counted: the rule by which the server refuses. */
export const rowClosedAbove = (entity: Entity, row: Read): Closed | null => closedAbove(standingOf(entity, row))

/** The record itself when its state refuses changes. */
export const rowClosedItself = (entity: Entity, row: Read): Closed | null => closedItself(standingOf(entity, row))

/** What closes a record: itself, or the nearest that it is part of. */
export const rowClosedBy = (entity: Entity, row: Read): Closed | null => closedBy(standingOf(entity, row))

/** Whether a record may be deleted by itself, as far as its state goes; an item that the program relies on stays. */
export const isDeletable = (entity: Entity, row: Read): boolean =>
  !entity.known.includes(String(row.code)) && isDeletableIn(entity, stateOf(entity, row), false)

/** What is closed and how that state is called, in small letters: for the sentence why nothing can be changed. */
export function closedWords({ entity, row }: Closed, locale: Locale): { what: string; state: string } {
  const field = entity.transitions?.field ?? ''
  return {
    what: inSentence(entity.label, locale),
    state: small(valueText(entity.fields[field], row[field], locale), locale),
  }
}
