import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARKER_WORDS, withMarkerWords } from '@vezel/report/fixture/marked.ts'
import { DOSSIERS } from '@vezel/report/fixture/nasty.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { createPrinter } from './print.ts'
import { printReport } from './print-report.ts'
import { readPdf } from './read-pdf.ts'

test('a printed English report says of every Dutch text in it that it is Dutch', async () => {
  const browser = await findBrowser({ dataDir: join(tmpdir(), 'vezel-test-browser') })
  const printer = createPrinter({ ...browser, args: browserArguments() })
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer()
  try {
    const { dossier, dutch, translated } = withMarkerWords(DOSSIERS.amounts?.() ?? expect.fail())
    const report = await printReport({ printer, dossier, locale: 'en', loadPhoto: async () => photo })
    const pdf = await readPdf(report.pdf)
    const pages = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.spoken(index + 1)))
    await pdf.close()
    const found = pages.flat().flatMap(({ language, text }) =>
      // A word may be broken at the end of a line.
      [...text.replaceAll(' ', '').matchAll(MARKER_WORDS)].map(([word]) => ({ language, word })),
    )
    expect(found.filter(({ word, language }) => dutch.has(word) && language !== 'nl')).toEqual([])
    expect(found.filter(({ word }) => translated.has(word))).toEqual([])
    expect(new Set(found.map(({ word }) => word)).size).toBeGreaterThan(150)
    const english = pages.flat().filter(({ language }) => language === 'en')
    expect(english.map(({ text }) => text).join(' ')).toContain('Summary')
  } finally {
    await printer.close()
  }
}, 60_000)
