import { type Behind, pathsBehind, withBehind } from '@vezel/model/kit/behind.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Values, Work } from '../../db/work.ts'
import { targetOf } from '../../kinds/index.ts'

/** The draft with what the conditions of its definition look at behind its relations, as they now stand in it. */
export async function lookBehind<V extends Values>(work: Work, entity: Entity, draft: V): Promise<V> {
  const found: Record<string, unknown> = {}
  for (const path of pathsBehind(entity)) found[path] = await valueAt(work, entity, draft, path.split('.'))
  return withBehind(draft, found satisfies Behind)
}

/** The value at the end of a path of relations; undefined where the way ends before. */
export async function valueAt(
  work: Work,
  entity: Entity,
  row: Values,
  [name = '', ...rest]: readonly string[],
): Promise<unknown> {
  if (rest.length === 0) return row[name]
  const field = entity.fields[name]
  const target = field && targetOf(field)
  const next = target && (await work.findOf(target, row[name]))
  return next && valueAt(work, target, next, rest)
}
