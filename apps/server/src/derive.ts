import { readFileSync, writeFileSync } from 'node:fs'
import { migrationSql, nextMigration } from './db/difference.ts'
import { schemaSql } from './db/table.ts'
import { schemaSdl } from './graphql/sdl.ts'

/**
 * Writes what follows from the model: `schema.sql` and `schema.graphql`, and with a name a migration from the
 * difference. `--check` writes nothing and fails when a committed file is stale.
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
  { path: './db/schema.sql', text: schemaSql(read('./db/system.sql')) },
  { path: './graphql/schema.graphql', text: schemaSdl() },
]
const argument = process.argv[2]

if (argument === '--check') {
  const stale = artefacts.filter(({ path, text }) => read(path) !== text)
  for (const { path } of stale) process.stderr.write(`${path} is stale: run npm run derive\n`)
  process.exit(stale.length > 0 ? 1 : 0)
}
const before = read('./db/schema.sql')
const [schema] = artefacts
if (argument && schema) {
  const sql = migrationSql(before, schema.text)
  const path = nextMigration(here('./db/migrations/'), argument)
  if (sql.trim() !== '') writeFileSync(here(`./db/migrations/${path}`), sql)
  process.stdout.write(
    sql.trim() === '' ? 'no table changed\n' : `wrote migrations/${path}: read it as if you had written it\n`,
  )
}
for (const { path, text } of artefacts) writeFileSync(here(path), text)
