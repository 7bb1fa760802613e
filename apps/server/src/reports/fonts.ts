import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const CUTS = [
  { family: 'Source Sans 3', file: 'source-sans-3', weights: [300, 400, 600, 700] },
  { family: 'Source Serif 4', file: 'source-serif-4', weights: [400, 600] },
] as const

/** As published with the fonts: the first set serves Western Europe, the second names from further east. */
const SUBSETS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const

let faces: Promise<string> | undefined

/** The `@font-face` rules of the report, the font files inside them, so a print needs nothing from the machine. */
export function reportFonts(): Promise<string> {
  faces ??= Promise.all(
    CUTS.flatMap(({ family, file, weights }) =>
      weights.flatMap((weight) =>
        Object.entries(SUBSETS).map(async ([subset, range]) => {
          const path = require.resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff2`)
          const data = await readFile(path, 'base64')
          return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`
        }),
      ),
    ),
  ).then((rules) => rules.join('\n'))
  return faces
}
