import type { Entity } from '@vezel/model/kit/entity.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { Values, Work } from '../../db/work.ts'
import { targetOf } from '../../kinds/index.ts'
import { withComputed } from '../computed-values.ts'
import { valueAt } from './behind.ts'

/**
 * An own value that is sent and says what it would follow anyway (`overrides`) departs from nothing: it is left empty, so
 * that the record goes on following.
 */
export async function followAgain(work: Work, entity: Entity, draft: Values, before: Values = {}): Promise<void> {
  for (const [name, { of }] of Object.entries(entity.overrides)) {
    if (isEmpty(draft[name]) || draft[name] === before[name]) continue
    const derived = await derivedOf(work, entity, draft, of.split('.'))
    if (!isEmpty(derived) && (await saysSame(work, entity, name, derived, draft[name]))) draft[name] = null
  }
}

/** What a field would follow: what its path of relations leads to, or what is worked out of the record, which a new one is not yet. */
async function derivedOf(work: Work, entity: Entity, draft: Values, path: readonly string[]): Promise<unknown> {
  const [first = '', ...rest] = path
  if (rest.length > 0) return valueAt(work, entity, draft, path)
  return draft.id === undefined ? null : (await withComputed(work, entity, draft, [first]))[first]
}

/** What is followed may be of a survey with another variable set: the same item has another id there, and the same code. */
async function saysSame(work: Work, entity: Entity, name: string, one: unknown, other: unknown): Promise<boolean> {
  if (String(one) === String(other)) return true
  const field = entity.fields[name]
  const target = field && targetOf(field)
  if (!target?.isLookup) return false
  const [is, follows] = [await work.findOf(target, other), await work.findOf(target, one)]
  return !isEmpty(is?.code) && is?.code === follows?.code
}
