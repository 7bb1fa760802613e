import { model } from '@vezel/model'
import { pageLimits } from '@vezel/model/page-limits.ts'
import type { Differences } from '@vezel/plan/commands.ts'
import type { BulkAnswer } from '../api/bulk.ts'
import { change } from '../api/connection.ts'
import { newId } from '../api/ids.ts'
import { changed } from '../api/queries.ts'
import { toInput } from '../api/save.ts'
import type { Saved } from './drawing-store.ts'

const entity = model.entity('planObject')
const document = `mutation saveTekening($plattegrond: ID!, $rows: [CreateTekenobjectInput!], $ids: [ID!], $each: [UpdateTekenobjectInput!], $deleted: [GezienTekenobject!], $key: String) {
  answer: saveTekening(plattegrond: $plattegrond, rows: $rows, ids: $ids, each: $each, deleted: $deleted, key: $key) { batch changed same refused { id index code message } } }`

type Answer = Pick<BulkAnswer, 'batch' | 'changed' | 'same' | 'refused'>

/** Saves what was drawn on a plan in one call; what is more than a call takes goes in the next. Rejects with an `ApiProblem`. */
export async function saveDrawing(
  plan: string,
  drawn: Differences,
  versions: ReadonlyMap<string, number>,
): Promise<Saved> {
  const refused = new Map<string, { readonly code: string; readonly message: string }>()
  for (const part of partsOf(drawn, pageLimits.bulk)) {
    const variables = {
      plattegrond: plan,
      rows: part.created.map((object) => ({ ...toInput(entity, { ...object }), id: object.id })),
      ids: part.changed.map(({ id }) => id),
      each: part.changed.map(({ id, ...values }) => ({
        ...toInput(entity, values),
        record_version: versions.get(id),
      })),
      deleted: part.deleted.map((id) => ({ id, record_version: versions.get(id) })),
      key: newId(),
    }
    const { answer, written } = await change<{ answer: Answer }>({ document, variables })
    for (const { id, index, code, message } of answer.refused) {
      const which = id ?? part.created[index ?? -1]?.id
      if (which) refused.set(which, { code, message })
    }
    void changed([], written)
  }
  return { refused }
}

/** Differences of at most so many objects each. */
function partsOf({ created, changed: others, deleted }: Differences, most: number): Differences[] {
  const all = [
    ...deleted.map((id) => ({ deleted: [id], created: [], changed: [] })),
    ...others.map((one) => ({ changed: [one], created: [], deleted: [] })),
    ...created.map((one) => ({ created: [one], changed: [], deleted: [] })),
  ] satisfies Differences[]
  const parts: Differences[] = []
  for (let from = 0; from < all.length; from += most) {
    const some = all.slice(from, from + most)
    parts.push({
      created: some.flatMap((one): Differences['created'] => one.created),
      changed: some.flatMap((one): Differences['changed'] => one.changed),
      deleted: some.flatMap((one): Differences['deleted'] => one.deleted),
    })
  }
  return parts
}
