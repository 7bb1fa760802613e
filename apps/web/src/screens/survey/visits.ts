import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { visitAt } from '@vezel/model/visit-at.ts'
import { useRows } from '../../api/rows.ts'
import { useOpenSurvey } from './open-survey.ts'

const selection = { nummer: true, status: true, start: true, eind: true } as const

/** The visit to which belongs what is recorded now; null while none of the survey has a day. */
export function useLatestVisit(): { visit: string | null; loading: boolean } {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(model.entity('visit'), selection, {
    filter: { onderzoek: { eq: survey.id } },
    sort: [{ field: 'nummer' }],
  })
  return { visit: visitAt(rows, dutchTime())?.id ?? null, loading: status === 'loading' }
}
