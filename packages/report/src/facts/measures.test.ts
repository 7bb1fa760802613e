import { expect, test } from 'vitest'
import type { BronLocatieRow } from '../dossier.ts'
import { sourceIn, withSource } from '../fixture/changed.ts'

test('tells nothing that happened after the day of the report', () => {
  const on = (day: string) =>
    sourceIn(
      withSource('B06', ({ locaties }) => ({
        locaties: locaties.map(
          (row): BronLocatieRow => ({
            ...row,
            behandelingen: [
              {
                id: 'behandeling',
                behandeling_status: {
                  id: '1',
                  value: 'Gesaneerd',
                  value_en: null,
                  value_fr: null,
                  code: '',
                },
                datum: day,
                hoeveelheid: null,
                uitvoerder: null,
                referentie: null,
              },
            ],
            beheersmaatregelen: row.beheersmaatregelen.map((measure) => ({ ...measure, gereed_op: day })),
          }),
        ),
      })),
      'B06',
    )
  expect(on('2026-03-26')?.treatments).toHaveLength(3)
  expect(
    on('2026-03-26')
      ?.measures.map(({ when }) => when)
      .join(),
  ).toContain('uitgevoerd 26 maart 2026')
  expect(on('2026-03-27')?.treatments).toEqual([])
  expect(
    on('2026-03-27')
      ?.measures.map(({ when }) => when)
      .join(),
  ).not.toContain('uitgevoerd')
})

test('writes a measure of several locations once, with the locations', () => {
  const dossier = withSource('B06', ({ locaties }) => ({
    locaties: locaties.map((row) => ({
      ...row,
      beheersmaatregelen: locaties[0]?.beheersmaatregelen.slice(0, 1) ?? [],
    })),
  }))
  const measures = sourceIn(dossier, 'B06')?.measures
  expect(measures).toHaveLength(1)
  expect(measures?.[0]?.locations).toBe('B06.1\u00a0t/m\u00a0B06.3')
})
