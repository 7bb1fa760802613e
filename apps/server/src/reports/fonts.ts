import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { coverageOf } from './font-coverage.ts'

const require = createRequire(import.meta.url)

const CUTS = [
  { family: 'Source Sans 3', file: 'source-sans-3', weights: [300, 400, 600, 700] },
  { family: 'Source Serif 4', file: 'source-serif-4', weights: [400, 600] },
] as const

/** As published with the fonts, and in every report: the first set serves Western Europe, the second names from further east. */
const ALWAYS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const
/** For what people type beside these, each in reports that use it; the report's own letters first, then Arabic and signs. */
const SOMETIMES = [
  ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((subset) => ({
    file: 'source-sans-3',
    subset,
  })),
  // Before the signs of mathematics, which hold Arabic letters that do not join.
  { file: 'noto-sans-arabic', subset: 'arabic' },
  { file: 'noto-sans-math', subset: 'latin' },
  ...Array.from({ length: 11 }, (_, slice) => ({ file: 'noto-emoji', subset: String(slice) })),
  { file: 'noto-sans-symbols-2', subset: 'symbols' },
]

/** The characters of what is printed that no font of a report has. */
export async function charactersWithoutFont(printed: unknown): Promise<ReadonlySet<string>> {
  return (await chosen(JSON.stringify(printed))).missing
}

/** The names under which the fonts of `reportFonts` are embedded, each followed by its weight. */
export async function reportFontNames(text: string): Promise<ReadonlySet<string>> {
  const files = [...CUTS, ...(await chosen(text)).extra].map(({ file }) => file)
  return new Set(files.map((file) => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())))
}

/** Chooses the fonts for the characters of a document: `@font-face` rules with the files inside them. */
export async function reportFonts(text: string): Promise<string> {
  const faces = CUTS.flatMap(({ family, file, weights }) =>
    weights.flatMap((weight) =>
      Object.entries(ALWAYS).map(([subset, range]) => face(family, pathOf(file, subset, weight), weight, range)),
    ),
  )
  for (const { file, subset, characters } of (await chosen(text)).extra) {
    const range = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',')
    for (const { family } of CUTS) faces.push(face(family, pathOf(file, subset, 400), 400, range))
  }
  return (await Promise.all(faces)).join('\n')
}

interface Chosen {
  /** What the report's own letters lack, by the font that has it. */
  readonly extra: readonly { readonly file: string; readonly subset: string; readonly characters: readonly string[] }[]
  readonly missing: ReadonlySet<string>
}

/** By what the files really hold. */
async function chosen(text: string): Promise<Chosen> {
  // Signs that only join or dress others need no glyph of their own.
  const open = new Set(
    [...text].filter((character) => character > '~' && !/\p{Cf}|\p{Cc}|\p{Cs}|\ufe0f/u.test(character)),
  )
  const take = async (file: string, subset: string) => {
    if (open.size === 0) return []
    const known = await coverage(pathOf(file, subset, 400))
    const own = [...open].filter((character) => known.has(character.codePointAt(0) ?? 0))
    for (const character of own) open.delete(character)
    return own
  }
  for (const subset of Object.keys(ALWAYS)) await take(CUTS[0].file, subset)
  const extra = []
  for (const { file, subset } of SOMETIMES) {
    const characters = await take(file, subset)
    if (characters.length > 0) extra.push({ file, subset, characters })
  }
  return { extra, missing: open }
}

function pathOf(file: string, subset: string, weight: number): string {
  return require.resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff2`)
}

const bytes = new Map<string, Promise<Buffer>>()
const known = new Map<string, Promise<ReadonlySet<number>>>()

function fileOf(path: string): Promise<Buffer> {
  const read = bytes.get(path) ?? readFile(path)
  bytes.set(path, read)
  return read
}

function coverage(path: string): Promise<ReadonlySet<number>> {
  const found = known.get(path) ?? fileOf(path).then(coverageOf)
  known.set(path, found)
  return found
}

async function face(family: string, path: string, weight: number, range: string): Promise<string> {
  const data = (await fileOf(path)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`
}
