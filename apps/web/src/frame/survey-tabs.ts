import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Counted, Filter } from '../api/rows.ts'
import { countedTabs, rowParamOf } from './page-tabs.ts'

/** What belongs to a survey otherwise than by naming it, by the key of its entity. */
const otherwise: Readonly<Record<string, (survey: string) => Filter>> = {
  // Spaces belong to the asset, whichever survey it is.
  space: (survey) => ({
    asset: { where: { inventarisatie_asset: { where: { onderzoeken: { where: { id: { eq: survey } } } } } } },
  }),
  // §8: sources first recorded in the survey, and those found again in it.
  source: (survey) => {
    const ofSurvey = { onderzoek: { eq: survey } }
    return {
      or: [ofSurvey, { locaties: { where: { inventarisaties: { where: { inventarisatie: { where: ofSurvey } } } } } }],
    }
  },
}

/** The relation by which a record names its survey. */
const surveyOf = (entity: Entity) =>
  Object.entries(entity.fields).find(([, field]) => pointsAtOne(field) && field.target === 'survey')?.[0]

/** What the tabs of a survey hold: the records that their screens show, which are named in the address of a row. */
export function contentsOf(survey: string): Readonly<Record<string, Counted>> {
  return Object.fromEntries(
    countedTabs().map((tab) => {
      const entity = model.named(rowParamOf(tab) ?? '')
      const relation = surveyOf(entity)
      const own = otherwise[entity.key]?.(survey) ?? (relation && { [relation]: { eq: survey } })
      if (!own) throw new Error(`How a ${entity.key} belongs to a survey is not known: say it in survey-tabs.ts`)
      return [tab, { of: entity, filter: own }]
    }),
  )
}
