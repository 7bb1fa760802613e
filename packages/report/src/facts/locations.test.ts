import { expect, test } from 'vitest'
import type { Dossier, InventarisatieRow } from '../dossier.ts'
import { sourceIn, withFindings, withSource } from '../fixture/changed.ts'
import { renderReport } from '../report.tsx'

test('names the locations where findings differ, the most urgent first', () => {
  const moment = (value: string, termijn_dagen: number) => ({
    behandelmoment: { id: value, value, value_en: null, value_fr: null, code: '', termijn_dagen },
  })
  const dossier = withFindings('B06', (_, index) =>
    index === 2 ? moment('Direct', 0) : moment('Binnen een jaar', 365),
  )
  expect(sourceIn(dossier, 'B06')?.when).toBe('Direct (B06.3); Binnen een jaar (B06.1, B06.2)')
  expect(
    sourceIn(
      withFindings('B06', () => moment('Direct', 0)),
      'B06',
    )?.when,
  ).toBe('Direct')
})

test('a place that a later visit could not check keeps what was seen, and says so with the reason', () => {
  const remark = 'Luik dichtgelast'
  const seen = (second: Partial<InventarisatieRow>, first = 1) => {
    const { onderzoek, rapport } = withSource('B06', ({ locaties }) => ({
      locaties: locaties.map((row, index) => ({
        ...row,
        inventarisaties: row.inventarisaties.flatMap((finding) => [
          { ...finding, inventarisatie: { id: 'first' } },
          ...(index === 0
            ? [
                {
                  ...finding,
                  id: 'later',
                  inventarisatie: { id: 'second' },
                  aangetroffen: 'niet_controleerbaar' as const,
                  opmerking: remark,
                },
              ]
            : []),
        ]),
      })),
    }))
    const [visit] = onderzoek.inventarisaties
    const visits = visit && [
      { ...visit, id: 'first', nummer: first },
      { ...visit, id: 'second', nummer: 2, start: '2026-03-12T09:00:00+01:00', ...second },
    ]
    return { rapport, onderzoek: { ...onderzoek, inventarisaties: visits ?? [] } }
  }
  const unchecked = (dossier: Dossier) => sourceIn(dossier, 'B06')?.locations.map((location) => location.unchecked)
  const said = `bij het laatste bezoek (12 maart 2026) niet controleerbaar: ${remark}`
  expect(unchecked(seen({}))?.slice(0, 2)).toEqual([said, ''])
  expect(sourceIn(seen({}), 'B06')?.locations[0]?.finding?.aangetroffen).toBe('ja')
  expect(unchecked(seen({ status: 'geannuleerd' }))?.[0]).toBe('')
  expect(unchecked(seen({}, 3))?.[0]).toBe('')
  const { html } = renderReport({
    dossier: seen({}),
    fonts: '',
    policy: '',
    photoSrc: () => null,
    richText: (text) => text,
  })
  expect(html).toContain(`<span class="sub">${said}</span>`)
})
