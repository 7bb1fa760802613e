import { askedOfSurvey } from '@vezel/model/asked-capabilities.ts'

/** The type of a survey with the capability that it asks, as rows of SQL. */
const askedValues = Object.entries(askedOfSurvey)
  .map(([type, capability]) => `('${type}', '${capability}')`)
  .join(', ')

/**
 * Ids of those in a list of a row who lack, on a day, what the type of its survey asks of whoever carries it out, with spaces
 * between. Of a survey that runs: of one that has closed its guards judged, by the certificates that were known then.
 * `people` is the table of the list; `day` is SQL in which the survey is `o`.
 */
export const lackingOf = ({
  row,
  organisation,
  people,
  day,
}: {
  readonly row: string
  readonly organisation: string
  readonly people: string
  readonly day: string
}): string =>
  `(select string_agg(l."naar_id"::text, ' ' order by l."naar_id") from "onderzoek" o
    join "onderzoek_type" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_type_id"
    join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" = 'actief'
    join (values ${askedValues}) asked("type", "code") on asked."type" = t."code"
    join "${people}" l on l."organisatie_id" = o."organisatie_id" and l."van_id" = ${row}."id"
    where o."organisatie_id" = ${organisation} and o."id" = ${row}."onderzoek_id" and ${day} is not null
      and not is_bevoegd(o."organisatie_id", l."naar_id", asked."code", ${day}))`
