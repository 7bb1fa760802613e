import type { Behaviour } from './behaviour.ts'

const fields = ['stof', 'monster_soort', 'analyse_methode'] as const

/** A laboratory offers an analysis once. */
export const laboratoryPossibilityBehaviour: Behaviour<'laboratoryPossibility'> = {
  async beforeSave(draft, work, before) {
    if (before && [...fields, 'laboratorium' as const].every((name) => before[name] === draft[name])) return
    const twice = await work.query(
      `select 1 from "laboratorium_mogelijkheid" where "organisatie_id" = $1 and "laboratorium_id" = try_uuid($2) and "deleted_at" is null
         and "id" is distinct from try_uuid($3) and "stof" = $4 and "monster_soort" = $5 and "analyse_methode" = $6`,
      [
        work.session.organisationId,
        draft.laboratorium,
        before?.id ?? null,
        draft.stof,
        draft.monster_soort,
        draft.analyse_methode,
      ],
    )
    return twice.length > 0 ? [{ path: 'analyse_methode', rule: 'isUnique', args: [] }] : undefined
  },
}
