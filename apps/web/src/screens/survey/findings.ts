import { model } from '@vezel/model'
import { useMemo } from 'react'
import { pathTo, type RowFor, useRows } from '../../api/rows.ts'
import { formSelection } from '../../resource/selection.ts'
import { groundSelection } from './material-ground.tsx'
import { knownIn, useOpenSurvey } from './open-survey.ts'
import { isIn } from './survey-sources.ts'

const selection = formSelection('finding', {
  inventarisatie: { id: true, nummer: true, start: true, onderzoek: { id: true, nummer: true } },
  ...groundSelection,
})

/** A finding with the visit of which it is. */
export type FindingRow = RowFor<'finding', typeof selection>

/** What was seen at a location: in the survey that is shown, and in others before it. */
export function useFindings(location: string) {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(model.entity('finding'), selection, {
    filter: { bron_locatie: { eq: location }, ...knownIn(survey) },
    sort: [{ field: pathTo('finding', 'inventarisatie.start'), direction: 'desc' }],
  })
  return useMemo(() => {
    return {
      current: rows.find((one) => isIn(survey.id, one)) ?? null,
      earlier: rows.filter((one) => !isIn(survey.id, one)),
      loading: status === 'loading',
    }
  }, [rows, status, survey.id])
}
