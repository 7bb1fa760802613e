import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { GapCode } from '@vezel/model/gaps.ts'
import { gapCounts } from '@vezel/model/messages/report/gaps.ts'
import { expect, test } from 'vitest'
import { groupsOf, groupText, type Weighed } from './gap-groups.ts'

const gap = (code: GapCode, explained = false, toelichtbaar = true): Weighed => ({
  code,
  toelichtbaar,
  argument: explained ? 'a' : null,
})

test('records that lack the same are counted in a line, what blocks first and what was explained last', () => {
  const groups = groupsOf([
    gap('sampleWithoutResult', true),
    gap('sampleWithoutResult'),
    gap('sourceWithoutPhoto'),
    gap('surveyNotCarriedOut', false, false),
    gap('sampleWithoutResult'),
  ])
  expect(groups.map((group) => [group.weight, groupText(group, 'nl')])).toEqual([
    ['blocks', 'Geen uitgevoerd bezoek vastgelegd'],
    ['open', '2 monsters zonder uitslag'],
    ['open', '1 bron zonder foto'],
    ['explained', '1 monster zonder uitslag'],
  ])
})

test('an explanation of what cannot be explained takes nothing away', () => {
  expect(groupsOf([gap('surveyNotCarriedOut', true, false)])[0]?.weight).toBe('blocks')
})

const codes = Object.keys(dossierRules) as readonly GapCode[]

test('every kind of gap can be counted, in each language', () => {
  const several = (code: GapCode, length: number) => ({
    code,
    weight: 'open' as const,
    gaps: Array.from({ length }, () => gap(code)),
  })
  for (const code of codes) {
    const counts = gapCounts[code].nl.includes('{n|')
    for (const locale of ['nl', 'en', 'fr'] as const) {
      const six = groupText(several(code, 6), locale)
      expect([code, locale, six.includes('6')]).toEqual([code, locale, counts])
      expect(groupText(several(code, 1), locale) === six).toBe(!counts)
    }
  }
})
