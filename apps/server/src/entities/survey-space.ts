import type { Behaviour } from './behaviour.ts'
import { standingOf } from './shared/standing.ts'

/** What a survey did in a space: what came of it is decided where the space is. */
export const surveySpaceBehaviour: Behaviour<'surveySpace'> = {
  standing: ({ row, organisation }) =>
    standingOf('stand_van_ruimte', {
      organisation,
      id: `${row}."sub_asset_id"`,
      asset: 'null::uuid',
      survey: `${row}."onderzoek_id"::text`,
      day: 'null::text',
    }),
  computed: { uitkomst: ({ standing }) => standing('uitkomst') },
}
