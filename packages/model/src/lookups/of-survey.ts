import { boolean, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'
import { pathWord } from './path-word.ts'

// The lists a survey itself names stand apart: the first page brings the survey, and would else bring every list.

export const ihmScopes = lookup({ key: 'ihm_scopes', type: 'IhmScope', label: { nl: 'IHM-omvang', en: 'IHM scopes' } })
export const onderzoekSoorten = lookup({
  key: 'onderzoek_soorten',
  type: 'OnderzoekSoort',
  label: { nl: 'Soorten onderzoek', en: 'Survey kinds' },
})
export const onderzoekStatussen = lookup({
  key: 'onderzoek_statussen',
  type: 'OnderzoekStatus',
  label: { nl: 'Onderzoekstatussen', en: 'Survey statuses' },
  known: ['gepland', 'actief', 'afgerond', 'geannuleerd'],
  fields: { route: pathWord },
})
export const onderzoekTypes = lookup({
  key: 'onderzoek_types',
  type: 'OnderzoekType',
  label: { nl: 'Typen onderzoek', en: 'Survey types' },
  decides: ['land'],
  fields: {
    land: text({ label: { nl: 'Land', en: 'Country' } }),
    asset_soort: text({ label: { nl: 'Soort object', en: 'Asset kind' } }),
    lavs: boolean({ label: { nl: 'Met LAVS', en: 'With LAVS' }, required: true, default: false }),
  },
})
