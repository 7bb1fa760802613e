import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['apps', 'bench', 'demo', 'docs', 'e2e', 'packages', 'scripts']

/** The files of the project below a folder, from the root. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
}
const atRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
const files = [...atRoot.map(({ name }) => name), ...folders.flatMap(filesIn)]
const guides = files.filter((file) => file.endsWith('.md'))
const commands = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
)

/** The parts of the data folder, which are there once the product runs. */
const ofData = new Set(['pg/', 'files/', 'mail/'])

/** `x` and what stands in angle brackets is any name: `packages/report/src/chapters/x.tsx`. */
function isThere(path: string): boolean {
  if (ofData.has(path)) return true
  const name = path.split('/').map((part) =>
    part
      .replace(/^x(?=\.|$)|<\w+>/g, '\0')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\0', '[^/]+'),
  )
  const tail = new RegExp(`(?:^|/)${name.join('/')}${path.endsWith('/') ? '' : '$'}`)
  return files.some((file) => tail.test(file))
}
const read = (guide: string) => readFileSync(join(root, guide), 'utf8')
const prose = (text: string) => text.replace(/```[\s\S]*?```/g, '')

/** What the guides name that is not there, by guide. */
const wrong = (namedIn: (guide: string) => readonly string[], isRight: (name: string, guide: string) => boolean) =>
  Object.fromEntries(
    guides.flatMap((guide): [string, string[]][] => {
      const missing = namedIn(guide).filter((name) => !isRight(name, guide))
      return missing.length > 0 ? [[guide, missing]] : []
    }),
  )
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

test('the guides name only files and folders that exist, from the root or by the end of their path', () => {
  const named = (guide: string) => [
    ...found(prose(read(guide)), /`([\w./<>-]+)`/g).filter((one) =>
      /\w(?:\.(?:tsx?|mjs|sql|graphql|json|md|css)|\/)$/.test(one),
    ),
    ...found(read(guide), /\b((?:apps|packages|e2e|scripts|docs)\/[\w./-]+\.(?:tsx?|mjs|md|png))\b/g),
  ]
  expect(guides.flatMap(named).length).toBeGreaterThan(100)
  expect(wrong(named, isThere)).toEqual({})
})

test('the guides link only to pages and pictures that exist', () => {
  const linked = (guide: string) => found(prose(read(guide)), /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)
  expect(wrong(linked, (link, guide) => existsSync(join(root, dirname(guide), link)))).toEqual({})
})

test('the guides name only commands that exist', () => {
  const named = (guide: string) => found(read(guide), /\bnpm run ([\w:]+)/g)
  expect(wrong(named, (command) => commands.includes(command))).toEqual({})
})

test('comments cite no document that whoever has the repository cannot open', () => {
  const code = files.filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file))
  const cited = code.flatMap((file) =>
    found(read(file), /^\s*(?:\/?\*|\/\/|--)[^\n]*?([\w/-]+\.md|§[\d.]+ of the [\w ]+)/gm).map((name) => ({
      file,
      name,
    })),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ name }) => !name.endsWith('.md') || !isThere(name))).toEqual([])
})

test('a decision has its number for itself, in its name and its title', () => {
  const decisions = guides.filter((guide) => /^docs\/decisions\/\d/.test(guide))
  const numbers = decisions.map((guide) => guide.slice('docs/decisions/'.length).slice(0, 4))
  expect(decisions.length).toBeGreaterThan(40)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const [at, guide] of decisions.entries())
    expect([guide, Number(read(guide).match(/^# 0*(\d+)/)?.[1])]).toEqual([guide, Number(numbers[at])])
})
