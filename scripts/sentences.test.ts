import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from './import-graph.ts'

/** A label written out: Dutch of more than one word. */
const SENTENCE = /\bnl:\s*(?:'[^'\n]*\s[^'\n]*'|"[^"\n]*\s[^"\n]*"|`[^`]*\s[^`]*`|\([^)]*\) => [`'"])/g
const sentencesIn = (source: string): string[] => [...source.matchAll(SENTENCE)].map(([found]) => found)

test('a sentence is found as it is written', () => {
  for (const source of [
    `{ nl: 'kies een ander' }`,
    `{\n  nl:\n    "foto's te groot",`,
    'nl: `kies een ander`',
    'nl: (n) => `x`',
  ])
    expect(sentencesIn(source), source).toHaveLength(1)
  for (const source of [`{ nl: 'Klant', en: 'The client' }`, `nl: nlTexts,\n en: 'two words'`, `lavs_nl: 'a b'`])
    expect(sentencesIn(source), source).toEqual([])
})

test('server and page keep no sentences: those stand in the model, or in a file of phrases', () => {
  const code = files.filter(
    (file) => /^apps\/\w+\/src\//.test(file) && !/\.test\.tsx?$|testing|\/(?:gallery|seed|fixture)\//.test(file),
  )
  expect(code.length).toBeGreaterThan(300)
  const found = code.flatMap((file) =>
    /phrases\.ts$|^texts/.test(basename(file))
      ? []
      : sentencesIn(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).map((one) => `${file} ${one}`),
  )
  expect(found).toEqual([])
})
