import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { sourceIn, withSource, withSurvey } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { renderReport } from '../report.tsx'
import { wordsOf } from '../texts/words.ts'

const nl = wordsOf('nl')

test('counts no analysis that was rejected', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row, index) =>
      index === 0
        ? {
            ...row,
            analyses: [...row.analyses, ...row.analyses.map((one) => ({ ...one, status: 'afgekeurd' as const }))],
          }
        : row,
    ),
  }))
  expect(derive(dossier, nl).counts).toMatchObject({ analyses: 30, results: 35 })
})

/** The school with every analysis of a sample rejected, which the API calls lapsed. */
const rejecting = (nummer: string) =>
  withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => {
      if (row.nummer !== nummer) return row
      const analyses = row.analyses.map((one) => ({ ...one, status: 'afgekeurd' as const }))
      return { ...row, status: 'vervallen' as const, analyses }
    }),
  }))

/** One that is the only sample of its source, with that source. */
const [ONLY, ITS_SOURCE] = (() => {
  const source = derive(schoolDossier(), nl).sources.find(
    ({ samples, locations }) => samples.length === 1 && locations.length === 1,
  )
  const sample = source?.samples[0]?.row.nummer
  if (!source || !sample) throw new Error('the school has no source with one sample')
  return [sample, source.row.nummer]
})()

test('a sample whose analyses were all rejected was taken: it is counted, listed, and asks for a new one', () => {
  const facts = derive(rejecting(ONLY), nl)
  expect(facts.counts).toMatchObject({ samples: 28 })
  expect(facts.samples.find(({ row }) => row.nummer === ONLY)).toMatchObject({ rejected: true, lines: [] })
  expect(facts.gaps).toEqual([
    expect.objectContaining({
      code: 'sampleRejected',
      page: 'sample',
      id: `monster-${ONLY}`,
      label: { nl: ONLY, en: ONLY },
      field: { entity: 'analysis', id: null, name: null },
    }),
    // What the school is called suitable for knows too little then.
    expect.objectContaining({ code: 'suitabilityContradicted', about: `samplesWithoutResult ${ONLY}` }),
  ])
})

test('every page says of a rejected sample that it was rejected, and none that no sample was taken', () => {
  const dossier = rejecting(ONLY)
  const said = `monster ${ONLY}: analyse afgekeurd, geen uitslag`
  const source = sourceIn(dossier, ITS_SOURCE)
  expect(source).toMatchObject({ rejected: [said], fibres: [], basis: [] })
  expect(source?.particulars).toContainEqual(['established', `Eigen monster geanalyseerd, ${said}`])
  const { html } = renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text })
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  // The list of sources, the strip of the sheet and how it was established.
  expect(text.split(said)).toHaveLength(4)
  expect(text).toContain(`Van één monster (${ONLY}) is de analyse afgekeurd; het heeft geen uitslag.`)
  // The table of samples and that of the sheet.
  expect(text.replaceAll(said, '').split('analyse afgekeurd, geen uitslag')).toHaveLength(3)
  expect(text).toContain('Analyse afgekeurd: nieuw monster of nieuwe analyse nodig')
})

test('what rests on a sample that was rejected has no result either', () => {
  const { onderzoek } = rejecting(ONLY)
  const sample = onderzoek.monsters.find(({ nummer }) => nummer === ONLY)
  const dossier = withSource(ITS_SOURCE, ({ locaties }) => ({
    locaties: locaties.map((row) => ({ ...row, bepalend_monster: sample ? { ...sample, onderzoek } : null })),
  }))
  const bare = { ...dossier, onderzoek: { ...dossier.onderzoek, monsters: [] } }
  expect(sourceIn(bare, ITS_SOURCE)?.rejected).toEqual([`monster ${ONLY}: analyse afgekeurd, geen uitslag`])
})

test('lists the samples of material first, each kind in the order of its numbers', () => {
  const dossier = withSurvey(({ monsters }) => ({ monsters: monsters.toReversed() }))
  const numbers = derive(dossier, nl).samples.map(({ row }) => row.nummer)
  expect(numbers.slice(0, 3)).toEqual(['M01', 'M02', 'M03'])
  expect(numbers.slice(-6)).toEqual(['K01', 'K02', 'K03', 'K04', 'K05', 'K06'])
})

test('says beside the results of one analysis that another is still out', () => {
  const dossier = withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, in_afwachting: true } : row)),
  }))
  const sample = derive(dossier, nl).samples.find(({ row }) => row.nummer === 'M04')
  expect(sample?.lines.map(({ fibre }) => fibre)).toEqual(['Chrysotiel', 'uitslag ontbreekt'])
})
