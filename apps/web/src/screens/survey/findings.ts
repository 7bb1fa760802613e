import { model } from '@vezel/model'
import { useMemo } from 'react'
import { pathTo, useRows } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { formSelection } from '../../resource/selection.ts'
import { groundSelection } from './material-ground.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { isIn } from './survey-sources.ts'

const selection = formSelection('finding', {
  inventarisatie: { nummer: true, start: true, onderzoek: { id: true, nummer: true } },
  ...groundSelection,
})

/** What was seen at a location: in the survey that is shown, and in others before it. */
export function useFindings(location: string) {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(model.named('finding'), selection, {
    filter: { bron_locatie: { eq: location } },
    sort: [{ field: pathTo('finding', 'inventarisatie.start'), direction: 'desc' }],
  })
  return useMemo(() => {
    const all = rows as readonly Read[]
    return {
      current: all.find((one) => isIn(survey.id, one)) ?? null,
      earlier: all.filter((one) => !isIn(survey.id, one)),
      loading: status === 'loading',
    }
  }, [rows, status, survey.id])
}
