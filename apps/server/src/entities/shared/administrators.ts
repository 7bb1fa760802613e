import { Problem } from '@vezel/model/problems.ts'
import { isAdmin as roleIsAdmin } from '@vezel/model/rights.ts'
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
