import { dateOf, type Moment } from './moments.ts'
import { FEMKE, ILSE, JOOST, MARIEKE, PIETER, SAMIR, TOM } from './people.ts'

/** A survey. Its number is the year of its start and `volgnummer`. */
export type SurveyData = {
  key: string
  volgnummer: string
  projectnummer?: string
  onderzoek_status: string
  onderzoek_type: string
  onderzoek_soort: string
  asset: string
  vestiging: string
  projectleider: number
  autorisator?: number
  omschrijving: string
  aanleiding: string
  startdatum: Moment
  einddatum: Moment
  opleverdatum?: Moment
  prioriteit: 'normal' | 'direct' | 'urgent'
  spoed_motivatie?: string
  geldigheid_jaren: number
  rapporttaal: 'nl' | 'en' | 'fr'
  ihm_scope?: string
  locatie?: string
  annuleer_reden?: string
  kopie_van?: string
  rapport_template: string
}

/** The number of a survey as it stands on its report: `2025-0412`. `today` is the day of seeding, `YYYY-MM-DD`. */
export const surveyNumber = (survey: Pick<SurveyData, 'startdatum' | 'volgnummer'>, today: string): string =>
  `${dateOf(today, survey.startdatum).slice(0, 4)}-${survey.volgnummer}`

const NL = 'Asbestinventarisatie certificatieschema (NL)'
const dutch = {
  onderzoek_type: NL,
  vestiging: 'waterveen',
  projectleider: ILSE,
  prioriteit: 'normal',
  geldigheid_jaren: 3,
  rapporttaal: 'nl',
  rapport_template: 'Asbestinventarisatie NL',
} as const

/** The ten surveys. */
export const surveys: SurveyData[] = [
  {
    ...dutch,
    key: 'S1',
    volgnummer: '0412',
    projectnummer: 'P-OZ-118',
    onderzoek_status: 'Afgerond',
    onderzoek_soort: 'Regulier',
    asset: 'A1',
    autorisator: JOOST,
    omschrijving:
      'Volledige asbestinventarisatie van de school met de fietsenstalling en de buitenberging, inclusief destructief onderzoek in leegstaande lokalen.',
    aanleiding:
      'De gemeente wil het schoolgebouw ingrijpend renoveren. Gevelkozijnen, vloeren, installaties en sanitair worden vervangen.',
    startdatum: { day: -400 },
    einddatum: { day: -395 },
    opleverdatum: { day: -380 },
  },
  {
    ...dutch,
    key: 'S2',
    volgnummer: '0031',
    projectnummer: 'P-OZ-118',
    onderzoek_status: 'Actief',
    onderzoek_soort: 'Aanvullend',
    asset: 'A1',
    autorisator: JOOST,
    omschrijving:
      'Aanvullend destructief onderzoek van de kruipruimte oost en de leidinggang, nadat deze zijn drooggepompt, en van de leidingkoker achter lokaal 7.',
    aanleiding:
      'De kruipruimte oost stond bij het eerste onderzoek onder water en was uitgesloten. De aannemer begint binnenkort met het vervangen van de riolering.',
    startdatum: { day: -6 },
    einddatum: { day: 8 },
    opleverdatum: { day: 12 },
    prioriteit: 'direct',
  },
  {
    ...dutch,
    key: 'S3',
    volgnummer: '0044',
    projectnummer: 'WW-112-R',
    onderzoek_status: 'Afgerond',
    onderzoek_soort: 'Complex, representatieve woning',
    asset: 'A2/1',
    autorisator: JOOST,
    omschrijving: 'Inventarisatie van de representatieve woning van het blok Lijsterlaan 1 t/m 15.',
    aanleiding: 'Planmatig onderhoud: nieuwe keukens en daken met isolatie en zonnepanelen.',
    startdatum: { day: -48 },
    einddatum: { day: -47 },
    opleverdatum: { day: -38 },
  },
  {
    ...dutch,
    key: 'S4',
    volgnummer: '0045',
    projectnummer: 'WW-112-R',
    onderzoek_status: 'Actief',
    onderzoek_soort: 'Complex, afgeleide woning',
    asset: 'A2/3',
    omschrijving: 'Controle van de woning aan de hand van de representatieve woning Lijsterlaan 1.',
    aanleiding: 'Planmatig onderhoud: nieuwe keukens en daken met isolatie en zonnepanelen.',
    startdatum: { day: -2 },
    einddatum: { day: 3 },
    kopie_van: 'S3',
  },
  {
    ...dutch,
    key: 'S5',
    volgnummer: '0058',
    onderzoek_status: 'Gepland',
    onderzoek_soort: 'Mutatie',
    asset: 'A2/5',
    projectleider: TOM,
    omschrijving: 'Mutatieonderzoek van de woning na het vertrek van de huurder.',
    aanleiding: 'Opdracht via de asbestregisseur: de woning komt leeg en de keuken wordt vervangen.',
    startdatum: { day: 9 },
    einddatum: { day: 9 },
    opleverdatum: { day: 14 },
  },
  {
    ...dutch,
    key: 'S6',
    volgnummer: '0046',
    projectnummer: 'WW-112-R',
    onderzoek_status: 'Geannuleerd',
    onderzoek_soort: 'Complex, afgeleide woning',
    asset: 'A2/7',
    omschrijving: 'Controle van de woning aan de hand van de representatieve woning Lijsterlaan 1.',
    aanleiding: 'Planmatig onderhoud: nieuwe keukens en daken met isolatie en zonnepanelen.',
    startdatum: { day: -2 },
    einddatum: { day: -2 },
    annuleer_reden: 'Bewoner weigert toegang',
    kopie_van: 'S3',
  },
  {
    ...dutch,
    key: 'S7',
    volgnummer: '0019',
    projectnummer: 'WW-007-V',
    onderzoek_status: 'Actief',
    onderzoek_soort: 'Steekproef',
    asset: 'A3',
    autorisator: JOOST,
    omschrijving: 'Inventarisatie van de algemene ruimten en van zes representatieve woningen van de Zuiderflat.',
    aanleiding: 'Verduurzaming van het complex: gevels, installaties en zonnepanelen.',
    startdatum: { day: -21 },
    einddatum: { day: 20 },
    opleverdatum: { day: 34 },
  },
  {
    ...dutch,
    key: 'S8',
    volgnummer: '0062',
    onderzoek_status: 'Gepland',
    onderzoek_soort: 'Regulier',
    asset: 'A4',
    omschrijving:
      'Inventarisatie van de boerderij met alle schuren voor totale sloop. Verwacht: golfplaten daken van samen 1.150 m².',
    aanleiding: 'Het erf ligt op het tracé van de noordelijke randweg en wordt gesloopt.',
    startdatum: { day: 15 },
    einddatum: { day: 17 },
    opleverdatum: { day: 30 },
  },
  {
    key: 'S9',
    volgnummer: '0388',
    onderzoek_status: 'Afgerond',
    onderzoek_type: 'Asbestinventaris voor attest (Vlaanderen)',
    onderzoek_soort: 'Regulier',
    asset: 'A5',
    vestiging: 'vlaanderen',
    projectleider: JOOST,
    autorisator: MARIEKE,
    omschrijving: 'Asbestinventaris van het kantoorgebouw voor het asbestattest.',
    aanleiding: 'Verkoop van het gebouw.',
    startdatum: { day: -440 },
    einddatum: { day: -439 },
    opleverdatum: { day: -425 },
    prioriteit: 'normal',
    geldigheid_jaren: 10,
    rapporttaal: 'nl',
    rapport_template: 'Asbestinventaris Vlaanderen',
  },
  {
    key: 'S10',
    volgnummer: '0027',
    onderzoek_status: 'Actief',
    onderzoek_type: 'IHM-onderzoek schip',
    onderzoek_soort: 'Regulier',
    asset: 'A6',
    vestiging: 'vlaanderen',
    projectleider: JOOST,
    autorisator: MARIEKE,
    omschrijving: 'Visuele en monstercontrole aan boord voor de inventaris van gevaarlijke materialen, deel I.',
    aanleiding: 'De vlagstaat vraagt een inventaris voor het vernieuwen van het certificaat.',
    startdatum: { day: -4 },
    einddatum: { day: 2 },
    opleverdatum: { day: 21 },
    prioriteit: 'normal',
    geldigheid_jaren: 5,
    rapporttaal: 'en',
    ihm_scope: 'IHM deel I, bestaand schip',
    locatie: 'BEANR',
    rapport_template: 'IHM',
  },
]

/** Who ordered a survey. */
export const surveyClients: {
  onderzoek: string
  klant: string
  contact: string
  referentie: string
  opdrachtdatum: Moment
  eigenaar?: string
  rapport_ontvangers: string[]
}[] = [
  {
    onderzoek: 'S1',
    klant: 'K002',
    contact: 'K002/vastgoed',
    referentie: 'Inkoop 90-2207',
    opdrachtdatum: { day: -421 },
    rapport_ontvangers: ['b.meijer@oosterzijl.test', 'h.terveen@oosterzijl.test'],
  },
  {
    onderzoek: 'S2',
    klant: 'K002',
    contact: 'K002/vastgoed',
    referentie: 'Inkoop 90-2531',
    opdrachtdatum: { day: -11 },
    rapport_ontvangers: ['b.meijer@oosterzijl.test'],
  },
  ...(['S3', 'S4', 'S6'] as const).map((onderzoek) => ({
    onderzoek,
    klant: 'K001',
    contact: 'K001/onderhoud',
    referentie: 'PO-112',
    opdrachtdatum: { day: onderzoek === 'S3' ? -60 : -10 },
    rapport_ontvangers: ['r.bouali@wonenwaterveen.test'],
  })),
  {
    onderzoek: 'S5',
    klant: 'K001',
    contact: 'K001/planning',
    referentie: 'AR-90200-0177',
    opdrachtdatum: { day: -1 },
    rapport_ontvangers: ['r.bouali@wonenwaterveen.test', 'w.vanderlaan@wonenwaterveen.test'],
  },
  {
    onderzoek: 'S7',
    klant: 'K001',
    contact: 'K001/vastgoed',
    referentie: 'VD-007',
    opdrachtdatum: { day: -40 },
    rapport_ontvangers: ['a.kramer@wonenwaterveen.test', 'r.bouali@wonenwaterveen.test'],
  },
  {
    onderzoek: 'S8',
    klant: 'K002',
    contact: 'K002/vastgoed',
    referentie: 'Inkoop 90-2602',
    opdrachtdatum: { day: -5 },
    rapport_ontvangers: ['b.meijer@oosterzijl.test'],
  },
  {
    onderzoek: 'S9',
    klant: 'K003',
    contact: 'K003/kantoor',
    referentie: 'LINDE-01',
    opdrachtdatum: { day: -455 },
    rapport_ontvangers: ['s.maes@noordvaarder.test'],
  },
  {
    onderzoek: 'S10',
    klant: 'K003',
    contact: 'K003/techniek',
    referentie: 'NV-IHM-1',
    opdrachtdatum: { day: -30 },
    rapport_ontvangers: ['j.postma@noordvaarder.test', 's.maes@noordvaarder.test'],
  },
]

/** How a survey is carried out. */
export const executions: {
  onderzoek: string
  inspecteurs: number[]
  bewoner?: string
  telefoonnr1?: string
  toegang?: string
  bewoond?: 'bewoond' | 'leeg' | 'in gebruik' | 'onbekend'
  methode?: string
  hulpmiddelen?: string[]
  veiligheidsmaatregelen?: string
  weersomstandigheden?: string
  afwijkingen?: string
}[] = [
  {
    onderzoek: 'S1',
    inspecteurs: [SAMIR, FEMKE],
    hulpmiddelen: ['SZ-01', 'VM-01', 'LM-01', 'CA-01'],
    bewoner: 'dhr. Dekker, conciërge',
    telefoonnr1: '06-00000311',
    toegang: 'Sleutel bij de conciërge in ruimte 0.27. Alarm staat uit van 7.30 tot 17.00 uur.',
    bewoond: 'leeg',
    methode:
      'Alle ruimten zijn systematisch doorlopen, van de kruipruimte naar het dak. Per ruimte zijn vloer, wanden, plafond en installaties bekeken. In zes lokalen zijn de vloer en een deel van het plafond geopend; in de natte ruimten zijn kokers en tegelwerk geopend. Verdachte materialen zijn bemonsterd, de monsterplekken zijn afgewerkt.',
    veiligheidsmaatregelen:
      'Volgelaatsmasker P3 en wegwerpoverall in de kruipruimte en de cv-ruimte, halfgelaatsmasker P3 bij monstername elders. Bronafzuiging met H-klasse stofzuiger. Kruipruimte betreden met twee personen en gasmeting vooraf.',
    weersomstandigheden: 'Droog, bewolkt, 9 °C',
    afwijkingen:
      'De kruipruimte oost bleek onder water te staan en is niet onderzocht. De liftschacht kon niet worden geopend.',
  },
  {
    onderzoek: 'S2',
    inspecteurs: [SAMIR],
    hulpmiddelen: ['SZ-01', 'VM-01', 'LM-01', 'CA-01'],
    bewoner: 'dhr. Dekker, conciërge',
    telefoonnr1: '06-00000311',
    toegang:
      'Via het kruipluik in de cv-ruimte. De pomp van de aannemer blijft draaien; vooraf bellen met de uitvoerder.',
    bewoond: 'leeg',
    methode:
      'De kruipruimte oost en de leidinggang zijn na het droogpompen geheel doorlopen. Op vier plaatsen zijn de balkkoppen vrijgemaakt. De koker achter lokaal 7 is geopend. Bekende bronnen op de route zijn opnieuw bekeken.',
    veiligheidsmaatregelen:
      'Volgelaatsmasker met aanblaasunit, wegwerpoverall en laarzen. Gasmeting vooraf en tijdens het werk, tweede persoon bij het luik. Route door de kruipruimte west en midden vooraf bevochtigd.',
    weersomstandigheden: 'Regen, 6 °C',
  },
  {
    onderzoek: 'S3',
    inspecteurs: [FEMKE],
    bewoner: 'leegstaand',
    toegang: 'Sleutel bij de opzichter van Stichting Wonen Waterveen.',
    bewoond: 'leeg',
    methode: 'Alle ruimten van de woning zijn doorlopen; de keuken, de meterkast en het dakbeschot zijn geopend.',
    veiligheidsmaatregelen: 'Halfgelaatsmasker P3 bij monstername.',
    weersomstandigheden: 'Droog, 14 °C',
    afwijkingen: 'Er is geen kruipluik; de kruipruimte is uitgesloten.',
  },
  {
    onderzoek: 'S4',
    inspecteurs: [FEMKE],
    bewoner: 'fam. Postma',
    telefoonnr1: '050-0000103',
    bewoond: 'bewoond',
    methode: 'Vergelijking met de representatieve woning, ruimte voor ruimte.',
  },
  { onderzoek: 'S5', inspecteurs: [SAMIR], bewoner: 'Bewoner verhinderd, nieuwe afspraak', bewoond: 'bewoond' },
  {
    onderzoek: 'S6',
    inspecteurs: [FEMKE],
    bewoner: 'mw. Dijk',
    telefoonnr1: '050-0000107',
    bewoond: 'bewoond',
  },
  {
    onderzoek: 'S7',
    inspecteurs: [SAMIR, FEMKE],
    bewoner: 'mw. Smit, wijkbeheerder',
    telefoonnr1: '06-00000211',
    toegang: 'Loper van de wijkbeheerder; de zes woningen zijn per brief aangekondigd.',
    bewoond: 'bewoond',
    methode:
      'De algemene ruimten zijn geheel onderzocht. Van de 120 woningen zijn er zes onderzocht: de nummers 4, 23, 47, 68, 91 en 118. De liftschachten volgen bij het tweede bezoek.',
    veiligheidsmaatregelen:
      'Stookruimte alleen betreden met volgelaatsmasker en overall; de ruimte is daarna afgesloten.',
  },
  {
    onderzoek: 'S8',
    inspecteurs: [SAMIR],
    bewoner: 'dhr. Wiersma, vorige eigenaar',
    telefoonnr1: '06-00000321',
    bewoond: 'leeg',
  },
  {
    onderzoek: 'S9',
    inspecteurs: [PIETER],
    bewoner: 'mw. Maes, office manager',
    telefoonnr1: '+32 50 00 04 02',
    bewoond: 'in gebruik',
    methode: 'Niet-destructief onderzoek volgens het inspectieprotocol; elke ruimte is bezocht.',
  },
  {
    onderzoek: 'S10',
    inspecteurs: [PIETER],
    bewoner: 'Hoofdwerktuigkundige aan boord',
    bewoond: 'in gebruik',
    methode: 'Visuele en monstercontrole volgens het controleplan, dek voor dek.',
    veiligheidsmaatregelen: 'Besloten ruimten alleen met gasvrijverklaring en wacht aan dek.',
  },
]

/** A visit to the asset. */
export type VisitData = {
  key: string
  onderzoek: string
  nummer: number
  start: Moment
  eind: Moment
  calamiteit: boolean
  spoed: boolean
  inspecteurs: number[]
  vestiging: string
  status: 'concept' | 'uitgevoerd' | 'geannuleerd'
  melding_status: 'concept' | 'gemeld' | 'gewijzigd' | 'ingetrokken'
  melding_nummer?: string
  gemeld_op?: Moment
  gemeld_start?: Moment
  gemeld_eind?: Moment
  gemeld_calamiteit?: boolean
  gemeld_spoed?: boolean
  gemeld_inspecteurs?: number[]
  annuleer_reden?: string
  opmerking?: string
}

const visit = (
  onderzoek: string,
  nummer: number,
  [day, from, to]: [day: number, from: string, to: string],
  inspecteurs: number[],
  rest: Pick<VisitData, 'status'> & Partial<VisitData>,
): VisitData => {
  const plan = {
    start: { day, time: from },
    eind: rest.eind ?? { day, time: to },
    calamiteit: rest.calamiteit ?? false,
    spoed: rest.spoed ?? false,
    inspecteurs,
  }
  return {
    key: `${onderzoek}/${nummer}`,
    onderzoek,
    nummer,
    vestiging: 'waterveen',
    melding_status: 'gemeld',
    // Every one was told as it is planned.
    ...(rest.melding_status !== 'concept' && {
      melding_nummer: `DEMO-${onderzoek}-${nummer}`,
      gemeld_op: { day: Math.min(day - 3, -3), time: '10:20' },
      gemeld_start: plan.start,
      gemeld_eind: plan.eind,
      gemeld_calamiteit: plan.calamiteit,
      gemeld_spoed: plan.spoed,
      gemeld_inspecteurs: plan.inspecteurs,
    }),
    ...plan,
    ...rest,
  }
}

const flemish = { vestiging: 'vlaanderen' }

/** The thirteen visits. */
export const visits: VisitData[] = [
  visit('S1', 1, [-400, '08:00', '16:30'], [SAMIR, FEMKE], {
    status: 'uitgevoerd',
    opmerking: 'Kruipruimte, begane grond en gevels.',
  }),
  visit('S1', 2, [-395, '08:00', '12:00'], [SAMIR, FEMKE], {
    status: 'uitgevoerd',
    opmerking: 'Verdieping, daken, bijgebouwen en kleefmonsters in de kruipruimte.',
  }),
  visit('S2', 1, [-6, '08:30', '15:00'], [SAMIR], {
    status: 'uitgevoerd',
    gemeld_op: { day: -10, time: '14:05' },
    opmerking: 'Een tweede bezoek wordt gepland zodra het laatste deel van de leidinggang droog is.',
  }),
  visit('S3', 1, [-48, '08:30', '12:30'], [FEMKE], { status: 'uitgevoerd', gemeld_op: { day: -52, time: '09:10' } }),
  visit('S4', 1, [-2, '08:00', '17:00'], [FEMKE], {
    status: 'concept',
    eind: { day: 3, time: '17:00' },
    gemeld_op: { day: -6, time: '11:30' },
  }),
  visit('S5', 1, [9, '09:00', '12:00'], [SAMIR], { status: 'concept', melding_status: 'concept' }),
  visit('S6', 1, [-2, '08:00', '17:00'], [FEMKE], {
    status: 'geannuleerd',
    melding_status: 'ingetrokken',
    gemeld_op: { day: -6, time: '11:32' },
    annuleer_reden: 'Bewoner weigert toegang',
  }),
  visit('S7', 1, [-21, '07:30', '16:00'], [SAMIR, FEMKE], {
    status: 'uitgevoerd',
    gemeld_op: { day: -26, time: '08:45' },
  }),
  visit('S7', 2, [-20, '07:30', '16:00'], [SAMIR, FEMKE], {
    status: 'uitgevoerd',
    gemeld_op: { day: -26, time: '08:46' },
  }),
  visit('S7', 3, [12, '08:00', '11:00'], [SAMIR], {
    status: 'concept',
    gemeld_op: { day: -2, time: '15:15' },
    opmerking: 'Liftschachten, samen met de liftonderhoudsfirma.',
  }),
  visit('S8', 1, [15, '08:00', '16:00'], [SAMIR], { status: 'concept', melding_status: 'concept' }),
  visit('S9', 1, [-440, '09:00', '16:00'], [PIETER], { ...flemish, status: 'uitgevoerd' }),
  visit('S10', 1, [-4, '08:00', '18:00'], [PIETER], {
    ...flemish,
    status: 'uitgevoerd',
    gemeld_op: { day: -9, time: '13:00' },
  }),
]

/** What a survey is for and how far it reaches. */
export type SurveyAsbestosData = {
  onderzoek: string
  asbestos_survey_purposes: string[]
  asbestos_survey_extend: string
  asbestos_survey_scope: string
  asbestos_risk_assessment?: string
  reikwijdte_tekst: string
  inspectiegebied?: string
  geplande_werkzaamheden?: string
  destructief: boolean
  verborgen_asbest_vermoed: boolean
  verborgen_asbest_toelichting?: string
  eenheden_totaal?: number
  eenheden_onderzocht?: number
  aannames?: string
  conclusie?: string
  aanbevelingen?: string
}

const terrace = {
  asbestos_survey_purposes: ['Renovatie met aantasting van de constructie', 'Verduurzaming of zonnepanelen'],
  asbestos_survey_extend: 'Eén woning of appartement',
  destructief: true,
  verborgen_asbest_vermoed: false,
}

export const surveyAsbestos: SurveyAsbestosData[] = [
  {
    onderzoek: 'S1',
    asbestos_survey_purposes: ['Renovatie met aantasting van de constructie'],
    asbestos_survey_extend: 'Geheel bouwwerk met bijgebouwen',
    asbestos_survey_scope: 'Volledig met destructief onderzoek',
    asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 noodzakelijk',
    reikwijdte_tekst:
      'Onderzocht zijn het schoolgebouw met kruipruimte, begane grond, verdieping, daken en gevels, de fietsenstalling en de buitenberging. Niet onderzocht zijn vier delen die niet toegankelijk waren; zij staan in de lijst van uitsluitingen. Het terrein en de ondergrondse leidingen buiten de gevels horen niet bij de opdracht.',
    inspectiegebied: 'Schoolstraat 12, alle bouwdelen binnen de perceelgrens.',
    geplande_werkzaamheden:
      'Vervangen van kozijnen, vloerafwerking, verwarming en sanitair; isoleren van daken en gevels.',
    destructief: true,
    verborgen_asbest_vermoed: true,
    verborgen_asbest_toelichting:
      'Op grond van de cv-tekening loopt de geïsoleerde leiding van B06 door tot in de kruipruimte oost. In de spouw van beide kopgevels worden stel- en vulplaatjes vermoed. Deze delen moeten vóór of tijdens de werkzaamheden worden onderzocht.',
    aannames:
      'De vloeropbouw van de lokalen waar niet is gehakt, is gelijk gesteld aan die van de zes geopende lokalen. Het aantal vulplaatjes onder de funderingsbalken is uit de bestektekening overgenomen.',
    conclusie:
      '<p>In het gebouw zijn <strong>asbesthoudende bronnen</strong> aangetroffen; het overzicht staat in de samenvatting. De leidingisolatie in de kruipruimte (B06) is beschadigd en heeft de bodem plaatselijk verontreinigd. De overige bronnen zijn bij gebruik als school zonder risico, zolang zij niet worden bewerkt.</p>',
    aanbevelingen:
      '<p>Houd de kruipruimte west en midden gesloten tot de risicobeoordeling volgens NEN 2991 is uitgevoerd. Laat alle bronnen in klasse 2 en 2A vóór aanvang van de renovatie verwijderen door een gecertificeerd bedrijf.</p>',
  },
  {
    onderzoek: 'S2',
    asbestos_survey_purposes: ['Aanvulling op eerder rapport', 'Renovatie met aantasting van de constructie'],
    asbestos_survey_extend: 'Gedeelte van het bouwwerk',
    asbestos_survey_scope: 'Aanvullend destructief onderzoek',
    asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 noodzakelijk',
    reikwijdte_tekst:
      'Aanvullend onderzoek van de kruipruimte oost, de leidinggang en de koker achter lokaal 7. Bekende bronnen op de route zijn opnieuw bekeken. Alle andere ruimten zijn beschreven in het rapport van het eerste onderzoek.',
    inspectiegebied: 'Kruipruimte en leidingkokers van het hoofdgebouw.',
    geplande_werkzaamheden: 'Vervangen van de riolering onder de begane grond.',
    destructief: true,
    verborgen_asbest_vermoed: false,
    aannames: 'De leiding in de leidinggang is over de volle lengte gelijk aan het bereikbare deel.',
  },
  {
    onderzoek: 'S3',
    ...terrace,
    asbestos_survey_scope: 'Volledig met destructief onderzoek',
    asbestos_risk_assessment: 'Geen risicobeoordeling nodig',
    reikwijdte_tekst: 'De gehele woning Lijsterlaan 1, met uitzondering van de kruipruimte.',
    geplande_werkzaamheden: 'Nieuwe keuken, nieuw dak met isolatie en zonnepanelen.',
    conclusie:
      '<p>In de woning zijn <strong>asbesthoudende bronnen</strong> aangetroffen; het overzicht staat in de samenvatting. Geen ervan is zo beschadigd dat er direct iets moet gebeuren. Dakbeschot en keukenzeil liggen op de plaats van het werk.</p>',
    aanbevelingen:
      '<p>Laat het dakbeschot (B01) en het zeil (B02) vóór het werk aan dak en keuken verwijderen door een gecertificeerd bedrijf. Controleer de andere woningen van het blok elk afzonderlijk.</p>',
  },
  {
    onderzoek: 'S4',
    ...terrace,
    asbestos_survey_scope: 'Direct waarneembaar met licht destructief onderzoek',
    reikwijdte_tekst: 'De gehele woning Lijsterlaan 3, vergeleken met de representatieve woning Lijsterlaan 1.',
  },
  {
    onderzoek: 'S5',
    asbestos_survey_purposes: ['Mutatie van een huurwoning'],
    asbestos_survey_extend: 'Eén woning of appartement',
    asbestos_survey_scope: 'Direct waarneembaar met licht destructief onderzoek',
    reikwijdte_tekst: 'De gehele woning Lijsterlaan 5.',
    destructief: false,
    verborgen_asbest_vermoed: false,
  },
  {
    onderzoek: 'S6',
    ...terrace,
    asbestos_survey_scope: 'Direct waarneembaar met licht destructief onderzoek',
    reikwijdte_tekst: 'De gehele woning Lijsterlaan 7, vergeleken met de representatieve woning Lijsterlaan 1.',
  },
  {
    onderzoek: 'S7',
    asbestos_survey_purposes: ['Renovatie met aantasting van de constructie', 'Verduurzaming of zonnepanelen'],
    asbestos_survey_extend: 'Complex met representatieve steekproef',
    asbestos_survey_scope: 'Volledig met destructief onderzoek',
    asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 noodzakelijk',
    reikwijdte_tekst:
      'Alle algemene ruimten en zes van de 120 woningen: de nummers 4, 23, 47, 68, 91 en 118. De overige woningen worden per woning afgeleid.',
    destructief: true,
    verborgen_asbest_vermoed: true,
    verborgen_asbest_toelichting: 'In de liftschachten worden remvoering en brandwerende beplating vermoed.',
    eenheden_totaal: 120,
    eenheden_onderzocht: 6,
  },
  {
    onderzoek: 'S8',
    asbestos_survey_purposes: ['Totale sloop'],
    asbestos_survey_extend: 'Geheel bouwwerk met bijgebouwen',
    asbestos_survey_scope: 'Volledig met destructief onderzoek',
    reikwijdte_tekst: 'De boerderij, de stallen, de werktuigenberging en de sleufsilo’s.',
    destructief: true,
    verborgen_asbest_vermoed: false,
  },
  {
    onderzoek: 'S9',
    asbestos_survey_purposes: ['Asbestattest bij overdracht (Vlaanderen)'],
    asbestos_survey_extend: 'Geheel bouwwerk',
    asbestos_survey_scope: 'Niet-destructief volgens inspectieprotocol (Vlaanderen)',
    reikwijdte_tekst: 'Het gehele kantoorgebouw met kelder, drie bouwlagen en dak.',
    conclusie:
      '<p>Het gebouw is <strong>niet asbestveilig</strong>: de leidingisolatie in de kelder (B02) is beschadigd en de gevelpanelen (B01) zijn verweerd. De andere bronnen zijn gaaf en bij gewoon gebruik zonder risico.</p>',
    aanbevelingen:
      '<p>Laat de leidingisolatie dringend verwijderen en houd de technische ruimte tot dan afgesloten. Verwijder de gevelpanelen uiterlijk in 2034.</p>',
    destructief: false,
    verborgen_asbest_vermoed: false,
  },
  {
    onderzoek: 'S10',
    asbestos_survey_purposes: ['Inventaris gevaarlijke materialen schip (IHM)'],
    asbestos_survey_extend: 'Geheel vaartuig',
    asbestos_survey_scope: 'Visuele en monstercontrole schip (VSCP)',
    reikwijdte_tekst: 'Het gehele schip volgens het controleplan, met uitzondering van tanks die niet gasvrij zijn.',
    destructief: false,
    verborgen_asbest_vermoed: false,
  },
]

/** For which use a building is suitable after the survey. */
export const suitabilities: {
  onderzoek: string
  stof: string
  klasse:
    | 'alleen_genoemd_materiaal'
    | 'renovatie_zonder_aantasting'
    | 'volledige_renovatie_of_sloop'
    | 'niet_geschikt_risicobeoordeling_nodig'
    | 'gebruik_en_beheer'
    | 'attest_vlaanderen'
  geschikt: boolean
  sub_asset?: string
  toelichting?: string
}[] = [
  {
    onderzoek: 'S1',
    stof: 'Asbest',
    klasse: 'volledige_renovatie_of_sloop',
    geschikt: false,
    toelichting: 'Zolang de delen U1 t/m U4 niet zijn onderzocht.',
  },
  {
    onderzoek: 'S1',
    stof: 'Asbest',
    klasse: 'renovatie_zonder_aantasting',
    geschikt: true,
    sub_asset: 'A1/cv-ruimte',
  },
  {
    onderzoek: 'S1',
    stof: 'Asbest',
    klasse: 'niet_geschikt_risicobeoordeling_nodig',
    geschikt: false,
    sub_asset: 'A1/kruipruimte-west',
    toelichting:
      'De leidingisolatie is beschadigd en twee kleefmonsters zijn positief. Eerst een risicobeoordeling volgens NEN 2991 uitvoeren.',
  },
  {
    onderzoek: 'S3',
    stof: 'Asbest',
    klasse: 'volledige_renovatie_of_sloop',
    geschikt: false,
    toelichting: 'Zolang de kruipruimte (U1) niet is onderzocht.',
  },
  ...['keuken', 'zolder'].map((space) => ({
    onderzoek: 'S3',
    stof: 'Asbest',
    klasse: 'renovatie_zonder_aantasting' as const,
    geschikt: true,
    sub_asset: `A2/1/${space}`,
  })),
  {
    onderzoek: 'S9',
    stof: 'Asbest',
    klasse: 'attest_vlaanderen',
    geschikt: false,
    toelichting: 'Niet asbestveilig zolang B01 en B02 niet zijn verwijderd; de delen U1 en U2 zijn niet onderzocht.',
  },
]
