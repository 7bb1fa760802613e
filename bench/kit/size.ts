import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../measure.ts'

// Prints what the server makes of the model it is started with; the first figure is what the schema adds to its start.
const { model } = await import('@vezel/model')
const start = performance.now()
const { schemaSdl } = await import('../../apps/server/src/graphql/sdl.ts')
await import('../../apps/server/src/graphql/schema.ts')
const buildMs = performance.now() - start
const { schemaSql } = await import('../../apps/server/src/db/table.ts')
const sql = schemaSql(readFileSync(join(root, 'apps/server/src/db/system.sql'), 'utf8'))
process.stdout.write(
  JSON.stringify({ buildMs, entities: model.entities.length, sdlBytes: schemaSdl().length, sqlBytes: sql.length }),
)
