import { locales } from '@vezel/model/kit/label.ts'
import { type Phrases, placesIn } from '@vezel/model/kit/phrase.ts'
import { expect, test } from 'vitest'
import { pdfPhrases } from './pdf-phrases.ts'
import { richTextPhrases } from './rich-text-phrases.ts'
import { uiTexts } from './texts.ts'
import { uiEn } from './texts-en.ts'
import { uiFr } from './texts-fr.ts'
import { uiNl } from './texts-nl.ts'

const all = Object.entries<Phrases>({
  ui: { nl: uiNl, en: uiEn, fr: uiFr },
  pdf: pdfPhrases,
  richText: richTextPhrases,
})

test.each(all)('%s: the parts say everything in each language, with the same arguments', (_, area) => {
  for (const locale of locales)
    expect(Object.entries(area[locale]).map(([key, text = '']) => [key, placesIn(text)])).toEqual(
      Object.entries(area.nl).map(([key, text]) => [key, placesIn(text)]),
    )
})

test('a text that takes nothing is itself, one that takes something gives it in its language', () => {
  const texts = uiTexts('nl', uiNl)
  expect(texts.save).toBe('Opslaan')
  expect(texts.filterOn({ n: 1 })).toBe('Filter, 1 voorwaarde')
  expect(texts.filterOn({ n: 2 })).toBe('Filter, 2 voorwaarden')
  expect(texts.rowsOf({ from: 1, to: 50, of: 1240 })).toBe('1 tot en met 50 van 1.240')
  expect(uiTexts('en', uiEn).rowsOf({ from: 1, to: 50, of: 1240 })).toBe('1 to 50 of 1,240')
  // @ts-expect-error: what is removed is missing
  expect(texts.remove({})).toBe(' weghalen')
})
