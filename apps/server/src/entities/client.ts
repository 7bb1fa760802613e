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
}
