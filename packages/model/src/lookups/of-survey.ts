import { askedOfSurvey } from '../asked-capabilities.ts'
import { boolean, text } from '../kit/field.ts'
import { lookup } from '../kit/lookup.ts'
import { surveysOfVessels } from '../rules/surveys-of-vessels.ts'
import { typesWithoutAsbestos } from '../rules/types-without-asbestos.ts'
import { pathWord } from './path-word.ts'

// The lists a survey itself names stand apart: the first page brings the survey, and would else bring every list.

export const ihmScopes = lookup({
  key: 'ihm_scopes',
  type: 'IhmScope',
  label: { nl: 'IHM-omvang', en: 'IHM scopes', fr: 'Portées IHM' },
})
export const onderzoekSoorten = lookup({
  key: 'onderzoek_soorten',
  type: 'OnderzoekSoort',
  label: { nl: 'Soorten onderzoek', en: 'Survey kinds', fr: "Natures de l'examen" },
})
export const onderzoekStatussen = lookup({
  key: 'onderzoek_statussen',
  type: 'OnderzoekStatus',
  label: { nl: 'Onderzoekstatussen', en: 'Survey statuses', fr: "Statuts de l'examen" },
  known: ['gepland', 'actief', 'afgerond', 'geannuleerd'],
  fields: { route: pathWord },
})
export const onderzoekTypes = lookup({
  key: 'onderzoek_types',
  type: 'OnderzoekType',
  label: { nl: 'Typen onderzoek', en: 'Survey types', fr: "Types d'examen" },
  decides: ['land'],
  /** What a survey asks of whoever carries it out follows from these, and whether it is of asbestos. */
  known: [...new Set([...Object.keys(askedOfSurvey), ...typesWithoutAsbestos, ...surveysOfVessels])],
  fields: {
    land: text({ label: { nl: 'Land', en: 'Country', fr: 'Pays' } }),
    asset_soort: text({ label: { nl: 'Soort object', en: 'Asset kind', fr: "Type d'objet" } }),
    lavs: boolean({ label: { nl: 'Met LAVS', en: 'With LAVS', fr: 'Avec LAVS' }, required: true, default: false }),
  },
})
