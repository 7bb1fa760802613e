import type { RowFor } from '../../api/rows.ts'
import { itemOf } from '../../kinds/record.ts'
import { formSelection } from '../../resource/selection.ts'
import { spaceNames } from './looks.tsx'
import { groundSelection } from './material-ground.tsx'

/** What is asked of a location and of its source to show its card. */
export const locationSelection = formSelection('location', {
  materiaal_status: itemOf('materiaal_statussen'),
  behandeling_status: itemOf('behandeling_statussen'),
  toestand: true,
  tegenspraak: true,
  hoeveelheid: true,
  gevaarlijk: true,
  ...groundSelection,
  verwijderd_door: {
    datum: true,
    referentie: true,
    behandeling_status: itemOf('behandeling_statussen'),
  },
  bron: formSelection('source'),
  sub_asset: spaceNames,
})
/** A location on its card. */
export type CardLocation = RowFor<'location', typeof locationSelection>
