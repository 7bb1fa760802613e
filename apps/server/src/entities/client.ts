import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { countOf } from './shared/count-of.ts'
import { ownAddress } from './shared/own-address.ts'

export const clientBehaviour: Behaviour<'client'> = {
  ...ownAddress,
  computed: {
    plaats: ({ row }) =>
      `(select a."plaats" from "adres" a where a."organisatie_id" = ${row}."organisatie_id" and a."id" = ${row}."adres_id" and a."deleted_at" is null)`,
    aantal_onderzoeken: countOf('onderzoek_klant', 'klant_id'),
  },

  numberPrefix: (_, work) => patternOfLast(work),
}

/** How a firm writes client numbers of which it has none yet. */
const usual = { prefix: 'K', digits: 3 }

/** The pattern of the number of the client that was added last: K012 is followed by K013, and 2026-7 by 2026-8. */
async function patternOfLast(work: Work): Promise<typeof usual> {
  const [last] = await work.query<{ nummer: string }>(
    `select "klantnummer" as "nummer" from "klant"
     where "organisatie_id" = $1 and "deleted_at" is null and "klantnummer" ~ '(^|[^0-9])[0-9]{1,8}$'
     order by "created_at" desc, "id" desc limit 1`,
    [work.session.organisationId],
  )
  const count = /[0-9]+$/.exec(last?.nummer ?? '')?.[0]
  if (!last || count === undefined) return usual
  return { prefix: last.nummer.slice(0, -count.length), digits: count.length }
}
