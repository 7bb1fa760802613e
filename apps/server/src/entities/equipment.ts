import type { Behaviour } from './behaviour.ts'
import { statusToday } from './shared/certificate.ts'

/** The last day of the inspection that holds longest; one that does not end holds longest, and has none. */
const lastDay = (row: string, organisation: string) =>
  `from "uitrusting_certificaat" k where k."organisatie_id" = ${organisation} and k."uitrusting_id" = ${row}."id" and k."deleted_at" is null
    order by k."geldig_tot" desc nulls first limit 1`

export const equipmentBehaviour: Behaviour<'equipment'> = {
  computed: {
    keuring_geldig_tot: ({ row, organisation }) => `(select k."geldig_tot" ${lastDay(row, organisation)})`,
    keuring_status: ({ row, organisation }) =>
      `(select ${statusToday('k."geldig_tot"')} ${lastDay(row, organisation)})`,
  },
}
