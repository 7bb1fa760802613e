import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BY_HAND, difference } from './db/difference.ts'
import { knownItemLines } from './db/fill-list.ts'
import { knownOfModel } from './db/known.ts'
import { nextMigration } from './db/migration-name.ts'
import { schemaSql } from './db/table.ts'
import { schemaSdl } from './graphql/sdl.ts'
import { staleRegistryFiles } from './registry-files.ts'
import { rightsPage } from './rights-page.ts'

/**
 * The second half of `derive.ts`. Writes what follows from the model: `schema.sql`, `schema.graphql` and `docs/rights.md`, and with a name a migration from the
 * difference. Where that takes what only a person knows it stops and says so, and writes nothing; with `--by-hand` it
 * leaves those places open in the migration. `--check` writes nothing and fails when a committed file is stale, or a
 * migration has a place that is open still.
 */
const here = (path: string) => new URL(path, import.meta.url)
const read = (path: string) => {
  try {
    return readFileSync(here(path), 'utf8')
  } catch {
    return ''
  }
}
const artefacts = [
  { path: './db/schema.sql', text: `${schemaSql(read('./db/system.sql'))}\n${knownItemLines()}\n` },
  { path: './graphql/schema.graphql', text: schemaSdl() },
  { path: '../../../docs/rights.md', text: rightsPage() },
]
const migrations = here('./db/migrations/')
const [argument, option] = process.argv.slice(2)

if (argument === '--check') {
  const wrong = [
    ...staleRegistryFiles().map((path) => `${path} is stale: run npm run derive`),
    ...artefacts
      .filter(({ path, text }) => read(path) !== text)
      .map(({ path }) => `${path} is stale: run npm run derive`),
    ...readdirSync(migrations)
      .filter((name) => read(`./db/migrations/${name}`).includes(BY_HAND))
      .map(
        (name) =>
          `migrations/${name} has a place that is open: write the SQL below "${BY_HAND.trim()}", and take that line away`,
      ),
  ]
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
  process.exit(wrong.length > 0 ? 1 : 0)
}
const [schema] = artefacts
if (!argument && schema && knownOfModel.addItems(read('./db/schema.sql'), schema.text, []).length > 0) {
  // Written into the script without a migration, they would be new to nobody any more.
  process.stderr.write('A list has a new item with a code, which the sets that exist need: npm run derive -- a-name\n')
  process.exit(1)
}
if (argument && schema) {
  const { sql, open } = difference(read('./db/schema.sql'), schema.text, knownOfModel)
  if (open.length > 0 && option !== '--by-hand') {
    for (const sentence of open) process.stderr.write(`${sentence}\n`)
    process.stderr.write(`Nothing is written. To do this by hand: npm run derive -- ${argument} --by-hand\n`)
    process.exit(1)
  }
  const path = nextMigration(readdirSync(migrations), argument, new Date())
  if (sql !== '') writeFileSync(here(`./db/migrations/${path}`), sql)
  process.stdout.write(
    sql === '' ? 'no table changed\n' : `wrote migrations/${path}: read it as if you had written it\n`,
  )
}
for (const { path, text } of artefacts) writeFileSync(here(path), text)
