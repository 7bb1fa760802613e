import type { Behaviour } from './behaviour.ts'
import { kindOfPlace } from './shared/kind-of-place.ts'
import { listSpaces, relistSpaces } from './shared/survey-spaces.ts'

/** A space of a vessel: takes its name from the list of places on board. */
export const vesselSpaceBehaviour: Behaviour<'vesselSpace'> = {
  computed: {
    aantal_vscp_regels: ({ row }) =>
      `(select count(*)::integer from "vscp_entry" e where e."organisatie_id" = ${row}."organisatie_id" and e."sub_asset_id" = ${row}."id" and e."deleted_at" is null)`,
  },

  async prepare(draft, work) {
    const parent = await work.find('vesselSpace', draft.parent_ruimte)
    draft.asset ??= parent?.asset ?? null
    draft.verdieping ??= parent?.verdieping ?? null
    draft.vscp_zone ??= parent?.vscp_zone ?? null
    draft.naam ??= (await work.find('location_names', draft.location_name))?.value ?? null
  },
  beforeSave: (draft, work, before) => kindOfPlace('vessel', draft.asset, work, before?.asset),

  // Surveys that run have something to say of it.
  async afterCreateOfAll(made, work) {
    await listSpaces(work, { spaces: made.map(({ id }) => id) })
  },
  async afterUpdate(id, draft, work, before) {
    if (before.asset !== draft.asset) await relistSpaces(work, { spaces: [id] })
  },
  async afterRestoreOfAll(records, work) {
    await listSpaces(work, { spaces: records.map(({ id }) => id) })
  },
}
