import { survey } from '@vezel/model/entities/survey/survey.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import { filterField } from '../../resource/conditions.ts'

// The words of definitions that the list does not need otherwise.
export const inspectorsLabel: Label = { nl: 'Inspecteurs', en: 'Inspectors', fr: 'Inspecteurs' }
export const clientLabel: Label = { nl: 'Klant', en: 'Client', fr: 'Client' }
export const branchLabel: Label = { nl: 'Vestiging', en: 'Branch', fr: 'Agence' }
export const addressLabel: Label = { nl: 'Adres', en: 'Address', fr: 'Adresse' }
const inspectorLabel: Label = { nl: 'Inspecteur', en: 'Inspector', fr: 'Inspecteur' }

const ownField = (name: keyof typeof survey.fields) => filterField(name, survey.fields[name])
/** What the list is filtered by; the state is the tab. */
export const filterFields = [
  ownField('projectleider'),
  filterField('inspecteur', survey.fields.projectleider, {
    label: inspectorLabel,
    path: ['inventarisaties', 'inspecteurs'],
  }),
  filterField('klant', survey.fields.vestiging, {
    label: clientLabel,
    path: ['onderzoek_klant', 'klant'],
    target: 'client',
  }),
  ownField('klant_onbekend'),
  ownField('einddatum'),
  ownField('startdatum'),
  ownField('opleverdatum'),
  ownField('geldig_tot'),
  ownField('onderzoek_soort'),
  ownField('onderzoek_type'),
  ownField('prioriteit'),
  filterField('vestiging', survey.fields.vestiging, { label: branchLabel }),
  ownField('nummer'),
  ownField('projectnummer'),
]
