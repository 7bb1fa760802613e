import { CHRYSOTIEL, found, nothing, SOUND, sampling } from './drafts.ts'
import { JOOST, MARIEKE, NOOR, PIETER } from './people.ts'
import { type ConditionData, drawnAs, recordSources, type SourceDraft, type SurveyRecords } from './records.ts'
import { type FloorData, type Row, type SpaceData, spacesOf } from './spaces.ts'

const ASSET = 'A5'
const SURVEY = 'S9'
const VISIT = 'S9/1'

/** The five floors of the office, from below. */
export const officeFloors: FloorData[] = [
  { key: 'A5/kelder', asset: ASSET, verdieping_naam: 'Kelder', niveau: -1 },
  { key: 'A5/begane-grond', asset: ASSET, verdieping_naam: 'Begane grond', niveau: 0 },
  { key: 'A5/eerste-verdieping', asset: ASSET, verdieping_naam: 'Eerste verdieping', niveau: 1 },
  { key: 'A5/tweede-verdieping', asset: ASSET, verdieping_naam: 'Tweede verdieping', niveau: 2 },
  { key: 'A5/dak', asset: ASSET, verdieping_naam: 'Dak', naam: 'Dak en gevels', niveau: 90 },
]

/** The rooms that both upper floors have alike. */
const upper = (floor: number): Row[] => [
  [`gang-${floor}`, `${floor}.01`, 'Gang', 'Gang', 42, 'Tapijttegel', 'Stuc', 'Systeemplafond', '-'],
  [`trappenhuis-${floor}`, `${floor}.02`, 'Trappenhuis', 'Trappenhuis', 18, 'Natuursteen', 'Steen', 'Stuc', '-'],
  ...Array.from(
    { length: 6 },
    (_, i): Row => [
      `kantoor-${floor}-${i + 1}`,
      `${floor}.0${i + 3}`,
      `Kantoor ${i + 1}`,
      'Kantoor',
      24,
      'Tapijttegel',
      'Gipsplaat',
      'Systeemplafond',
      'Radiator',
    ],
  ),
  [
    `vergaderkamer-${floor}`,
    `${floor}.09`,
    'Vergaderkamer',
    'Vergaderkamer',
    36,
    'Tapijttegel',
    'Gipsplaat',
    'Systeemplafond',
    'Radiator',
  ],
  [`sanitair-${floor}`, `${floor}.10`, 'Sanitair', 'Toilet', 14, 'Tegel', 'Tegel', 'Gipsplaat', 'Standleiding, pvc'],
  [`werkkast-${floor}`, `${floor}.11`, 'Werkkast', 'Inbouwkast', 4, 'Tegel', 'Stuc', 'Stuc', '-'],
]

/** Its 46 spaces. */
export const officeSpaces: readonly SpaceData[] = spacesOf(ASSET, {
  kelder: {
    hoogte: 2.4,
    rows: [
      ['gang-kelder', 'K.01', 'Keldergang', 'Gang', 20, 'Beton', 'Beton', 'Beton', 'Cv-leiding'],
      [
        'technische-ruimte',
        'K.02',
        'Technische ruimte',
        'Technische ruimte',
        38,
        'Beton',
        'Beton',
        'Beton',
        'Cv-ketel, verdeler',
      ],
      ['archief', 'K.03', 'Archief', 'Archief', 44, 'Vinyltegel', 'Beton', 'Beton', 'Cv-leiding'],
      ['berging-1', 'K.04', 'Berging 1', 'Berging', 22, 'Vinyltegel', 'Beton', 'Beton', '-'],
      ['berging-2', 'K.05', 'Berging 2', 'Berging', 18, 'Beton', 'Beton', 'Beton', '-'],
      ['hoogspanning', 'K.06', 'Hoogspanningscabine', 'Traforuimte', 12, '-', '-', '-', 'Transformator'],
      ['liftput', 'K.07', 'Liftschacht', 'Liftschacht', 4, '-', '-', '-', 'Lift'],
    ],
  },
  'begane-grond': {
    hoogte: 3,
    rows: [
      ['inkom', '0.01', 'Inkomhal', 'Hal', 48, 'Natuursteen', 'Pleister', 'Gipsplaat', 'Radiator'],
      ['onthaal', '0.02', 'Onthaal', 'Receptie', 20, 'Natuursteen', 'Pleister', 'Gipsplaat', 'Radiator'],
      ['trappenhuis-0', '0.03', 'Trappenhuis', 'Trappenhuis', 18, 'Natuursteen', 'Steen', 'Stuc', '-'],
      ['gang-0', '0.04', 'Gang', 'Gang', 30, 'Tapijttegel', 'Stuc', 'Systeemplafond', '-'],
      ['refter', '0.05', 'Refter', 'Kantine', 52, 'Vinyltegel', 'Stuc', 'Systeemplafond', 'Radiator'],
      ['keukentje', '0.06', 'Keukentje', 'Pantry', 10, 'Tegel', 'Tegel', 'Gipsplaat', 'Boiler'],
      ['kantoor-0-1', '0.07', 'Kantoor 1', 'Kantoor', 26, 'Tapijttegel', 'Gipsplaat', 'Systeemplafond', 'Radiator'],
      ['kantoor-0-2', '0.08', 'Kantoor 2', 'Kantoor', 26, 'Tapijttegel', 'Gipsplaat', 'Systeemplafond', 'Radiator'],
      ['kantoor-0-3', '0.09', 'Kantoor 3', 'Kantoor', 26, 'Tapijttegel', 'Gipsplaat', 'Systeemplafond', 'Radiator'],
      [
        'vergaderzaal',
        '0.10',
        'Vergaderzaal',
        'Vergaderkamer',
        60,
        'Tapijttegel',
        'Pleister',
        'Systeemplafond',
        'Radiator',
      ],
      ['sanitair-0', '0.11', 'Sanitair', 'Toilet', 16, 'Tegel', 'Tegel', 'Gipsplaat', 'Standleiding, pvc'],
      ['stookplaats-deur', '0.12', 'Sas naar de kelder', 'Overig', 4, 'Beton', 'Steen', 'Beton', 'Branddeur'],
    ],
  },
  'eerste-verdieping': { hoogte: 2.8, rows: upper(1) },
  'tweede-verdieping': { hoogte: 2.8, rows: upper(2) },
  dak: {
    rows: [
      ['dak', 'D.01', 'Plat dak', 'Dak', 390, 'Kunststof, 2011', '-', '-', 'Ventilatie'],
      ['gevel-voor', 'G.01', 'Voorgevel', 'Gevel voor', 180, '-', 'Gevelpaneel, aluminium ramen', '-', '-'],
      ['gevel-links', 'G.02', 'Linkergevel', 'Gevel links', 110, '-', 'Gevelpaneel, aluminium ramen', '-', '-'],
      ['gevel-achter', 'G.03', 'Achtergevel', 'Gevel achter', 180, '-', 'Gevelpaneel, aluminium ramen', '-', '-'],
      ['gevel-rechts', 'G.04', 'Rechtergevel', 'Gevel rechts', 110, '-', 'Gevelpaneel, aluminium ramen', '-', '-'],
    ],
  },
})

const taken = sampling({
  analyse_methode: 'Polarisatiemicroscopie, erkend laboratorium (België)',
  geanalyseerd_op: { day: -434, time: '15:10' },
  lab: 'MS-2218',
})
/** A Belgian laboratory tells that there is asbestos, and of which kind, not how much. */
const shown = [found(CHRYSOTIEL, 'Niet bepaald')]

const LOW: Omit<ConditionData, 'bevestiging'> = {
  ...SOUND,
  bereikbaarheid: 'Eenvoudig bereikbaar (Vlaanderen)',
  asbestos_risk_assessment: 'Laag risico (Vlaanderen)',
  behandelmoment: 'Uiterlijk 2040 (Vlaanderen, streefdatum)',
}

/** Seven sources. Flanders knows no removal classes: the ways of removal have none. */
const sources: SourceDraft[] = [
  {
    nummer: 'B01',
    product: 'Asbestcement gevelplaat met coating',
    toepassing: 'Gevelbekleding',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Crème, gecoat, 8 mm',
    dikte: 8,
    bron_advies: 'Verwijderen (Vlaanderen)',
    omschrijving:
      'Gevelpanelen op een houten raamwerk tussen de aluminium ramen. De coating is op de zuidwestkant dof; daar komt de vezel aan de oppervlakte. Niet met hoge druk reinigen.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...LOW,
      bevestiging: 'Geschroefd',
      conditie: 'Licht verweerd',
      blootstelling: 'Weersinvloeden',
      asbestos_risk_assessment: 'Verhoogd risico (Vlaanderen)',
      behandelmoment: 'Uiterlijk 2034 (Vlaanderen, streefdatum)',
    },
    subject: { motif: 'facade', variant: 'window' },
    shown: { overview: 'Gevelpanelen', detail: 'Rand van een paneel', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'gevel-voor', plaats: 'Borstweringen, drie bouwlagen', hoeveelheid: 110 },
      { space: 'gevel-links', plaats: 'Borstweringen en kopse kant', hoeveelheid: 60 },
      { space: 'gevel-achter', plaats: 'Borstweringen, drie bouwlagen', hoeveelheid: 110 },
      { space: 'gevel-rechts', plaats: 'Borstweringen en kopse kant', hoeveelheid: 60 },
    ],
    samples: [
      taken('M01', 1, 'Vezelcement met coating', 'Afgebroken hoek naast de inkom', shown),
      taken('M02', 3, 'Vezelcement met coating', 'Onderrand, naast de nooddeur', shown),
    ],
    strategies: [
      {
        sanerings_advies: 'Eenvoudige handelingen (België)',
        werkomschrijving: 'Panelen losschroeven zonder breuk en in hun geheel verpakken.',
      },
    ],
  },
  {
    nummer: 'B02',
    product: 'Leidingisolatie',
    toepassing: 'Leidingisolatie',
    structuur: 'Niet-hechtgebonden',
    binding: 'Magnesia',
    eenheid: 'm¹',
    kleur: 'Grijswit, doek met pleister, 30 mm',
    dikte: 30,
    bron_advies: 'Dringend verwijderen (Vlaanderen)',
    omschrijving:
      'Isolatie om de oude verwarmingsleidingen in de kelder. Het doek is op meerdere plaatsen gescheurd en er liggen resten op de vloer van de technische ruimte. De keldergang is een doorgang voor het personeel.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...LOW,
      bevestiging: 'Omwikkeld',
      conditie: 'Slecht',
      beschadiging: 'Scheuren',
      beschadiging_percentage: 20,
      blootstelling: 'Verkeersruimte',
      asbestos_risk_assessment: 'Hoog risico (Vlaanderen)',
      behandelmoment: 'Binnen 3 maanden',
    },
    subject: { motif: 'pipe', variant: 'lagging' },
    shown: { overview: 'Leidingen onder het plafond', detail: 'Gescheurd doek', detailLabel: 'Beschadiging' },
    locations: [
      { space: 'technische-ruimte', plaats: 'Van de ketel naar de verdeler', hoeveelheid: 10 },
      { space: 'gang-kelder', plaats: 'Onder het plafond', hoeveelheid: 8 },
      { space: 'archief', plaats: 'Onder het plafond, langs de wand', hoeveelheid: 4 },
    ],
    samples: [taken('M03', 1, 'Witte pleister met vezel', 'Bocht bij de verdeler', shown)],
    strategies: [
      {
        sanerings_advies: 'Couveusezakmethode (België)',
        werkomschrijving: 'Leidingen buiten dienst, isolatie in couveusezakken verwijderen, vloer reinigen.',
        randvoorwaarden: 'Keldergang afgesloten voor het personeel.',
      },
    ],
  },
  {
    nummer: 'B03',
    product: 'Flenspakking',
    toepassing: 'Flenspakking',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Rubber',
    eenheid: 'stuks',
    kleur: 'Donkergrijs, 2 mm',
    dikte: 2,
    bron_advies: 'Verwijderen (Vlaanderen)',
    omschrijving:
      'Pakkingen tussen de flenzen van de verdeler en van de afsluiters in de keldergang. Alleen de rand is zichtbaar.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...LOW,
      bevestiging: 'Tussen flenzen',
      bereikbaarheid: 'Niet eenvoudig bereikbaar (Vlaanderen)',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'flange' },
    shown: { overview: 'Verdeler met flenzen', detail: 'Rand van de pakking', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'technische-ruimte', plaats: 'Verdeler', hoeveelheid: 8 },
      { space: 'gang-kelder', plaats: 'Afsluiters', hoeveelheid: 4 },
    ],
    samples: [taken('M04', 1, 'Pakkingmateriaal', 'Rand van de flens', shown)],
    strategies: [
      {
        sanerings_advies: 'Eenvoudige handelingen (België)',
        werkomschrijving: 'Leiding naast de flens doorsnijden en de verbinding gesloten afvoeren.',
      },
    ],
  },
  {
    nummer: 'B04',
    product: 'Vinyltegel',
    toepassing: 'Vloertegel',
    structuur: 'Hechtgebonden',
    binding: 'Kunststof of vinyl',
    eenheid: 'm²',
    kleur: 'Grijs gevlamd, 30 x 30 cm, op zwarte lijm',
    dikte: 2,
    bron_advies: 'Maatregelen nemen (Vlaanderen)',
    omschrijving:
      'Vinyltegels op een zwarte lijmlaag. De tegels liggen vast; in de refter zijn er enkele versleten aan de doorgang.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...LOW,
      bevestiging: 'Gelijmd',
      conditie: 'Redelijk',
      beschadiging: 'Slijtage',
      beschadiging_percentage: 3,
    },
    subject: { motif: 'floor', variant: 'tile' },
    shown: { overview: 'Tegelvloer', detail: 'Naad tussen twee tegels', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'refter', plaats: 'Gehele vloer', hoeveelheid: 52 },
      { space: 'archief', plaats: 'Gehele vloer', hoeveelheid: 44 },
      { space: 'berging-1', plaats: 'Gehele vloer', hoeveelheid: 22 },
    ],
    samples: [taken('M05', 1, 'Tegel met lijm', 'Onder de radiator', shown)],
    strategies: [
      {
        sanerings_advies: 'Hermetische zone (België)',
        werkomschrijving: 'Tegels verwarmd losnemen, lijmlaag bevochtigd afschrapen.',
      },
    ],
  },
  {
    nummer: 'B05',
    product: 'Asbestcement imitatiemarmer',
    toepassing: 'Vensterbank binnen',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm¹',
    kleur: 'Grijs met witte aders, gepolijst, 20 mm',
    dikte: 20,
    bron_advies: 'Maatregelen nemen (Vlaanderen)',
    omschrijving: 'Venstertabletten van vezelcement, in mortel gezet. De tabletten zijn gaaf. Niet boren of afhakken.',
    materiaal_status: 'Asbesthoudend',
    condition: { ...LOW, bevestiging: 'In specie gezet' },
    subject: { motif: 'panel', variant: 'sill' },
    shown: { overview: 'Venstertablet', detail: 'Kopse kant', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'onthaal', plaats: 'Onder het raam', hoeveelheid: 6 },
      { space: 'vergaderzaal', plaats: 'Onder de ramen', hoeveelheid: 12 },
      { space: 'vergaderkamer-1', plaats: 'Onder het raam', hoeveelheid: 5 },
      { space: 'vergaderkamer-2', plaats: 'Onder het raam', hoeveelheid: 5 },
    ],
    samples: [taken('M06', 2, 'Vezelcement, geaderd', 'Kopse kant', shown)],
    strategies: [
      {
        sanerings_advies: 'Eenvoudige handelingen (België)',
        werkomschrijving: 'Tabletten uit de mortel nemen zonder breuk en in hun geheel verpakken.',
      },
    ],
  },
  {
    nummer: 'B06',
    product: 'Asbestkarton of -papier',
    toepassing: 'Brandwerende deur',
    structuur: 'Niet-hechtgebonden',
    binding: 'Papier of karton',
    eenheid: 'm²',
    kleur: 'Niet zichtbaar, houten deurblad',
    bron_advies: 'Maatregelen nemen (Vlaanderen)',
    omschrijving:
      'Branddeur naar de kelder. Het plaatje van de fabrikant noemt een vulling van asbestkarton. Het deurblad is gaaf en dicht; niet boren of zagen.',
    materiaal_status: 'Asbesthoudend',
    established: {
      bron_locatie_analysemethode: 'Opgave fabrikant of stempel',
      verwijzing_tekst: 'Plaatje op de kopse kant van de deur, 1981',
    },
    condition: {
      ...LOW,
      bevestiging: 'Geheel omsloten',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'panel', variant: 'lift' },
    shown: { overview: 'Branddeur', detail: 'Plaatje van de fabrikant', detailLabel: 'Merk of stempel' },
    locations: [{ space: 'stookplaats-deur', plaats: 'Deurblad', hoeveelheid: 2 }],
    samples: [],
    strategies: [
      {
        sanerings_advies: 'Eenvoudige handelingen (België)',
        werkomschrijving: 'Deur uit de scharnieren nemen, verpakken en in haar geheel afvoeren.',
      },
    ],
  },
  {
    nummer: 'B07',
    product: 'Stuc- of pleisterlaag',
    toepassing: 'Pleister- of stuclaag',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Gips of pleister',
    eenheid: 'm²',
    kleur: 'Wit, korrelig',
    dikte: 10,
    bron_advies: 'Geen actie nodig',
    omschrijving:
      'Sierpleister op de wanden van de inkomhal en de vergaderzaal. In geen van de drie monsters is asbest aangetoond.',
    materiaal_status: 'Niet asbesthoudend',
    condition: { ...LOW, bevestiging: 'Gesmeerd of gepleisterd', behandelmoment: 'Geen behandeling nodig' },
    subject: { motif: 'floor', variant: 'wall' },
    shown: { overview: 'Sierpleister', detail: 'Korrel van de pleister', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'inkom', plaats: 'Wanden', hoeveelheid: 64 },
      { space: 'vergaderzaal', plaats: 'Wanden', hoeveelheid: 70 },
    ],
    samples: [
      taken('M07', 1, 'Pleister', 'Naast de voordeur', [nothing]),
      taken('M08', 2, 'Pleister', 'Achter de deur', [nothing]),
      taken('M09', 1, 'Pleister', 'Onder de trap', [nothing]),
    ],
    strategies: [],
  },
]

const NOT_SURVEYED: Readonly<Record<string, string>> = {
  'A5/hoogspanning': 'Alleen voor de netbeheerder; zie de uitsluitingen.',
  'A5/liftput': 'Lift in bedrijf; zie de uitsluitingen.',
}

/** All that the survey of the office recorded. */
export const officeFirst: SurveyRecords = {
  ...recordSources(
    {
      survey: SURVEY,
      asset: ASSET,
      spaces: officeSpaces,
      laboratory: 'microscan',
      visitOf: () => VISIT,
      doneBy: () => PIETER,
    },
    sources.map((source) => ({ source, recorded: true })),
  ),
  measures: [
    {
      bron_locatie: 'A5/B02.1',
      onderzoek: SURVEY,
      beheersmaatregel_type: 'Ruimte afsluiten',
      omschrijving: 'Technische ruimte op slot; sleutel bij de office manager. Resten op de vloer niet vegen.',
      behandelmoment: 'Binnen 3 maanden',
      verantwoordelijke: 'Rederij Noordvaarder B.V.',
      frequentie_maanden: 12,
      gereed_op: { day: -440 },
    },
  ],
  treatments: [],
  exclusions: [
    {
      onderzoek: SURVEY,
      nummer: 'U1',
      sub_asset: 'A5/hoogspanning',
      beperking: 'Installatie onder spanning',
      omschrijving: 'De hoogspanningscabine mag alleen samen met de netbeheerder worden betreden.',
      asbest_vermoed: 'onbekend',
      advies: 'Onderzoeken bij het volgende onderhoud van de netbeheerder.',
      inventarisatie_user: PIETER,
    },
    {
      onderzoek: SURVEY,
      nummer: 'U2',
      sub_asset: 'A5/liftput',
      beperking: 'Liftschacht niet toegankelijk',
      omschrijving: 'De lift was in bedrijf en kon niet worden stilgelegd.',
      asbest_vermoed: 'onbekend',
      advies: 'Onderzoeken samen met de onderhoudsfirma. Mogelijk aanwezig: remvoering.',
      inventarisatie_user: PIETER,
    },
  ],
  limitations: [
    {
      onderzoek: SURVEY,
      nummer: 'BP1',
      beperking: 'Destructief onderzoek niet toegestaan',
      sub_assets: [],
      omschrijving: 'De asbestinventaris voor het attest is niet-destructief; het gebouw is in gebruik.',
      gevolg: 'Achter wanden, plafonds en vloerafwerking is niet gekeken.',
      advies: 'Vóór een verbouwing een destructieve inventaris laten maken.',
      in_rapport: true,
      inventarisatie_user: PIETER,
    },
    {
      onderzoek: SURVEY,
      nummer: 'BP2',
      beperking: 'Inboedel of opslag belemmert zicht',
      sub_assets: ['A5/archief', 'A5/berging-1'],
      omschrijving: 'De rekken in het archief en de berging staan vol en tegen de wanden.',
      gevolg: 'De wanden achter de rekken zijn niet bekeken; de vloer wel.',
      advies: 'Na het leegmaken opnieuw bekijken.',
      in_rapport: true,
      inventarisatie_user: PIETER,
    },
  ],
  surveySpaces: officeSpaces.map(({ key, afwerking }) => {
    const reason = NOT_SURVEYED[key]
    return {
      onderzoek: SURVEY,
      sub_asset: key,
      ...(reason
        ? { onderzocht: 'nee' as const, opmerking: reason }
        : { onderzocht: 'ja' as const, onderzocht_op: { day: -440 }, ...afwerking }),
      inventarisatie_user: PIETER,
    }
  }),
  remarks: [
    {
      onderzoek: SURVEY,
      titel: 'Voorbereiding',
      tekst:
        '<p>Ingekeken zijn de bouwvergunning van 1981, de uitvoeringsplannen en het postinterventiedossier. De plannen noemen de gevelpanelen; de leidingisolatie staat er niet op.</p>',
      in_rapport: true,
      volgorde: 1,
    },
  ],
  reports: [
    {
      onderzoek: SURVEY,
      rapport_template: 'Asbestinventaris Vlaanderen',
      versie: 1,
      datum: { day: -425 },
      status: 'vrijgegeven',
      opgesteld_door: NOOR,
      aangeboden_door: NOOR,
      gecontroleerd_door: MARIEKE,
      gecontroleerd_op: { day: -425, time: '10:15' },
      vrijgegeven_door: JOOST,
      vrijgegeven_op: { day: -425, time: '15:45' },
    },
  ],
}

/** The cover of its report. */
export const officeCover = {
  key: `${SURVEY}/voorblad`,
  naam: 'voorblad.jpg',
  genomen_op: { day: -440, time: '09:02' },
  drawn: drawnAs(SURVEY, 40, 'A5/B01', 'A5', { motif: 'facade', variant: 'window' }, 'overview', 0.1),
}
