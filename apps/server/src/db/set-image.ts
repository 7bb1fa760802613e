import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import { inSet } from './copy-set.ts'
import { listsInOrder, parentOf } from './fill-list.ts'
import { columnOf, q, tableOf } from './names.ts'
import { storedFieldsOf } from './work.ts'

/** What a mapping says, by its column: a set tells the same of it wherever it stands. */
const ofMapping = ['value', 'direction', 'priority', 'description', 'acknowledged']

/** The fields of a list that an item carries along: its code says what it is, and its place is told by where it stands. */
const carried = (list: Entity) =>
  storedFieldsOf(list).filter(([name]) => !['variable_set', 'code', 'volgorde', parentOf(list)?.name].includes(name))

/** The names of what an image tells of a mapping. */
export const imagedMapping: readonly string[] = ['external_system', ...ofMapping]
/** The fields of an item that an image tells, beside its place. */
export const imagedFields = (list: Entity): readonly string[] => carried(list).map(([name]) => name)

/**
 * All items of a set, without a single id: the list, the codes of what it stands in with its own, its place, what it says
 * (other items by their code) and its mappings. A statement of which `set` and `organisation` are places or expressions.
 */
export const imageOf = (set: string, organisation: string): string =>
  listsInOrder()
    .map((list) => imageOfList(list, set, organisation))
    .join('\nunion all ')

/** The same of one list; with `ids` an item tells its own, and each of its mappings too. */
export function imageOfList(list: Entity, set: string, organisation: string, { ids = false } = {}): string {
  const { joins, where } = inSet(list, set)
  const codes = [...joins.map((_, at) => `p${at}."code"`).reverse(), 't."code"']
  const says = carried(list).map(([name, field]) => {
    const column = `t.${q(columnOf(name, field))}`
    if (!pointsAtOne(field)) return `'${name}', ${column}`
    const target = q(tableOf(model.named(field.target)))
    return `'${name}', (select r."code" from ${target} r where r."organisatie_id" = ${organisation} and r."id" = ${column})`
  })
  return `select ${ids ? 't."id"::text, ' : ''}'${list.key}'::text as "lijst", array[${codes.join(', ')}]::text[] as "pad", t."volgorde", jsonb_build_object(${says.join(', ')}) as "velden", ${mappingsOf(list, organisation, ids)} as "koppelwaarden"
        from ${q(tableOf(list))} t ${joins.join(' ')} where t."organisatie_id" = ${organisation} and ${where}`
}

function mappingsOf(list: Entity, organisation: string, ids: boolean): string {
  if (!mappedLists.some((key) => key === list.key)) return `'[]'::jsonb`
  const says = [...(ids ? [`'id', m."id"`] : []), ...ofMapping.map((name) => `'${name}', m.${q(name)}`)].join(', ')
  return `(select coalesce(jsonb_agg(jsonb_build_object('external_system', e."code", ${says}) order by e."code", m."direction", m."value"), '[]')
    from "variable_mapping" m join "external_system" e on e."organisatie_id" = m."organisatie_id" and e."id" = m."external_system_id"
    where m."organisatie_id" = ${organisation} and m.${q(`${list.key}_id`)} = t."id" and m."deleted_at" is null)`
}

/** What an item says, and what it is called outside. */
export interface Imaged {
  readonly velden: Readonly<Record<string, unknown>>
  readonly koppelwaarden: readonly Readonly<Record<string, unknown>>[]
}
/** An item that two sets do not have alike; null where a set has none. */
export interface Difference {
  readonly lijst: string
  readonly pad: readonly string[]
  readonly oud: Imaged | null
  readonly nieuw: Imaged | null
}

/** The items in which two sets differ, by list: `$1` the organisation, `$2` the set before and `$3` the one after. */
export const differenceOfSets = (): string =>
  `with "a" as (${imageOf('$2', '$1')}), "b" as (${imageOf('$3', '$1')})
   select "lijst", "pad",
     case when a."velden" is not null then jsonb_build_object('velden', a."velden", 'koppelwaarden', a."koppelwaarden") end as "oud",
     case when b."velden" is not null then jsonb_build_object('velden', b."velden", 'koppelwaarden', b."koppelwaarden") end as "nieuw"
   from "a" a full join "b" b using ("lijst", "pad")
   where a."velden" is distinct from b."velden" or a."koppelwaarden" is distinct from b."koppelwaarden"
   order by "lijst", cardinality("pad"), coalesce(b."volgorde", a."volgorde"), "pad"`
