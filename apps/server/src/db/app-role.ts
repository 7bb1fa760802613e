import type pg from 'pg'
import { StartProblem } from '../start-problem.ts'

/** The role that serves requests: it owns nothing, so row-level security holds for it. */
export const SERVING_ROLE = 'vezel_app'

/**
 * Makes the serving role when it is missing, and lets the current user take it.
 * With `login` it may log in itself, which only the embedded server needs: nobody else reaches its socket.
 */
export async function ensureServingRole(db: pg.Pool | pg.ClientBase, { login }: { login: boolean }): Promise<void> {
  const { rows } = await db.query(
    `select current_user as me, u.rolsuper or u.rolcreaterole as may_create, r.oid is not null as present,
            coalesce(pg_has_role(r.oid, 'MEMBER'), false) as member
     from pg_roles u left join pg_roles r on r.rolname = $1 where u.rolname = current_user`,
    [SERVING_ROLE],
  )
  const { me, may_create: mayCreate, present, member } = rows[0]
  if (present && member) return
  if (!mayCreate) {
    if (present) return
    throw new StartProblem(
      `The login '${me}' of DATABASE_URL may not create roles: have an administrator run ` +
        `"create role ${SERVING_ROLE}; grant ${SERVING_ROLE} to ${me}" once.`,
    )
  }
  // Roles are shared by all databases of a server, so another one may be making it at this moment.
  await db.query(`do $$ begin
    create role ${SERVING_ROLE} ${login ? 'login' : 'nologin'};
  exception when duplicate_object or unique_violation then null; end $$`)
  await db.query(`do $$ begin
    grant ${SERVING_ROLE} to current_user;
  exception when insufficient_privilege or unique_violation then null; end $$`)
}

/**
 * Throws a StartProblem when the role of `serve` could look past row-level security, or take a role that can: then one
 * organisation would see the records of another. Asked once the tables are there.
 */
export async function checkServingRole(serve: pg.Pool): Promise<void> {
  const { rows } = await serve.query<{ me: string; strong: string | null; owner: string | null }>(
    `select current_user as "me",
       (select r.rolname from pg_roles r
        where (r.rolsuper or r.rolbypassrls) and pg_has_role(current_user, r.oid, 'MEMBER') order by r.rolname <> current_user, r.rolname limit 1) as "strong",
       (select r.rolname from pg_roles r
        where pg_has_role(current_user, r.oid, 'MEMBER') and (
          exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                  where c.relowner = r.oid and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%')
          or exists (select from pg_database d where d.datdba = r.oid and d.datname = current_database()))
        order by r.rolname <> current_user, r.rolname limit 1) as "owner"`,
  )
  const { me, strong, owner } = rows[0] ?? { me: '', strong: null, owner: null }
  const why = strong
    ? `${strong === me ? 'it is' : `it may act as '${strong}', which is`} a superuser or bypasses row-level security`
    : owner
      ? `${owner === me ? 'it owns' : `it may act as '${owner}', which owns`} tables of this database, or the database`
      : undefined
  if (!why) return
  throw new StartProblem(
    `The role '${me}' may not serve requests: ${why}, so it could see the records of every organisation. ` +
      `Set DATABASE_APP_URL to a login that owns nothing ("create role vezel_server login password '…' in role ${SERVING_ROLE}"), ` +
      'or leave it out.',
  )
}
