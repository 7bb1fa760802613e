import { readdirSync } from 'node:fs'

/** The statements of a schema script: a table with its lines, or anything else as one text. */
interface Statement {
  readonly text: string
  readonly table?: string
  readonly lines: readonly string[]
}

function statements(script: string): Statement[] {
  return script
    .split(/\n\n+/)
    .flatMap((block) =>
      block.startsWith('create table')
        ? [block]
        : block.split(/;\n(?=(?:alter|create) )/).map((s) => (s.endsWith(';') ? s : `${s};`)),
    )
    .filter((text) => text.split('\n').some((line) => !line.startsWith('--')))
    .map((text) => {
      const table = /^create table "(\w+)" \(\n/.exec(text)?.[1]
      return table
        ? {
            text,
            table,
            lines: text
              .split('\n')
              .slice(1, -1)
              .map((l) => l.trim().replace(/,$/, '')),
          }
        : { text, lines: [] }
    })
}

/**
 * The migration from one schema script to another, for tables that gain, lose or change columns and for everything that
 * stands in a statement of its own. A renamed column shows up as a drop and an add: whoever reviews it corrects that.
 */
export function migrationSql(before: string, after: string): string {
  const [old, now] = [statements(before), statements(after)]
  const oldTables = new Map(old.flatMap((s) => (s.table ? [[s.table, s] as const] : [])))
  const nowTables = new Set(now.flatMap((s) => s.table ?? []))
  const oldTexts = new Set(old.map((s) => s.text))
  const nowTexts = new Set(now.map((s) => s.text))
  const dropped = old.filter((s) => !s.table && !nowTexts.has(s.text)).flatMap((s) => dropOf(s.text))
  const changed = now.flatMap((s) => {
    const known = s.table ? oldTables.get(s.table) : undefined
    if (!s.table) return oldTexts.has(s.text) ? [] : [s.text]
    return known ? alterations(s.table, known.lines, s.lines) : [s.text]
  })
  const gone = [...oldTables.keys()].filter((t) => !nowTables.has(t)).map((t) => `drop table "${t}" cascade;`)
  return `${[...dropped, ...changed, ...gone].join('\n\n')}\n`
}

const nameOf = (line: string) => /^"(\w+)"/.exec(line)?.[1]

function alterations(table: string, before: readonly string[], after: readonly string[]): string[] {
  const old = new Map(before.flatMap((l) => (nameOf(l) ? [[nameOf(l) as string, l] as const] : [])))
  const names = new Set(after.flatMap((l) => nameOf(l) ?? []))
  return [
    ...after.flatMap((line) => {
      const name = nameOf(line)
      if (!name) return before.includes(line) ? [] : [`alter table "${table}" add ${line};`]
      const known = old.get(name)
      if (known === line) return []
      return known
        ? [`-- was: ${known}\n-- now: ${line}\n-- write the change of "${table}"."${name}" here`]
        : [`alter table "${table}" add column ${line};`]
    }),
    ...[...old.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `alter table "${table}" drop column "${name}";`),
  ]
}

/** How to take back a statement that is gone from the schema. */
function dropOf(text: string): string[] {
  const index = /^create (?:unique )?index ("\w+")/.exec(text)?.[1]
  if (index) return [`drop index ${index};`]
  const constraint = /^alter table ("\w+") add constraint ("\w+")/.exec(text)
  if (constraint) return [`alter table ${constraint[1]} drop constraint ${constraint[2]};`]
  const policy = /create policy ("\w+") on ("\w+")/.exec(text)
  if (policy) return [`drop policy ${policy[1]} on ${policy[2]};`]
  const locked = /^alter table ("\w+") enable row level security/.exec(text)?.[1]
  if (locked) return [`alter table ${locked} disable row level security;`]
  const view = /create view ("\w+")/.exec(text)?.[1]
  if (view) return [`drop view ${view};`]
  return [`-- gone from the schema, take it back here:\n-- ${text.replaceAll('\n', '\n-- ')}`]
}

/** The file name of the next migration: four digits, an underscore and the given name. */
export function nextMigration(folder: URL, name: string): string {
  const numbers = readdirSync(folder).flatMap((f) => (/^\d{4}_.*\.sql$/.test(f) ? [Number(f.slice(0, 4))] : []))
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${name}.sql`
}
