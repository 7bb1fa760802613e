import type { Behaviour } from './behaviour.ts'
import { standingOf } from './shared/standing.ts'

export const subAssetBehaviour: Behaviour<'subAsset'> = {
  standing: ({ row, organisation, arg, held }) =>
    standingOf('stand_van_ruimte', {
      organisation,
      id: `${row}."id"`,
      asset: `(select a."id" from "inventarisatie_asset" a where a."organisatie_id" = ${row}."organisatie_id" and a."asset_id" = ${row}."asset_id")`,
      survey: arg('onderzoek'),
      day: arg('dag'),
      held,
    }),
  computed: {
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    onderzocht: ({ standing }) => standing('onderzocht'),
    uitkomst: ({ standing }) => standing('uitkomst'),
    dekking: ({ standing }) => standing('dekking'),
    volledige_naam: ({ row }) => `(select n."naam" from volledige_naam(${row}."organisatie_id", ${row}."id") n)`,
  },
}
