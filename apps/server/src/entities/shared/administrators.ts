import { Problem } from '@vezel/model/problems.ts'
import { isAdmin as roleIsAdmin, isManager as roleIsManager } from '@vezel/model/rights.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import { isAdmin } from '../../access.ts'
import type { Work } from '../../db/work.ts'

/** Anything that gives somebody a role. */
interface WithRole {
  readonly inventarisatie_rol?: string | null
}

export const isAdministrator = (record: WithRole | undefined) => roleIsAdmin(Number(record?.inventarisatie_rol))

/** What concerns an administrator is for administrators. */
export function demandAdminFor(work: Work, ...records: (WithRole | undefined)[]): void {
  if (records.some(isAdministrator) && !isAdmin(work.session)) throw new Problem('forbidden')
}

/**
 * Who becomes a manager, and who no longer is one, is for administrators (regulation 8.4): a manager makes no others. Answers
 * an issue for the role of a record that is to be written, as it was before and as it will be.
 */
export function roleIssues(work: Work, draft: WithRole, before?: WithRole): Issue[] {
  const isSame = before?.inventarisatie_rol === draft.inventarisatie_rol
  const concernsManager = [before, draft].some((record) => roleIsManager(Number(record?.inventarisatie_rol)))
  return isSame || !concernsManager || isAdmin(work.session)
    ? []
    : [{ path: 'inventarisatie_rol', rule: 'isRoleToGive', args: [] }]
}
