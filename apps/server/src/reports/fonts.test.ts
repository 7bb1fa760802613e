import { expect, test } from 'vitest'
import { charactersWithoutFont, reportFontNames } from './fonts.ts'

const OWN = ['SourceSans3', 'SourceSerif4']

test.each([
  ['Noordlicht, é, ł, €', []],
  ['Αμίαντος, Асбест, amiăng', []],
  // From one font, or its letters do not join.
  ['الأسبستوس في السقف', ['NotoSansArabic']],
  ['≥ 5', ['NotoSansMath']],
  ['🔥', ['NotoEmoji']],
])('sets %s in the fonts that hold it', async (text, extra) => {
  expect([...(await reportFontNames(text))]).toEqual([...OWN, ...extra])
  expect([...(await charactersWithoutFont(text))]).toEqual([])
})

test('knows what no font of a report holds', async () => {
  expect([...(await charactersWithoutFont({ omschrijving: 'dak, 石 en א' }))]).toEqual(['石', 'א'])
})
