import { BEFORE_WORK, CHRYSOTIEL, found, SOUND, sampling } from './drafts.ts'
import { FEMKE, JOOST, MARIEKE, NOOR } from './people.ts'
import { drawnAs, recordSources, type SourceDraft, type SurveyRecords } from './records.ts'
import { type FloorData, type SpaceData, spacesOf } from './spaces.ts'

const ASSET = 'A2/1'
const SURVEY = 'S3'
const VISIT = 'S3/1'

/** The floors of the first house of the terrace, from below. */
export const houseFloors: FloorData[] = [
  { key: 'A2/1/kruipruimte', asset: ASSET, verdieping_naam: 'Kruipruimte', niveau: -1 },
  { key: 'A2/1/begane-grond', asset: ASSET, verdieping_naam: 'Begane grond', niveau: 0 },
  { key: 'A2/1/eerste-verdieping', asset: ASSET, verdieping_naam: 'Eerste verdieping', niveau: 1 },
  { key: 'A2/1/zolder', asset: ASSET, verdieping_naam: 'Zolder', niveau: 2 },
]

/** Its twelve spaces. */
export const houseSpaces: readonly SpaceData[] = spacesOf(ASSET, {
  kruipruimte: {
    hoogte: 0.5,
    rows: [['kruipruimte', 'K.01', 'Kruipruimte', 'Kruipruimte', 46, '-', '-', '-', '-']],
  },
  'begane-grond': {
    hoogte: 2.6,
    rows: [
      ['hal', '0.01', 'Hal', 'Hal', 6, 'Vinylzeil', 'Stuc', 'Stuc', 'Radiator'],
      ['toilet', '0.02', 'Toilet', 'Toilet', 1.2, 'Tegel', 'Tegel', 'Stuc', 'Standleiding, pvc'],
      ['meterkast', '0.03', 'Meterkast', 'Meterkast', 0.8, 'Beton', 'Plaat', 'Stuc', 'Elektra, gas, water', 'hal'],
      ['woonkamer', '0.04', 'Woonkamer', 'Woonkamer', 28, 'Laminaat', 'Behang', 'Stuc', 'Radiator'],
      ['keuken', '0.05', 'Keuken', 'Keuken', 9, 'Vinylzeil', 'Tegel, stuc', 'Stuc', 'Gas, water'],
    ],
  },
  'eerste-verdieping': {
    hoogte: 2.5,
    rows: [
      ['overloop', '1.01', 'Overloop', 'Overloop', 5, 'Tapijt', 'Stuc', 'Stuc', '-'],
      ['slaapkamer-1', '1.02', 'Slaapkamer 1', 'Slaapkamer 1', 13, 'Laminaat', 'Behang', 'Stuc', 'Radiator'],
      ['slaapkamer-2', '1.03', 'Slaapkamer 2', 'Slaapkamer 2', 10, 'Laminaat', 'Behang', 'Stuc', 'Radiator'],
      ['slaapkamer-3', '1.04', 'Slaapkamer 3', 'Slaapkamer 3', 6, 'Laminaat', 'Behang', 'Stuc', 'Radiator, koker'],
      ['badkamer', '1.05', 'Badkamer', 'Badkamer', 5, 'Tegel', 'Tegel', 'Stuc', 'Standleiding, pvc'],
    ],
  },
  zolder: {
    hoogte: 2.8,
    rows: [['zolder', '2.01', 'Zolder', 'Zolder', 38, 'Hout', 'Steen', 'Dakbeschot', 'Cv-ketel']],
  },
})

const taken = sampling({
  analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  geanalyseerd_op: { day: -46, time: '10:40' },
  lab: 'V-04410',
})

/** Six sources, which the other houses of the terrace have as well. */
const sources: SourceDraft[] = [
  {
    nummer: 'B01',
    product: 'Asbestcementboard (met cellulose)',
    toepassing: 'Dakbeschot',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Bruingrijs, vezelig, 6 mm',
    dikte: 6,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Board onder de panlatten, over beide dakvlakken, met nagels op de gordingen. De platen zijn gaaf; rond de dakdoorvoer is een hoek afgebroken. Niet boren of zagen; zonnepanelen kunnen pas na verwijdering worden geplaatst.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gespijkerd',
      conditie: 'Redelijk',
      beschadiging: 'Afgebroken randen of hoeken',
    },
    subject: { motif: 'panel', variant: 'ceiling' },
    shown: { overview: 'Dakbeschot, beide dakvlakken', detail: 'Naad op de gording', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'zolder',
        plaats: 'Beide dakvlakken',
        hoeveelheid: 48,
        extraPhotos: [
          { label: 'Beschadiging', onderschrift: '2.01 Zolder. Afgebroken hoek bij de dakdoorvoer', view: 'detail' },
        ],
      },
    ],
    samples: [
      taken('M01', 1, 'Vezelig board', 'Voorste dakvlak, naast de dakdoorvoer', [found(CHRYSOTIEL, '10 - 15%')]),
      taken('M02', 1, 'Vezelig board', 'Achterste dakvlak, onder de nok', [found(CHRYSOTIEL, '10 - 15%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Openlucht na verwijderen van het dak',
        smart_risicoklasse: '2',
        werkomschrijving: 'Pannen en panlatten afnemen, platen losmaken en in hun geheel verpakken.',
      },
    ],
  },
  {
    nummer: 'B02',
    product: 'Vinylzeil met viltlaag',
    toepassing: 'Vloerzeil',
    structuur: 'Niet-hechtgebonden',
    binding: 'Vilt',
    eenheid: 'm²',
    kleur: 'Bruin mozaïek, 2 mm, grijze viltrug',
    dikte: 2,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Zeil met viltrug, vol verlijmd, in de keuken onder de plinten van het keukenblok doorgelegd. Het ligt vast en is heel. Lostrekken of schuren maakt vezels vrij.',
    materiaal_status: 'Asbesthoudend',
    condition: { ...SOUND, bevestiging: 'Gelijmd', blootstelling: 'Verblijfsruimte, dagelijks gebruik' },
    subject: { motif: 'floor', variant: 'sheet' },
    shown: { overview: 'Vloerzeil, gehele vloer', detail: 'Aansluiting op de plint', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'keuken', plaats: 'Gehele vloer, ook onder het keukenblok', hoeveelheid: 7 },
      { space: 'hal', plaats: 'Gehele vloer', hoeveelheid: 4 },
    ],
    samples: [
      taken('M03', 1, 'Vinyl met viltrug', 'Naast het keukenblok', [found(CHRYSOTIEL, '15 - 30%')]),
      taken('M04', 2, 'Vinyl met viltrug', 'Achter de voordeur', [found(CHRYSOTIEL, '15 - 30%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving: 'Keukenblok afnemen, zeil bevochtigd in banen losnemen, viltresten verwijderen.',
      },
    ],
  },
  {
    nummer: 'B03',
    product: 'Asbestcement rookgas- of ventilatiekanaal',
    toepassing: 'Rookgasafvoer',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm¹',
    kleur: 'Grijs, rond 100 mm',
    dikte: 8,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Afvoerkanaal van de vroegere geiser, van de koker in slaapkamer 3 door de zolder naar het dak. Het is buiten gebruik en gaaf.',
    materiaal_status: 'Asbesthoudend',
    condition: { ...SOUND, bevestiging: 'Gestoken of gemoft', blootstelling: 'Geen' },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Kanaal in de koker', detail: 'Mof van het kanaal', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'slaapkamer-3',
        plaats: 'In de koker',
        hoeveelheid: 2.6,
        condition: { bereikbaarheid: 'Bereikbaar na sloopwerk', afscherming: 'In afgesloten schacht of koker' },
      },
      { space: 'zolder', plaats: 'Van de vloer tot het dak', hoeveelheid: 2.4 },
    ],
    samples: [taken('M05', 2, 'Grijs vezelcement', 'Rand van de mof', [found(CHRYSOTIEL, '10 - 15%')])],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving: 'Kanaal per lengte uit de mof nemen en in zijn geheel verpakken.',
      },
    ],
  },
  {
    nummer: 'B04',
    product: 'Asbestcement vlakke plaat',
    toepassing: 'Meterkastbeplating',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Lichtgrijs, vlak, 5 mm',
    dikte: 5,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Achterwand van de meterkast, met schroeven op het regelwerk. In de plaat zitten enkele boorgaten van leidingbeugels; verder is hij heel.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Geschroefd',
      conditie: 'Redelijk',
      beschadiging: 'Boorgaten',
      blootstelling: 'Incidenteel bij onderhoud',
    },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Achterwand van de meterkast', detail: 'Schroeven in de plaat', detailLabel: 'Bevestiging' },
    locations: [
      {
        space: 'meterkast',
        plaats: 'Achterwand',
        hoeveelheid: 1.2,
        extraPhotos: [
          { label: 'Beschadiging', onderschrift: '0.03 Meterkast. Boorgaten van de leidingbeugels', view: 'detail' },
        ],
      },
    ],
    samples: [taken('M06', 1, 'Grijs vezelcement', 'Rand onderaan', [found(CHRYSOTIEL, '10 - 15%')])],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving: 'Plaat losschroeven en in zijn geheel verpakken; meterkast H-klasse reinigen.',
        randvoorwaarden: 'Meters spanningsloos en gasdicht.',
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
    kleur: 'Zwart met witte aders, gepolijst, 20 mm',
    dikte: 20,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Vensterbanken van vezelcement met een gepolijste bovenzijde, in specie gezet en onder het kozijn opgesloten. Ze zijn gaaf. Niet boren of afhakken.',
    materiaal_status: 'Asbesthoudend',
    condition: { ...SOUND, bevestiging: 'In specie gezet' },
    subject: { motif: 'panel', variant: 'sill' },
    shown: { overview: 'Vensterbank', detail: 'Kopse kant van de vensterbank', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'woonkamer', plaats: 'Onder het voorraam', hoeveelheid: 3 },
      { space: 'slaapkamer-1', plaats: 'Onder het raam', hoeveelheid: 1.8 },
      { space: 'slaapkamer-2', plaats: 'Onder het raam', hoeveelheid: 1.5 },
      { space: 'slaapkamer-3', plaats: 'Onder het raam', hoeveelheid: 1.2 },
    ],
    samples: [taken('M07', 1, 'Vezelcement, geaderd', 'Kopse kant', [found(CHRYSOTIEL, '5 - 10%')])],
    strategies: [
      {
        sanerings_advies: 'Landelijk gevalideerde werkwijze',
        smart_risicoklasse: '1',
        werkomschrijving: 'Vensterbank ondersnijden in de specie, in zijn geheel uitnemen en verpakken.',
      },
    ],
  },
  {
    nummer: 'B06',
    product: 'Flenspakking',
    toepassing: 'Cv-ketel, pakking of koord',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Rubber',
    eenheid: 'stuks',
    kleur: 'Niet zichtbaar',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Pakkingen in de branderkast van de ketel uit 1986. Volgens de documentatie van de fabrikant bevatten ze asbest. Ze zijn geheel omsloten en zonder demontage niet te bereiken; de ketel gaat in zijn geheel weg.',
    materiaal_status: 'Asbesthoudend',
    established: {
      bron_locatie_analysemethode: 'Geheel omsloten, geen monster',
      verwijzing_tekst: 'Documentatie van de fabrikant, typeplaat 1986',
    },
    condition: {
      ...SOUND,
      bevestiging: 'Geheel omsloten',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'flange' },
    shown: { overview: 'Cv-ketel op zolder', detail: 'Typeplaat van de ketel', detailLabel: 'Merk of stempel' },
    locations: [{ space: 'zolder', plaats: 'In de branderkast van de ketel', hoeveelheid: 2 }],
    samples: [],
    strategies: [
      {
        sanerings_advies: 'Demonteren zonder breuk, omsloten toepassing',
        smart_risicoklasse: '1',
        werkomschrijving: 'Ketel afkoppelen en in zijn geheel afvoeren zonder de branderkast te openen.',
      },
    ],
  },
]

/** All that the survey of the representative house recorded. */
export const houseFirst: SurveyRecords = {
  ...recordSources(
    {
      survey: SURVEY,
      asset: ASSET,
      spaces: houseSpaces,
      laboratory: 'vezelzicht',
      visitOf: () => VISIT,
      doneBy: () => FEMKE,
    },
    sources.map((source) => ({ source, recorded: true })),
  ),
  measures: [],
  treatments: [],
  exclusions: [
    {
      onderzoek: SURVEY,
      nummer: 'U1',
      sub_asset: 'A2/1/kruipruimte',
      beperking: 'Geen kruipluik aanwezig',
      omschrijving: 'De begane-grondvloer is een gesloten systeemvloer; er is geen luik en geen opening van buitenaf.',
      asbest_vermoed: 'nee',
      advies: 'Onderzoeken zodra de vloer voor het werk wordt geopend.',
      inventarisatie_user: FEMKE,
    },
  ],
  limitations: [
    {
      onderzoek: SURVEY,
      nummer: 'BP1',
      beperking: 'Vaste vloerafwerking niet te verwijderen',
      sub_assets: ['A2/1/toilet', 'A2/1/badkamer'],
      omschrijving: 'De tegelvloeren in het toilet en de badkamer blijven liggen en mochten niet worden opgebroken.',
      gevolg: 'Onder deze tegels is niet gekeken.',
      advies: 'Bij het opbreken van de vloer een inspecteur laten meekijken.',
      in_rapport: true,
      inventarisatie_user: FEMKE,
    },
  ],
  surveySpaces: houseSpaces.map(({ key, afwerking }) => ({
    onderzoek: SURVEY,
    sub_asset: key,
    ...(key === 'A2/1/kruipruimte'
      ? { onderzocht: 'nee' as const, opmerking: 'Geen kruipluik; zie de uitsluitingen.' }
      : { onderzocht: 'ja' as const, onderzocht_op: { day: -48 }, ...afwerking }),
    inventarisatie_user: FEMKE,
  })),
  remarks: [
    {
      onderzoek: SURVEY,
      titel: 'Vooronderzoek',
      tekst:
        '<p>Geraadpleegd zijn de bouwtekeningen en het bestek van 1973 en de onderhoudsgeschiedenis van de verhuurder. Het bestek noemt het dakbeschot en de afvoer van de geiser; beide zijn aangetroffen.</p>',
      in_rapport: true,
      volgorde: 1,
    },
  ],
  reports: [
    {
      onderzoek: SURVEY,
      rapport_template: 'Asbestinventarisatie NL',
      versie: 1,
      datum: { day: -38 },
      status: 'vrijgegeven',
      opgesteld_door: NOOR,
      aangeboden_door: NOOR,
      gecontroleerd_door: MARIEKE,
      gecontroleerd_op: { day: -38, time: '11:05' },
      vrijgegeven_door: JOOST,
      vrijgegeven_op: { day: -38, time: '14:30' },
    },
  ],
}

/** The cover of its report. */
export const houseCover = {
  key: `${SURVEY}/voorblad`,
  naam: 'voorblad.jpg',
  genomen_op: { day: -48, time: '08:32' },
  drawn: drawnAs(SURVEY, 30, 'A2/1/B01', '1', { motif: 'facade', variant: 'window' }, 'overview', 0.1),
}
