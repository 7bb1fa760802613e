import type { Entity } from '@vezel/model/kit/entity.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { Values, Work } from '../../db/work.ts'
import { targetOf } from '../../kinds/index.ts'

/**
 * An own value that is sent and says what it would follow anyway (`overrides`) departs from nothing: it is left empty, so
 * that the record goes on following.
 */
export async function followAgain(work: Work, entity: Entity, draft: Values, before: Values = {}): Promise<void> {
  for (const [name, { of }] of Object.entries(entity.overrides)) {
    if (isEmpty(draft[name]) || draft[name] === before[name]) continue
    const derived = await derivedOf(work, entity, draft, of.split('.'))
    if (!isEmpty(derived) && String(derived) === String(draft[name])) draft[name] = null
  }
}

/** The value at the end of a path of relations. */
async function derivedOf(
  work: Work,
  entity: Entity,
  row: Values,
  [name = '', ...rest]: readonly string[],
): Promise<unknown> {
  if (rest.length === 0) return row[name]
  const field = entity.fields[name]
  const target = field && targetOf(field)
  const next = target && (await work.findOf(target, row[name]))
  return next && derivedOf(work, target, next, rest)
}
