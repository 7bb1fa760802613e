import { model } from '@vezel/model'
import { useMemo } from 'react'
import { useRows } from '../../api/rows.ts'
import { itemOf, type Read } from '../../kinds/record.ts'
import { spaceNames } from './looks.tsx'
import { shownIn, useOpenSurvey } from './open-survey.ts'

/** What the table shows of a source and its places. */
export const sourceSelection = {
  nummer: true,
  naam: true,
  onderzoek: { id: true },
  materiaal_type: itemOf('materiaal_types'),
  product: itemOf('producten'),
  toepassing: itemOf('toepassingen'),
  eenheid: itemOf('eenheden'),
  materiaal_status: itemOf('materiaal_statussen'),
  smart_risicoklasse: itemOf('smart_risicoklasses'),
  hoeveelheid_totaal: true,
  toestand: true,
  verwijderd_op: true,
  in_onderzoek: true,
  open_locaties: true,
  locaties: {
    nummer: true,
    plaats: true,
    sub_asset: spaceNames,
    materiaal_status: itemOf('materiaal_statussen'),
    behandeling_status: itemOf('behandeling_statussen'),
    hoeveelheid: true,
    toestand: true,
    in_onderzoek: true,
    verwijderd_door: { datum: true, referentie: true, behandeling_status: itemOf('behandeling_statussen') },
    aantal_monsters: true,
    inventarisaties: { te_controleren: true, aangetroffen: true, inventarisatie: { onderzoek: { id: true } } },
  },
}

/** A source location in the table, or a source that has none yet. */
export interface SourceRow {
  readonly id: string
  readonly source: Read
  readonly location: Read | null
  /** It has a finding in the survey that is shown. */
  readonly isFound: boolean
  readonly isToCheck: boolean
}

/** The finding of a location in a survey. */
export function isIn(survey: string, finding: Read): boolean {
  return String(((finding.inventarisatie as Read | null)?.onderzoek as Read | null)?.id) === survey
}

/** §8: shown are sources first recorded in this survey, and those found again in it. Pure, so that it can be tested. */
export function rowsOf(sources: readonly Read[], survey: string): { inSurvey: SourceRow[]; elsewhere: SourceRow[] } {
  const inSurvey: SourceRow[] = []
  const elsewhere: SourceRow[] = []
  for (const source of sources) {
    const isOwn = String((source.onderzoek as Read | null)?.id) === survey
    const locations = [...((source.locaties as readonly Read[] | undefined) ?? [])].sort(byNumber)
    const rows = locations.map((location): SourceRow => {
      const findings = (location.inventarisaties as readonly Read[]).filter((finding) => isIn(survey, finding))
      return {
        id: String(location.id),
        source,
        location,
        // A visit that was cancelled saw nothing.
        isFound: location.in_onderzoek === true,
        isToCheck: findings.some((finding) => finding.te_controleren === true),
      }
    })
    const shown = isOwn ? rows : rows.filter((row) => row.isFound)
    const bare: SourceRow = { id: `${source.id} none`, source, location: null, isFound: false, isToCheck: false }
    inSurvey.push(...(shown.length > 0 || !isOwn ? shown : [bare]))
    if (shown.length === 0 && !isOwn) elsewhere.push(...(rows.length > 0 ? rows : [bare]))
  }
  return { inSurvey, elsewhere }
}

/** B03.2 comes before B03.10. */
const byNumber = (a: Read, b: Read) => String(a.nummer).localeCompare(String(b.nummer), 'nl', { numeric: true })

/** The sources of the asset with their locations, as they are in the survey that is shown. */
export function useSources() {
  const survey = useOpenSurvey()
  const { rows, status, problem, reload } = useRows(model.named('source'), sourceSelection, {
    filter: { inventarisatie_asset: { eq: survey.inventoryAsset } },
    sort: [{ field: 'nummer' }],
    limit: 5000,
    args: shownIn(survey.id, 'source', sourceSelection),
  })
  const sources = rows as readonly Read[]
  const split = useMemo(() => rowsOf(sources, survey.id), [sources, survey.id])
  return { sources, ...split, status, problem, reload }
}
