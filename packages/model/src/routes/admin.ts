import { labels as shared } from './labels.ts'
import { area, card, cardOf, route, tab, tabOf } from './route.ts'

const labels = {
  rights: { nl: 'Rechten', en: 'Rights', fr: 'Droits' },
  sampleKinds: { nl: 'Monstersoorten', en: 'Sample kinds', fr: "Types d'échantillon" },
  methods: { nl: 'Analysemethoden', en: 'Analysis methods', fr: "Méthodes d'analyse" },
  statuses: { nl: 'Materiaalstatussen', en: 'Material statuses', fr: 'Statuts du matériau' },
  materials: { nl: 'Analysematerialen', en: 'Analysed materials', fr: 'Matériaux analysés' },
  contents: { nl: 'Gehalten', en: 'Contents', fr: 'Teneurs' },
  details: { nl: 'Details', en: 'Details', fr: 'Détails' },
  substances: { nl: 'Stoffen', en: 'Substances', fr: 'Substances' },
  substance: { nl: 'Stof', en: 'Substance', fr: 'Substance' },
  systems: { nl: 'Externe systemen', en: 'External systems', fr: 'Systèmes externes' },
  system: { nl: 'Extern systeem', en: 'External system', fr: 'Système externe' },
  requirements: { nl: 'Vereiste certificaten', en: 'Required certificates', fr: 'Certificats exigés' },
}
/**
 * Branches, people, clients and laboratories, each with its tabs, and the lists of a variable set (§2 "Admin variables"). A list
 * goes by the type of its items, one nested in an item by its own name; a list without addresses of its own has those of any
 * list. What an item is called in systems outside stands below it, on a tab or below its form.
 */
export const adminRoutes = area(
  route('admin/kiwa/{branch}', { nl: 'Vestiging', en: 'Branch', fr: 'Agence' }),
  route('admin/kiwa/{branch}/information', shared.information, tab),
  route('admin/kiwa/{branch}/address', shared.address, tab),
  route('admin/kiwa/{branch}/other', shared.other, tab),
  route('admin/users/log', { nl: 'Logboek', en: 'Log', fr: 'Journal' }, { for: 'admin' }),
  route('admin/users/matrix', labels.rights, { for: 'admin' }),
  route('admin/users/{user}', { nl: 'Gebruiker', en: 'User', fr: 'Utilisateur' }),
  route('admin/users/{user}/information', shared.information, tab),
  route('admin/users/{user}/signature', shared.signature, tab),
  route('admin/users/{user}/capabilities', shared.capabilities, tab),
  route('admin/users/{user}/certificates', shared.certificates, tabOf('userCertificate')),
  route('admin/users/{user}/certificates/{certificate}', shared.certificate),
  route('admin/users/{user}/equipment', shared.equipment, tabOf('equipment')),
  route('admin/users/{user}/equipment/{item}', shared.equipment),
  route('admin/users/{user}/equipment/{item}/certificates', shared.inspections, card),
  route('admin/users/{user}/equipment/{item}/certificates/{certificate}', shared.inspection),
  route('admin/users/{user}/matrix', labels.rights, { place: 'tab', isForm: true }),
  route('admin/clients/{client}', { nl: 'Klant', en: 'Client', fr: 'Client' }),
  route('admin/clients/{client}/information', shared.information, tab),
  route('admin/clients/{client}/address', shared.address, tab),
  route('admin/clients/{client}/contacts', shared.contacts, tab),
  route('admin/clients/{client}/contacts/{contact}', { nl: 'Contactpersoon', en: 'Contact', fr: 'Contact' }),
  route('admin/laboratories/laboratories/{lab}', { nl: 'Laboratorium', en: 'Laboratory', fr: 'Laboratoire' }),
  route('admin/laboratories/laboratories/{lab}/information', shared.information, tab),
  route(
    'admin/laboratories/laboratories/{lab}/possibilities',
    { nl: 'Mogelijkheden', en: 'Possibilities', fr: 'Possibilités' },
    tab,
  ),
  route('admin/laboratories/laboratories/{lab}/analysis', shared.analyses, tab),
  route('admin/laboratories/laboratories/{lab}/connections', shared.connections, tabOf('laboratoryConnection')),
  route('admin/laboratories/laboratories/{lab}/connections/{connection}', {
    nl: 'Koppeling',
    en: 'Connection',
    fr: 'Liaison',
  }),
  route('admin/laboratories/connections/{connection}', { nl: 'Koppeling', en: 'Connection', fr: 'Liaison' }),
  route('admin/variables/{variableset}', shared.variables, { place: 'tab', values: 'records' }),
  route('admin/variables/{variableset}/{variable}', shared.variables),
  route('admin/variables/{variableset}/{variable}/{variableitem}', shared.variables),
  route('admin/variables/{variableset}/{variable}/{variableitem}/mappings/{mapping}', shared.mapping),
  route('admin/variables/{variableset}/externalSystem', labels.systems),
  route('admin/variables/{variableset}/externalSystem/{externalSystem}', labels.system),
  route('admin/variables/{variableset}/externalSystem/{externalSystem}/mappings/{mapping}', shared.mapping),
  route('admin/variables/{variableset}/inventarisatieUserCapability', shared.capabilities),
  route('admin/variables/{variableset}/inventarisatieUserCapability/{id}', shared.capability),
  route(
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/capabilityRequirement',
    labels.requirements,
    card,
  ),
  route(
    'admin/variables/{variableset}/inventarisatieUserCapability/{id}/variableMappingUserCapability',
    shared.mappings,
    cardOf('mappings/{mapping}'),
  ),
  route('admin/variables/{variableset}/inventarisatieUserCapability/{id}/mappings/{mapping}', shared.mapping),
  route('admin/variables/{variableset}/materiaalType', labels.substances),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}', labels.substance),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/details', labels.details, card),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/details/mappings/{mapping}', shared.mapping),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten', labels.sampleKinds, card),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}',
    labels.sampleKinds,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethode',
    labels.methods,
    cardOf('analyseMethodes/{analyseMethode}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}',
    labels.methods,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/variableMapAnalyseMethodes',
    shared.mappings,
    cardOf('mappings/{mapping}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/analyseMethodes/{analyseMethode}/mappings/{mapping}',
    shared.mapping,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/externalSystemMonster',
    shared.mappings,
    cardOf('mappings/{mapping}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}/mappings/{mapping}',
    shared.mapping,
  ),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen', labels.statuses, card),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}',
    labels.statuses,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/variableMappingMaterialStatus',
    shared.mappings,
    cardOf('mappings/{mapping}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}/mappings/{mapping}',
    shared.mapping,
  ),
  route('admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen', labels.materials, card),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}',
    labels.materials,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab1',
    shared.results,
    cardOf('analyseResultaten/{analyseResultaat}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}',
    shared.results,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/resultaatVariableMapping',
    shared.mappings,
    cardOf('mappings/{mapping}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaten/{analyseResultaat}/mappings/{mapping}',
    shared.mapping,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/tab2',
    labels.contents,
    cardOf('analyseResultaatHoeveelheden/{analyseResultaatHoeveelheid}'),
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/analyseResultaatHoeveelheden/{analyseResultaatHoeveelheid}',
    labels.contents,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/variableMapping',
    shared.mappings,
    card,
  ),
  route(
    'admin/variables/{variableset}/materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}/variableMapping/{externalvariableanalyseMaterial}',
    shared.mapping,
  ),
)

/** What managers set up (§2). The screens do not exist yet: no menu shows them and no link leads there. */
export const plannedAdminRoutes = area(
  route('admin/dossierchecks/templates/{template}', shared.templates),
  route('admin/dossierchecks/templates/{template}/part/{part}', { nl: 'Onderdeel', en: 'Part', fr: 'Partie' }),
  route('admin/dossierchecks/templates/{template}/part/{part}/answer/{answer}', {
    nl: 'Antwoord',
    en: 'Answer',
    fr: 'Réponse',
  }),
  route('admin/reports/templates/{template}', shared.templates),
  route('admin/reports/templates/{template}/chapters/{chapter}', shared.chapters),
  route('admin/reports/templates/{template}/chapters/{chapter}/elements/{element}', shared.elements),
  route('admin/reports/chapters/{chapter}', shared.chapters),
  route('admin/reports/chapters/{chapter}/elements/{element}', shared.elements),
  route('admin/reports/elements/{element}', shared.elements),
)
