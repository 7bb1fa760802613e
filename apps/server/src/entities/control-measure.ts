import type { Behaviour } from './behaviour.ts'

/** A measure is advised by a survey of the asset that the location is in; elsewhere no report would print it. */
export const controlMeasureBehaviour: Behaviour<'controlMeasure'> = {
  async beforeSave(draft, work) {
    const source = await work.find('source', (await work.find('location', draft.bron_locatie))?.bron)
    const survey = await work.find('survey', draft.onderzoek)
    return source && survey && source.inventarisatie_asset !== survey.inventarisatie_asset
      ? [{ path: 'bron_locatie', rule: 'sameAsset', args: [] }]
      : undefined
  },
}
