import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeScratch } from '../../scripts/scratch.ts'
import { output, type Row, root } from '../measure.ts'
import { generate, type Size } from './generate.ts'

const ROUTES = 200
/** What the whole product may add to a first page, in KB. */
const MOST_KB = 0.5

/** What each first page loads more when the product has grown by so many record types and routes. */
export async function growthRows(size: Size): Promise<Row[]> {
  const scratch = join(tmpdir(), 'vezel-bench-growth')
  makeScratch(scratch)
  await growModel(scratch, size)
  await growRoutes(scratch)
  const [now, grown] = [await firstLoads(root), await firstLoads(scratch)]
  return [...now].map(([page, kb]) => ({
    what: `${page} with ${size.entities} more entities and ${ROUTES} more routes`,
    value: Math.round(((grown.get(page) ?? Number.NaN) - kb) * 10) / 10,
    unit: 'KB',
    goal: { atMost: MOST_KB },
    note: `more than ${kb} KB`,
  }))
}

/** Kilobytes of each first page, by the script that guards their budgets. */
async function firstLoads(folder: string): Promise<ReadonlyMap<string, number>> {
  // The script ends in failure when a budget is passed; its figures are as good then.
  const said = await output([join(folder, 'scripts/bundle-budget.mjs')]).catch(
    (error: { stdout?: string }) => error.stdout ?? '',
  )
  const pages = [...said.matchAll(/^(?:ok|NOT) +(.+): ([\d.]+) of /gm)]
  if (pages.length === 0) throw new Error(`scripts/bundle-budget.mjs said:\n${said}`)
  return new Map(pages.map(([, page = '', kb]) => [page, Number(kb)]))
}

/** Replaces the one place where `from` stands. */
async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} has no ${from}`)
  await writeFile(path, changed)
}

async function growModel(scratch: string, size: Size): Promise<void> {
  const folder = join(scratch, 'packages/model/src/entities/synthetic')
  generate(folder, size)
  const keys = Array.from({ length: size.entities }, (_, n) => `trial${n}`)
  await edit(
    join(scratch, 'packages/model/src/entities/survey/index.ts'),
    /^export /m,
    `${keys.map((key) => `export { ${key} } from '../synthetic/${key}.ts'\n`).join('')}export `,
  )
}

async function growRoutes(scratch: string): Promise<void> {
  const names = Array.from({ length: ROUTES }, (_, n) => `trial${n}`)
  const of = (path: string) => join(scratch, path)
  const label = (name: string) => `{ nl: 'Proef ${name}', en: 'Trial ${name}', fr: 'Essai ${name}' }`
  const lines = names.map((name) => `  route('surveys/{survey}/${name}', ${label(name)}, tab),\n`)
  await edit(
    of('packages/model/src/routes/survey.ts'),
    'surveyRoutes = area(\n',
    `surveyRoutes = area(\n${lines.join('')}`,
  )
  const words = names.map((name) => `  ${name}: 'proef-${name}',\n`)
  await edit(of('packages/model/src/routes/words.ts'), '= {\n', `= {\n${words.join('')}`)
  const screen = "async () => (await import('../screens/survey/remarks.tsx')).RemarksScreen"
  const screens = names.map((name) => `  'surveys-survey-${name}': ${screen},\n`)
  await edit(of('apps/web/src/areas/survey.ts'), /(surveyScreens: .* = \{\n)/, `$1${screens.join('')}`)
}
