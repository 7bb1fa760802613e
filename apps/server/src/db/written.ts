import { AsyncLocalStorage } from 'node:async_hooks'
import { model } from '@vezel/model'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { linkTableOf, tableOf } from './names.ts'

/** The types, as the API spells them, whose rows stand in a table, or are linked by it. */
const typesOfTable = new Map<string, Set<string>>()
for (const entity of model.entities) {
  const stored = model.stored(entity)
  const links = Object.entries(entity.fields).flatMap(([name, field]) =>
    pointsAtMany(field) ? [linkTableOf(stored, name)] : [],
  )
  for (const table of [tableOf(stored), ...links])
    typesOfTable.set(table, (typesOfTable.get(table) ?? new Set()).add(entity.api.type))
}

const gathering = new AsyncLocalStorage<Set<string>>()
const writes = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"(\w+)"/gi

/** Runs a task, and gathers in `types` the types of whatever it writes, by whichever road. */
export const gatherWritten = <T>(types: Set<string>, task: () => T): T => gathering.run(types, task)

/** Notes what a statement writes, for whoever gathers that. */
export function noteWritten(sql: string): void {
  const types = gathering.getStore()
  if (types)
    for (const [, table = ''] of sql.matchAll(writes)) for (const type of typesOfTable.get(table) ?? []) types.add(type)
}
