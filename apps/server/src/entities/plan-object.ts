import { model } from '@vezel/model'
import { drawnLinkFields, drawnLinks, isDrawnLinkKind } from '@vezel/model/drawn-links.ts'
import { isRequired } from '@vezel/model/rules/is-required.ts'
import { isPoints } from '@vezel/model/rules/points.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import { endSql, partsOf, toSurvey } from '../db/same-asset.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

type Draft = DraftOf<'planObject'>
type Type = StoredOf<'svg_element_types'>

/**
 * The points of a row as one figure, and the scale of its plan: units are stretched by the object, and turning changes no size.
 * `what` is an aggregate over its stretches, from x0, y0 to x1, y1.
 */
const overStretches = (row: string, what: string, isClosed: boolean) => `(
  select ${what} from (
    select (n.x)::float8 * ${row}."schaal_x"::float8 as x1, (n.y)::float8 * ${row}."schaal_y"::float8 as y1,
      lag((n.x)::float8${isClosed ? ', 1, n.lx::float8' : ''}) over w * ${row}."schaal_x"::float8 as x0,
      lag((n.y)::float8${isClosed ? ', 1, n.ly::float8' : ''}) over w * ${row}."schaal_y"::float8 as y0
    from (
      select q.p ->> 0 as x, q.p ->> 1 as y, q.at, ${row}."punten" -> -1 ->> 0 as lx, ${row}."punten" -> -1 ->> 1 as ly
      from jsonb_array_elements(${row}."punten") with ordinality q(p, at)
    ) n window w as (order by n.at)
  ) s)`

const ofType = (row: string, condition: string) => `exists (
  select from "svg_element_type" t where t."organisatie_id" = ${row}."organisatie_id" and t."id" = ${row}."svg_element_type_id" and ${condition})`

/** Metres a unit, of the background it lies on; null while that has no scale. */
const metres = (row: string) => `(
  select p."schaal"::float8 / 1000 from "onderzoek_plattegrond" s
  join "asset_plattegrond" p on p."organisatie_id" = s."organisatie_id" and p."id" = s."plattegrond_id"
  where s."organisatie_id" = ${row}."organisatie_id" and s."id" = ${row}."onderzoek_plattegrond_id" and p."schaal" > 0)`

const measured = (row: string, type: string, value: string) =>
  `case when ${row}."punten" is not null and ${ofType(row, type)} then round((${value})::numeric, 3) end`

/** What is drawn fits its element: what that is linked to, its points, and what its handles allow. */
export const planObjectBehaviour: Behaviour<'planObject'> = {
  computed: {
    oppervlakte: ({ row }) =>
      measured(
        row,
        't."is_poly" and t."is_area"',
        `abs(${overStretches(row, 'sum(s.x0 * s.y1 - s.x1 * s.y0)', true)}) / 2 * ${metres(row)} ^ 2`,
      ),
    lengte: ({ row }) =>
      measured(
        row,
        't."is_poly" and not t."is_area"',
        `${overStretches(row, 'sum(sqrt((s.x1 - s.x0) ^ 2 + (s.y1 - s.y0) ^ 2))', false)} * ${metres(row)}`,
      ),
  },
  async beforeSave(draft, work) {
    const type = await work.find('svg_element_types', draft.svg_element_type)
    return type
      ? [...linkIssues(draft, type), ...shapeIssues(draft, type), ...(await surveyIssues(draft, work))]
      : undefined
  },
}

/** The links to what is part of a survey, with the kind of it. */
const ofSurvey = drawnLinkFields.flatMap((path) => {
  const target = model.stored(model.named(model.entity('planObject').fields[path].target))
  return partsOf(target).length > 0 ? [{ path, target }] : []
})

/** Numbers are of a survey: on a plan of another one they name something else. */
async function surveyIssues(draft: Draft, work: Work): Promise<Issue[]> {
  const linked = ofSurvey.filter(({ path }) => !isEmpty(draft[path]))
  if (linked.length === 0 || isEmpty(draft.onderzoek_plattegrond)) return []
  const plan = model.entity('surveyPlan')
  const ends = [{ target: plan }, ...linked].map(({ target }, at) =>
    endSql(toSurvey, target, `try_uuid($${at + 2})`, '$1'),
  )
  const [row] = await work.query<Record<string, string | null>>(
    `select ${ends.map((end, at) => `${end}::text as "at${at}"`).join(', ')}`,
    [work.session.organisationId, draft.onderzoek_plattegrond, ...linked.map(({ path }) => draft[path])],
  )
  // What leads nowhere is refused as unknown.
  return linked.flatMap(({ path }, at): Issue[] => {
    const end = row?.[`at${at + 1}`]
    return end && row?.at0 && end !== row.at0 ? [{ path, rule: 'sameSurvey', args: [] }] : []
  })
}

/** One link, in the relation that the element names; none where it names none. */
function linkIssues(draft: Draft, { koppeling }: Type): Issue[] {
  const asked = isDrawnLinkKind(koppeling) ? drawnLinks[koppeling] : undefined
  return drawnLinkFields.flatMap((path): Issue[] => {
    if (path === asked) return isEmpty(draft[path]) ? [{ path, rule: isRequired.name, args: [] }] : []
    return isEmpty(draft[path]) ? [] : [{ path, rule: 'fitsElement', args: [] }]
  })
}

const LINE = 2
const AREA = 3

function shapeIssues(draft: Draft, type: Type): Issue[] {
  const issues: Issue[] = []
  const least = type.is_area ? AREA : LINE
  if (!type.is_poly && !isEmpty(draft.punten)) issues.push({ path: 'punten', rule: 'fitsElement', args: [] })
  // A structure without a name counts as empty, which no rule of a field looks at.
  const isNoList = draft.punten !== null && !isPoints.test(draft.punten, draft)
  if (isNoList) issues.push({ path: 'punten', rule: isPoints.name, args: [] })
  const drawn = Array.isArray(draft.punten) ? draft.punten.length : 0
  if (type.is_poly && !isNoList && drawn < least) issues.push({ path: 'punten', rule: 'hasPoints', args: [least] })
  if (!(type.is_poly && type.is_area) && !isEmpty(draft.svg_pattern))
    issues.push({ path: 'svg_pattern', rule: 'fitsElement', args: [] })
  if (type.locked_aspect_ratio && Number(draft.schaal_x) !== Number(draft.schaal_y))
    issues.push({ path: 'schaal_y', rule: 'keepsProportions', args: [] })
  return issues
}
