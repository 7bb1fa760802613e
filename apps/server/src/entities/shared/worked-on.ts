import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { assignment, type Policy } from '@vezel/model/rights.ts'
import { columnOf, linkTableOf, q, tableOf } from '../../db/names.ts'

/** Under these what was found is recorded, and what the report says of it. Planning, clients and dates are no such work. */
const written: readonly Policy[] = ['surveyor', 'writer']
/** Listed by the start of a survey in the name of whoever starts it; what is said in it is in the history. */
const listedByProduct = 'surveySpace'

/** The road by which records of a kind are part of a survey, or undefined. */
function roadOf(entity: Entity): readonly { readonly column: string; readonly above: Entity }[] | undefined {
  for (const name of entity.partOf) {
    const field = entity.fields[name]
    if (!pointsAtOne(field)) continue
    const above = model.named(field.target)
    const rest = above.key === assignment.survey ? [] : roadOf(above)
    if (rest) return [{ column: q(columnOf(name, field)), above }, ...rest]
  }
  return undefined
}

/** The condition that a row of a kind is part of the survey, deleted or not. */
function ofSurvey(entity: Entity, row: string, survey: string, organisation: string): string {
  const [step] = roadOf(entity) ?? []
  if (!step) throw new Error(`${entity.key} is part of no survey`)
  const { column, above } = step
  if (above.key === assignment.survey) return `${row}.${column} = ${survey}`
  const x = `${row}x`
  return `${row}.${column} in (select ${x}."id" from ${q(tableOf(above))} ${x}
    where ${x}."organisatie_id" = ${organisation} and ${ofSurvey(above, x, survey, organisation)})`
}

const rowsOf = (entity: Entity, survey: string, organisation: string) =>
  `from ${q(tableOf(entity))} wd where wd."organisatie_id" = ${organisation} and ${ofSurvey(entity, 'wd', survey, organisation)}`

/** What is written in a dossier: what is part of a survey and is made under one of those policies. A report has its own authors. */
const dossier = (): readonly Entity[] =>
  model.entities.filter((e) => written.includes(e.access.create) && !e.transitions && roadOf(e) !== undefined)

/**
 * The ids among the staff of all who worked on a survey, by commas, as SQL: whoever was ever an inspector of its execution or
 * a visit, and whoever recorded, changed or took away what it says. Taking somebody off the survey does not undo that he did it.
 */
export function workedOn(survey: string, organisation: string): string {
  const kinds = dossier()
  const recorded = kinds
    .filter(({ recorded, key }) => recorded && key !== listedByProduct)
    .map((kind) => `select wd."inventarisatie_user_id" as "wie" ${rowsOf(kind, survey, organisation)}`)
  const records = kinds
    .map((kind) => `select '${kind.api.type}' as "soort", wd."id"::text as "id" ${rowsOf(kind, survey, organisation)}`)
    .join(' union all ')
  const lines = `select u."id" as "wie" from (${records}) r
    join "geschiedenis" g on g."organisatie_id" = ${organisation} and g."record_type" = r."soort" and g."record_id" = r."id"
      and g."actie" in ('create', 'update', 'delete', 'restore')
    join "inventarisatie_user" u on u."organisatie_id" = ${organisation} and u."user_id" = g."user_id"`
  const assigned = assignment.goes.flatMap(({ entity: key, people }) => {
    const entity = model.named(key)
    const rows = rowsOf(entity, survey, organisation)
    return [
      `select l."naar_id" from ${q(linkTableOf(entity, people))} l where l."organisatie_id" = ${organisation} and l."van_id" in (select wd."id" ${rows})`,
      `select try_uuid(p."wie" #>> '{}') from "geschiedenis" g
        cross join lateral jsonb_path_query(g."wijzigingen", '$.${people}[*][*]') p("wie")
        where g."organisatie_id" = ${organisation} and g."record_type" = '${entity.api.type}' and g."record_id" in (select wd."id"::text ${rows})`,
    ]
  })
  return `(select string_agg(distinct w."wie"::text, ',') from (${[...recorded, lines, ...assigned].join(' union all ')}) w where w."wie" is not null)`
}
