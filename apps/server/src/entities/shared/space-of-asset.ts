import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../../db/work.ts'

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
export const ofSurveyedAsset = {
  async beforeSave(
    draft: { readonly onderzoek?: string | null; readonly sub_asset?: string | null },
    work: Work,
  ): Promise<undefined> {
    await demandSpaceOfAsset(work, draft.sub_asset, await assetOfSurvey(work, draft.onderzoek))
    return undefined
  },
}
