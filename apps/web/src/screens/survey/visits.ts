import { model } from '@vezel/model'
import { useRows } from '../../api/rows.ts'
import { useOpenSurvey } from './open-survey.ts'

/** The visit to which belongs what is recorded now: the latest that was not cancelled; null while there is none. */
export function useLatestVisit(): { visit: string | null; loading: boolean } {
  const survey = useOpenSurvey()
  const { rows, status } = useRows(
    model.entity('visit'),
    { nummer: true, status: true },
    { filter: { onderzoek: { eq: survey.id } }, sort: [{ field: 'nummer', direction: 'desc' }] },
  )
  const latest = rows.find((row) => row.status !== 'geannuleerd')
  return { visit: latest?.id ?? null, loading: status === 'loading' }
}
