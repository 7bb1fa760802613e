import { model } from '@vezel/model'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { itemOf } from '../../kinds/record.ts'
import { spaceNames } from './looks.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'

/** What the table shows of a source and its places. */
export const sourceSelection = {
  id: true,
  nummer: true,
  naam: true,
  onderzoek: { id: true },
  materiaal_type: itemOf('materiaal_types'),
  product: itemOf('producten'),
  toepassing: itemOf('toepassingen'),
  eenheid: itemOf('eenheden'),
  materiaal_status: itemOf('materiaal_statussen'),
  smart_risicoklasse: itemOf('smart_risicoklasses'),
  klasse_ontbreekt: true,
  hoeveelheid_totaal: true,
  gevaarlijk: true,
  toestand: true,
  verwijderd_op: true,
  in_onderzoek: true,
  open_locaties: true,
  locaties: {
    id: true,
    nummer: true,
    plaats: true,
    sub_asset: spaceNames,
    materiaal_status: itemOf('materiaal_statussen'),
    behandeling_status: itemOf('behandeling_statussen'),
    hoeveelheid: true,
    gevaarlijk: true,
    toestand: true,
    in_onderzoek: true,
    verwijderd_door: { datum: true, referentie: true, behandeling_status: itemOf('behandeling_statussen') },
    aantal_monsters: true,
    bepalend_monster: { id: true, uitslag: true },
    inventarisaties: {
      id: true,
      record_version: true,
      te_controleren: true,
      aangetroffen: true,
      inventarisatie: { start: true, onderzoek: { id: true } },
    },
  },
} as const
/** A source with its places, as the survey that is shown has them. */
export type SourceSummary = RowFor<'source', typeof sourceSelection>

interface Finding {
  readonly id: string
  readonly record_version?: number
  readonly te_controleren: boolean | null
  readonly inventarisatie: { readonly start: string | null; readonly onderzoek: { readonly id: string } } | null
}
interface Numbered {
  readonly id: string
  readonly nummer: string
}
/** What decides of a location whether it is shown. */
interface Place extends Numbered {
  readonly in_onderzoek: boolean | null
  readonly inventarisaties: readonly Finding[]
}
interface WithPlaces<Location extends Place> extends Numbered {
  readonly onderzoek: { readonly id: string } | null
  readonly locaties: readonly Location[]
}

/** A source location in the table, or a source that has none yet. */
export interface SourceRow<Source = SourceSummary, Location = SourceSummary['locaties'][number]> {
  readonly id: string
  readonly source: Source
  readonly location: Location | null
  /** It has a finding in the survey that is shown. */
  readonly isFound: boolean
  readonly isToCheck: boolean
  /** Its latest finding in that survey that is to be checked, as it was read. */
  readonly toCheck: { readonly id: string; readonly version: number } | null
  /** The id of its latest finding in that survey. */
  readonly finding: string | null
}

/** The finding of a location in a survey. */
export function isIn(
  survey: string,
  finding: { readonly inventarisatie: { readonly onderzoek: { readonly id: string } } | null },
): boolean {
  return finding.inventarisatie?.onderzoek.id === survey
}

/** §8: shown are sources first recorded in this survey, and those found again in it. Pure, so that it can be tested. */
export function rowsOf<Location extends Place, Source extends WithPlaces<Location>>(
  sources: readonly (Source & WithPlaces<Location>)[],
  survey: string,
): { inSurvey: SourceRow<Source, Location>[]; elsewhere: SourceRow<Source, Location>[] } {
  type Row = SourceRow<Source, Location>
  const inSurvey: Row[] = []
  const elsewhere: Row[] = []
  for (const source of sources) {
    const isOwn = source.onderzoek?.id === survey
    const locations = [...source.locaties].sort(byNumber)
    const rows = locations.map((location): Row => {
      const findings = location.inventarisaties.filter((finding) => isIn(survey, finding)).toSorted(byVisit)
      const toCheck = findings.findLast((finding) => finding.te_controleren === true)
      return {
        id: location.id,
        source,
        location,
        // A visit that was cancelled saw nothing.
        isFound: location.in_onderzoek === true,
        isToCheck: toCheck !== undefined,
        toCheck: toCheck ? { id: toCheck.id, version: toCheck.record_version ?? 0 } : null,
        finding: findings.at(-1)?.id ?? null,
      }
    })
    const shown = isOwn ? rows : rows.filter((row) => row.isFound)
    const bare: Row = {
      id: `${source.id} none`,
      source,
      location: null,
      isFound: false,
      isToCheck: false,
      toCheck: null,
      finding: null,
    }
    inSurvey.push(...(shown.length > 0 || !isOwn ? shown : [bare]))
    if (!isOwn) elsewhere.push(...(rows.length > 0 ? rows.filter((row) => !row.isFound) : [bare]))
  }
  return { inSurvey, elsewhere }
}

const byVisit = (a: Finding, b: Finding) => (a.inventarisatie?.start ?? '').localeCompare(b.inventarisatie?.start ?? '')
/** B03.2 comes before B03.10. */
const byNumber = (a: Numbered, b: Numbered) => a.nummer.localeCompare(b.nummer, 'nl', { numeric: true })

/** The sources of the asset with their locations, as they are in the survey that is shown. */
export function useSources() {
  const survey = useOpenSurvey()
  const asked = useRows(model.entity('source'), sourceSelection, {
    filter: { inventarisatie_asset: { eq: survey.inventoryAsset } },
    sort: [{ field: 'nummer' }],
    limit: pageLimits.listMost,
    args: shownIn(survey.id, 'source', sourceSelection),
  })
  const { rows } = asked
  const split = useMemo(() => rowsOf(rows, survey.id), [rows, survey.id])
  return { asked, sources: rows, ...split }
}
