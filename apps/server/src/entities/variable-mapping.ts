import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { parentOf } from '../db/fill-list.ts'
import { now } from '../db/moment.ts'
import { columnOf, q, tableOf } from '../db/names.ts'
import { setOfItem } from '../db/same-set.ts'
import { holdKeys } from '../db/siblings.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

type Draft = DraftOf<'variableMapping'>

const lists = mappedLists.map((key) => ({ key, list: model.named(key), column: q(`${key}_id`) }))
/** The lists of which a mapping names an item: one, or it is refused. */
const named = (draft: Draft) => lists.filter(({ key }) => draft[key] !== null)
const issue = (path: string, rule: string): Issue => ({ path, rule, args: [] })

/** By the list of the item that a row names: an expression for each. */
const byList = (row: string, each: (one: (typeof lists)[number]) => string) =>
  `case ${lists.map((one) => `when ${row}.${one.column} is not null then ${each(one)}`).join(' ')} end`

/** What an item is called, after what it stands in. */
function called(list: Entity, item: string, organisation: string, depth = 0): string {
  const alias = `i${depth}`
  const above = parentOf(list)
  const own = `in_taal(${alias}."value", ${alias}."value_en", ${alias}."value_fr")`
  const words = above
    ? `concat_ws(' › ', ${called(model.named(above.field.target), `${alias}.${q(columnOf(above.name, above.field))}`, organisation, depth + 1)}, ${own})`
    : own
  return `(select ${words} from ${q(tableOf(list))} ${alias} where ${alias}."organisatie_id" = ${organisation} and ${alias}."id" = ${item})`
}

/** What an item of a list is called outside. That both mean the same is acknowledged by somebody, of this value. */
export const variableMappingBehaviour: Behaviour<'variableMapping'> = {
  computed: {
    list: ({ row }) => byList(row, ({ key }) => `'${key}'`),
    variable: ({ row, organisation }) =>
      byList(row, ({ list, column }) => called(list, `${row}.${column}`, organisation)),
  },
  async beforeSave(draft, work, before) {
    await acknowledge(draft, work, before)
    const [one, other] = named(draft)
    if (!one) return [issue('external_system', 'isOfOneItem')]
    if (other) return [issue(other.key, 'isOfOneItem')]
    const same = ([one.key, 'external_system', 'direction', 'value'] as const).every(
      (name) => before?.[name] === draft[name],
    )
    const system = draft.external_system ?? ''
    if (same || system === '') return undefined
    const found = await ofEach(work, standing(work.session.organisationId, one.list), {
      id: before?.id ?? null,
      item: draft[one.key] ?? '',
      system,
      direction: draft.direction ?? '',
      value: draft.value ?? '',
    })
    if (found === 'elsewhere') return [issue('external_system', 'isOfThisSet')]
    return found === 'taken' ? [issue('value', 'isUnique')] : undefined
  },
}

/** Who acknowledged what an item is called in a system, and when; another value, system or item has not been. */
async function acknowledge(draft: Draft, work: Work, before: StoredOf<'variableMapping'> | undefined): Promise<void> {
  const isOther = (['value', 'external_system', ...mappedLists] as const).some((name) => before?.[name] !== draft[name])
  if (before?.acknowledged && draft.acknowledged && isOther) draft.acknowledged = false
  if (draft.acknowledged && before?.acknowledged) return
  draft.acknowledged_at = draft.acknowledged ? await now(work) : null
  draft.acknowledged_by = draft.acknowledged ? work.session.inspectionUserId : null
}

interface Asked {
  readonly id: string | null
  readonly item: string
  readonly system: string
  readonly direction: string
  readonly value: string
}

/** Whether an item has that value there already, or the system is one of another set. One at a time asks, until the commit. */
const standing = (organisation: number, list: Entity): Question<Asked, 'free' | 'taken' | 'elsewhere'> => ({
  name: `mapping ${list.key}`,
  isTurn: true,
  async ask(query, asked) {
    await holdKeys(
      query,
      asked.map(({ item }) => `mapping ${tableOf(list)} ${item}`),
    )
    const column = q(`${list.key}_id`)
    const rows = await query<{ n: number; taken: boolean; here: boolean }>(
      `select a."n"::integer as "n",
         exists (select from "variable_mapping" m where m."organisatie_id" = $1 and m.${column} = a."item" and m."external_system_id" = a."system"
           and (m."direction", m."value") = (a."direction", a."value") and m."deleted_at" is null and m."id"::text is distinct from a."id") as "taken",
         ${setOfItem(list, 'a."item"', '$1')} is not distinct from (select e."variable_set_id" from "external_system" e where e."organisatie_id" = $1 and e."id" = a."system") as "here"
       from unnest($2::text[], $3::integer[], $4::integer[], $5::text[], $6::text[]) with ordinality a("id", "item", "system", "direction", "value", "n")`,
      [
        organisation,
        asked.map(({ id }) => id),
        asked.map(({ item }) => Number(item)),
        asked.map(({ system }) => Number(system)),
        asked.map(({ direction }) => direction),
        asked.map(({ value }) => value),
      ],
    )
    const byPlace = new Map(rows.map((row) => [row.n, row]))
    const key = ({ item, system, direction, value }: Asked) => JSON.stringify([item, system, direction, value])
    return asked.map((one, at) => {
      const row = byPlace.get(at + 1)
      const before = asked.slice(0, at).some((other) => key(other) === key(one))
      return row && !row.here ? 'elsewhere' : row?.taken || before ? 'taken' : 'free'
    })
  },
})
