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
