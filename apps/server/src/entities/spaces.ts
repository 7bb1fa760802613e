import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { numberPhoto } from './photo-number.ts'
import { standingOf } from './shown-survey.ts'

/** The form offers only the asset's own spaces. That is a convenience; this is the guarantee. */
export async function demandSpaceOfAsset(
  work: Work,
  space: unknown,
  asset: unknown,
  path = 'sub_asset',
): Promise<void> {
  if (space === null || space === undefined || asset === null || asset === undefined) return
  const chosen = await work.find('subAsset', space)
  if (chosen && chosen.asset !== asset) {
    throw new Problem('invalid', { summary: { nl: 'ruimte', en: 'space' } }, [{ path, rule: 'sameAsset', args: [] }])
  }
}

/** The asset a survey is about. */
export async function assetOfSurvey(work: Work, surveyId: unknown): Promise<unknown> {
  const survey = await work.find('survey', surveyId)
  return (await work.find('inventoryAsset', survey?.inventarisatie_asset))?.asset
}

/** For what a survey says of one of its spaces: the space is one of the asset that it is about. */
export const ofSurveyedAssetBehaviour: Behaviour = {
  async beforeSave(draft, work) {
    await demandSpaceOfAsset(work, draft.sub_asset, await assetOfSurvey(work, draft.onderzoek))
    return undefined
  },
}

/** An exclusion is about a space of the surveyed asset, and its photo has a number among those of that asset. */
export const exclusionBehaviour: Behaviour = {
  async beforeSave(draft, work, before) {
    await numberPhoto(draft, before, (await work.find('survey', draft.onderzoek))?.inventarisatie_asset, work)
    return ofSurveyedAssetBehaviour.beforeSave?.(draft, work, before)
  },
}

export const subAssetBehaviour: Behaviour = {
  standing: ({ row, organisation, arg }) =>
    standingOf('stand_van_ruimte', {
      organisation,
      id: `${row}."id"`,
      asset: `(select a."id" from "inventarisatie_asset" a where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."asset_id")`,
      survey: arg('onderzoek'),
      day: arg('dag'),
    }),
  computed: {
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    onderzocht: ({ standing }) => standing('onderzocht'),
    uitkomst: ({ standing }) => standing('uitkomst'),
    volledige_naam: ({ row }) => `volledige_naam(${row}."organisatie_id", ${row}."id")`,
    aantal_bronlocaties: ({ row }) =>
      `(select count(*)::integer from "bron_locatie" l where l."organisatie_id" = ${row}."organisatie_id" and l."sub_asset_id" = ${row}."id" and l."deleted_at" is null)`,
  },
}

/** What a survey did in a space: what came of it is decided where the space is. */
export const surveySpaceBehaviour: Behaviour = {
  ...ofSurveyedAssetBehaviour,
  standing: ({ row, organisation }) =>
    standingOf('stand_van_ruimte', {
      organisation,
      id: `${row}."sub_asset_id"`,
      asset: 'null::uuid',
      survey: `${row}."onderzoek_id"::text`,
      day: 'null::text',
    }),
  computed: { uitkomst: ({ standing }) => standing('uitkomst') },
}

/** A space of a building: takes its name from the list, and stays within one asset. */
export const spaceBehaviour: Behaviour = {
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
}
