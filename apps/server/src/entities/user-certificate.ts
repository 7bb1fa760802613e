import { expiryDays } from '@vezel/model/entities/organisation/user-certificate.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Behaviour } from './behaviour.ts'
import { demandEnd, isRenewed, lastDayOf, statusToday } from './shared/certificate.ts'

/** A certificate holds as long as its type says, and has a number where its type has. */
export const userCertificateBehaviour: Behaviour<'userCertificate'> = {
  computed: {
    status: ({ row }) => statusToday(`${row}."geldig_tot"`),
    is_vernieuwd: ({ row }) => isRenewed(row, 'vandaag()', String(expiryDays)),
  },
  async prepare(draft, work) {
    const type = await work.find('inventarisatie_user_certificate_types', draft.inventarisatie_user_certificate_type)
    draft.geldig_tot ??= await lastDayOf(work, draft.uitgegeven_op, type?.geldigheid_maanden ?? null)
  },
  async beforeSave(draft, work) {
    const type = await work.find('inventarisatie_user_certificate_types', draft.inventarisatie_user_certificate_type)
    const hasNoNumber = type?.heeft_nummer && !draft.nummer?.trim()
    return [
      ...(hasNoNumber ? [{ path: 'nummer', rule: 'isRequired', args: [] } satisfies Issue] : []),
      ...demandEnd(draft.geldig_tot, type?.geldigheid_maanden ?? null),
    ]
  },
}
