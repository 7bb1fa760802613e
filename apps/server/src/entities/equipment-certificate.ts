import type { DraftOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { demandEnd, lastDayOf, statusToday } from './shared/certificate.ts'

/** An inspection holds as long as the type of its equipment says. */
export const equipmentCertificateBehaviour: Behaviour<'equipmentCertificate'> = {
  computed: { status: ({ row }) => statusToday(`${row}."geldig_tot"`) },
  async prepare(draft, work) {
    draft.geldig_tot ??= await lastDayOf(work, draft.keuringsdatum, await monthsOf(draft, work))
  },
  async beforeSave(draft, work) {
    return demandEnd(draft.geldig_tot, await monthsOf(draft, work))
  },
}

async function monthsOf(draft: DraftOf<'equipmentCertificate'>, work: Work): Promise<number | null> {
  const thing = await work.find('equipment', draft.uitrusting)
  const type = await work.find('uitrusting_types', thing?.uitrusting_type)
  return type?.keuring_interval_maanden ?? null
}
