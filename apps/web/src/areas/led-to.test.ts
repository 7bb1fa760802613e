// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

// An address whose area was not fetched cannot be made: the page that leads there would fail.
beforeEach(async () => {
  vi.resetModules()
  // The menu, which every page has that is not of the log-in, brings these.
  await import('@vezel/model/routes/signed-in.ts')
})
// The build writes it into the page.
vi.hoisted(() => Object.assign(globalThis, { __VERSION__: '1.0.0' }))

const source = join(import.meta.dirname, '..')
/** Under which addresses the files of a folder are shown: those are there by then. */
const shownBelow: readonly (readonly [folder: string, below: readonly string[]])[] = [
  ['screens/admin/', ['admin-']],
  // Of the own account, and of a colleague.
  ['screens/account/', ['account-', 'admin-users-']],
  ['screens/survey/', ['surveys-survey', 'assetmanagement-']],
  ['screens/assetmanagement/', ['surveys-survey', 'assetmanagement-']],
]
const isAtHand = (file: string, name: string) =>
  shownBelow.some(([folder, below]) => file.startsWith(folder) && below.some((path) => name.startsWith(path)))

/** The files of the page that name addresses with words of their own, with those that are not where they are shown. */
const leading = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => {
    const named = readFileSync(join(source, file), 'utf8').matchAll(/\bto\(\s*'([a-z][a-zA-Z-]*)'/g)
    return [
      file,
      [...new Set([...named].map(([, name = '']) => name))].filter((name) => !isAtHand(file, name)),
    ] as const
  })
  .filter(([, names]) => names.length > 0)

test('the files are found, and what they name', () => {
  expect(leading).toContainEqual([
    'search/search-dialog.tsx',
    expect.arrayContaining(['surveys-survey-information-surveyinfo']),
  ])
})

test.each(leading)('%s brings the addresses along to which it leads', async (file, names) => {
  await import(/* @vite-ignore */ join(source, file))
  const { routeOf } = await import('@vezel/model/routes/known.ts')
  expect(names.filter((name) => !isKnown(routeOf, name))).toEqual([])
})
function isKnown(routeOf: (name: string) => unknown, name: string): boolean {
  try {
    return routeOf(name) !== undefined
  } catch {
    return false
  }
}
