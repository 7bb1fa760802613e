import { Problem } from '@vezel/model/problems.ts'
import type { Behaviour } from './behaviour.ts'
import { demandSpaceOfAsset } from './shared/space-of-asset.ts'
import { listSpaces } from './shared/survey-spaces.ts'

/** A space of a building: takes its name from the list, and stays within one asset. */
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

  async beforeSave(draft, work) {
    const floor = await work.find('floor', draft.verdieping)
    if (floor && floor.asset !== draft.asset) {
      throw new Problem('invalid', { summary: { nl: 'verdieping', en: 'floor' } }, [
        { path: 'verdieping', rule: 'sameAsset', args: [] },
      ])
    }
    await demandSpaceOfAsset(work, draft.parent_ruimte, draft.asset, 'parent_ruimte')
  },

  // Surveys that run have something to say of it.
  async afterCreate(id, _, work) {
    await listSpaces(work, { space: id })
  },
  async afterUpdate(id, draft, work, before) {
    if (before.asset !== draft.asset) await listSpaces(work, { space: id })
  },
  async afterRestore(record, work) {
    await listSpaces(work, { space: record.id })
  },
}
