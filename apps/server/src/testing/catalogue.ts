import type { Pool } from 'pg'

/** The tables of the product and what is on them, for a query with `pg_class c` and `pg_namespace n`. */
export const ours = `n.nspname = 'public' and c.relname not like 'vezel\\_migratie%'`
/** What stands in the catalogues, a line for each thing; the order of columns in a table is no difference. */
export const catalogues: Record<string, string> = {
  columns: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid) as "default", l.collname
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum left join pg_collation l on l.oid = a.attcollation
    where ${ours} and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select c.relname, case when k.contype in ('c', 'n') then '' else k.conname end as name, k.contype, k.condeferrable, k.convalidated,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  indexes: `select c.relname, pg_get_indexdef(c.oid) as definition from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'i'`,
  policies: `select tablename, policyname, permissive, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public'`,
  tables: `select c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relacl::text as grants
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'v', 'S', 'p')`,
  views: `select c.relname, pg_get_viewdef(c.oid) as definition from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'v'`,
  functions: `select p.proname, pg_get_functiondef(p.oid) as definition, p.proacl::text as grants from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f'`,
  collations: `select collname, collprovider, colllocale, collisdeterministic from pg_collation k join pg_namespace n on n.oid = k.collnamespace
    where n.nspname = 'public'`,
  triggers: `select c.relname, pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal`,
  'default grants': 'select defaclobjtype, defaclacl::text as grants from pg_default_acl',
}

/** The lines of one catalogue, in an order of their own. */
export const linesOf = async (db: Pool, sql: string): Promise<string[]> =>
  (await db.query(sql)).rows.map((row) => JSON.stringify(row)).sort()

/** Every catalogue by its name: equal for two databases that are made alike. */
export const schemaOf = async (db: Pool): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(catalogues).map(async ([name, sql]) => [name, await linesOf(db, sql)])),
  )
