import type { Behaviour } from './behaviour.ts'

const missing = (row: string, organisation: string) =>
  `ontbrekende_certificaten(${organisation}, ${row}."inventarisatie_user_id", ${row}."inventarisatie_user_capability_id", vandaag())`

/** Whoever grants it is remembered. */
export const userCapabilityBehaviour: Behaviour<'userCapability'> = {
  computed: {
    is_geldig: ({ row, organisation }) => `(not exists (select from ${missing(row, organisation)}))`,
    ontbrekende_certificaten: ({ row, organisation }) =>
      `(select string_agg(in_taal(t."value", t."value_en", t."value_fr"), ', ' order by t."volgorde", t."id") from ${missing(row, organisation)} m
        join "inventarisatie_user_certificate_type" t on t."organisatie_id" = ${organisation} and t."id" = m."soort_id")`,
  },
  async prepare(draft, work) {
    draft.toegekend_door = String(work.session.userId)
  },
}
