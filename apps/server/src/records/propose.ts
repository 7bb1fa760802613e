import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { Problem } from '@vezel/model/problems.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import { demandRole } from '../db/demand-right.ts'
import type { Values, Work } from '../db/work.ts'
import { targetOf } from '../kinds/index.ts'
import { rehearse } from './many/attempt.ts'
import { beginNew } from './writing/begin.ts'
import type { Input } from './writing/input.ts'
import { refuseInvalid } from './writing/issues.ts'

/**
 * What the server would fill in of a new record, by the steps in which it is made; nothing of it stays, so a number is that
 * of whoever saves first. Refuses who may not make it, and relations that lead nowhere.
 */
export const propose = (work: Work, entity: Entity, input: Input): Promise<Values> =>
  rehearse(work, async () => {
    demandRole(work.session, entity, 'create')
    const { taken, clean } = await beginNew(work, entity, input, { path: '', make: makesNothing })
    const relations = Object.keys(input).filter((name) => entity.fields[name] && targetOf(entity.fields[name]))
    await refuseInvalid(work, entity, clean, { names: relations, found: [] })
    return Object.fromEntries(
      Object.entries(clean).filter(
        ([name, value]) => isFilledIn(entity, name, clean) && isEmpty(taken[name]) && !isEmpty(value),
      ),
    )
  })

/** What a form can show: its number, once the row of numbers is known, and what somebody may fill in, but not its place in a list. */
function isFilledIn({ fields, numbered, table }: Entity, name: string, clean: Values): boolean {
  const field = fields[name]
  if (name === numbered?.field) return numbered.within === undefined || !isEmpty(clean[numbered.within])
  return field !== undefined && isDrafted(field) && !field.writeOnly && !field.readOnly && name !== table.reorder
}

const makesNothing = (): never => {
  throw new Problem('badRequest', { reason: 'a proposal makes nothing' })
}
