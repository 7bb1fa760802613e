import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'
import { folder } from './shared/asset-folder.ts'

const numbers = ['imo_nummer', 'eni_nummer'] as const

/** A vessel: an asset by another name. Its numbers are of one ship in the world: no second one of the organisation has them. */
export const vesselBehaviour: Behaviour<'vessel'> = {
  ...folder,
  async beforeSave(draft, work, before) {
    const given = numbers.filter((name) => draft[name] && draft[name] !== before?.[name])
    if (given.length === 0) return
    // Two that come at the same moment come one after the other.
    for (const name of given)
      await work.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `${name} ${work.session.organisationId} ${draft[name]}`,
      ])
    // One that turned out to be another ship keeps its number for what is closed.
    const others = await work.query<Record<(typeof numbers)[number], string | null>>(
      `select "imo_nummer", "eni_nummer" from "asset" where "organisatie_id" = $1 and "variant" = 'Vessel' and "deleted_at" is null
         and "samengevoegd_met_id" is null and "id" is distinct from try_uuid($2) and ("imo_nummer" = $3 or "eni_nummer" = $4)`,
      [work.session.organisationId, before?.id ?? null, draft.imo_nummer, draft.eni_nummer],
    )
    return given
      .filter((name) => others.some((other) => other[name] === draft[name]))
      .map((path): Issue => ({ path, rule: 'isUnique', args: [] }))
  },
}
