import type { Entity } from '@vezel/model/kit/entity.ts'
import { clearHidden } from '@vezel/model/kit/model.ts'
import { demandRight } from '../../db/demand-right.ts'
import { takeCode } from '../../db/item-code.ts'
import { demandWritable } from '../../db/open.ts'
import type { Values, Work } from '../../db/work.ts'
import { behaviours } from '../../entities/index.ts'
import { lookBehind } from './behind.ts'
import { followAgain } from './follow.ts'
import type { Input } from './input.ts'
import { defaults, takeLastPlace, takeNumber, takeOwnDefaults } from './start.ts'
import { type Sent, takeInput } from './take.ts'

/** What is sent of a new record, beside its input: what it hangs on, and how records that come with it are made. */
export interface Beginning extends Sent {
  readonly fixed?: Values
}

/** A new record as it begins: `taken` is as it was sent, with the defaults; `clean` with what the server filled in. */
export interface Begun {
  readonly taken: Values
  readonly clean: Values
}

/** Fills in what nobody sent: defaults, what the behaviour prepares, number, code and place. Throws where it may not be made. */
export async function beginNew(
  work: Work,
  entity: Entity,
  input: Input,
  { fixed = {}, path, make }: Beginning,
): Promise<Begun> {
  const draft: Values = { ...(await defaults(work, entity)), ...fixed }
  await takeInput(entity, draft, input, { path, make })
  await takeOwnDefaults(work, entity, draft, { ...input, ...fixed })
  await followAgain(work, entity, draft)
  const taken: Values = { ...draft }
  await behaviours[entity.key]?.prepare?.(draft, work, input)
  await takeNumber(work, entity, draft)
  await takeCode(work, entity, draft)
  await takeLastPlace(work, entity, draft, { ...input, ...fixed })
  const clean: Values = { ...clearHidden(entity, await lookBehind(work, entity, draft)) }
  await demandRight(work, entity, entity.access.create, { after: clean })
  await demandWritable(work, [{ entity, after: clean }])
  return { taken, clean }
}
