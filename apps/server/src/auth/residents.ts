import { type EntityKey, model } from '@vezel/model'

const contact = (survey: string) =>
  `(select x."bewoner" from "onderzoek_uitvoering" x where x."organisatie_id" = $1 and x."onderzoek_id" = ${survey} order by x."deleted_at" nulls first limit 1)`

/** Whose data the row `r` of a kind holds of which reads are kept (decision 44): the person it names, deleted or not. */
const residents = {
  interview: { table: 'interview', name: `r."naam"` },
  execution: { table: 'onderzoek_uitvoering', name: `r."bewoner"` },
  visit: { table: 'inventarisatie', name: contact('r."onderzoek_id"') },
} as const satisfies { readonly [key in EntityKey]?: { readonly table: string; readonly name: string } }

/** The kinds of which it is known whom they tell of. */
export const residentKinds: readonly string[] = Object.keys(residents)

/** The person that the record of a line of a read tells of, as SQL; null where the record names nobody, or is gone. */
export const residentOf = (line: string): string =>
  `case ${line}."type" ${Object.entries(residents)
    .map(
      ([key, { table, name }]) =>
        `when '${model.named(key).api.type}' then (select ${name} from "${table}" r where r."organisatie_id" = $1 and r."id" = try_uuid(${line}."record"))`,
    )
    .join(' ')} end`
