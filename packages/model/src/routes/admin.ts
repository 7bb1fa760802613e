import { labels } from './labels.ts'
import { area, card, route } from './route.ts'

/** What managers set up (§2). The screens do not exist yet: no menu shows them and no link leads there. */
export const plannedAdminRoutes = area(
  route('admin/kiwa/{branch}/address', labels.address, card),
  route('admin/kiwa/{branch}/information', labels.information, card),
  route('admin/kiwa/{branch}/other', labels.other, card),
  route('admin/dossierchecks/templates/{template}', labels.templates),
  route('admin/dossierchecks/templates/{template}/part/{part}', { nl: 'Onderdeel', en: 'Part', fr: 'Partie' }),
  route('admin/dossierchecks/templates/{template}/part/{part}/answer/{answer}', {
    nl: 'Antwoord',
    en: 'Answer',
    fr: 'Réponse',
  }),
  route('admin/users/{user}/information', labels.information, card),
  route('admin/users/{user}/signature', labels.signature, card),
  route('admin/users/{user}/capabilities', labels.capabilities, card),
  route('admin/users/{user}/certificates', labels.certificates, card),
  route('admin/users/{user}/certificates/{certificate}', labels.certificates),
  route('admin/users/{user}/equipment', labels.equipment, card),
  route('admin/users/{user}/equipment/{item}', labels.equipment),
  route('admin/users/{user}/equipment/{item}/certificates', labels.certificates),
  route('admin/users/{user}/equipment/{item}/certificates/{certificate}', labels.certificates),
  route('admin/clients/{client}/address', labels.address, card),
  route('admin/clients/{client}/contacts', labels.contacts, card),
  route('admin/clients/{client}/contacts/{contact}', labels.contacts),
  route('admin/clients/{client}/information', labels.information, card),
  route('admin/laboratories/laboratories/{lab}/analysis', labels.analyses, card),
  route('admin/laboratories/laboratories/{lab}/connections', labels.connections, card),
  route('admin/laboratories/laboratories/{lab}/connections/{connection}', labels.connections),
  route('admin/laboratories/laboratories/{lab}/information', labels.information, card),
  route(
    'admin/laboratories/laboratories/{lab}/possibilities',
    { nl: 'Mogelijkheden', en: 'Possibilities', fr: 'Possibilités' },
    card,
  ),
  route('admin/laboratories/connections/{connection}', labels.connections),
  route('admin/reports/templates/{template}', labels.templates),
  route('admin/reports/templates/{template}/chapters/{chapter}', labels.chapters),
  route('admin/reports/templates/{template}/chapters/{chapter}/elements/{element}', labels.elements),
  route('admin/reports/chapters/{chapter}', labels.chapters),
  route('admin/reports/chapters/{chapter}/elements/{element}', labels.elements),
  route('admin/reports/elements/{element}', labels.elements),
  route('admin/variables/{variableset}', labels.variables),
  route('admin/variables/{variableset}/externalSystem/{externalSystem}', {
    nl: 'Extern systeem',
    en: 'External system',
    fr: 'Système externe',
  }),
  route('admin/variables/{variableset}/externalSystem/{externalSystem}/mappings/{mapping}', labels.mappings),
  route('admin/variables/{variableset}/inventarisatieUserCapability/{id}', labels.capabilities),
  route(
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/capabilityRequirement',
    labels.capabilities,
    card,
  ),
  route(
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/variableMappingUserCapability',
    labels.mappings,
    card,
  ),
  route('admin/variables/{variableset}/inventarisatieUserCapability/{id}/mappings/{mapping}', labels.mappings),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}', {
    nl: 'Stof',
    en: 'Substance',
    fr: 'Substance',
  }),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/details',
    { nl: 'Details', en: 'Details', fr: 'Détails' },
    card,
  ),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/details/mappings/{mapping}', labels.mappings),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}',
    labels.analyses,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab1',
    labels.results,
    card,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab2',
    labels.mappings,
    card,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}',
    labels.results,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/resultaatVariableMapping',
    labels.mappings,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/mappings/{mapping}',
    labels.mappings,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/variableMapping/{externalvariableanalyseMaterial}',
    labels.mappings,
  ),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}', {
    nl: 'Materiaalstatus',
    en: 'Material status',
    fr: 'Statut du matériau',
  }),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/variableMappingMaterialStatus',
    labels.mappings,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/mappings/{mapping}',
    labels.mappings,
  ),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}', {
    nl: 'Monstersoort',
    en: 'Sample kind',
    fr: "Type d'échantillon",
  }),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethode',
    { nl: 'Analysemethoden', en: 'Analysis methods', fr: "Méthodes d'analyse" },
    card,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/externalSystemMonster',
    labels.mappings,
    card,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}',
    { nl: 'Analysemethode', en: 'Analysis method', fr: "Méthode d'analyse" },
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/variableMapAnalyseMethodes',
    labels.mappings,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/mappings/{mapping}',
    labels.mappings,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/mappings/{mapping}',
    labels.mappings,
  ),
  route('admin/variables/{variableset}/{variable}', labels.variables),
  route('admin/variables/{variableset}/{variable}/{variableitem}', labels.variables),
  route('admin/variables/{variableset}/{variable}/{variableitem}/mappings/{mapping}', labels.mappings),
)
