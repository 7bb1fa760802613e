import { expect, test } from 'vitest'
import { importsOf } from './import-graph.ts'

/** A page and all that comes with it at once: what it imports, but for types and what is fetched later. */
function comesWith(pages: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { file: imported, isType, isLate } of importsOf(file)) if (!isType && !isLate) visit(imported)
  }
  for (const page of pages) visit(page)
  return [...found].sort()
}
const web = 'apps/web/src/'
const model = 'packages/model/src/'
const entry = comesWith([`${web}main.tsx`])
const logIn = comesWith([`${web}main.tsx`, `${web}screens/account/login.tsx`])
const signedIn = comesWith(
  ['main.tsx', 'frame/signed-in-frame.tsx', 'screens/surveys/surveys.tsx', 'screens/general/home.tsx'].map(
    (file) => web + file,
  ),
)
const ofModel = (files: readonly string[], folder: string) =>
  files.filter((file) => file.startsWith(`${model}${folder}/`)).map((file) => file.slice(model.length))

test('the first pages have the routes of menus, tabs and log-in; those of an area come with it', () => {
  const routes = ['first-labels', 'known', 'navigation', 'public', 'route', 'words'].map((name) => `routes/${name}.ts`)
  expect(ofModel(signedIn, 'routes')).toEqual([...routes, 'routes/signed-in.ts'].sort())
  expect(ofModel(logIn, 'routes')).toEqual(routes)
  expect([...signedIn, ...logIn].filter((file) => file === `${model}routes.ts`)).toEqual([])
  expect(entry.filter((file) => file.startsWith(`${web}areas/`))).toEqual([
    `${web}areas/screen.ts`,
    `${web}areas/start.ts`,
  ])
})

test('no first page has the registry: a new definition costs it nothing', () => {
  expect([...signedIn, ...logIn].filter((file) => file === `${model}index.ts`)).toEqual([])
  expect(ofModel(signedIn, 'entities')).toEqual(['entities/survey/survey.ts'])
  expect(ofModel(logIn, 'entities')).toEqual([])
  // A list comes with all that stand in its file: those of the survey have one of their own.
  expect(ofModel(signedIn, 'lookups')).toEqual(['lookups/of-survey.ts', 'lookups/path-word.ts'])
  expect(ofModel(logIn, 'lookups')).toEqual([])
})

test('no first page has phrases of an area, nor the sentences of all rules', () => {
  expect(ofModel([...signedIn, ...logIn], 'messages')).toEqual([])
  expect([...signedIn, ...logIn].filter((file) => file === `${model}rules/named.ts`)).toEqual([])
})

test('of the kinds of fields the first pages have what the model says alone', () => {
  const ofKinds = (files: readonly string[]) => files.filter((file) => file.startsWith(`${web}kinds/`))
  expect(ofKinds([...signedIn, ...logIn])).toEqual([])
})

test('a kind comes whole, but for what lays out a query or reads a file: that is fetched when somebody does so', () => {
  const kinds = comesWith([`${web}kinds/kinds.ts`])
  expect(kinds).toContain(`${web}kinds/relation-inputs.tsx`)
  for (const later of ['format-graphql', 'read-rows', 'table-file'])
    expect(kinds).not.toContain(`${web}kinds/${later}.ts`)
})
