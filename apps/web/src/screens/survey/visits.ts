import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { visitAt } from '@vezel/model/visit-at.ts'
import { useRows } from '../../api/rows.ts'
import type { AskedPart } from '../../resource/answered.tsx'
import { useOpenSurvey } from './open-survey.ts'

const selection = { nummer: true, status: true, start: true, eind: true } as const

/** The visit to which belongs what is recorded now, with what was asked for that; null while none of the survey has a day. */
export function useLatestVisit(): { visit: string | null; asked: AskedPart } {
  const survey = useOpenSurvey()
  const asked = useRows(model.entity('visit'), selection, {
    filter: { onderzoek: { eq: survey.id } },
    sort: [{ field: 'nummer' }],
  })
  return { visit: visitAt(asked.rows, dutchTime())?.id ?? null, asked }
}
