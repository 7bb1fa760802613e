import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('apps/web/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const linesWith = (sign: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => sign.test(line))
      .map((line) => `${file.split('/').at(-1)}: ${line.trim()}`),
  )

// Decision 46: an uploaded PDF may hold scripts, commands and files, and none of them does anything here.
test('a PDF is drawn, and nothing of it is run', () => {
  const opened = linesWith(/getDocument\(/)
  expect(opened).toHaveLength(1)
  expect(linesWith(/pdfjs-dist\/(?:web|legacy|image_decoders)|pdf\.sandbox|pdf_viewer/)).toEqual([])
  expect(linesWith(/AnnotationLayer|ScriptingManager|enableScripting|enableXfa|getAttachments|getJSActions/)).toEqual(
    [],
  )
})

test('no file stands in a frame: only the page of another system does', () => {
  expect(linesWith(/<(?:iframe|embed)\b|<object(?:\s+\w+=|$)/)).toEqual(['external-page.tsx: <iframe'])
  expect(linesWith(/window\.open\(/)).toEqual([])
})
