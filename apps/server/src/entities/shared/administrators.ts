import { Problem } from '@vezel/model/problems.ts'
import { isAdmin } from '../../access.ts'
import type { Work } from '../../db/work.ts'

/** Anything that gives somebody a role. */
interface WithRole {
  readonly inventarisatie_rol?: string | null
}

export const isAdministrator = (record: WithRole | undefined) => String(record?.inventarisatie_rol) === '3'

/** What concerns an administrator is for administrators (§3.2 of the data model). */
export function demandAdminFor(work: Work, ...records: (WithRole | undefined)[]): void {
  if (records.some(isAdministrator) && !isAdmin(work.session)) throw new Problem('forbidden')
}
