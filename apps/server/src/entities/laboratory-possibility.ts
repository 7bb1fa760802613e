import type { Issue } from '@vezel/model/rules/rule.ts'
import type { DraftOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

const fields = ['stof', 'monster_soort', 'analyse_methode'] as const
type Draft = DraftOf<'laboratoryPossibility'>

/** A laboratory offers an analysis once, and one that there is: its words are those of a method of a kind of a substance. */
export const laboratoryPossibilityBehaviour: Behaviour<'laboratoryPossibility'> = {
  async beforeSave(draft, work, before) {
    if (before && [...fields, 'laboratorium' as const].every((name) => before[name] === draft[name])) return
    // Taken along to another laboratory it names what it named, whatever that is called by now.
    const isSame = before && fields.every((name) => before[name] === draft[name])
    const issues = isSame ? [] : await named(draft, work)
    if (issues.length > 0) return issues
    const twice = await work.query(
      `select 1 from "laboratorium_mogelijkheid" where "organisatie_id" = $1 and "laboratorium_id" = try_uuid($2) and "deleted_at" is null
         and "id" is distinct from try_uuid($3) and "stof_code" = $4 and "monster_soort_code" = $5 and "analyse_methode_code" = $6`,
      [
        work.session.organisationId,
        draft.laboratorium,
        before?.id ?? null,
        draft.stof_code,
        draft.monster_soort_code,
        draft.analyse_methode_code,
      ],
    )
    return twice.length > 0 ? [{ path: 'analyse_methode', rule: 'isUnique', args: [] }] : undefined
  },
}

interface Named {
  readonly stof: string
  readonly soort: string | null
  readonly methode: string | null
}

/** Keeps what its words name, in whatever set and language; else says which of them names nothing. */
async function named(draft: Draft, work: Work): Promise<readonly Issue[]> {
  const [found] = await work.query<Named & Record<string, unknown>>(
    `select s."code" as "stof", k."code" as "soort", m."code" as "methode"
     from "materiaal_type" s
     left join "monster_soort" k on k."organisatie_id" = s."organisatie_id" and k."materiaal_type_id" = s."id"
       and k."deleted_at" is null and $3 in (k."value", k."value_en", k."value_fr")
     left join "analyse_methode" m on m."organisatie_id" = k."organisatie_id" and m."monster_soort_id" = k."id"
       and m."deleted_at" is null and $4 in (m."value", m."value_en", m."value_fr")
     where s."organisatie_id" = $1 and s."deleted_at" is null and $2 in (s."value", s."value_en", s."value_fr")
     order by m."id" desc nulls last, k."id" desc nulls last limit 1`,
    [work.session.organisationId, draft.stof, draft.monster_soort, draft.analyse_methode],
  )
  draft.stof_code = found?.stof ?? null
  draft.monster_soort_code = found?.soort ?? null
  draft.analyse_methode_code = found?.methode ?? null
  if (!found) return [{ path: 'stof', rule: 'isSubstance', args: [] }]
  if (found.soort === null) return [{ path: 'monster_soort', rule: 'isKindOfSubstance', args: [] }]
  if (found.methode === null) return [{ path: 'analyse_methode', rule: 'isMethodOfKind', args: [] }]
  return []
}
