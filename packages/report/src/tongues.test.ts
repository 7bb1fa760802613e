import { expect, test } from 'vitest'
import { MARKER_WORDS, withMarkerWords } from './fixture/marked.ts'
import { schoolDossier } from './fixture/school.ts'
import { renderReport } from './report.tsx'

const options = { fonts: '', policy: '', photoSrc: () => 'data:,', richText: (html: string) => html }

/** The words of a document with the language of the element they stand in, those of alternative texts included. */
function wordsByLanguage(html: string): { word: string; language: string | undefined }[] {
  const open: { tag: string; language: string | undefined }[] = []
  return [...html.replace(/<style>.*<\/style>/s, '').matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g)].flatMap(
    ([piece, slash, tag, attributes = '']) => {
      const outer = open.at(-1)?.language
      const own = /\blang="(\w+)"/.exec(attributes)?.[1] ?? outer
      if (slash === '/') {
        const closed = open.pop()
        if (closed?.tag !== tag) throw new Error(`<${closed?.tag}> ends as </${tag}>`)
      } else if (tag !== undefined && !/^(?:meta|img|br|col)$/.test(tag) && !attributes.endsWith('/'))
        open.push({ tag, language: own })
      return [...piece.matchAll(MARKER_WORDS)].map(([word]) => ({ word, language: own }))
    },
  )
}

test('says of every text in another language than the report that it is, in the page and in what describes its pictures', () => {
  const { dossier, dutch, translated } = withMarkerWords(schoolDossier())
  const { html, headings, bookmarks } = renderReport({ ...options, dossier, locale: 'en' })
  const found = wordsByLanguage(html)
  expect(found.filter(({ word, language }) => dutch.has(word) && language !== 'nl')).toEqual([])
  expect(found.filter(({ word }) => translated.has(word))).toEqual([])
  expect(new Set(found.map(({ word }) => word)).size).toBeGreaterThan(400)
  // The entries of the contents list stand in a row of boxes: each is one, with its space between number and name.
  expect(html).toMatch(/class="title" href="#bron-[^"]+"><span>B01 <span role="generic" lang="nl">/)
  expect(JSON.stringify([html, headings, bookmarks])).not.toMatch(/[\ue000-\ue00f]|\\e00/)
})

test('marks nothing in the language of the report itself', () => {
  const { dossier } = withMarkerWords(schoolDossier())
  const lang = (html: string) => html.match(/ lang="/g)?.length
  expect(lang(renderReport({ ...options, dossier }).html)).toBe(1)
  const english = { ...dossier, onderzoek: { ...dossier.onderzoek, rapporttaal: 'en' as const } }
  // What belongs to the firm and its assets stays Dutch.
  const found = wordsByLanguage(renderReport({ ...options, dossier: english }).html)
  const languageOf = (text: string) => found.find(({ word }) => text.includes(word))?.language
  expect(languageOf(String(english.onderzoek.onderzoek_asbest?.reikwijdte_tekst))).toBe('en')
  expect(languageOf(String(english.onderzoek.inventarisatie_asset.asset.constructie))).toBe('nl')
})

test('quotes an earlier survey in the language of that survey', () => {
  const { rapport, onderzoek } = schoolDossier()
  const bronnen = onderzoek.bronnen.map((bron) => ({
    ...bron,
    omschrijving: 'qx1zq',
    onderzoek: { id: 'vroeger', nummer: '2019-0001', rapporttaal: 'nl' as const },
  }))
  const dossier = { rapport, onderzoek: { ...onderzoek, rapporttaal: 'en' as const, bronnen } }
  const { html } = renderReport({ ...options, dossier })
  expect(html).toContain('2019-0001: <span role="generic" lang="nl">qx1zq</span>')
})
