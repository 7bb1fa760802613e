import type { Label } from '../kit/label.ts'

/** A heading with the lists below it, by their keys; nested lists stand in the items of theirs. */
export interface ListGroup {
  readonly title: Label
  readonly lists: readonly string[]
}

/** All lists as managers see them. A test holds that each stands in one group. */
export const listGroups: readonly ListGroup[] = [
  {
    title: { nl: 'Onderzoek', en: 'Survey', fr: 'Examen' },
    lists: [
      'onderzoek_types',
      'onderzoek_soorten',
      'onderzoek_statussen',
      'asbestos_survey_purposes',
      'asbestos_survey_extends',
      'asbestos_survey_scopes',
      'asbestos_risk_assessments',
      'beperkingen',
      'document_types',
      'onderzoek_foto_sizes',
    ],
  },
  {
    title: { nl: 'Panden', en: 'Buildings', fr: 'Bâtiments' },
    lists: ['asbest_statussen', 'inventarisatie_asset_document_types', 'verdieping_namen', 'ruimte_namen'],
  },
  {
    title: { nl: 'Stoffen en materialen', en: 'Substances and materials', fr: 'Substances et matériaux' },
    lists: [
      'materiaal_types',
      'producten',
      'toepassing_categories',
      'toepassingen',
      'structuren',
      'bindingen',
      'bevestigingen',
      'eenheden',
    ],
  },
  {
    title: { nl: 'Bevindingen', en: 'Findings', fr: 'Constats' },
    lists: [
      'bron_locatie_analysemethodes',
      'condities',
      'beschadigingen',
      'bereikbaarheden',
      'afschermingen',
      'blootstellingen',
      'bron_locatie_foto_labels',
      'waarneming_types',
    ],
  },
  {
    title: { nl: 'Advies en verwijdering', en: 'Advice and removal', fr: 'Conseil et enlèvement' },
    lists: [
      'bron_adviezen',
      'behandelmomenten',
      'behandeling_statussen',
      'beheersmaatregel_types',
      'sanerings_adviezen',
      'smart_risicoklasses',
    ],
  },
  {
    title: { nl: 'Mensen en uitrusting', en: 'People and equipment', fr: 'Personnes et équipement' },
    lists: [
      'inventarisatie_rollen',
      'inventarisatie_user_capabilities',
      'inventarisatie_user_certificate_types',
      'capability_certificate_requirements',
      'uitrusting_types',
    ],
  },
  {
    title: { nl: 'Rapporten en tekeningen', en: 'Reports and drawings', fr: 'Rapports et dessins' },
    lists: ['element_types', 'svg_element_types', 'svg_patterns'],
  },
  {
    title: { nl: 'Schepen', en: 'Vessels', fr: 'Navires' },
    lists: [
      'ihm_scopes',
      'deck_names',
      'location_names',
      'vessel_document_types',
      'vscp_zones',
      'vscp_systems',
      'vscp_components',
      'vscp_materials',
      'vscp_check_procedures',
      'entry_materiaal_statussen',
    ],
  },
  {
    title: { nl: 'Projecten en koppelingen', en: 'Projects and integrations', fr: 'Projets et intégrations' },
    lists: [
      'project_types',
      'project_soorten',
      'project_aarden',
      'project_statussen',
      'asbest_regisseur_locaties',
      'asbest_regisseur_reden_inv_later',
      'external_systems',
    ],
  },
]
