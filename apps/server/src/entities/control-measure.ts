import { upcomingDays } from '@vezel/model/entities/source/control-measure.ts'
import type { Behaviour } from './behaviour.ts'

/** More months than anybody plans ahead: beyond that a day is none that the database knows. */
const mostMonths = 1200

/** Of the last check of a measure, as SQL. */
const lastCheck = (
  row: string,
  column: 'datum' | 'uitkomst',
) => `(select c."${column}" from "beheersmaatregel_controle" c
  where c."organisatie_id" = ${row}."organisatie_id" and c."beheersmaatregel_id" = ${row}."id" and c."deleted_at" is null
  order by c."datum" desc, c."created_at" desc, c."id" desc limit 1)`

/** When it must be looked at again; null of one that is not, or that there is no day to count from. */
const dueOf = (row: string) =>
  `(coalesce(${lastCheck(row, 'datum')}, ${row}."gereed_op") + make_interval(months => ${row}."frequentie_maanden" - greatest(${row}."frequentie_maanden" - ${mostMonths}, 0)))::date`

/**
 * A control measure: when it must be looked at again, and how it stands today. Where a later survey advises the same at the same
 * place, that one is looked at.
 */
export const controlMeasureBehaviour: Behaviour<'controlMeasure'> = {
  computed: {
    laatste_controle: ({ row }) => lastCheck(row, 'datum'),
    uitkomst: ({ row }) => lastCheck(row, 'uitkomst'),
    volgende_controle: ({ row }) => dueOf(row),
    stand: ({ row }) => `(select case
      when ${row}."gereed_op" is not null and ${row}."frequentie_maanden" is null then 'gereed'
      when exists (select from "beheersmaatregel" m
        join "beheersmaatregel_type" t on t."organisatie_id" = m."organisatie_id" and t."id" = m."beheersmaatregel_type_id"
        join "beheersmaatregel_type" o on o."organisatie_id" = m."organisatie_id" and o."id" = ${row}."beheersmaatregel_type_id"
        where m."organisatie_id" = ${row}."organisatie_id" and m."bron_locatie_id" = ${row}."bron_locatie_id" and t."code" = o."code"
          and m."onderzoek_id" <> ${row}."onderzoek_id" and (m."created_at", m."id") > (${row}."created_at", ${row}."id")
          and m."deleted_at" is null) then 'opgevolgd'
      when d."dag" is null then 'uit_te_voeren'
      when d."dag" < vandaag() then 'te_laat'
      when d."dag" <= vandaag() + ${upcomingDays} then 'binnenkort'
      else 'later' end from (select ${dueOf(row)} as "dag" offset 0) d)`,
  },
}
