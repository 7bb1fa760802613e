import { type Entitled, isEntitled, refusedAll, refusedYourself } from '@vezel/model/capabilities.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import { ofEach, type Question } from '../../db/wave.ts'
import type { Work } from '../../db/work.ts'
import { fullName } from './full-name.ts'

/** The words of an item of a list in the three languages, as SQL. */
export const words = (
  item: string,
) => `jsonb_build_object('nl', ${item}."value", 'en', coalesce(nullif(${item}."value_en", ''), ${item}."value"),
  'fr', coalesce(nullif(${item}."value_fr", ''), ${item}."value"))`

interface Asked {
  /** Of the capability. */
  readonly code: string
  /** Ids among the staff. */
  readonly people: readonly string[]
  /** `YYYY-MM-DD`; today where it is null. */
  readonly day: string | null
}
interface Answer {
  /** Null where no list has it. */
  readonly capability: Label | null
  readonly people: readonly Entitled[]
}

/** What people lack, on a day, for a capability. */
const lacks: Question<Asked, Answer> = {
  name: 'entitled people',
  ask: (query, keys) =>
    query<Answer>(
      `select (select ${words('c')} from "inventarisatie_user_capability" c
           where c."code" = g."code" and c."deleted_at" is null order by c."id" limit 1) as "capability",
         coalesce((select jsonb_agg(p."persoon") from (
           select distinct on (i."id") jsonb_build_object('id', i."id", 'name', ${fullName('u')}, 'isGranted', k."item" is not null,
             'missing', coalesce(m."lijst", '[]')) as "persoon"
           from "inventarisatie_user" i
           join "user" u on u."id" = i."user_id"
           left join lateral (
             select c."id" as "item" from "user_capability" k
             join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
             where k."organisatie_id" = i."organisatie_id" and k."inventarisatie_user_id" = i."id" and k."deleted_at" is null and c."code" = g."code"
           ) k on true
           left join lateral (
             select jsonb_agg(jsonb_build_object('type', ${words('t')}, 'expired', o."verlopen_op") order by t."volgorde") as "lijst"
             from ontbrekende_certificaten(i."organisatie_id", i."id", k."item", g."dag") o
             join "inventarisatie_user_certificate_type" t on t."organisatie_id" = i."organisatie_id" and t."id" = o."soort_id"
           ) m on true
           where i."id"::text in (select jsonb_array_elements_text(g."people")) and i."active" and i."deleted_at" is null
           order by i."id", k."item" is null, m."lijst" is not null
         ) p), '[]') as "people"
       from (
         select e."n", e."asked" ->> 'code' as "code", e."asked" -> 'people' as "people", coalesce(try_date(e."asked" ->> 'day'), vandaag()) as "dag"
         from jsonb_array_elements($1::jsonb) with ordinality e("asked", "n") offset 0
       ) g order by g."n"`,
      [JSON.stringify(keys)],
    ),
}

/** What people lack, on a day or today, for the capability of a code. */
export const lackedBy = (work: Work, question: Asked): Promise<Answer> => ofEach(work, lacks, question)

/** Why whoever is logged in may not do what asks for the capability of a code, on a day or today; undefined where that is free. */
export async function refuseYourself(work: Work, code: string, day: string | null = null): Promise<Label | undefined> {
  const { capability, people } = await ofEach(work, lacks, { code, people: [work.session.inspectionUserId], day })
  const [person] = people
  return capability && person && !isEntitled(person) ? refusedYourself(person, capability) : undefined
}

/** Why nobody of these may on a day; undefined where one may. */
export async function refuseAll(
  work: Work,
  code: string,
  { people, day }: { readonly people: readonly string[]; readonly day: string },
): Promise<Label | undefined> {
  const { capability, people: asked } = await ofEach(work, lacks, { code, people, day })
  return capability && !asked.some(isEntitled) ? refusedAll(asked, capability, day) : undefined
}

/** Whether somebody may today, as SQL. */
export const isEntitledSql = (organisation: string, person: string, code: string) =>
  `is_bevoegd(${organisation}, ${person}, '${code}', vandaag())`
