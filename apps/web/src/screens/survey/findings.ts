import { model } from '@vezel/model'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { repeatedFinding } from '@vezel/model/repeated-finding.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useCallback, useMemo } from 'react'
import { pathTo, type RowFor, useRows } from '../../api/rows.ts'
import { useItems } from '../../kinds/offered.ts'
import { flatDraft, formSelection } from '../../resource/selection.ts'
import { groundSelection } from './material-ground.tsx'
import { knownIn, useOpenSurvey } from './open-survey.ts'
import { isIn } from './survey-sources.ts'

const finding = model.entity('finding')
const selection = formSelection('finding', {
  inventarisatie: { id: true, nummer: true, start: true, status: true, onderzoek: { id: true, nummer: true } },
  ...groundSelection,
})

/** A finding with the visit of which it is. */
export type FindingRow = RowFor<'finding', typeof selection>

/** The latest visit first. */
const byVisit = [{ field: pathTo('finding', 'inventarisatie.start'), direction: 'desc' }] as const

/** What was seen at a location: in the survey that is shown, and in others before it; with what was asked for that. */
export function useFindings(location: string) {
  const survey = useOpenSurvey()
  const asked = useRows(finding, selection, {
    filter: { bron_locatie: { eq: location }, ...knownIn(survey) },
    sort: byVisit,
  })
  return useMemo(
    () => ({
      current: asked.rows.find((one) => isIn(survey.id, one)) ?? null,
      earlier: asked.rows.filter((one) => !isIn(survey.id, one)),
      asked,
    }),
    [asked, survey.id],
  )
}

/** What other surveys saw at these locations, by location; null until it is known. */
export function useEarlier(locations: readonly string[]): ReadonlyMap<string, readonly FindingRow[]> | null {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(finding, selection, {
    filter: { bron_locatie: { in: locations } },
    sort: byVisit,
    limit: pageLimits.listMost,
  })
  return useMemo(
    () =>
      status !== 'ready'
        ? null
        : Map.groupBy(
            rows.filter((one) => !isIn(survey.id, one)),
            (one) => one.bron_locatie.id,
          ),
    [rows, status, survey.id],
  )
}

/** The earlier finding that a new one at the same place begins as: the latest that saw it, else the latest of all. */
const repeatedOf = (earlier: readonly FindingRow[]): FindingRow | null => {
  const made = earlier.filter(({ inventarisatie: visit }) => visit.status !== 'geannuleerd')
  return made.find(({ aangetroffen }) => aangetroffen === 'ja') ?? made[0] ?? null
}

/** What an earlier finding proposes for one of the survey that is shown, with its id; null where there is none. */
export function useRepeated(): (earlier: readonly FindingRow[]) => { values: Draft; from: string } | null {
  const { items } = useItems('bron_locatie_analysemethodes')
  return useCallback(
    (earlier) => {
      const one = repeatedOf(earlier)
      if (one === null) return null
      const methodOf = (code: string) => items.find((item) => item.code === code && item.active !== false)?.id ?? null
      const said = {
        values: flatDraft(finding, one),
        method: one.bron_locatie_analysemethode?.code ?? null,
        sample: one.bepalend_monster?.id ?? null,
      }
      return { values: repeatedFinding(said, methodOf), from: one.id }
    },
    [items],
  )
}
