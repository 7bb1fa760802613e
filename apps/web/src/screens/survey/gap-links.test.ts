import { model } from '@vezel/model'
import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { GapCode, GapField } from '@vezel/model/gaps.ts'
import { fill, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { expect, test } from 'vitest'
import '../../areas/of-survey.ts'
import { type GapRoads, gapLink } from './gap-links.ts'

const roads: GapRoads = {
  to: (name, ...[params]) => fill(routeOf(name), { survey: 's', ...params }, 'en'),
  sourceOf: (location) => (location === 'elsewhere' ? undefined : 'of-location'),
  placeOf: (source) => (source === 'elsewhere' ? undefined : 'of-source'),
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
    return field !== null && !linkOf(code).endsWith(`?field=${of}.${field}`)
  })
  // The state of a visit is led on by its steps; the certificate of a branch is kept on a page of the administration.
  // A result stands on the page of its sample.
  expect(without).toEqual([
    'contentContradicted',
    'visitNotCarriedOut',
    'surveyNotCarriedOut',
    'branchWithoutCertificate',
    'certificateExpired',
  ])
  expect(linkOf('surveyNotCarriedOut')).toBe(address('surveys-survey-information-execution'))
  expect(linkOf('visitNotCarriedOut')).toBe(address('surveys-survey-information-execution'))
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

test('where the record is missing whole, the page opens on which it is made', () => {
  expect(linkOf('sampleWithoutResult', { id: null })).toBe(address('surveys-survey-samples-sample', { sample: 'one' }))
  expect(linkOf('sourceWithoutFinding', { id: null })).toBe(address('surveys-survey-sources-source', { source: 'one' }))
  expect(linkOf('sourceWithoutClass', { id: null })).toBe(
    address('surveys-survey-sources-source-group-sanitationstrategies', { source: 'one' }),
  )
  // What a survey has one of starts with its form.
  expect(linkOf('clientMissing', { id: null })).toMatch(/information\/client\?field=surveyClient\.klant$/)
  expect(linkOf('suitabilityMissing', { id: null })).toBe(address('surveys-survey-information-suitabilities'))
  expect(linkOf('partWithoutExclusion', { id: null })).toBe(
    address('surveys-survey-asset-spaces-space', { space: 'of-survey-space' }),
  )
})

test('a source without a photo leads to where photos are added, once it has a place', () => {
  expect(linkOf('sourceWithoutPhoto', { id: null })).toBe(
    address('surveys-survey-sources-source-locations-location-photos', { source: 'one', location: 'of-source' }),
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
