import { type EntityKey, model, type SelectionOf } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { type Behind, pathsBehind, withBehind } from '@vezel/model/kit/behind.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { argumentsOf, isDrafted, isReadBack } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { Exactly } from '@vezel/model/kit/registry.ts'
import { stateFields } from '@vezel/model/kit/states.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { currentMe } from '../api/me.ts'
import type { FormSelection, FormSelectionWith } from '../api/typed.ts'
import { kindOfField } from '../kinds/kinds.ts'
import { type Asked, askFor, type Read } from '../kinds/record.ts'
import { flatValue } from '../kinds/words.ts'
import { bothAsked, changeSelection } from './closed.ts'
import { mergedSelection } from './merged.ts'

/**
 * What a form needs of a record: every field it stores and what its conditions look at behind them, so that rules and
 * predicates see them all, and the states that make it read-only.
 */
export function formSelection<const K extends EntityKey>(key: K): FormSelection<K>
export function formSelection<const K extends EntityKey, const M extends SelectionOf<K>>(
  key: K,
  more: M & Exactly<M, SelectionOf<K>>,
): FormSelectionWith<K, M>
export function formSelection(key: string, more?: Asked): Asked {
  return formSelectionOf(key, more)
}

/** The same of an entity that is only known when the program runs. */
export function formSelectionOf(key: string, more: Asked = {}): Asked {
  const entity = model.named(key)
  const stored = Object.entries(entity.fields).filter(
    ([, field]) => !field.writeOnly && isReadBack(field) && Object.keys(argumentsOf(field)).length === 0,
  )
  const fields = {
    id: true,
    record_version: true,
    created_at: true,
    updated_at: true,
    ...(entity.recorded ? { inventarisatie_user: { id: true, full_name: true } } : {}),
    ...Object.fromEntries(stored.map(([name, field]) => [name, askFor(field)])),
    ...more,
  }
  return bothAsked(bothAsked(fields, changeSelection(key)), selectionBehind(pathsBehind(entity)))
}

/** What to ask of a record so that the ends of these paths are known. */
export const selectionBehind = (paths: readonly string[]): Asked =>
  paths.map((path) => askedOn(path.split('.'))).reduce(bothAsked, {})

const askedOn = ([name = '', ...rest]: readonly string[]): Asked =>
  rest.length === 0 ? { [name]: true } : { [name]: { id: true, ...askedOn(rest) } }

/** What stands at the ends of paths, in as far as a record was asked for it: null where the way ends before. */
export function behindIn(paths: readonly string[], row: Read): Behind {
  const found = paths.map((path) => [path, valueAt(row, path.split('.'))] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

function valueAt(row: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (row === null || !isRecord(row)) return row === null ? null : undefined
  return rest.length === 0 ? row[name] : valueAt(row[name], rest)
}

/** What a table needs of its rows: its columns, and by what a row is called, and the state it is in. */
export function tableSelection(key: string, columns: readonly string[], more: Asked = {}): Asked {
  const entity = model.named(key)
  return {
    id: true,
    record_version: true,
    ...Object.fromEntries(
      [...new Set([...entity.title, ...columns, ...stateFields(entity)])].map((name) => [
        name,
        askFor(entity.fields[name]),
      ]),
    ),
    ...mergedSelection(entity),
    ...more,
  }
}

/** A record as a form holds it: relations as ids, with what its conditions look at behind them. */
export function flatDraft(entity: Entity, row: Read | null): Draft {
  if (row === null) return {}
  const values = Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => isDrafted(field))
      .map(([name, field]) => [name, flatValue(field, row[name])]),
  )
  return withBehind(values, behindIn(pathsBehind(entity), row))
}

/** What a new record starts with as far as the definition says it in words: choices, yes and no, numbers, today, one's country. */
export function startDraft(entity: Entity, now: Date = new Date()): Draft {
  const wallClock = dutchTime(now)
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => isDrafted(field) && !field.readOnly)
      .map(([name, field]) => [name, kindOfField(field).start(field, wallClock, currentMe()?.country)]),
  )
}
