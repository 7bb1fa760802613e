// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readyPage, showPage } from '../../page/testing.tsx'
import { sheetOf } from '../../resource/export-cells.ts'
import type { Column } from '../../ui/data-table.tsx'
import { amountText } from './amount-text.ts'
import { useColumns } from './source-columns.tsx'
import type { SourceRow } from './survey-sources.ts'

test('an amount is told with its unit, and one that nobody knows in the words of the report', () => {
  expect(amountText(12.5, 'm²', 'nl')).toBe('12,5 m²')
  expect(amountText(0, 'm²', 'nl')).toBe('0 m²')
  expect(amountText('unknown', 'm²', 'nl')).toBe('hoeveelheid onbekend')
  expect(amountText('unknown', 'm²', 'fr')).toBe('quantité inconnue')
  expect(amountText(null, 'm²', 'nl')).toBe('')
})

test('a place of which 0 was counted has no number in the list, nor in its file', async () => {
  await readyPage()
  let columns: readonly Column<SourceRow>[] = []
  const leave = await showPage(() => {
    columns = useColumns()
    return <main />
  })
  const amount = columns.filter(({ key }) => key === 'amount')
  const place = (hoeveelheid: number, gevaarlijk: boolean) =>
    ({ source: { eenheid: { value: 'm²' } }, location: { hoeveelheid, gevaarlijk, toestand: 'aanwezig' } }) as SourceRow
  const rows = [place(3, true), place(0, true), place(0, false)]
  expect(sheetOf(rows, amount)).toEqual({
    titles: ['Hoeveelheid (m²)'],
    rows: [
      [{ kind: 'number', value: 3 }],
      [{ kind: 'words', value: 'hoeveelheid onbekend' }],
      [{ kind: 'number', value: 0 }],
    ],
  })
  await leave()
})

test('no screen of a survey writes an amount as the number that it is', () => {
  const folder = import.meta.dirname
  const written = readdirSync(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /number\([^)]*\.hoeveelheid/.test(readFileSync(join(folder, file), 'utf8')))
  expect(written).toEqual([])
})
