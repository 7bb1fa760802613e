import type { Behaviour } from './behaviour.ts'
import { kindOfPlace } from './shared/kind-of-place.ts'
import { listSpaces, relistSpaces } from './shared/survey-spaces.ts'

/** A space of a building: takes its name from the list. */
export const spaceBehaviour: Behaviour<'space'> = {
  computed: {
    aantal_bronlocaties: ({ row }) =>
      `(select count(*)::integer from "bron_locatie" l where l."organisatie_id" = ${row}."organisatie_id" and l."sub_asset_id" = ${row}."id" and l."deleted_at" is null)`,
  },

  async prepare(draft, work) {
    const parent = await work.find('space', draft.parent_ruimte)
    draft.asset ??= parent?.asset ?? null
    draft.verdieping ??= parent?.verdieping ?? null
    draft.naam ??= (await work.find('ruimte_namen', draft.ruimte_naam))?.value ?? null
  },
  beforeSave: (draft, work, before) => kindOfPlace('building', draft.asset, work, before?.asset),

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
