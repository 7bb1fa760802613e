import type { Behaviour } from './behaviour.ts'
import { demandStillReady } from './shared/survey-ready.ts'

/** Whom a survey speaks with is a person at its client: a report must not go to somebody of another one. */
export const surveyClientBehaviour: Behaviour<'surveyClient'> = {
  async beforeSave(draft, { find }, before) {
    if (!draft.contact || (before?.contact === draft.contact && before.klant === draft.klant)) return undefined
    const contact = await find('contact', draft.contact)
    // One that is not there is refused as unknown.
    if (!contact || contact.klant === draft.klant) return undefined
    return [{ path: 'contact', rule: 'sameClient', args: [] }]
  },
  async afterUpdate(_id, draft, work, before) {
    if (before.opdrachtdatum && !draft.opdrachtdatum)
      await demandStillReady(work, before.onderzoek, { of: 'surveyClient', field: 'opdrachtdatum' }, ['dossier'])
  },
  async afterDelete({ onderzoek, opdrachtdatum }, work) {
    if (opdrachtdatum) await demandStillReady(work, onderzoek, 'a record', ['dossier'])
  },
}
