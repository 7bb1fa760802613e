import type { GapCode } from '../../gaps.ts'
import type { Label } from '../../kit/label.ts'

/** How many records lack the same, in a line: the head of those records in a list of what is missing. */
export const gapCounts: { readonly [Code in GapCode]: Label & { readonly fr: string } } = {
  sampleWithoutResult: {
    nl: '{n|1 monster|# monsters} zonder uitslag',
    en: '{n|1 sample|# samples} without a result',
    fr: '{n|1 échantillon|# échantillons} sans résultat',
  },
  sampleRejected: {
    nl: '{n|1 monster|# monsters} met een afgekeurde analyse',
    en: '{n|1 sample|# samples} with a rejected analysis',
    fr: '{n|1 échantillon|# échantillons} dont l’analyse est rejetée',
  },
  analysisWithoutDate: {
    nl: '{n|1 monster|# monsters} zonder analysedatum',
    en: '{n|1 sample|# samples} without a date of analysis',
    fr: '{n|1 échantillon|# échantillons} sans date d’analyse',
  },
  contentContradicted: {
    nl: '{n|1 gehalte|# gehalten} in strijd met de klasse, boven 100 % of in een verkeerde eenheid',
    en: '{n|1 content|# contents} outside the class, above 100 % or in a wrong unit',
    fr: '{n|1 teneur|# teneurs} hors de la classe, supérieures à 100 % ou dans une mauvaise unité',
  },
  vscpWithoutOutcome: {
    nl: '{n|1 VSCP-regel|# VSCP-regels} zonder uitkomst',
    en: '{n|1 VSCP entry|# VSCP entries} without an outcome',
    fr: '{n|1 ligne VSCP|# lignes VSCP} sans résultat',
  },
  vscpWithoutReason: {
    nl: '{n|1 VSCP-regel|# VSCP-regels} met PCHM zonder motivatie',
    en: '{n|1 VSCP entry|# VSCP entries} with PCHM without a justification',
    fr: '{n|1 ligne VSCP|# lignes VSCP} en PCHM sans justification',
  },
  vscpUnknownUnchecked: {
    nl: '{n|1 VSCP-regel|# VSCP-regels} onbekend volgens de documenten, zonder monstercontrole of PCHM',
    en: '{n|1 VSCP entry|# VSCP entries} unknown from the documents, without sampling check or PCHM',
    fr: '{n|1 ligne VSCP inconnue|# lignes VSCP inconnues} selon les documents, sans prélèvement ni PCHM',
  },
  vscpWithoutSample: {
    nl: '{n|1 monstercontrole|# monstercontroles} met een uitkomst, zonder monster',
    en: '{n|1 sampling check|# sampling checks} with an outcome, without a sample',
    fr: '{n|1 contrôle par prélèvement|# contrôles par prélèvement} avec résultat, sans échantillon',
  },
  vscpBeforeResult: {
    nl: '{n|1 VSCP-regel|# VSCP-regels} met een uitkomst vóór de uitslag van het monster',
    en: '{n|1 VSCP entry|# VSCP entries} with an outcome before the result of the sample',
    fr: '{n|1 ligne VSCP|# lignes VSCP} avec un résultat avant celui de l’échantillon',
  },
  locationWithoutSpace: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder ruimte',
    en: '{n|1 source location|# source locations} without a space',
    fr: '{n|1 emplacement|# emplacements} sans local',
  },
  locationWithoutFinding: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder bevinding in dit onderzoek',
    en: '{n|1 source location|# source locations} without a finding in this survey',
    fr: '{n|1 emplacement|# emplacements} sans constatation dans cet examen',
  },
  placeNotSeen: {
    nl: '{n|1 bronlocatie|# bronlocaties} uit eerder onderzoek, nu niet bekeken',
    en: '{n|1 source location|# source locations} of an earlier survey, not looked at now',
    fr: '{n|1 emplacement|# emplacements} d’un examen antérieur, non vus cette fois',
  },
  placeUnchecked: {
    nl: '{n|1 bronlocatie|# bronlocaties} niet controleerbaar, zonder reden',
    en: '{n|1 source location|# source locations} that could not be checked, without a reason',
    fr: '{n|1 emplacement non contrôlable|# emplacements non contrôlables}, sans motif',
  },
  uncheckedSampled: {
    nl: '{n|1 bronlocatie|# bronlocaties} niet controleerbaar, en toch bemonsterd',
    en: '{n|1 source location|# source locations} that could not be checked, yet sampled',
    fr: '{n|1 emplacement non contrôlable, pourtant échantillonné|# emplacements non contrôlables, pourtant échantillonnés}',
  },
  unsuspectedProven: {
    nl: '{n|1 bronlocatie|# bronlocaties} visueel niet verdacht, terwijl er asbest is aangetoond',
    en: '{n|1 source location|# source locations} visually not suspect, yet with proven asbestos',
    fr: '{n|1 emplacement visuellement non suspect|# emplacements visuellement non suspects}, alors que l’amiante y est démontré',
  },
  damageContradicted: {
    nl: '{n|1 bronlocatie|# bronlocaties} onbeschadigd, met een beschadigd deel in procenten',
    en: '{n|1 source location|# source locations} undamaged, with a damaged part in per cent',
    fr: '{n|1 emplacement intact|# emplacements intacts}, avec une part endommagée en pour cent',
  },
  strategyWithoutPreference: {
    nl: '{n|1 bron met|# bronnen met} meer strategieën, waarvan geen de voorkeur heeft',
    en: '{n|1 source|# sources} with several strategies, none of them preferred',
    fr: '{n|1 source|# sources} avec plusieurs stratégies, aucune préférée',
  },
  placeWithoutClass: {
    nl: '{n|1 bronlocatie|# bronlocaties} waarvoor geen strategie een risicoklasse geeft',
    en: '{n|1 source location|# source locations} to which no strategy gives a risk class',
    fr: '{n|1 emplacement|# emplacements} sans stratégie qui donne une classe de risque',
  },
  sampleInOtherSpace: {
    nl: '{n|1 monster|# monsters} in een andere ruimte dan de bronlocatie',
    en: '{n|1 sample|# samples} in another space than the source location',
    fr: '{n|1 échantillon|# échantillons} dans un autre local que l’emplacement',
  },
  sourceWithoutFinding: {
    nl: '{n|1 bron|# bronnen} zonder bevinding in dit onderzoek',
    en: '{n|1 source|# sources} without a finding in this survey',
    fr: '{n|1 source|# sources} sans constatation dans cet examen',
  },
  sourceWithoutClass: {
    nl: '{n|1 bron|# bronnen} zonder risicoklasse',
    en: '{n|1 source|# sources} without a risk class',
    fr: '{n|1 source|# sources} sans classe de risque',
  },
  classNotApplicable: {
    nl: '{n|1 bron|# bronnen} met asbest of verdacht materiaal, met als klasse „niet van toepassing”',
    en: '{n|1 source|# sources} with asbestos or suspected material, with “not applicable” as class',
    fr: '{n|1 source|# sources} d’amiante ou suspectes, avec la classe « sans objet »',
  },
  classTooLight: {
    nl: '{n|1 bron|# bronnen} met aangenomen asbest in een lichtere klasse dan 2A, zonder onderbouwing',
    en: '{n|1 source|# sources} with presumed asbestos in a lighter class than 2A, without a ground',
    fr: '{n|1 source|# sources} d’amiante présumé dans une classe plus légère que 2A, sans justification',
  },
  sourceWithoutAdvice: {
    nl: '{n|1 bron|# bronnen} zonder advies',
    en: '{n|1 source|# sources} without advice',
    fr: '{n|1 source|# sources} sans conseil',
  },
  sourceWithoutPhoto: {
    nl: '{n|1 bron|# bronnen} zonder foto',
    en: '{n|1 source|# sources} without a photo',
    fr: '{n|1 source|# sources} sans photo',
  },
  findingWithoutAmount: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder hoeveelheid',
    en: '{n|1 source location|# source locations} without an amount',
    fr: '{n|1 emplacement|# emplacements} sans quantité',
  },
  amountZero: {
    nl: '{n|1 bronlocatie|# bronlocaties} met hoeveelheid 0',
    en: '{n|1 source location|# source locations} with amount 0',
    fr: '{n|1 emplacement|# emplacements} avec la quantité 0',
  },
  findingWithoutFixing: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder bevestiging',
    en: '{n|1 source location|# source locations} without a fixing',
    fr: '{n|1 emplacement|# emplacements} sans mode de fixation',
  },
  findingWithoutCondition: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder conditie of verwering',
    en: '{n|1 source location|# source locations} without a condition or weathering',
    fr: '{n|1 emplacement|# emplacements} sans état ni altération',
  },
  findingWithoutDamage: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder beschadiging',
    en: '{n|1 source location|# source locations} without a damage',
    fr: '{n|1 emplacement|# emplacements} sans degré de dégradation',
  },
  findingWithoutReach: {
    nl: '{n|1 bronlocatie|# bronlocaties} zonder bereikbaarheid',
    en: '{n|1 source location|# source locations} without an accessibility',
    fr: '{n|1 emplacement|# emplacements} sans accessibilité',
  },
  provenNotFound: {
    nl: '{n|1 bronlocatie|# bronlocaties} eerder aangetoond, nu niet aangetroffen',
    en: '{n|1 source location|# source locations} proven earlier, not found now',
    fr: '{n|1 emplacement|# emplacements} démontrés auparavant, non retrouvés',
  },
  photoContradicted: {
    nl: "{n|1 foto|# foto's} met een ander monster in het onderschrift",
    en: '{n|1 photo|# photos} with another sample in the caption',
    fr: '{n|1 photo|# photos} avec un autre échantillon dans la légende',
  },
  statusContradicted: {
    nl: '{n|1 bronlocatie|# bronlocaties} in strijd met de uitslag of met een andere bevinding',
    en: '{n|1 source location|# source locations} contradicting the result or another finding',
    fr: '{n|1 emplacement|# emplacements} en contradiction avec le résultat ou une autre constatation',
  },
  referenceUnlinked: {
    nl: '{n|1 verwijzing|# verwijzingen} naar een rapport, zonder monster of onderzoek',
    en: '{n|1 reference|# references} to a report, without a sample or survey',
    fr: '{n|1 renvoi|# renvois} à un rapport, sans échantillon ni examen',
  },
  findingToCheck: {
    nl: '{n|1 overgenomen bevinding|# overgenomen bevindingen}, nog niet gecontroleerd',
    en: '{n|1 copied finding|# copied findings}, not checked yet',
    fr: '{n|1 constatation reprise|# constatations reprises}, pas encore contrôlées',
  },
  stillToSample: {
    nl: '{n|1 bronlocatie|# bronlocaties} nog te bemonsteren',
    en: '{n|1 source location|# source locations} still to be sampled',
    fr: '{n|1 emplacement|# emplacements} encore à échantillonner',
  },
  spaceWithoutState: {
    nl: '{n|1 ruimte|# ruimten} niet onderzocht en niet uitgesloten',
    en: '{n|1 space|# spaces} neither surveyed nor excluded',
    fr: '{n|1 local|# locaux} ni examinés ni exclus',
  },
  spaceContradicted: {
    nl: '{n|1 ruimte|# ruimten} niet onderzocht, terwijl er wel iets is gevonden',
    en: '{n|1 space|# spaces} not surveyed, while something was found there',
    fr: '{n|1 local|# locaux} non examinés, bien qu’on y ait trouvé quelque chose',
  },
  spaceNotApplicable: {
    nl: '{n|1 ruimte|# ruimten} niet van toepassing, zonder reden',
    en: '{n|1 space|# spaces} not applicable, without a reason',
    fr: '{n|1 local|# locaux} sans objet, sans motif',
  },
  exclusionContradicted: {
    nl: '{n|1 ruimte|# ruimten} onderzocht, en toch in haar geheel uitgesloten',
    en: '{n|1 space|# spaces} surveyed, yet excluded as a whole',
    fr: '{n|1 local examiné, pourtant exclu|# locaux examinés, pourtant exclus} en entier',
  },
  spaceStatusContradicted: {
    nl: 'Van {n|1 ruimte|# ruimten} is de asbeststatus in strijd met wat er gevonden is',
    en: 'The asbestos status of {n|1 space|# spaces} is contradicted by what was found there',
    fr: 'Le statut amiante de {n|1 local|# locaux} est contredit par ce qui y a été trouvé',
  },
  spaceUnlisted: {
    nl: '{n|1 ruimte|# ruimten} zonder gegevens uit dit onderzoek',
    en: '{n|1 space|# spaces} without data of this survey',
    fr: '{n|1 local|# locaux} sans données de cet examen',
  },
  partWithoutExclusion: {
    nl: '{n|1 ruimte|# ruimten} gedeeltelijk onderzocht, zonder uitsluiting of beperking',
    en: '{n|1 space|# spaces} surveyed in part, without an exclusion or limitation',
    fr: '{n|1 local|# locaux} examinés en partie, sans exclusion ni limitation',
  },
  surveyNotCarriedOut: {
    nl: 'Geen uitgevoerd bezoek vastgelegd',
    en: 'No visit recorded as carried out',
    fr: 'Aucune visite enregistrée comme effectuée',
  },
  visitOutsideSurvey: {
    nl: '{n|1 bezoek|# bezoeken} buiten de start- en einddatum van het onderzoek',
    en: '{n|1 visit|# visits} outside the start and end date of the survey',
    fr: '{n|1 visite|# visites} hors des dates de l’examen',
  },
  endAfterReport: {
    nl: 'Einddatum van het onderzoek na de rapportdatum',
    en: 'End date of the survey after the report date',
    fr: 'Date de fin de l’examen après la date du rapport',
  },
  inspectorsMissing: {
    nl: 'Geen inspecteur bij de uitvoering vastgelegd',
    en: 'No inspector recorded with the execution',
    fr: 'Aucun inspecteur enregistré pour l’exécution',
  },
  assignedNotEntitled: {
    nl: '{n|1 inspecteur|# inspecteurs} van het onderzoek zonder geldige bevoegdheid',
    en: '{n|1 inspector|# inspectors} of the survey without a valid capability',
    fr: '{n|1 inspecteur|# inspecteurs} de l’examen sans habilitation valable',
  },
  branchElsewhere: {
    nl: 'Vestiging in een ander land dan het pand',
    en: 'Branch in another country than the building',
    fr: 'Agence dans un autre pays que le bâtiment',
  },
  researchMissing: {
    nl: 'Geen deskresearch, eerder rapport of interview vastgelegd',
    en: 'No desk research, earlier report or interview recorded',
    fr: 'Aucune étude documentaire, aucun rapport antérieur ni entretien enregistré',
  },
  suspectWithoutSource: {
    nl: '{n|1 waarneming|# waarnemingen} van asbestverdacht materiaal in een ruimte zonder bron',
    en: '{n|1 observation|# observations} of suspect material in a space without a source',
    fr: '{n|1 observation|# observations} de matériau suspect dans un local sans source',
  },
  nothingSeenContradicted: {
    nl: '{n|1 waarneming|# waarnemingen} „niets aangetroffen” in een ruimte met een bron',
    en: '{n|1 observation|# observations} of “nothing found” in a space with a source',
    fr: '{n|1 observation|# observations} « rien trouvé » dans un local avec une source',
  },
  visitNotCarriedOut: {
    nl: '{n|1 bezoek|# bezoeken} met bevindingen, niet als uitgevoerd vastgelegd',
    en: '{n|1 visit|# visits} with findings, not recorded as carried out',
    fr: '{n|1 visite|# visites} avec des constatations, non enregistrées comme effectuées',
  },
  visitToCome: {
    nl: '{n|1 bezoek|# bezoeken} met bevindingen, na de rapportdatum',
    en: '{n|1 visit|# visits} with findings, after the report date',
    fr: '{n|1 visite|# visites} avec des constatations, après la date du rapport',
  },
  suitabilityMissing: {
    nl: 'Geschiktheid niet vastgesteld',
    en: 'Suitability not established',
    fr: 'Aptitude non établie',
  },
  suitabilityContradicted: {
    nl: '{n|1 geschiktheid|# geschiktheden} in tegenspraak met het onderzoek',
    en: '{n|1 suitability|# suitabilities} contradicted by the survey',
    fr: '{n|1 aptitude|# aptitudes} en contradiction avec l’examen',
  },
  branchWithoutCertificate: {
    nl: 'Vestiging zonder procescertificaat',
    en: 'Branch without a process certificate',
    fr: 'Agence sans certificat de procédé',
  },
  certificateExpired: {
    nl: 'Procescertificaat verlopen op de rapportdatum',
    en: 'Process certificate expired on the report date',
    fr: 'Certificat de procédé expiré à la date du rapport',
  },
  sourceLeftOut: {
    nl: '{n|1 bron|# bronnen} met asbest of verdacht materiaal, niet in het rapport',
    en: '{n|1 source|# sources} with asbestos or suspected material, left out of the report',
    fr: '{n|1 source|# sources} d’amiante ou suspectes, absentes du rapport',
  },
  sourceLeftOutOfSuitable: {
    nl: '{n|1 bron|# bronnen} met asbest of verdacht materiaal, niet in een rapport dat geschiktheid vaststelt',
    en: '{n|1 source|# sources} with asbestos or suspected material, left out of a report that says suitable',
    fr: '{n|1 source|# sources} d’amiante ou suspectes, absentes d’un rapport qui conclut à l’aptitude',
  },
  nothingSurveyed: {
    nl: 'Geen ruimte onderzocht en geen bron bekeken',
    en: 'No space surveyed and no source looked at',
    fr: 'Aucun local examiné et aucune source vue',
  },
  methodMissing: {
    nl: 'Werkwijze niet vastgelegd',
    en: 'Method not recorded',
    fr: 'Méthode non enregistrée',
  },
  suspicionOpen: {
    nl: 'Niet vastgelegd dat geen verborgen asbest wordt vermoed',
    en: 'Not recorded that no hidden asbestos is suspected',
    fr: 'Absence de suspicion d’amiante caché non enregistrée',
  },
  clientMissing: {
    nl: 'Opdrachtgever niet vastgelegd',
    en: 'Client not recorded',
    fr: 'Client non enregistré',
  },
  scopeMissing: {
    nl: 'Reikwijdte niet vastgelegd',
    en: 'Scope not recorded',
    fr: 'Portée non enregistrée',
  },
  interviewWithoutRole: {
    nl: '{n|1 interview|# interviews} zonder functie of relatie van de geïnterviewde',
    en: '{n|1 interview|# interviews} without the role of the person interviewed',
    fr: '{n|1 entretien|# entretiens} sans la fonction de la personne interrogée',
  },
  textUnprintable: {
    nl: '{n|1 tekst|# teksten} met tekens die niet kunnen worden afgedrukt',
    en: '{n|1 text|# texts} with characters that cannot be printed',
    fr: '{n|1 texte|# textes} avec des caractères non imprimables',
  },
  amphiboleTooLight: {
    nl: '{n|1 bron|# bronnen} met beschadigd, niet-hechtgebonden amfiboolasbest in een lichtere klasse dan 2A',
    en: '{n|1 source|# sources} with damaged friable amphibole asbestos in a lighter class than 2A',
    fr: '{n|1 source|# sources} d’amiante amphibole friable dégradé dans une classe plus légère que 2A',
  },
  classTooHeavy: {
    nl: '{n|1 bron|# bronnen} met hechtgebonden chrysotiel, buiten en onbeschadigd, in klasse 2A',
    en: '{n|1 source|# sources} with bonded chrysotile, outside and undamaged, in class 2A',
    fr: '{n|1 source|# sources} de chrysotile lié, à l’extérieur et intact, en classe 2A',
  },
  enclosedNotLight: {
    nl: '{n|1 bron|# bronnen} geheel omsloten, in een andere klasse dan 1',
    en: '{n|1 source|# sources} fully enclosed, in another class than 1',
    fr: '{n|1 source|# sources} entièrement enfermées, dans une autre classe que 1',
  },
  analysisBeforeSample: {
    nl: '{n|1 monster|# monsters} geanalyseerd vóór de monstername',
    en: '{n|1 sample|# samples} analysed before being taken',
    fr: '{n|1 échantillon|# échantillons} analysés avant le prélèvement',
  },
  analysisAfterReport: {
    nl: '{n|1 monster|# monsters} geanalyseerd na de rapportdatum',
    en: '{n|1 sample|# samples} analysed after the report date',
    fr: '{n|1 échantillon|# échantillons} analysés après la date du rapport',
  },
  samplerNotAtVisit: {
    nl: '{n|1 monster|# monsters} genomen door iemand die niet bij het bezoek was',
    en: '{n|1 sample|# samples} taken by somebody who was not at the visit',
    fr: '{n|1 échantillon prélevé|# échantillons prélevés} par une personne absente de la visite',
  },
  inspectorNotEntitled: {
    nl: '{n|1 bezoek|# bezoeken} met een inspecteur zonder geldige bevoegdheid',
    en: '{n|1 visit|# visits} with an inspector without a valid capability',
    fr: '{n|1 visite|# visites} avec un inspecteur sans habilitation valable',
  },
  sampleOutsideVisit: {
    nl: '{n|1 monster|# monsters} genomen op een andere dag dan het bezoek',
    en: '{n|1 sample|# samples} taken on another day than the visit',
    fr: '{n|1 échantillon prélevé|# échantillons prélevés} un autre jour que la visite',
  },
  sampleAfterReport: {
    nl: '{n|1 monster|# monsters} genomen na de rapportdatum',
    en: '{n|1 sample|# samples} taken after the report date',
    fr: '{n|1 échantillon|# échantillons} prélevés après la date du rapport',
  },
  laboratoryNotAccredited: {
    nl: '{n|1 monster|# monsters} geanalyseerd zonder geldige accreditatie van het laboratorium',
    en: '{n|1 sample|# samples} analysed without a valid accreditation of the laboratory',
    fr: '{n|1 échantillon|# échantillons} analysés sans accréditation valable du laboratoire',
  },
  suspectedWithoutSample: {
    nl: '{n|1 bronlocatie|# bronlocaties} met verdacht materiaal, zonder monster en zonder reden',
    en: '{n|1 source location|# source locations} with suspected material, without a sample and without a reason',
    fr: '{n|1 emplacement|# emplacements} suspects, sans échantillon ni motif',
  },
  adviceTooHeavy: {
    nl: '{n|1 bronlocatie|# bronlocaties} buiten in goede staat, met het advies direct te verwijderen',
    en: '{n|1 source location|# source locations} outside in a good state, with the advice to remove it at once',
    fr: '{n|1 emplacement|# emplacements} extérieurs en bon état, avec le conseil d’enlever immédiatement',
  },
  exclusionWithoutAdvice: {
    nl: '{n|1 uitsluiting|# uitsluitingen} zonder advies voor vervolgonderzoek',
    en: '{n|1 exclusion|# exclusions} without follow-up advice',
    fr: '{n|1 exclusion|# exclusions} sans conseil de suivi',
  },
  limitationWithoutEffect: {
    nl: '{n|1 beperking|# beperkingen} zonder gevolg voor de volledigheid',
    en: '{n|1 limitation|# limitations} without an effect on the completeness',
    fr: '{n|1 limitation|# limitations} sans conséquence pour l’exhaustivité',
  },
  locationNotOnPlan: {
    nl: '{n|1 bronlocatie|# bronlocaties} op geen plattegrond',
    en: '{n|1 source location|# source locations} on no plan',
    fr: '{n|1 emplacement|# emplacements} sur aucun plan',
  },
  sampleNotOnPlan: {
    nl: '{n|1 monster|# monsters} op geen plattegrond',
    en: '{n|1 sample|# samples} on no plan',
    fr: '{n|1 échantillon|# échantillons} sur aucun plan',
  },
  exclusionNotOnPlan: {
    nl: '{n|1 uitsluiting|# uitsluitingen} op geen plattegrond',
    en: '{n|1 exclusion|# exclusions} on no plan',
    fr: '{n|1 exclusion|# exclusions} sur aucun plan',
  },
  spaceNotOnPlan: {
    nl: '{n|1 ruimte|# ruimten} op geen plattegrond',
    en: '{n|1 space|# spaces} on no plan',
    fr: '{n|1 local|# locaux} sur aucun plan',
  },
  amountUnlikeMeasured: {
    nl: '{n|1 hoeveelheid|# hoeveelheden} anders dan op de plattegrond gemeten',
    en: '{n|1 amount|# amounts} unlike what is measured on the plan',
    fr: '{n|1 quantité|# quantités} différentes de la mesure sur le plan',
  },
  suitabilityExcluded: {
    nl: '{n|1 geschiktheid|# geschiktheden} van wat ook niet geschikt heet',
    en: '{n|1 suitability|# suitabilities} of what is also called unsuitable',
    fr: '{n|1 aptitude|# aptitudes} de ce qui est dit aussi inapte',
  },
  unsuitableWithoutReason: {
    nl: '{n|1 keer|# keer} niet geschikt, zonder toelichting',
    en: '{n|Once|# times} not suitable, without an explanation',
    fr: '{n|1 inaptitude|# inaptitudes} sans explication',
  },
  visitAfterReport: {
    nl: '{n|1 bezoek|# bezoeken} uitgevoerd na de rapportdatum',
    en: '{n|1 visit|# visits} carried out after the report date',
    fr: '{n|1 visite|# visites} effectuées après la date du rapport',
  },
}
