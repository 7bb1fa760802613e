import type { Pool } from 'pg'

/** Rows of each organisation in each table. */
const ROWS = 3
export const ORGANISATIONS: readonly number[] = [1, 2]

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly choices: readonly string[] | undefined
  readonly target: string | undefined
}

/** The columns of every table that a row is given a value for, with what a check and a foreign key ask of it. */
const columnsSql = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as "type",
    (select array_agg(m[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''((?:[^'']|'''')*)''::text', 'g') m
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as "choices",
    (select t.relname from pg_constraint k join pg_class t on t.oid = k.confrelid
     where k.conrelid = c.oid and k.contype = 'f' and k.conkey[cardinality(k.conkey)] = a.attnum limit 1) as "target"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'vezel_migratie'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
  order by c.relname, a.attnum`

/**
 * Puts rows of two organisations into every table, with a value in every column, dated 2001: written from the catalogue alone, so a
 * new table is filled as well. Rows with one number belong together: every foreign key names the row with its own number.
 * As the owner, past rules and row-level security.
 */
export async function fillTables(owner: Pool): Promise<void> {
  const { rows: columns } = await owner.query<Column>(columnsSql)
  const tables = new Map<string, Column[]>()
  for (const c of columns) tables.set(c.table, [...(tables.get(c.table) ?? []), c])
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('set constraints all deferred')
    // What stands beside the tables has keys that cannot wait: it comes after them.
    const { rows: hard } = await client.query<{ table: string }>(
      `select distinct c.relname as "table" from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and not k.condeferrable`,
    )
    const waits = (name: string) => {
      if (name === 'inventarisatie_organisatie' || name === 'user') return 0
      return hard.some(({ table }) => table === name) ? 2 : 1
    }
    for (const [table, all] of [...tables].sort(([a], [b]) => waits(a) - waits(b))) {
      const rows = ORGANISATIONS.flatMap((organisation) =>
        Array.from({ length: table === 'inventarisatie_organisatie' ? 1 : ROWS }, (_, row) =>
          Object.fromEntries(all.map((c) => [c.column, valueFor(c, organisation, row)])),
        ),
      )
      const names = all.map((c) => `"${c.column}"`).join(', ')
      await client.query(
        `insert into "${table}" (${names}) select ${names} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      )
    }
    // Numbers that the database gives come after those that were given here.
    for (const { table, column } of columns) {
      await client.query(
        `select setval(s, 1000) from pg_get_serial_sequence('"${table}"', '${column}') s where s is not null`,
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function valueFor({ table, column, type, choices, target }: Column, organisation: number, row: number): unknown {
  const number = (organisation - 1) * ROWS + row + 1
  const isOrganisation =
    column === 'organisatie_id' ||
    target === 'inventarisatie_organisatie' ||
    (table === 'inventarisatie_organisatie' && column === 'id')
  if (isOrganisation) return organisation
  if (choices) return choices[row % choices.length]
  // A row of a tree stands in none, or its tree would be a ring.
  if (target === table) return null
  switch (type) {
    case 'uuid':
      return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
      return number
    case 'boolean':
      return row % 2 === 0
    case 'date':
      return `2001-01-${String(number + 1).padStart(2, '0')}`
    case 'timestamp with time zone':
      return `2001-01-${String(number + 1).padStart(2, '0')}T12:00:00Z`
    case 'jsonb':
      return { [column]: number }
    case 'bytea':
      return `\\x${String(number).padStart(2, '0')}`
    case 'integer[]':
      return [number]
    case 'uuid[]':
      return [`00000000-0000-7000-8000-${String(number).padStart(12, '0')}`]
    default:
      return `${column} ${number}`
  }
}

/** The rows of every table, by table. */
export async function rowsOf(owner: Pool): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows } = await owner.query<Column>(columnsSql)
  const found = new Map<string, Record<string, unknown>[]>()
  for (const table of new Set(rows.map((r) => r.table)))
    found.set(table, (await owner.query(`select * from "${table}"`)).rows)
  return found
}
