import { model } from '@vezel/model'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { linkTableOf, tableOf } from './names.ts'

const tables = new Set(
  model.entities.flatMap((entity) => [
    tableOf(entity),
    ...Object.entries(entity.fields).flatMap(([name, field]) =>
      pointsAtMany(field) ? [linkTableOf(model.stored(entity), name)] : [],
    ),
  ]),
)
/** Beside the tables of the definitions, what writes go by: the lines of history and the counters of numbers. */
const others = ['geschiedenis', 'teller']

const writes = /\b(?:insert\s+into|update\s+(?:only\s+)?"|delete\s+from|savepoint|set_config|nextval)/i
const sources = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?("?\w+"?)/gi
const calls = /(?<!["\w.])([a-z_][a-z_0-9]*)\s*\(/gi
/** What PostgreSQL offers and writes use that reads no table; words before a bracket that call nothing. */
const harmless = new Set(
  `and any all array as by case cast ceil char_length coalesce concat_ws count date_trunc distinct else end except exists extract filter
  from greatest hashtext hashtextextended in intersect interval is left least lower max min not now nullif numeric on or over
  pg_advisory_xact_lock pg_advisory_xact_lock_shared recursive select substring sum then to_char try_date try_int try_uuid union unnest
  upper using values when where with bool_or bool_and string_agg array_agg`.split(/\s+/),
)

const known = new Map<string, ReadonlySet<string> | undefined>()
/** Statements have values of their own in places, so their texts are few; more would only take memory. */
const MOST = 2000

/**
 * The tables that a statement reads, by name; undefined when it writes, or when that cannot be told from its text, as of one
 * that calls a function of ours or looks at a view.
 */
export function tablesRead(sql: string): ReadonlySet<string> | undefined {
  if (known.has(sql)) return known.get(sql)
  const found = readIn(sql)
  if (known.size < MOST) known.set(sql, found)
  return found
}

function readIn(sql: string): ReadonlySet<string> | undefined {
  if (writes.test(sql)) return undefined
  for (const [, name = ''] of sql.matchAll(calls)) if (!harmless.has(name.toLowerCase())) return undefined
  const made = new Set(
    [...sql.matchAll(/"(\w+)"(?:\s*\([^)]*\))?\s+as\s+(?:materialized\s+)?\(/gi)].map(([, name]) => name),
  )
  const read = new Set<string>()
  for (const [, source = ''] of sql.matchAll(sources)) {
    const name = source.replaceAll('"', '')
    if (source === 'unnest' || source === 'lateral' || made.has(name)) continue
    // `is distinct from x` and `extract(… from x)` name a column.
    if (!source.startsWith('"')) {
      if (/^(select|where)$/i.test(source)) continue
      if (new RegExp(`distinct\\s+from\\s+${source}\\b`, 'i').test(sql)) continue
      return undefined
    }
    if (!tables.has(name) && !others.includes(name)) return undefined
    read.add(name)
  }
  return read
}
