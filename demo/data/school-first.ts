import { AMOSIET, BEFORE_WORK, CHRYSOTIEL, CROCIDOLIET, found, nothing, SOUND } from './drafts.ts'
import type { Moment } from './moments.ts'
import { FEMKE, ILSE, JOOST, MARIEKE, NOOR, SAMIR } from './people.ts'
import {
  drawnAs,
  type LocationDraft,
  recordSources,
  type SampleDraft,
  type SourceDraft,
  type SurveyRecords,
} from './records.ts'
import { schoolSpaces } from './school-spaces.ts'
import type { SpaceData } from './spaces.ts'

const S1 = 'S1'
const FIRST_VISIT = 'S1/1'
const SECOND_VISIT = 'S1/2'

/** The crawl space, the ground floor and the facades at the first visit, the rest at the second. */
const visitOf = ({ verdieping }: SpaceData): string =>
  ['A1/eerste-verdieping', 'A1/dak', 'A1/buitenterrein'].includes(verdieping) ? SECOND_VISIT : FIRST_VISIT

/** Who of the two did which part: Femke the upper floor, roofs and facades, Samir the rest. */
const doneBy = ({ verdieping }: SpaceData): number =>
  ['A1/eerste-verdieping', 'A1/dak', 'A1/gevel'].includes(verdieping) ? FEMKE : SAMIR

const PLM = 'Polarisatiemicroscopie (NEN 5896)'
const SEM = 'Elektronenmicroscopie, aanvullend (NEN 5896)'
const ADHESIVE = 'Elektronenmicroscopie kleefmonster (NEN 2991)'

const AFTER_FIRST: Moment = { day: -398, time: '14:20' }
const AFTER_SECOND: Moment = { day: -393, time: '11:45' }

/** A material sample: number, location, what it is, where it was cut, and what the polarising microscope showed. */
const material = (
  nummer: string,
  at: number,
  omschrijving: string,
  plaats: string,
  results: (typeof nothing)[],
  rest: { laag?: string; geanalyseerd_op?: Moment; confirmed?: true } = {},
): SampleDraft => {
  const { laag, geanalyseerd_op = AFTER_FIRST, confirmed } = rest
  const by = (analyse_methode: string, op: Moment) => ({
    analyse_methode,
    geanalyseerd_op: op,
    lab_monsternummer: `V-03117-${nummer.slice(1)}${analyse_methode === SEM ? 'E' : ''}`,
    materiaal_beschrijving_lab: omschrijving,
    results,
  })
  return {
    nummer,
    at,
    omschrijving,
    plaats,
    ...(laag && { laag }),
    analyses: [by(PLM, geanalyseerd_op), ...(confirmed ? [by(SEM, AFTER_SECOND)] : [])],
  }
}

/** An adhesive sample of the second visit. */
const adhesive = (nummer: string, at: number, plaats: string, time: string, fibres?: number): SampleDraft => ({
  nummer,
  at,
  omschrijving: 'Kleefmonster, stof van het oppervlak',
  plaats,
  monster_soort: 'Kleefmonster',
  oppervlak: 10,
  genomen: { inventarisatie: SECOND_VISIT, op: { day: -395, time }, door: SAMIR },
  analyses: [
    {
      analyse_methode: ADHESIVE,
      geanalyseerd_op: AFTER_SECOND,
      lab_monsternummer: `V-03204-${nummer.slice(1)}`,
      materiaal_beschrijving_lab: 'Stof op kleeffolie',
      results: [
        fibres
          ? {
              ...found(CHRYSOTIEL, 'Niet bepaald'),
              waarde: fibres,
              eenheid: 'vezels/cm²',
              opmerking: 'Ook amosiet aangetroffen',
            }
          : nothing,
      ],
    },
  ],
})

const classrooms = (last: number): string[] => Array.from({ length: last }, (_, i) => `lokaal-${i + 1}`)

const flooring = [48, 48, 46, 46, 46, 46, 44, 44, 44]

const soilStack: LocationDraft = { space: '', plaats: 'In de koker naast het tweede toilet', hoeveelheid: 7 }

/** Fourteen sources, as the table of the report has them. */
export const firstSources: SourceDraft[] = [
  {
    nummer: 'B01',
    product: 'Vinylzeil met viltlaag',
    toepassing: 'Vloerzeil',
    structuur: 'Niet-hechtgebonden',
    binding: 'Vilt',
    eenheid: 'm²',
    kleur: 'Beige gemarmerd, 2,5 mm, grijze viltrug',
    dikte: 2.5,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Vinylzeil met een grijze viltrug, vol verlijmd op de betonvloer. De viltrug is de asbesthoudende laag. Het zeil ligt vast en is onbeschadigd; bij gebruik als leslokaal is geen maatregel nodig. Los trekken, schuren of verlijmen van nieuwe vloerbedekking is niet toegestaan.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gelijmd',
      blootstelling: 'Verblijfsruimte, dagelijks gebruik',
      afscherming: 'Niet afgeschermd',
    },
    subject: { motif: 'floor', variant: 'sheet' },
    shown: {
      overview: 'Vloerzeil, gehele vloer',
      detail: 'Aansluiting van het zeil op de plint',
      detailLabel: 'Detailfoto',
    },
    locations: classrooms(9).map((space, i) => ({ space, plaats: 'Gehele vloer', hoeveelheid: flooring[i]! })),
    samples: [
      material('M01', 1, 'Vinyl met viltrug', 'Hoek bij de deur', [found(CHRYSOTIEL, '15 - 30%')], { laag: 'Viltrug' }),
      material('M02', 4, 'Vinyl met viltrug', 'Onder het raam', [found(CHRYSOTIEL, '15 - 30%')], { laag: 'Viltrug' }),
      material('M03', 8, 'Vinyl met viltrug', 'Hoek bij de kast', [found(CHRYSOTIEL, '15 - 30%')], {
        laag: 'Viltrug',
        geanalyseerd_op: AFTER_SECOND,
      }),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving:
          'Zeil in banen losnemen met bevochtiging, viltresten van de dekvloer verwijderen en de vloer H-klasse reinigen.',
        randvoorwaarden: 'Lokalen leeg; plinten vooraf verwijderd.',
      },
    ],
  },
  {
    nummer: 'B02',
    product: 'Asbestcement vlakke plaat',
    toepassing: 'Beplating rond cv-ketel',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Lichtgrijs, vlak, 6 mm',
    dikte: 6,
    afmeting: '900 x 1.050 mm',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Vlakke platen op houten regels achter en boven de cv-ketel, met schroeven bevestigd. De platen zijn aangebracht als brandwerende afscherming bij de bouw. Eén hoek is afgebroken; het stuk ligt niet meer in de ruimte. De ruimte wordt alleen voor onderhoud betreden.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Geschroefd',
      conditie: 'Redelijk',
      beschadiging: 'Afgebroken randen of hoeken',
      beschadiging_percentage: 2,
      blootstelling: 'Incidenteel bij onderhoud',
    },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: {
      overview: 'Beplating achter de ketel',
      detail: 'Schroeven in de naad van het plafond',
      detailLabel: 'Bevestiging',
    },
    locations: [
      { space: 'cv-ruimte', plaats: 'Wand achter de ketel', hoeveelheid: 9 },
      {
        space: 'cv-ruimte',
        plaats: 'Plafond boven de ketel',
        hoeveelheid: 5,
        condition: {
          conditie: 'Goed',
          beschadiging: 'Geen',
          beschadiging_percentage: undefined,
          bereikbaarheid: 'Bereikbaar met trap of ladder',
        },
      },
    ],
    samples: [
      material('M04', 1, 'Grijs vezelcement', 'Afgebroken hoek van de wandplaat', [found(CHRYSOTIEL, '10 - 15%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving: 'Platen losschroeven en in hun geheel verpakken; regelwerk reinigen.',
        randvoorwaarden: 'Ketel buiten bedrijf en afgekoeld.',
      },
    ],
  },
  {
    nummer: 'B03',
    product: 'Asbestcement imitatiemarmer',
    toepassing: 'Vensterbank binnen',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm¹',
    kleur: 'Donkergroen met lichte aders, gepolijst, 20 mm',
    dikte: 20,
    afmeting: '8 m¹ per lokaal, diepte 320 mm',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Vensterbanken van vezelcement met een gepolijste, geaderde bovenzijde. De banken zijn in specie gezet en onder het kozijn opgesloten. Ze zijn gaaf, op enkele beschadigde randen na. Bij gewoon gebruik komen geen vezels vrij; niet boren of afhakken.',
    materiaal_status: 'Asbesthoudend',
    condition: { ...SOUND, bevestiging: 'In specie gezet' },
    subject: { motif: 'panel', variant: 'sill' },
    shown: {
      overview: 'Vensterbank langs de gevel',
      detail: 'Kopse kant van de vensterbank',
      detailLabel: 'Detailfoto',
    },
    locations: classrooms(12).map((space, i) => ({
      space,
      plaats: 'Onder het raam, volle breedte',
      hoeveelheid: 8,
      ...([3, 7, 10].includes(i) && {
        condition: { conditie: 'Redelijk', beschadiging: 'Afgebroken randen of hoeken', beschadiging_percentage: 1 },
      }),
    })),
    samples: [
      material('M05', 1, 'Vezelcement, geaderd', 'Kopse kant', [found(CHRYSOTIEL, '5 - 10%')]),
      material('M06', 9, 'Vezelcement, geaderd', 'Kopse kant', [found(CHRYSOTIEL, '5 - 10%')], {
        geanalyseerd_op: AFTER_SECOND,
      }),
    ],
    strategies: [
      {
        sanerings_advies: 'Landelijk gevalideerde werkwijze',
        smart_risicoklasse: '1',
        werkomschrijving: 'Vensterbank ondersnijden in de specie, in zijn geheel uitnemen en verpakken.',
        randvoorwaarden: 'Kozijnen pas daarna verwijderen.',
      },
    ],
  },
  {
    nummer: 'B04',
    product: 'Flenspakking',
    toepassing: 'Flenspakking',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Rubber',
    eenheid: 'stuks',
    kleur: 'Donkergrijs, vezelig, 2 mm',
    dikte: 2,
    afmeting: 'DN 50 tot DN 80',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Pakkingen tussen de flenzen van de verdeelstukken en de pompgroep. Aan de buitenzijde is alleen de rand van de pakking zichtbaar. Van 24 flenzen is er bij twee een pakking uitgenomen en bemonsterd; de andere zijn van dezelfde uitvoering. De pakkingen zijn geheel opgesloten tussen de flenzen.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Tussen flenzen',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'flange' },
    shown: { overview: 'Verdeelstuk met flenzen', detail: 'Rand van de pakking', detailLabel: 'Detailfoto' },
    locations: [{ space: 'cv-ruimte', plaats: 'Verdeelstukken en pompgroep', hoeveelheid: 24 }],
    samples: [
      material('M07', 1, 'Pakkingmateriaal', 'Verdeelstuk aanvoer', [found(CHRYSOTIEL, '30 - 60%')]),
      material('M08', 1, 'Pakkingmateriaal', 'Pompgroep', [found(CHRYSOTIEL, '30 - 60%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Demonteren zonder breuk, omsloten toepassing',
        smart_risicoklasse: '1',
        werkomschrijving: 'Leiding aan weerszijden van de flens doorsnijden en de flensverbinding gesloten afvoeren.',
        randvoorwaarden: 'Installatie afgetapt.',
      },
    ],
  },
  {
    nummer: 'B05',
    product: 'Asbestkoord',
    toepassing: 'Cv-ketel, pakking of koord',
    structuur: 'Niet-hechtgebonden',
    binding: 'Geweven of gesponnen',
    eenheid: 'm¹',
    kleur: 'Grijswit, gevlochten, 20 mm rond',
    dikte: 20,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Gevlochten koord in de groef van het stookluik en de vuldeur van de oude ketel. Het koord is op enkele plaatsen uitgerafeld door het openen en sluiten. De ketel is sinds 2019 buiten gebruik, zodat het koord niet meer wordt belast. Het luik moet gesloten blijven.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Geklemd',
      conditie: 'Matig',
      beschadiging: 'Slijtage',
      beschadiging_percentage: 10,
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Incidenteel bij onderhoud',
    },
    subject: { motif: 'pipe', variant: 'cord' },
    shown: {
      overview: 'Stookluik van de oude ketel',
      detail: 'Koord in de groef van het luik',
      detailLabel: 'Detailfoto',
    },
    locations: [{ space: 'cv-ruimte', plaats: 'Stookluik en vuldeur', hoeveelheid: 6 }],
    samples: [material('M09', 1, 'Gevlochten koord', 'Stookluik, onderzijde', [found(CHRYSOTIEL, '> 60%')])],
    strategies: [
      {
        sanerings_advies: 'Leiding of ketel in geheel inpakken en afvoeren',
        smart_risicoklasse: '2',
        werkomschrijving: 'Luiken afplakken, ketel in folie verpakken en in zijn geheel afvoeren.',
      },
    ],
  },
  {
    nummer: 'B06',
    product: 'Leidingisolatie',
    toepassing: 'Leidingisolatie',
    structuur: 'Niet-hechtgebonden',
    binding: 'Magnesia',
    eenheid: 'm¹',
    kleur: 'Grijswit, canvas mantel, 40 mm dik',
    dikte: 40,
    bron_advies: 'Risicobeoordeling NEN 2991',
    omschrijving:
      'Isolatie van magnesia met een mantel van canvas om de verwarmingsleiding van de ketel naar de lokalen. De ommanteling is over ongeveer elf meter opengescheurd en resten liggen op de bodem van de kruipruimte. Twee van de zes kleefmonsters zijn positief. De ruimte is tijdens het onderzoek afgesloten en de opdrachtgever is dezelfde dag gebeld; de leiding loopt vrijwel zeker door in de niet onderzochte kruipruimte oost.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      bevestiging: 'Omwikkeld',
      conditie: 'Slecht',
      beschadiging: 'Matig',
      beschadiging_percentage: 15,
      bereikbaarheid: 'Via kruipluik',
      afscherming: 'Niet afgeschermd',
      blootstelling: 'Luchtstroom of ventilatie',
      asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 noodzakelijk',
      behandelmoment: 'Direct',
    },
    subject: { motif: 'crawl-space', variant: 'lagging' },
    shown: {
      overview: 'Leidingisolatie, verwarmingsleiding',
      detail: 'Opengescheurde mantel',
      detailLabel: 'Beschadiging',
    },
    locations: [
      {
        space: 'kruipruimte-west',
        plaats: 'Langs de westgevel, 0,6 m hoog',
        hoeveelheid: 38,
        extraPhotos: [
          {
            label: 'Beschadiging',
            onderschrift: 'K.01 Kruipruimte west. Mantel over elf meter opengescheurd',
            view: 'detail',
          },
          {
            label: 'Monsterlocatie',
            onderschrift: 'K.01 Kruipruimte west. Resten op de bodem, plaats van kleefmonster K01',
            view: 'overview',
            verwijzingen: ['S1/K01'],
          },
        ],
      },
      {
        space: 'kruipruimte-midden',
        plaats: 'Verwarmingsleiding onder de gang',
        hoeveelheid: 35,
        condition: { beschadiging_percentage: 10 },
      },
      {
        space: 'cv-ruimte',
        plaats: 'Aansluiting op het verdeelstuk',
        hoeveelheid: 12,
        condition: {
          conditie: 'Redelijk',
          beschadiging: 'Geen',
          beschadiging_percentage: undefined,
          bereikbaarheid: 'Goed bereikbaar',
          blootstelling: 'Incidenteel bij onderhoud',
          asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 geadviseerd',
          behandelmoment: 'Binnen 3 maanden',
        },
        subject: { motif: 'pipe', variant: 'lagging' },
      },
    ],
    samples: [
      material('M10', 1, 'Isolatie, grijswit', 'Bij de doorvoer in de gevel', [
        found(CHRYSOTIEL, '15 - 30%'),
        found(AMOSIET, '5 - 10%'),
      ]),
      material('M11', 1, 'Isolatie, grijswit', 'Opengescheurd deel', [
        found(CHRYSOTIEL, '15 - 30%'),
        found(AMOSIET, '5 - 10%'),
      ]),
      material('M12', 2, 'Isolatie, grijswit', 'Bocht onder de gang', [
        found(CHRYSOTIEL, '15 - 30%'),
        found(AMOSIET, '5 - 10%'),
      ]),
      material('M13', 3, 'Isolatie, grijswit', 'Aansluiting op de verdeler', [
        found(CHRYSOTIEL, '15 - 30%'),
        found(AMOSIET, '5 - 10%'),
      ]),
      adhesive('K01', 1, 'Bodem onder de scheur', '10:05', 240),
      adhesive('K02', 1, 'Bodem, 2 m oostelijker', '10:12', 65),
      adhesive('K03', 1, 'Bodem bij het kruipluik', '10:20'),
      adhesive('K04', 2, 'Bovenzijde van de balk', '10:34'),
      adhesive('K05', 2, 'Bodem onder de gang', '10:41'),
      adhesive('K06', 3, 'Vloer bij de doorvoer', '10:55'),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment, amfibool',
        smart_risicoklasse: '2A',
        werkomschrijving:
          'Isolatie in containment verwijderen, bodem tot 5 cm diepte afgraven en de ruimte reinigen tot visueel schoon.',
        randvoorwaarden: 'Pas na de risicobeoordeling NEN 2991; luchtmetingen tijdens het werk.',
      },
      {
        sanerings_advies: 'Leiding of ketel in geheel inpakken en afvoeren',
        smart_risicoklasse: '2A',
        werkomschrijving:
          'Onbeschadigde delen van de leiding inpakken, in lengten doorsnijden en met isolatie en al afvoeren.',
        randvoorwaarden: 'Alleen voor de delen met een hele mantel.',
      },
    ],
  },
  {
    nummer: 'B07',
    product: 'Brandwerend board (zachte plaat)',
    toepassing: 'Plafondplaat',
    structuur: 'Niet-hechtgebonden',
    binding: 'Kalk- of calciumsilicaat',
    eenheid: 'm²',
    kleur: 'Crèmewit, zacht, 10 mm',
    dikte: 10,
    afmeting: '1.200 x 980 mm',
    bron_advies: 'Verwijderen op korte termijn',
    omschrijving:
      'Zachte brandwerende platen tegen het plafond boven de bordessen van beide trappenhuizen, met nagels op latten bevestigd. De platen zijn geschilderd en vertonen oude vochtkringen. Rond de lamp in trappenhuis west is een hoek afgebroken. De trappenhuizen zijn vluchtweg en worden dagelijks gebruikt, daarom is verwijdering op korte termijn geadviseerd.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      bevestiging: 'Gespijkerd',
      conditie: 'Matig',
      beschadiging: 'Licht',
      beschadiging_percentage: 3,
      bereikbaarheid: 'Bereikbaar met rolsteiger',
      afscherming: 'Geschilderd of gecoat',
      blootstelling: 'Verkeersruimte',
      asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 geadviseerd',
      behandelmoment: 'Binnen 3 maanden',
    },
    subject: { motif: 'panel', variant: 'ceiling' },
    shown: { overview: 'Plafond boven het bordes', detail: 'Naad met nagels', detailLabel: 'Bevestiging' },
    locations: [
      { space: 'trappenhuis-west', plaats: 'Plafond boven het bordes', hoeveelheid: 20 },
      {
        space: 'trappenhuis-oost',
        plaats: 'Plafond boven het bordes',
        hoeveelheid: 18,
        condition: { beschadiging: 'Geen', beschadiging_percentage: undefined },
      },
    ],
    samples: [
      material('M14', 1, 'Zacht board', 'Plafond bij de lamp', [found(AMOSIET, '30 - 60%')]),
      material('M15', 2, 'Zacht board', 'Onderzijde bordes', [found(AMOSIET, '30 - 60%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment, amfibool',
        smart_risicoklasse: '2A',
        werkomschrijving:
          'Nagels nat lostrekken, platen in hun geheel verpakken, latten en bovenliggend beton reinigen.',
        randvoorwaarden: 'Buiten schooltijd; vluchtweg per trappenhuis afsluiten.',
      },
    ],
  },
  {
    nummer: 'B08',
    product: 'Asbestcement riool- of standleiding',
    toepassing: 'Standleiding',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm¹',
    kleur: 'Grijs, rond 110 mm, wand 9 mm',
    dikte: 9,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Standleidingen van de toiletgroepen, gemoft en met beugels in de leidingkoker vastgezet. De leiding is alleen te zien nadat de koker is geopend. De buizen zijn hard en gaaf; bij één mof zit een oude lekkage. De leiding loopt door de verdiepingsvloer.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gestoken of gemoft',
      conditie: 'Redelijk',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'In afgesloten schacht of koker',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Standleiding in de geopende koker', detail: 'Mof met beugel', detailLabel: 'Bevestiging' },
    locations: ['toilet-meisjes', 'toilet-jongens', 'toilet-meisjes-boven', 'toilet-jongens-boven'].map((space) => ({
      ...soilStack,
      space,
    })),
    samples: [
      material('M16', 1, 'Grijs vezelcement', 'Mof in de koker', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(CROCIDOLIET, '2 - 5%'),
      ]),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving:
          'Koker geheel openen, buizen bij de moffen losnemen en verpakken; doorvoeren in de vloer uitnemen.',
        randvoorwaarden: 'Toiletgroepen per verdieping afgesloten.',
      },
    ],
  },
  {
    nummer: 'B09',
    product: 'Asbestcement golfplaat',
    toepassing: 'Dakbedekking, golfplaat',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Grijs, golf 177 mm, verweerd en bemost',
    dikte: 6.5,
    afmeting: '1.250 x 920 mm',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Golfplaten dak van de vrijstaande fietsenstalling, met haakbouten op houten gordingen. Het dakvlak is verweerd en bemost en op twee plaatsen is een rand afgebroken. In de goot en op de klinkers onder de drup ligt geen zichtbaar plaatmateriaal. De stalling staat vrij van het schoolgebouw.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Met haken bevestigd',
      conditie: 'Poreus of bemost',
      beschadiging: 'Afgebroken randen of hoeken',
      beschadiging_percentage: 2,
      bereikbaarheid: 'Bereikbaar met trap of ladder',
      blootstelling: 'Weersinvloeden',
    },
    subject: { motif: 'roof', variant: 'corrugated' },
    shown: {
      overview: 'Dakvlak van de fietsenstalling',
      detail: 'Haakbouten in de overlap',
      detailLabel: 'Bevestiging',
    },
    locations: [{ space: 'fietsenstalling', plaats: 'Gehele dakvlak', hoeveelheid: 120 }],
    samples: [
      material('M17', 1, 'Grijs vezelcement', 'Overstek noordzijde', [found(CHRYSOTIEL, '10 - 15%')], {
        geanalyseerd_op: AFTER_SECOND,
      }),
    ],
    strategies: [
      {
        sanerings_advies: 'Demonteren in openlucht',
        smart_risicoklasse: '2',
        werkomschrijving: 'Platen bevochtigen, haakbouten losnemen, platen in hun geheel afnemen en verpakken.',
        randvoorwaarden: 'Windkracht ten hoogste 4; terrein afgezet.',
      },
    ],
  },
  {
    nummer: 'B10',
    product: 'Beglazingskit',
    toepassing: 'Beglazingskit of stopverf',
    structuur: 'Hechtgebonden',
    binding: 'Lijm of kit',
    eenheid: 'm¹',
    kleur: 'Grijsbeige, hard, rug van 18 mm',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Harde kit langs de beglazing van de houten kozijnen in alle gevels. De kit is gekrompen en plaatselijk gescheurd, maar zit vast. Kunststof roosters en de in 2014 vervangen kozijnen op de verdieping zijn niet verdacht. De hoeveelheid is bepaald op de strekkende meter zichtbare kitrand.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gekit',
      conditie: 'Licht verweerd',
      beschadiging: 'Scheuren',
      beschadiging_percentage: 5,
      bereikbaarheid: 'Bereikbaar met rolsteiger',
      blootstelling: 'Weersinvloeden',
      hoeveelheid_schatting: true,
    },
    subject: { motif: 'facade', variant: 'window' },
    shown: { overview: 'Kozijnen in de gevel', detail: 'Gescheurde kitrand', detailLabel: 'Beschadiging' },
    locations: (
      [
        ['gevel-noord', 38],
        ['gevel-oost', 26],
        ['gevel-zuid', 36],
        ['gevel-achter', 30],
        ['binnenhof-noord', 26],
        ['binnenhof-zuid', 24],
      ] as const
    ).map(([space, hoeveelheid]) => ({ space, plaats: 'Houten kozijnen, buitenzijde', hoeveelheid })),
    samples: [
      material('M18', 1, 'Kit, hard', 'Kozijn van lokaal 3', [found(CHRYSOTIEL, '2 - 5%')], { confirmed: true }),
      material('M19', 3, 'Kit, hard', 'Kozijn naast de entree', [found(CHRYSOTIEL, '2 - 5%')], { confirmed: true }),
    ],
    strategies: [
      {
        sanerings_advies: 'Landelijk gevalideerde werkwijze',
        smart_risicoklasse: '1',
        werkomschrijving: 'Ramen met glas en kit uit het kozijn nemen en gesloten afvoeren.',
        randvoorwaarden: 'Kit niet uitsnijden of frezen.',
      },
    ],
  },
  {
    nummer: 'B11',
    product: 'Bitumen dakbedekking',
    toepassing: 'Dakbedekking, bitumen',
    structuur: 'Hechtgebonden',
    binding: 'Bitumen',
    eenheid: 'm²',
    kleur: 'Zwart met grijze leislag, twee lagen',
    dikte: 8,
    bron_advies: 'Geen actie nodig',
    omschrijving:
      'Twee lagen bitumen dakbedekking op het dak van de laagbouw, gebrand op houtwolcementplaten. Bij de lichtkoepel is de opbouw tot op de dakplaat geopend. In het monster van beide lagen is geen asbest aangetoond. Er is geen maatregel nodig.',
    materiaal_status: 'Niet asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gebrand of gekleefd',
      conditie: 'Redelijk',
      bereikbaarheid: 'Bereikbaar met trap of ladder',
      blootstelling: 'Weersinvloeden',
      behandelmoment: 'Geen behandeling nodig',
    },
    subject: { motif: 'roof', variant: 'bitumen' },
    shown: { overview: 'Dakvlak van de laagbouw', detail: 'Opening in de dakbedekking', detailLabel: 'Detailfoto' },
    locations: [{ space: 'dak-laagbouw', plaats: 'Gehele dakvlak', hoeveelheid: 640 }],
    samples: [
      material('M20', 1, 'Bitumen, twee lagen', 'Naast de lichtkoepel', [nothing], {
        laag: 'Beide lagen',
        geanalyseerd_op: AFTER_SECOND,
      }),
    ],
    strategies: [],
  },
  {
    nummer: 'B12',
    product: 'Vinyltegel',
    toepassing: 'Vloertegel',
    structuur: 'Hechtgebonden',
    binding: 'Kunststof of vinyl',
    eenheid: 'm²',
    kleur: 'Bruin en crème, 30 x 30 cm',
    dikte: 2,
    afmeting: '300 x 300 mm',
    bron_advies: 'Geen actie nodig',
    omschrijving:
      'Vinyltegels in twee kleuren op een zwarte lijmlaag in beide kleuterlokalen. Onder de kast in kleuterlokaal 1 is een tegel met lijm uitgenomen. In tegel en lijm is geen asbest aangetoond. Er is geen maatregel nodig.',
    materiaal_status: 'Niet asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Gelijmd',
      blootstelling: 'Verblijfsruimte, dagelijks gebruik',
      behandelmoment: 'Geen behandeling nodig',
    },
    subject: { motif: 'floor', variant: 'tile' },
    shown: { overview: 'Tegelvloer', detail: 'Uitgenomen tegel met lijmlaag', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'kleuterlokaal-1', plaats: 'Gehele vloer', hoeveelheid: 30 },
      { space: 'kleuterlokaal-2', plaats: 'Gehele vloer', hoeveelheid: 28 },
    ],
    samples: [material('M21', 1, 'Tegel met lijm', 'Onder de kast', [nothing], { laag: 'Tegel en lijm' })],
    strategies: [],
  },
  {
    nummer: 'B13',
    product: 'Asbestcementboard (met cellulose)',
    toepassing: 'Achterwand tegelwerk',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Bruingrijs, vezelig, 8 mm',
    dikte: 8,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Board achter het tegelwerk, op latten geschroefd en met de tegels verlijmd. Het board is zichtbaar gemaakt door een opening in het tegelwerk; elders is de omvang bepaald door te kloppen. Het tegelwerk is dicht en dekt het board geheel af. Boren of hakken in deze wanden is niet toegestaan.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...SOUND,
      bevestiging: 'Geschroefd en gelijmd',
      bereikbaarheid: 'Bereikbaar na sloopwerk',
      afscherming: 'Volledig afgeschermd',
      blootstelling: 'Geen',
      hoeveelheid_schatting: true,
    },
    subject: { motif: 'floor', variant: 'wall' },
    shown: { overview: 'Tegelwand met opening', detail: 'Board achter de tegels', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'keuken', plaats: 'Wand boven het aanrecht', hoeveelheid: 10 },
      { space: 'toilet-meisjes', plaats: 'Achterwand van de toiletten', hoeveelheid: 8 },
    ],
    samples: [material('M22', 1, 'Vezelig board', 'Opening achter de tegel', [found(CHRYSOTIEL, '2 - 5%')])],
    strategies: [
      {
        sanerings_advies: 'In geheel verwijderen met ondergrond',
        smart_risicoklasse: '2',
        werkomschrijving: 'Wand met tegels, board en latten in delen uitnemen en verpakken.',
        randvoorwaarden: 'Leidingen in de wand vooraf afgesloten.',
      },
    ],
  },
  {
    nummer: 'B14',
    product: 'Asbestcement bekisting of vulplaatje',
    toepassing: 'Verloren bekisting',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'stuks',
    kleur: 'Grijs, vlak, 10 mm',
    dikte: 10,
    afmeting: '100 x 150 mm',
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Vulplaatjes tussen de koppen van de poeren en de funderingsbalken, als verloren bekisting meegestort. Het bestek uit 1967 schrijft in § 14.2 plaatjes van asbestcement voor. De plaatjes zitten onder belasting en konden niet zonder schade worden bemonsterd; zij zijn op grond van de documentatie als asbesthoudend opgenomen. Zichtbaar is alleen de rand.',
    materiaal_status: 'Asbesthoudend',
    established: {
      bron_locatie_analysemethode: 'Documentatie (tekening, bestek)',
      verwijzing_tekst: 'Bestek 1967, § 14.2',
    },
    condition: {
      ...SOUND,
      bevestiging: 'Verloren bekisting',
      bereikbaarheid: 'Via kruipluik',
      afscherming: 'Ingemetseld of ingestort',
      blootstelling: 'Geen',
      hoeveelheid_schatting: true,
    },
    subject: { motif: 'crawl-space', variant: 'packing' },
    shown: { overview: 'Funderingsbalk op poeren', detail: 'Rand van het vulplaatje', detailLabel: 'Detailfoto' },
    locations: [{ space: 'fundering', plaats: 'Tussen poer en balk', hoeveelheid: 60 }],
    samples: [],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment met onderdruk',
        smart_risicoklasse: '2',
        werkomschrijving: 'Plaatjes per poer vrijmaken en uitnemen nadat de balk is opgevijzeld.',
        randvoorwaarden: 'Alleen bij werk aan de fundering; constructeur raadplegen.',
      },
    ],
  },
]

const NOT_SURVEYED: Record<string, string> = {
  'A1/kruipruimte-oost': 'Kruipruimte onder water; zie de uitsluitingen.',
  'A1/liftschacht': 'Liftschacht niet toegankelijk; zie de uitsluitingen.',
  'A1/spouw-west': 'Verborgen in de constructie; zie de uitsluitingen.',
  'A1/spouw-oost': 'Verborgen in de constructie; zie de uitsluitingen.',
}

const seen = recordSources(
  { survey: S1, asset: 'A1', spaces: schoolSpaces, laboratory: 'vezelzicht', visitOf, doneBy },
  firstSources.map((source) => ({ source, recorded: true })),
)

const exclusionPhoto = (nummer: string, at: Moment, drawn: Parameters<typeof drawnAs>[4]) => {
  const n = 100 + Number(nummer.slice(1))
  return {
    key: `${S1}/${nummer}`,
    naam: `${nummer}.jpg`,
    genomen_op: at,
    drawn: drawnAs(S1, n, `A1/${nummer}`, nummer, drawn, 'overview', 0.2),
  }
}

/** All that the first survey of the school recorded. */
export const schoolFirst: SurveyRecords = {
  ...seen,
  measures: (['B06.1', 'B06.2'] as const).flatMap((location) => [
    {
      bron_locatie: `A1/${location}`,
      onderzoek: S1,
      beheersmaatregel_type: 'Ruimte afsluiten',
      omschrijving: 'Kruipluik vergrendelen en waarschuwing plaatsen; niet betreden zonder volgelaatsmasker.',
      behandelmoment: 'Direct',
      verantwoordelijke: 'Gemeente Oosterzijl',
      gereed_op: { day: -400 },
    },
    {
      bron_locatie: `A1/${location}`,
      onderzoek: S1,
      beheersmaatregel_type: 'Kleefmonsters nemen',
      omschrijving: 'Kleefmonsters van bodem en balken om de verontreiniging af te bakenen.',
      behandelmoment: 'Direct',
      verantwoordelijke: 'Noordlicht Onderzoek',
      gereed_op: { day: -395 },
    },
  ]),
  treatments: [
    {
      bron_locatie: 'A1/B05.1',
      behandeling_status: 'Gesaneerd en vrijgegeven',
      datum: { day: -120 },
      uitvoerder: 'Sanering Demo B.V.',
      referentie: 'VG-90120',
      vrijgavedocument: 'Vrijgave B05 cv-ruimte.pdf',
      opmerking: 'Ketel in zijn geheel afgevoerd; ruimte na visuele inspectie vrijgegeven.',
      inventarisatie_user: ILSE,
    },
    ...(['B07.1', 'B07.2'] as const).map((location) => ({
      bron_locatie: `A1/${location}`,
      behandeling_status: 'Sanering gepland',
      datum: { day: -45 },
      uitvoerder: 'Sanering Demo B.V.',
      referentie: 'OP-90145',
      opmerking: 'Ingepland in de eerstvolgende schoolvakantie.',
      inventarisatie_user: ILSE,
    })),
  ],
  exclusions: [
    {
      onderzoek: S1,
      nummer: 'U1',
      sub_asset: 'A1/kruipruimte-oost',
      beperking: 'Kruipruimte onder water',
      omschrijving:
        'De kruipruimte oost staat tot 40 cm onder water en is alleen door de doorvoer vanuit de kruipruimte midden bekeken. De pomp is aanwezig maar niet aangesloten.',
      asbest_vermoed: 'ja',
      advies: 'Ruimte droogpompen en aanvullend onderzoeken. Mogelijk aanwezig: leidingisolatie als vervolg van B06.',
      file: exclusionPhoto('U1', { day: -400, time: '09:50' }, { motif: 'crawl-space', variant: 'water' }),
      inventarisatie_user: SAMIR,
    },
    {
      onderzoek: S1,
      nummer: 'U2',
      sub_asset: 'A1/liftschacht',
      beperking: 'Liftschacht niet toegankelijk',
      omschrijving:
        'De liftschacht kan alleen door de onderhoudsfirma worden geopend. Zij kon op de onderzoeksdagen niet aanwezig zijn.',
      asbest_vermoed: 'onbekend',
      advies:
        'Schacht samen met de onderhoudsfirma openen vóór de renovatie. Mogelijk aanwezig: remvoering en brandwerende beplating.',
      file: exclusionPhoto('U2', { day: -400, time: '13:35' }, { motif: 'panel', variant: 'lift' }),
      inventarisatie_user: SAMIR,
    },
    {
      onderzoek: S1,
      nummer: 'U3',
      sub_asset: 'A1/spouw-west',
      beperking: 'Verborgen in spouw of constructie',
      omschrijving:
        'De spouw van de kopgevel west is alleen door een bestaande opening bekeken, tot 15 cm diepte. Verder openen tast de gevel aan.',
      asbest_vermoed: 'ja',
      advies: 'Destructief onderzoek bij de start van de gevelwerkzaamheden. Mogelijk aanwezig: stel- en vulplaatjes.',
      file: exclusionPhoto('U3', { day: -400, time: '15:10' }, { motif: 'facade', variant: 'cavity' }),
      inventarisatie_user: FEMKE,
    },
    {
      onderzoek: S1,
      nummer: 'U4',
      sub_asset: 'A1/spouw-oost',
      beperking: 'Verborgen in spouw of constructie',
      omschrijving:
        'De spouw van de kopgevel oost is gesloten en kon niet worden bekeken zonder de gevel aan te tasten.',
      asbest_vermoed: 'ja',
      advies: 'Destructief onderzoek bij de start van de gevelwerkzaamheden. Mogelijk aanwezig: stel- en vulplaatjes.',
      file: exclusionPhoto('U4', { day: -400, time: '15:25' }, { motif: 'facade', variant: 'cavity' }),
      inventarisatie_user: FEMKE,
    },
  ],
  limitations: [
    {
      onderzoek: S1,
      nummer: 'BP1',
      beperking: 'Vaste vloerafwerking niet te verwijderen',
      sub_assets: ['A1/hal', 'A1/gang-west', 'A1/gang-oost'],
      omschrijving:
        'De gestorte terrazzovloer in de hal en de gangen blijft bij de renovatie liggen en mocht niet worden opgebroken.',
      gevolg: 'Onder de terrazzovloer is niet gekeken.',
      advies: 'Bij het opbreken van de vloer een inspecteur laten meekijken.',
      in_rapport: true,
      inventarisatie_user: SAMIR,
    },
    {
      onderzoek: S1,
      nummer: 'BP2',
      beperking: 'Installatie in bedrijf of heet',
      sub_assets: ['A1/cv-ruimte'],
      omschrijving:
        'De nieuwe ketel en de verdeelstukken waren in bedrijf. De oude ketel kon niet worden geopend zonder de installatie af te tappen.',
      gevolg: 'De binnenzijde van de oude ketel is niet bekeken; inwendig kunnen koord en pakkingen aanwezig zijn.',
      advies: 'De oude ketel in zijn geheel verwijderen, zie B05.',
      in_rapport: true,
      inventarisatie_user: SAMIR,
    },
    {
      onderzoek: S1,
      nummer: 'BP3',
      beperking: 'Tekeningen ontbreken',
      sub_assets: [
        'A1/gevel-noord',
        'A1/gevel-oost',
        'A1/gevel-zuid',
        'A1/gevel-achter',
        'A1/binnenhof-noord',
        'A1/binnenhof-zuid',
      ],
      omschrijving: 'De detailtekeningen van de gevels zijn niet in het archief van de gemeente aanwezig.',
      gevolg: 'De opbouw van de spouw is niet bekend.',
      advies: 'Rekening houden met stel- en vulplaatjes, zie de uitsluitingen U3 en U4.',
      in_rapport: true,
      inventarisatie_user: FEMKE,
    },
  ],
  surveySpaces: schoolSpaces.map((space) => {
    const { key, afwerking } = space
    const reason = NOT_SURVEYED[key]
    const half = key === 'A1/leidinggang'
    return {
      onderzoek: S1,
      sub_asset: key,
      onderzocht: reason ? ('nee' as const) : half ? ('gedeeltelijk' as const) : ('ja' as const),
      ...(!reason && { onderzocht_op: { day: visitOf(space) === FIRST_VISIT ? -400 : -395 } }),
      ...(!reason && afwerking),
      ...((reason || half) && {
        opmerking: reason ?? 'Alleen het deel boven de waterlijn is bekeken, vanaf het luik in de kruipruimte midden.',
      }),
      inventarisatie_user: doneBy(space),
    }
  }),
  remarks: [
    {
      onderzoek: S1,
      titel: 'Melding aan de opdrachtgever',
      tekst:
        '<p>De beschadigde leidingisolatie (B06) is op de dag van het onderzoek telefonisch gemeld. De kruipruimte is in overleg afgesloten; de sleutel van het luik ligt bij de conciërge.</p>',
      in_rapport: true,
      volgorde: 1,
    },
    {
      onderzoek: S1,
      titel: 'Geopende constructies',
      tekst:
        '<p>In de lokalen 1, 3, 4, 6, 8 en 9 zijn vloer en plafond geopend. De openingen zijn met een plaat gedicht en door de inspecteur gemerkt. Herstel van de afwerking is geen onderdeel van de opdracht.</p>',
      in_rapport: true,
      volgorde: 2,
    },
    {
      onderzoek: S1,
      titel: 'Houtwolcementplaten',
      tekst:
        '<p>De plafonds van houtwolcement zijn visueel beoordeeld en niet verdacht: de platen dragen een leesbaar merkstempel en bevatten geen vezelcement.</p>',
      in_rapport: true,
      volgorde: 3,
    },
    {
      onderzoek: S1,
      titel: 'Afspraak sleutels',
      tekst: '<p>Sleutels en alarmcode zijn na het tweede bezoek ingeleverd bij de administratie van de school.</p>',
      in_rapport: false,
      volgorde: 4,
    },
  ],
  reports: [
    {
      onderzoek: S1,
      rapport_template: 'Asbestinventarisatie NL',
      versie: 1,
      datum: { day: -387 },
      status: 'vervallen',
      opgesteld_door: NOOR,
      aangeboden_door: NOOR,
      gecontroleerd_door: MARIEKE,
      gecontroleerd_op: { day: -387, time: '11:20' },
      vrijgegeven_door: JOOST,
      vrijgegeven_op: { day: -387, time: '15:05' },
    },
    {
      onderzoek: S1,
      rapport_template: 'Asbestinventarisatie NL',
      versie: 2,
      wijziging:
        'Uitslagen van het elektronenmicroscopisch onderzoek van M18 en M19 toegevoegd; uitsluiting U4 toegevoegd; hoeveelheid van B10 per gevel uitgesplitst.',
      datum: { day: -380 },
      status: 'vrijgegeven',
      opgesteld_door: NOOR,
      aangeboden_door: NOOR,
      gecontroleerd_door: MARIEKE,
      gecontroleerd_op: { day: -380, time: '13:40' },
      vrijgegeven_door: JOOST,
      vrijgegeven_op: { day: -380, time: '16:12' },
      toelichtingen: [
        {
          code: 'partWithoutExclusion',
          of: 'surveySpace',
          key: `${S1}/A1/leidinggang`,
          reden:
            'Het deel onder de waterlijn hoort bij uitsluiting U1: de leidinggang ligt in de kruipruimte oost en wordt daarmee aanvullend onderzocht.',
          inventarisatie_user: ILSE,
        },
      ],
    },
  ],
}

/** The cover of the report. */
export const firstCover = {
  key: `${S1}/voorblad`,
  naam: 'voorblad.jpg',
  genomen_op: { day: -400, time: '08:10' },
  drawn: drawnAs(S1, 110, 'A1/B10', 'A1', { motif: 'facade', variant: 'window' }, 'overview', 0.1),
}
