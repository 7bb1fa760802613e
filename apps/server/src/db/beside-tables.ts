import type { ClientBase } from 'pg'
import { SERVING_ROLE } from './app-role.ts'
import { isBesideTables, statementsOf } from './script.ts'

/** The functions, views, policies, triggers and grants of a script, in its order. */
export const besideTablesOf = (script: string): string[] => statementsOf(script).filter(isBesideTables)

/**
 * Makes what stands beside the tables. A function replaces one of its name, which is there still when an index or a
 * default uses it.
 */
export async function makeBesideTables(db: ClientBase, statements: readonly string[]): Promise<void> {
  const all = statements.map((s) => s.replace(/^create function/i, 'create or replace function'))
  if (all.length > 0) await db.query(all.join(';\n'))
}

/** The statements that take away what these made, the last first. */
export const dropsOf = (statements: readonly string[]): string[] => statements.toReversed().flatMap(dropOf)

/**
 * Takes away what these statements made, the last first, so that a migration meets tables alone. What somebody else
 * built on it is left, and stops this with PostgreSQL's own sentence.
 */
export async function dropBesideTables(db: ClientBase, statements: readonly string[]): Promise<void> {
  const drops = dropsOf(statements)
  if (drops.length > 0) await db.query(drops.join(';\n'))
  await db.query(
    ['tables', 'sequences', 'functions']
      .flatMap((kind) => [
        `revoke all on all ${kind} in schema public from ${SERVING_ROLE}`,
        `alter default privileges in schema public revoke all on ${kind} from ${SERVING_ROLE}`,
      ])
      .join(';\n'),
  )
}

function dropOf(statement: string): string[] {
  const [, kind, name = ''] =
    /^create (?:or replace )?(function|procedure|view|(?:constraint )?trigger|policy) "?(\w+)"?/i.exec(statement) ?? []
  switch (kind?.toLowerCase()) {
    case 'view':
      return [`drop view if exists "${name}"`]
    case 'policy':
    case 'trigger':
    case 'constraint trigger': {
      const table = / on "?(\w+)"?/i.exec(statement)?.[1]
      return [`drop ${kind?.toLowerCase() === 'policy' ? 'policy' : 'trigger'} if exists "${name}" on "${table}"`]
    }
    case 'function':
    case 'procedure':
      // By its oids, for its arguments may have changed. One that an index or a default uses stays, to be replaced.
      return [
        `do $$ declare f regprocedure; begin
           for f in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = '${name}' loop
             begin execute 'drop routine ' || f; exception when dependent_objects_still_exist then null; end;
           end loop;
         end $$`,
      ]
    default:
      return []
  }
}
