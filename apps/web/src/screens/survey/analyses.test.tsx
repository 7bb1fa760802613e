// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { resultInShort } from './analyses.tsx'

const item = (value: string) => ({ id: value, value })
const result = {
  analyse_materiaal: item('Chrysotiel'),
  analyse_resultaat: item('Aangetoond'),
  analyse_resultaat_hoeveelheid: null,
  waarde: null,
  eenheid: null,
}
const said = (...results: Partial<Parameters<typeof resultInShort>[0][number]['resultaten'][number]>[]) =>
  resultInShort([{ resultaten: results.map((one) => ({ ...result, ...one })) }], 'nl')

test('a sample says what was measured, else its content, else the words of its result', () => {
  // Of tape-lift the laboratory counts fibres, and has no content to give.
  const counted = { waarde: 12, eenheid: item('vezels/cm²'), analyse_resultaat_hoeveelheid: item('Niet bepaald') }
  expect(said(counted)).toBe('Chrysotiel 12 vezels/cm²')
  expect(said({ waarde: 0, eenheid: item('vezels/cm²') })).toBe('Chrysotiel 0 vezels/cm²')
  expect(said({ analyse_resultaat_hoeveelheid: item('15 - 30%') }, counted)).toBe(
    'Chrysotiel 15 - 30%, Chrysotiel 12 vezels/cm²',
  )
  expect(said({ analyse_resultaat: item('Niet aangetoond') })).toBe('Niet aangetoond')
})
