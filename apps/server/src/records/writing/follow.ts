import type { Entity } from '@vezel/model/kit/entity.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { Values, Work } from '../../db/work.ts'
import { valueAt } from './behind.ts'

/**
 * An own value that is sent and says what it would follow anyway (`overrides`) departs from nothing: it is left empty, so
 * that the record goes on following.
 */
export async function followAgain(work: Work, entity: Entity, draft: Values, before: Values = {}): Promise<void> {
  for (const [name, { of }] of Object.entries(entity.overrides)) {
    if (isEmpty(draft[name]) || draft[name] === before[name]) continue
    const derived = await valueAt(work, entity, draft, of.split('.'))
    if (!isEmpty(derived) && String(derived) === String(draft[name])) draft[name] = null
  }
}
