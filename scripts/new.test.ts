import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScratch } from './scratch.ts'

/** Type-checking a copy of the model and the screens takes a while on a busy machine. */
const PATIENCE_MS = 240_000
const folder = join(mkdtempSync(join(tmpdir(), 'vezel-new-')), 'copy')
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => {
  makeScratch(folder)
  plan()
}, PATIENCE_MS)
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

/** Two record types whose routes are planned, with words of their own and with one label for the list and one of it. */
function plan() {
  const planned = `
  route('surveys/{survey}/diaries', { nl: 'Dagboeken', en: 'Diaries', fr: 'Journaux' }, tab),
  route('surveys/{survey}/diaries/{diary}', { nl: 'Dagboek', en: 'Diary', fr: 'Journal' }),
  route('surveys/{survey}/soundings', soundings, tab),
  route('surveys/{survey}/soundings/{sounding}', soundings),`
  const path = 'packages/model/src/routes/survey.ts'
  const withPlans = read(path)
    .replace('export const plannedSurveyRoutes = area(', (found) => found + planned)
    .replace(
      "from './route.ts'\n",
      (found) => `${found}\nconst soundings = { nl: 'Peilingen', en: 'Soundings', fr: 'Sondages' }\n`,
    )
  writeFileSync(join(folder, path), withPlans)
}

test('a planned record type and a new one get their skeletons, which type-check, derive and are formatted', {
  timeout: PATIENCE_MS,
}, () => {
  const first = node('scripts/new.ts', 'sounding')
  expect([first.stderr, first.status]).toEqual(['', 0])
  const known = node('scripts/new.ts', 'diary')
  expect([known.stderr, known.status]).toEqual(['', 0])
  const second = node('scripts/new.ts', 'siteNote', 'bouwnotitie', 'bouwnotities')
  expect([second.stderr, second.status]).toEqual(['', 0])
  expect(second.stdout.match(/^wrote /gm)).toHaveLength(4)
  // What a plain record with its tab costs beyond its definition: two routes, a word, and a line that gives it its screen.
  const costs = Object.fromEntries(
    [...second.stdout.matchAll(/^wrote (\S+), (\d+) lines$/gm)].map(([, path, lines]) => [path, Number(lines)]),
  )
  expect(costs['packages/model/src/routes/survey.ts']).toBe(2)
  expect(costs['apps/web/src/areas/survey.ts']).toBe(1)
  expect(costs['packages/model/src/routes/words.ts']).toBe(1)

  const [shown, planned] = read('packages/model/src/routes/survey.ts').split('export const planned')
  expect(shown).toContain("route('surveys/{survey}/soundings', soundings, tab)")
  expect(planned).not.toContain("route('surveys/{survey}/soundings',")
  expect(shown).toContain("route('surveys/{survey}/sitenotes/{siteNote}'")
  expect(read('packages/model/src/routes/words.ts')).toContain("sitenotes: 'bouwnotities'")

  const diary = read('packages/model/src/entities/survey/diary.ts')
  expect(diary).toContain("label: { nl: 'Dagboek', en: 'Diary', fr: 'Journal' },")
  expect(diary).toContain("plural: { nl: 'Dagboeken', en: 'Diaries', fr: 'Journaux' },")
  const sounding = read('packages/model/src/entities/survey/sounding.ts')
  expect(sounding).toContain("label: { nl: 'Peiling', en: 'Sounding', fr: 'Sondage' },")
  // Whoever reads only writes nothing in it; the screen asks what the definition asks.
  expect(sounding).toContain("access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },")
  expect(read('apps/web/src/areas/survey.ts')).toContain("...plain('surveys-survey-soundings', 'sounding'),")

  const derived = node('apps/server/src/derive.ts', 'add-two')
  expect([derived.stderr, derived.stdout]).toEqual([
    '',
    expect.stringMatching(/^wrote migrations\/\d{8}-\d{4}-add-two\.sql/),
  ])
  writeFileSync(
    join(folder, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        'packages/model/src',
        'apps/web/src/screens.tsx',
        'apps/web/*.d.ts',
        'apps/server/src/testing/global-setup.ts',
        'apps/server/src/testing/one-of-each.ts',
      ],
    }),
  )
  const types = node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')
  expect(types.stdout).toBe('')
  expect(read('apps/server/src/graphql/schema.graphql')).toContain('createBouwnotitie(')
  const format = node('node_modules/@biomejs/biome/bin/biome', 'ci', 'packages/model/src', 'apps/web/src/areas')
  expect(format.status, format.stdout + format.stderr).toBe(0)
})

test('what is there already, has no Dutch word or is no key is refused with the way out', () => {
  expect(node('scripts/new.ts', 'remark', 'opmerking', 'opmerkingen').stderr).toContain('remark.ts is there already')
  expect(node('scripts/new.ts', 'roofTile').stderr).toContain('npm run new -- siteNote bouwnotitie bouwnotities')
  expect(node('scripts/new.ts', 'Roof tile').stderr).toContain('npm run new -- siteNote')
  expect(existsSync(join(folder, 'packages/model/src/entities/survey/roof-tile.ts'))).toBe(false)
})
