import { isBesideTables, statementsOf, tableOfStatement } from './script.ts'

/** What the rows that exist get in a new required column. */
export interface ForRows {
  /** Statements that come before, such as one that makes sure of a default item. */
  readonly before?: readonly string[]
  /** An expression over the row, in SQL. */
  readonly value: string
  /** The same for every row, so that the column can be added with it at once. */
  readonly isConstant: boolean
}

/** What the model knows of columns and tables, which the scripts do not say. */
export interface Known {
  readonly forRows: (table: string, column: string) => ForRows | undefined
  /** The statements that fill those of these new tables that are lists, for the organisations that exist. */
  readonly fill: (tables: readonly string[]) => readonly string[]
  /** The statements that add the items to lists that exist which one script names and the other does not. */
  readonly addItems: (before: string, after: string, newTables: readonly string[]) => readonly string[]
}
export const knowsNothing: Known = { forRows: () => undefined, fill: () => [], addItems: () => [] }

/** A migration, and what only a person knows: a sentence each, with what to write by hand. */
export interface Difference {
  readonly sql: string
  readonly open: readonly string[]
}
/** Stands before each line that a person has to write; `npm run check` refuses a migration that has it. */
export const BY_HAND = '-- By hand: '

interface Table {
  readonly name: string
  /** Columns by name, as `"name" type …`. */
  readonly columns: ReadonlyMap<string, string>
  /** Primary key and checks. */
  readonly rest: readonly string[]
}
interface Script {
  readonly tables: ReadonlyMap<string, Table>
  readonly others: readonly string[]
  readonly texts: ReadonlyMap<string, string>
}

function read(script: string): Script {
  const tables = new Map<string, Table>()
  const texts = new Map<string, string>()
  const others: string[] = []
  for (const text of statementsOf(script)) {
    if (isBesideTables(text)) continue
    const found = tableOfStatement(text)
    if (!found) {
      others.push(text)
      continue
    }
    const named = found.lines.flatMap((l): [string, string][] => {
      const name = /^"(\w+)"/.exec(l)?.[1]
      return name ? [[name, l]] : []
    })
    const rest = found.lines.filter((l) => !l.startsWith('"'))
    tables.set(found.name, { name: found.name, columns: new Map(named), rest })
    texts.set(found.name, text)
  }
  return { tables, others, texts }
}

/**
 * The migration of tables and rows from one schema script to another. Rows that exist keep their values and get the
 * defaults of new fields; whatever the scripts and the model leave open is a sentence for a person. Functions, views,
 * policies and grants are not in it: `migrate` makes them anew.
 */
export function difference(before: string, after: string, known: Known = knowsNothing): Difference {
  const [old, now] = [read(before), read(after)]
  const open: string[] = []
  const byHand = (sentence: string, ...sql: string[]) => {
    open.push(sentence)
    return [BY_HAND + sentence, ...sql.map((s) => s.replace(/^/gm, '-- '))].join('\n')
  }
  const added = [...now.tables.values()].filter((t) => !old.tables.has(t.name))
  const gone = [...old.tables.keys()].filter((name) => !now.tables.has(name))
  const kept = [...now.tables.values()].filter((t) => old.tables.has(t.name))
  const newColumns = new Map(
    [...now.tables.values()].map((t) => {
      const before = old.tables.get(t.name)?.columns
      return [t.name, new Set([...t.columns.keys()].filter((c) => !before?.has(c)))]
    }),
  )

  const dropped = old.others
    .filter((text) => !now.others.includes(text))
    // What stands on a table that goes, goes with it.
    .filter((text) => !gone.includes(/ (?:on|table) "(\w+)"/.exec(text)?.[1] ?? ''))
    .map((text) => dropOf(text) ?? byHand(`Gone from the schema, take it back here: ${firstLine(text)}`, text))
  const made = added.map((t) => `${now.texts.get(t.name)};`)
  const newTables = added.map((t) => t.name)
  const filled = [...known.fill(newTables), ...known.addItems(before, after, newTables)]
  const fromLists: string[] = []
  const altered = kept.flatMap((t) => alterations(old.tables.get(t.name) as Table, t, known, byHand, fromLists))
  const others = now.others
    .filter((text) => !old.others.includes(text))
    .map((text) => {
      const doubt = doubtOf(text, (table) => newColumns.get(table), old.tables, known)
      return doubt ? byHand(doubt, `${text};`) : `${text};`
    })
  const dropTables = gone.map((name) =>
    added.length > 0
      ? byHand(
          `Table "${name}" is gone and ${added.map((t) => `"${t.name}"`).join(', ')} came: if it is a new name, write "alter table … rename to …" in place of both, else keep the drop.`,
          `drop table "${name}" cascade;`,
        )
      : `drop table "${name}" cascade;`,
  )
  const sql = [...dropped, ...made, ...altered, ...fromLists, ...filled, ...others, ...dropTables].join('\n\n')
  return { sql: sql === '' ? '' : `${sql}\n`, open }
}

type ByHand = (sentence: string, ...sql: string[]) => string
const firstLine = (text: string) => text.split('\n')[0]
const notNull = / not null\b/
const fillsItself = /\bgenerated\b|\bdefault\b/

/** What one table needs; into `fromLists` goes what reads other tables, which come first. */
function alterations(before: Table, after: Table, known: Known, byHand: ByHand, fromLists: string[]): string[] {
  const table = `alter table "${after.name}"`
  const fresh = [...after.columns].filter(([name]) => !before.columns.has(name))
  const gone = [...before.columns.keys()].filter((name) => !after.columns.has(name))
  const changed = [...after.columns].filter(([name, line]) => (before.columns.get(name) ?? line) !== line)
  const place = (name: string) => `"${after.name}"."${name}"`

  const add = fresh.flatMap(([name, line]) => addition(after.name, name, line, { known, byHand, fromLists }))
  const change = changed.map(([name, line]) => {
    const was = before.columns.get(name) as string
    return (
      changeOf(after.name, name, was, line, known) ??
      byHand(
        `${place(name)} changed in a way that may lose or refuse what rows hold: write the change.`,
        `was: ${was}`,
        `now: ${line}`,
      )
    )
  })
  const drop = gone.map((name) =>
    fresh.length > 0
      ? byHand(
          `${place(name)} is gone and ${fresh.map(([n]) => `"${n}"`).join(', ')} came: if it is a new name, write "${table} rename column "${name}" to …" in place of both, else keep the drop.`,
          `${table} drop column "${name}";`,
        )
      : `${table} drop column "${name}";`,
  )
  return [...add, ...change, ...drop, ...checksOf(before, after, byHand)]
}

interface Adding {
  readonly known: Known
  readonly byHand: ByHand
  /** Gets what reads other tables. */
  readonly fromLists: string[]
}

/** A new column, with what the rows that exist have in it. */
function addition(of: string, name: string, line: string, { known, byHand, fromLists }: Adding): string[] {
  const table = `alter table "${of}"`
  if (!notNull.test(line) || fillsItself.test(line)) return [`${table} add column ${line};`]
  const rows = known.forRows(of, name)
  if (rows?.isConstant)
    return [`${table} add column ${line} default ${rows.value};\n${table} alter column "${name}" drop default;`]
  const filled = (value: string) => [
    `${table} add column ${line.replace(notNull, '')};`,
    `update "${of}" set "${name}" = ${value};`,
    `${table} alter column "${name}" set not null;`,
  ]
  if (!rows)
    return [
      byHand(
        `"${of}"."${name}" is required and has no default, so the rows that exist have no value: give the field a default, or write which value each row gets between these lines.`,
        ...filled('…'),
      ),
    ]
  fromLists.push([...(rows.before ?? []), ...filled(rows.value)].join('\n'))
  return []
}

/** The constraints that came or went: whether rows keep them only a person knows. */
function checksOf(before: Table, after: Table, byHand: ByHand): string[] {
  return [
    ...before.rest
      .filter((l) => !after.rest.includes(l))
      .map((l) => byHand(`"${after.name}" no longer has "${l}": drop the constraint by its name.`)),
    ...after.rest
      .filter((l) => !before.rest.includes(l))
      .map((l) =>
        byHand(
          `Rows of "${after.name}" that exist may not keep "${l}": mend them first, then add it.`,
          `alter table "${after.name}" add ${l};`,
        ),
      ),
  ]
}

interface Parts {
  readonly type: string
  readonly required: boolean
  readonly choices: readonly string[] | undefined
  /** What else the line says. */
  readonly rest: string
}
const choicesIn = / check \("\w+" in \(((?:'(?:[^']|'')*'(?:, )?)+)\)\)/
function partsOf(line: string): Parts {
  const choices = choicesIn.exec(line)?.[1]?.match(/'(?:[^']|'')*'/g)
  const plain = line.replace(/^"\w+" /, '').replace(choicesIn, '')
  const type = /^[a-z]+(?:\([\d,]+\))?/.exec(plain)?.[0] ?? plain
  return {
    type,
    required: notNull.test(plain),
    choices: choices ? [...choices] : undefined,
    rest: plain.slice(type.length).replace(notNull, '').trim(),
  }
}

/** Types a value moves to without loss, and without a hand. */
function isWider(from: string, to: string): boolean {
  const [was, now] = [from, to].map(
    (t) => /^numeric\((\d+),(\d+)\)$/.exec(t)?.slice(1).map(Number) as [number, number] | undefined,
  )
  if (was && now) return now[1] >= was[1] && now[0] - now[1] >= was[0] - was[1]
  if (from === 'integer' && now) return now[0] - now[1] >= 10
  return `${from} ${to}` === 'integer bigint'
}

/** The change of one column when no row can stand in its way, or undefined. */
function changeOf(table: string, name: string, before: string, after: string, known: Known): string | undefined {
  const [was, now] = [partsOf(before), partsOf(after)]
  if (was.rest !== now.rest) return undefined
  const out: string[] = []
  const alter = `alter table "${table}" alter column "${name}"`
  if (was.type !== now.type) {
    if (!isWider(was.type, now.type)) return undefined
    out.push(`${alter} type ${now.type};`)
  }
  if (was.choices?.join() !== now.choices?.join()) {
    if (was.choices) out.push(`alter table "${table}" drop constraint "${constraintName(table, name)}";`)
    if (now.choices) {
      if (!was.choices?.every((value) => now.choices?.includes(value))) return undefined
      out.push(`alter table "${table}" add check ("${name}" in (${now.choices.join(', ')}));`)
    }
  }
  if (was.required && !now.required) out.push(`${alter} drop not null;`)
  if (!was.required && now.required) {
    const rows = known.forRows(table, name)
    if (!rows) return undefined
    out.push(
      ...(rows.before ?? []),
      `update "${table}" set "${name}" = ${rows.value} where "${name}" is null;`,
      `${alter} set not null;`,
    )
  }
  return out.join('\n')
}

/** The name that PostgreSQL gives to the check of a column: the longer part is cut so that it fits 63 bytes. */
function constraintName(table: string, column: string): string {
  let [one, two] = [table.length, column.length]
  while (one + two > 63 - '__check'.length) {
    if (one > two) one -= 1
    else two -= 1
  }
  return `${table.slice(0, one)}_${column.slice(0, two)}_check`
}

/** Why rows that exist may refuse a statement, or undefined when none can. */
function doubtOf(
  text: string,
  freshOf: (table: string) => ReadonlySet<string> | undefined,
  old: ReadonlyMap<string, Table>,
  known: Known,
): string | undefined {
  const [, table = ''] = / (?:on|alter table) "(\w+)"/.exec(` ${text}`) ?? []
  if (!old.has(table)) return undefined
  const fresh = (column: string) => freshOf(table)?.has(column) ?? false
  if (/^create unique index/.test(text)) {
    const columns = [...text.matchAll(/"(\w+)"/g)].slice(2).map((m) => m[1] ?? '')
    // Several rows without a value may stand side by side, and a new column without a default has none.
    if (columns.some((c) => fresh(c) && !known.forRows(table, c))) return undefined
    return `Rows of "${table}" that exist may have the same value twice: decide which keeps it, mend the others, then make the index.`
  }
  const column = / foreign key \((?:"organisatie_id", )?"(\w+)"\)/.exec(text)?.[1]
  if (column)
    return fresh(column)
      ? undefined
      : `"${table}"."${column}" of rows that exist may name a row that is not there: mend them, then add the key.`
  if (/^alter table "\w+" add (?:constraint|check|unique)/.test(text))
    return `Rows of "${table}" that exist may not keep the new constraint: mend them first, then add it.`
  return undefined
}

/** How to take back a statement that is gone from the schema, or undefined. */
function dropOf(text: string): string | undefined {
  const index = /^create (?:unique )?index ("\w+")/.exec(text)?.[1]
  if (index) return `drop index ${index};`
  const constraint = /^alter table ("\w+") add constraint ("\w+")/.exec(text)
  if (constraint) return `alter table ${constraint[1]} drop constraint ${constraint[2]};`
  const locked = /^alter table ("\w+") enable row level security/.exec(text)?.[1]
  if (locked) return `alter table ${locked} disable row level security;`
  return undefined
}
