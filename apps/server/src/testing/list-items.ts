import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'

const plain: Readonly<Record<string, unknown>> = { text: 'proef', integer: 1, decimal: 1, color: '#123456' }

/** What an item needs beside its words: the item or set it stands in, and the required fields of its list. */
async function needOf(api: TestApi, list: Entity, session: Session): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(list.fields)) {
    // The place by which they are sorted is given by the server: last.
    if (name === 'value' || name === list.table.reorder) continue
    if (!isDrafted(field) || field.readOnly || !field.required || field.default !== undefined) continue
    const { plural } = pointsAtOne(field) ? model.named(field.target).api : { plural: null }
    if (plural === null) input[name] = plain[field.kind]
    else {
      // The oldest: others may move theirs to the front meanwhile.
      const [first] = (await api.get(`{ ${plural}(limit: 1, sort: [{ field: "id" }]) { id } }`, {}, session)) as {
        id: string
      }[]
      input[name] = { connect: { id: first?.id } }
    }
  }
  return input
}

/** Makes an item of any list as a manager does, in the first set or item there is; answers its id. */
export async function makeItem(api: TestApi, list: Entity, value: string, session: Session): Promise<string> {
  const input = { ...(await needOf(api, list, session)), value }
  const made = (await api.get(
    `mutation($input: Create${list.api.type}Input!) { create${list.api.type}(input: $input) { id } }`,
    { input },
    session,
  )) as { id: string }
  return made.id
}
