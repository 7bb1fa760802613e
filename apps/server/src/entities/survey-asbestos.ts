import type { Behaviour } from './behaviour.ts'
import { demandStillReady } from './shared/survey-ready.ts'

/** What a survey is for and how far it goes stays said once it was started. */
export const surveyAsbestosBehaviour: Behaviour<'surveyAsbestos'> = {
  afterDelete: ({ onderzoek }, work) => demandStillReady(work, onderzoek, 'a record', ['dossier']),
}
