import type { Work } from '../../db/work.ts'

/** Whether the asset of a survey is a vessel; undefined where there is no such survey. */
export async function isOfVessel(work: Work, survey: string | null | undefined): Promise<boolean | undefined> {
  const found = await work.find('survey', survey)
  const folder = await work.find('inventoryAsset', found?.inventarisatie_asset)
  return folder && (await work.find('vessel', folder.asset)) !== undefined
}
