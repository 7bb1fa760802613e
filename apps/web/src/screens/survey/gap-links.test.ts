import { model } from '@vezel/model'
import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { GapCode, GapField } from '@vezel/model/gaps.ts'
import { fill, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { expect, test } from 'vitest'
import '../../areas/of-survey.ts'
import { type GapRoads, gapLink } from './gap-links.ts'

const roads: GapRoads = {
  to: (name, ...[params, options]) => fill(routeOf(name), { survey: 's', ...params }, 'en', options?.query),
  sourceOf: (location) => (location === 'elsewhere' ? undefined : 'of-location'),
  placeOf: (source) => (source === 'elsewhere' ? undefined : 'of-source'),
  analysisOf: (result) => (result === 'elsewhere' ? undefined : 'of-result'),
  spaceOf: (surveySpace) => (surveySpace === 'elsewhere' ? undefined : 'of-survey-space'),
}
const address = (name: RouteName, params: Readonly<Record<string, string>> = {}) =>
  fill(routeOf(name), { survey: 's', ...params }, 'en')
const linkOf = (code: GapCode, veld: Partial<GapField> = {}, id = 'one') => {
  const { page, of, field } = dossierRules[code].at
  return gapLink(
    { code, type: model.entity(page).api.type, id, veld: { entity: of, id: 'record', name: field, ...veld } },
    roads,
  )
}

test('every gap that lacks a field leads to that field, unless nobody fills it in or its record has no screen yet', () => {
  const codes = Object.keys(dossierRules) as GapCode[]
  const without = codes.filter((code) => {
    const { of, field }: { of: string; field: string | null } = dossierRules[code].at
    return field !== null && !new RegExp(`[?&]field=${of}[.]${field}$`).test(linkOf(code))
  })
  // The state of a visit is led on by its steps; the certificate of a branch is kept on a page of the administration.
  expect(without).toEqual([
    'visitNotCarriedOut',
    'surveyNotCarriedOut',
    'branchWithoutCertificate',
    'certificateExpired',
  ])
  expect(linkOf('surveyNotCarriedOut')).toBe(`${address('surveys-survey-information-execution')}?visit=record`)
  expect(linkOf('visitNotCarriedOut', { id: 'one' })).toBe(
    `${address('surveys-survey-information-execution')}?visit=one`,
  )
  expect(linkOf('certificateExpired')).toBe(address('surveys-survey-information-surveyinfo'))
})

test('a record that opens above a page or beside a table stands in the address', () => {
  expect(linkOf('analysisWithoutDate')).toBe(
    `${address('surveys-survey-samples-sample-analysis-analysis', { sample: 'one', analysis: 'record' })}?field=analysis.geanalyseerd_op`,
  )
  const strategies = 'surveys-survey-sources-source-group-sanitationstrategies'
  expect(linkOf('sourceWithoutClass')).toBe(
    `${address(`${strategies}-sanitationstrategy`, { source: 'one', sanitationstrategy: 'record' })}?field=sanitationStrategy.smart_risicoklasse`,
  )
  expect(linkOf('spaceWithoutState')).toBe(
    `${address('surveys-survey-asset-spaces-space', { space: 'of-survey-space' })}?field=surveySpace.onderzocht`,
  )
  expect(linkOf('clientMissing')).toBe(`${address('surveys-survey-information-client')}?field=surveyClient.klant`)
})

test('where the record is missing whole, the form opens that makes it', () => {
  const sample = address('surveys-survey-samples-sample', { sample: 'one' })
  expect(linkOf('sampleRejected', { id: null })).toBe(`${sample}?new=analysis.one`)
  expect(linkOf('sampleWithoutResult', { id: null })).toBe(`${sample}?new=analysis.one`)
  expect(linkOf('sampleWithoutResult')).toBe(`${sample}?new=result.one.record`)
  const place = { source: 'one', location: 'of-source' }
  expect(linkOf('sourceWithoutFinding', { id: null })).toBe(
    `${address('surveys-survey-sources-source-locations-location-details', place)}?field=finding.aangetroffen`,
  )
  expect(linkOf('locationWithoutFinding', { id: null })).toMatch(/of-location.*one.*\?field=finding\.aangetroffen$/)
  expect(linkOf('sourceWithoutClass', { id: null })).toBe(
    `${address('surveys-survey-sources-source-group-sanitationstrategies', { source: 'one' })}?new=sanitationStrategy&field=sanitationStrategy.smart_risicoklasse`,
  )
  expect(linkOf('researchMissing', { id: null })).toBe(`${address('surveys-survey-deskresearch')}?new=document`)
  expect(linkOf('surveyNotCarriedOut', { id: null })).toBe(
    `${address('surveys-survey-information-execution')}?new=visit`,
  )
  // What a survey has one of starts with its form.
  expect(linkOf('clientMissing', { id: null })).toMatch(/information\/client\?field=surveyClient\.klant$/)
  expect(linkOf('suitabilityMissing', { id: null })).toBe(
    `${address('surveys-survey-information-suitabilities')}?new=suitability`,
  )
  expect(linkOf('partWithoutExclusion', { id: null })).toBe(
    address('surveys-survey-asset-spaces-space', { space: 'of-survey-space' }),
  )
})

/** Gaps of a record that is missing whole, and whose page opens without a form: what is missing is no form. */
const withoutForm: readonly GapCode[] = [
  // A space of the asset becomes one of the survey on its own card.
  'spaceUnlisted',
  // Whether a part is left out, or something hindered, is said where the space is.
  'partWithoutExclusion',
  // What stands on a plan is drawn.
  'locationNotOnPlan',
  'sampleNotOnPlan',
  'exclusionNotOnPlan',
  'spaceNotOnPlan',
  // Any space will do.
  'nothingSurveyed',
]

test('every gap of a record that is missing whole leads to a form that makes it, unless it is no form', () => {
  const codes = Object.keys(dossierRules) as GapCode[]
  const bare = codes.filter((code) => {
    const { page, of, field }: { page: string; of: string; field: string | null } = dossierRules[code].at
    return page !== of && field === null && !linkOf(code, { id: null }).includes('?')
  })
  expect(bare).toEqual(withoutForm)
})

test('a source without a photo leads to where photos are added, once it has a place', () => {
  expect(linkOf('sourceWithoutPhoto', { id: null })).toBe(
    `${address('surveys-survey-sources-source-locations-location-photos', { source: 'one', location: 'of-source' })}?field=sourcePhoto.file`,
  )
  expect(linkOf('sourceWithoutPhoto', { id: null }, 'elsewhere')).toBe(
    address('surveys-survey-sources-source', { source: 'elsewhere' }),
  )
})

test('a space of which a survey has no line opens itself', () => {
  expect(linkOf('spaceUnlisted', { id: null })).toBe(address('surveys-survey-asset-spaces-space', { space: 'one' }))
})

test('until it is known what a record lies below, its list opens', () => {
  expect(linkOf('locationWithoutFinding', {}, 'elsewhere')).toBe(address('surveys-survey-sources'))
  expect(linkOf('contentContradicted', { id: 'elsewhere' })).toMatch(/samples\/one\?/)
  expect(linkOf('partWithoutExclusion', {}, 'elsewhere')).toBe(address('surveys-survey-asset-spaces'))
})

test('a text that cannot be printed leads to the record and the field that hold it', () => {
  const of = (entity: 'limitation' | 'exclusion' | 'remark' | 'interview' | 'survey', name: string | null) =>
    gapLink(
      { code: 'textUnprintable', type: model.entity(entity).api.type, id: 'one', veld: { entity, id: 'one', name } },
      roads,
    )
  expect(of('limitation', 'omschrijving')).toMatch(/limitations\/one\?field=limitation\.omschrijving$/)
  expect(of('exclusion', 'toelichting')).toContain('exclusions/one')
  expect(of('remark', 'tekst')).toMatch(/information\/other\/one\?field=remark\.tekst$/)
  expect(of('interview', 'verslag')).toMatch(/interviews\/one\?field=interview\.verslag$/)
  expect(of('survey', null)).toBe(address('surveys-survey-information-surveyinfo'))
})
