import { AMOSIET, BEFORE_WORK, CHRYSOTIEL, CROCIDOLIET, found, nothing, SOUND, sampling } from './drafts.ts'
import { dwellingOf, flatsSpaces, sampledDwellings } from './flats-spaces.ts'
import { FEMKE, NOOR, SAMIR } from './people.ts'
import {
  type ExclusionData,
  type LimitationData,
  type LocationDraft,
  recordSources,
  type SampleDraft,
  type SourceDraft,
  type SurveyRecords,
} from './records.ts'
import type { SpaceData } from './spaces.ts'

const SURVEY = 'S7'

/** The common spaces at the first visit, by both; the dwellings a day later, half of them each. */
const visitOf = (space: SpaceData) => (dwellingOf(space) === null ? 'S7/1' : 'S7/2')
const doneBy = (space: SpaceData) => ((dwellingOf(space) ?? 0) > 47 ? FEMKE : SAMIR)

const taken = sampling({
  analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  geanalyseerd_op: { day: -16, time: '13:25' },
  lab: 'V-05102',
})
/** One that the laboratory has not answered yet. */
const OUT: ReturnType<typeof found>[] = []

const adhesive = (nummer: string, plaats: string, time: string): SampleDraft => ({
  nummer,
  at: 1,
  omschrijving: 'Kleefmonster, stof van het oppervlak',
  plaats,
  monster_soort: 'Kleefmonster',
  oppervlak: 10,
  genomen: { inventarisatie: 'S7/1', op: { day: -21, time }, door: SAMIR },
  analyses: [{ analyse_methode: 'Elektronenmicroscopie kleefmonster (NEN 2991)', status: 'verstuurd', results: [] }],
})

/** Only the first place of a source is photographed here; the others look alike. */
const places = (rows: readonly LocationDraft[]): LocationDraft[] =>
  rows.map((row, i) => (i === 0 ? row : { ...row, photos: false }))

/** The same places in each of the six dwellings; a sample of the `nth` dwelling lies at `nth * rooms.length + 1`. */
const inDwellings = (...rooms: readonly [room: string, plaats: string, hoeveelheid: number][]): LocationDraft[] =>
  places(
    sampledDwellings.flatMap((number) =>
      rooms.map(([room, plaats, hoeveelheid]) => ({ space: `w${number}-${room}`, plaats, hoeveelheid })),
    ),
  )

const SHEET = { structuur: 'Hechtgebonden', binding: 'Cement', eenheid: 'm²' } as const
const IN_CONTAINMENT = {
  sanerings_advies: 'Verwijderen in containment met onderdruk',
  smart_risicoklasse: '2',
} as const
const AS_ONE = { sanerings_advies: 'In geheel verwijderen met ondergrond', smart_risicoklasse: '2' } as const
const ASBESTOS = { materiaal_status: 'Asbesthoudend', bron_advies: BEFORE_WORK } as const
const CLEAN: Pick<SourceDraft, 'materiaal_status' | 'bron_advies' | 'strategies'> = {
  materiaal_status: 'Niet asbesthoudend',
  bron_advies: 'Geen actie nodig',
  strategies: [],
}
const NO_TREATMENT = { ...SOUND, behandelmoment: 'Geen behandeling nodig' }

/** Six sources in the common spaces. */
const common: SourceDraft[] = [
  {
    ...ASBESTOS,
    nummer: 'B01',
    product: 'Spuitasbest',
    toepassing: 'Spuitlaag staalconstructie',
    structuur: 'Niet-hechtgebonden',
    binding: 'Losse vezel zonder bindmiddel',
    eenheid: 'm²',
    kleur: 'Blauwgrijs, wollig, 30 mm',
    dikte: 30,
    bron_advies: 'Ruimte direct afsluiten',
    omschrijving:
      'Spuitlaag op de stalen liggers en het plafond van de stookruimte. De laag laat op meerdere plaatsen los en er liggen resten op de ketels. De ruimte is afgesloten; alleen betreden met volgelaatsmasker.',
    condition: {
      ...SOUND,
      bevestiging: 'Gespoten',
      conditie: 'Slecht',
      beschadiging: 'Ernstig',
      beschadiging_percentage: 15,
      bereikbaarheid: 'Bereikbaar met trap of ladder',
      blootstelling: 'Luchtstroom of ventilatie',
      asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 noodzakelijk',
      behandelmoment: 'Direct',
    },
    subject: { motif: 'panel', variant: 'ceiling' },
    shown: { overview: 'Spuitlaag op de liggers', detail: 'Loslatende laag', detailLabel: 'Beschadiging' },
    locations: places([{ space: 'stookruimte', plaats: 'Liggers en plafond', hoeveelheid: 210 }]),
    samples: [
      taken('M01', 1, 'Losse blauwe vezel', 'Ligger boven ketel 1', [found(CROCIDOLIET, '15 - 30%')]),
      taken('M02', 1, 'Losse blauwe vezel', 'Plafond bij de deur', [found(CROCIDOLIET, '15 - 30%')]),
      adhesive('K01', 'Bovenzijde van ketel 1', '13:10'),
      adhesive('K02', 'Vloer bij de deur', '13:25'),
      adhesive('K03', 'Vloer van de gang, buiten de deur', '13:40'),
    ],
    strategies: [
      {
        sanerings_advies: 'Verwijderen in containment, amfibool',
        smart_risicoklasse: '2A',
        werkomschrijving: 'Stookruimte in containment, laag bevochtigd afsteken, staal en ketels reinigen.',
        randvoorwaarden: 'Tijdelijke verwarming buiten de ruimte.',
      },
    ],
  },
  {
    nummer: 'B02',
    product: 'Frictiemateriaal',
    toepassing: 'Remvoering lift',
    structuur: 'Hechtgebonden',
    binding: 'Hars (frictiemateriaal)',
    eenheid: 'stuks',
    kleur: 'Donkerbruin, 8 mm',
    dikte: 8,
    bron_advies: BEFORE_WORK,
    omschrijving:
      'Remvoering van beide liftmachines, nog die van de bouw. Van machine A is een schilfer genomen; de uitslag is er nog niet.',
    materiaal_status: 'Asbestverdacht',
    condition: {
      ...SOUND,
      bevestiging: 'Gelijmd',
      bereikbaarheid: 'Alleen voor bevoegd personeel',
      blootstelling: 'Mechanische belasting',
    },
    subject: { motif: 'panel', variant: 'lift' },
    shown: { overview: 'Liftmachine', detail: 'Rand van de remvoering', detailLabel: 'Detailfoto' },
    locations: places([
      { space: 'machinekamer-a', plaats: 'Rem van de liftmachine', hoeveelheid: 2 },
      { space: 'machinekamer-b', plaats: 'Rem van de liftmachine', hoeveelheid: 2 },
    ]),
    samples: [taken('M03', 1, 'Remvoering', 'Rand van de voering', OUT)],
    strategies: [{ ...AS_ONE, werkomschrijving: 'Remschoenen in hun geheel uitnemen en verpakken.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B03',
    product: 'Asbestcement riool- of standleiding',
    toepassing: 'Standleiding',
    ...SHEET,
    eenheid: 'm¹',
    kleur: 'Grijs, rond 125 mm',
    dikte: 10,
    omschrijving:
      'Standleidingen van de riolering in de schachten, en de liggende delen onder het plafond van de bergingsgangen.',
    condition: { ...SOUND, bevestiging: 'Gestoken of gemoft', bereikbaarheid: 'Bereikbaar met trap of ladder' },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Standleiding', detail: 'Mof van de leiding', detailLabel: 'Detailfoto' },
    locations: places([
      { space: 'schacht-noord', plaats: 'Over de volle hoogte', hoeveelheid: 29 },
      { space: 'schacht-zuid', plaats: 'Over de volle hoogte', hoeveelheid: 29 },
      { space: 'bergingsgang-noord', plaats: 'Onder het plafond', hoeveelheid: 24 },
      { space: 'bergingsgang-midden', plaats: 'Onder het plafond', hoeveelheid: 26 },
      { space: 'bergingsgang-zuid', plaats: 'Onder het plafond', hoeveelheid: 24 },
    ]),
    samples: [
      taken('M04', 1, 'Grijs vezelcement', 'Mof, onderin', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(CROCIDOLIET, '2 - 5%'),
      ]),
      taken('M05', 3, 'Grijs vezelcement', 'Rand van de mof', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(CROCIDOLIET, '2 - 5%'),
      ]),
    ],
    strategies: [
      { ...IN_CONTAINMENT, werkomschrijving: 'Leiding per lengte uit de mof nemen en in zijn geheel verpakken.' },
    ],
  },
  {
    ...ASBESTOS,
    nummer: 'B04',
    product: 'Asbestkarton of -papier',
    toepassing: 'Brandwerende deur',
    structuur: 'Niet-hechtgebonden',
    binding: 'Papier of karton',
    eenheid: 'm²',
    kleur: 'Grijswit karton, 4 mm',
    dikte: 4,
    omschrijving:
      'Vulling van de branddeuren tussen de trappenhuizen en de galerijen. Alle deuren hebben hetzelfde fabrieksplaatje; twee zijn geopend.',
    condition: {
      ...SOUND,
      bevestiging: 'Geheel omsloten',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'panel', variant: 'lift' },
    shown: { overview: 'Branddeur', detail: 'Geopende kopse kant', detailLabel: 'Detailfoto' },
    locations: places(
      Array.from({ length: 10 }, (_, i) =>
        ['noord', 'zuid'].map((side) => ({
          space: `trap-${side}-${i + 1}`,
          plaats: 'Deur naar de galerij',
          hoeveelheid: 2,
        })),
      ).flat(),
    ),
    samples: [
      taken('M06', 1, 'Grijswit karton', 'Kopse kant, bovenin', [found(CHRYSOTIEL, '> 60%')]),
      taken('M07', 20, 'Grijswit karton', 'Kopse kant, bovenin', OUT),
    ],
    strategies: [
      { ...AS_ONE, werkomschrijving: 'Deuren uit de scharnieren nemen, verpakken en in hun geheel afvoeren.' },
    ],
  },
  {
    ...ASBESTOS,
    nummer: 'B05',
    product: 'Asbestcement vlakke plaat',
    toepassing: 'Meterkastbeplating',
    ...SHEET,
    kleur: 'Lichtgrijs, vlak, 6 mm',
    dikte: 6,
    omschrijving:
      'Achterwanden van de meterkasten op de galerijen van de eerste tot en met de achtste verdieping en van de meterruimte.',
    condition: { ...SOUND, bevestiging: 'Geschroefd', blootstelling: 'Incidenteel bij onderhoud' },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Achterwand van de meterkast', detail: 'Schroeven in de plaat', detailLabel: 'Bevestiging' },
    locations: places([
      { space: 'meterruimte', plaats: 'Achterwand', hoeveelheid: 9 },
      ...Array.from({ length: 8 }, (_, i) => ({
        space: `galerij-${i + 1}`,
        plaats: 'Meterkasten langs de gevel',
        hoeveelheid: 4.8,
      })),
    ]),
    samples: [
      taken('M08', 1, 'Grijs vezelcement', 'Rand onderaan', [found(CHRYSOTIEL, '10 - 15%')]),
      taken('M09', 4, 'Grijs vezelcement', 'Rand onderaan', [found(CHRYSOTIEL, '10 - 15%')]),
    ],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Platen losschroeven en in hun geheel verpakken.' }],
  },
  {
    ...CLEAN,
    nummer: 'B06',
    product: 'Bitumen dakbedekking',
    toepassing: 'Dakbedekking, bitumen',
    structuur: 'Hechtgebonden',
    binding: 'Bitumen',
    eenheid: 'm²',
    kleur: 'Zwart met leislag',
    omschrijving: 'Twee lagen bitumen op het dakvlak. In het monster van beide lagen is geen asbest aangetoond.',
    condition: { ...NO_TREATMENT, bevestiging: 'Gebrand of gekleefd', blootstelling: 'Weersinvloeden' },
    subject: { motif: 'roof', variant: 'bitumen' },
    shown: { overview: 'Dakvlak', detail: 'Opening in de dakbedekking', detailLabel: 'Detailfoto' },
    locations: places([{ space: 'dakvlak', plaats: 'Gehele dakvlak', hoeveelheid: 1120 }]),
    samples: [taken('M10', 1, 'Bitumen, twee lagen', 'Naast de dakdoorvoer', [nothing])],
  },
]

/** Twelve sources that each of the six dwellings has, at 21 places. */
const inside: SourceDraft[] = [
  {
    ...ASBESTOS,
    nummer: 'B07',
    product: 'Vinylzeil met viltlaag',
    toepassing: 'Vloerzeil',
    structuur: 'Niet-hechtgebonden',
    binding: 'Vilt',
    eenheid: 'm²',
    kleur: 'Groen mozaïek, 2 mm, grijze viltrug',
    dikte: 2,
    omschrijving: 'Zeil met viltrug, vol verlijmd. In woning 47 ligt in de keuken een nieuwe vloer over het zeil.',
    condition: { ...SOUND, bevestiging: 'Gelijmd', blootstelling: 'Verblijfsruimte, dagelijks gebruik' },
    subject: { motif: 'floor', variant: 'sheet' },
    shown: { overview: 'Vloerzeil, gehele vloer', detail: 'Aansluiting op de plint', detailLabel: 'Detailfoto' },
    locations: inDwellings(['hal', 'Gehele vloer', 7], ['keuken', 'Gehele vloer', 8], ['toilet', 'Gehele vloer', 1.4]),
    samples: [
      taken('M11', 1, 'Vinyl met viltrug', 'Achter de voordeur', [found(CHRYSOTIEL, '15 - 30%')]),
      taken('M12', 11, 'Vinyl met viltrug', 'Naast het keukenblok', [found(CHRYSOTIEL, '15 - 30%')]),
      taken('M13', 16, 'Vinyl met viltrug', 'Achter de voordeur', OUT),
    ],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Zeil bevochtigd in banen losnemen, viltresten verwijderen.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B08',
    product: 'Asbestcement imitatiemarmer',
    toepassing: 'Vensterbank binnen',
    ...SHEET,
    eenheid: 'm¹',
    kleur: 'Zwart met witte aders, gepolijst, 20 mm',
    dikte: 20,
    omschrijving: 'Vensterbanken van vezelcement, in specie gezet. Ze zijn gaaf.',
    condition: { ...SOUND, bevestiging: 'In specie gezet' },
    subject: { motif: 'panel', variant: 'sill' },
    shown: { overview: 'Vensterbank', detail: 'Kopse kant', detailLabel: 'Detailfoto' },
    locations: inDwellings(
      ['woonkamer', 'Onder het raam', 3.2],
      ['slaapkamer-1', 'Onder het raam', 2.4],
      ['slaapkamer-2', 'Onder het raam', 1.8],
    ),
    samples: [
      taken('M14', 1, 'Vezelcement, geaderd', 'Kopse kant', [found(CHRYSOTIEL, '5 - 10%')]),
      taken('M15', 13, 'Vezelcement, geaderd', 'Kopse kant', [found(CHRYSOTIEL, '5 - 10%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Landelijk gevalideerde werkwijze',
        smart_risicoklasse: '1',
        werkomschrijving: 'Vensterbank ondersnijden in de specie, in zijn geheel uitnemen en verpakken.',
      },
    ],
  },
  {
    ...ASBESTOS,
    nummer: 'B09',
    product: 'Asbestcementboard (met cellulose)',
    toepassing: 'Achterwand tegelwerk',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Cement',
    eenheid: 'm²',
    kleur: 'Bruingrijs, vezelig, 8 mm',
    dikte: 8,
    omschrijving: 'Board achter het tegelwerk, op latten geschroefd. Het tegelwerk dekt het board geheel af.',
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
    locations: inDwellings(
      ['badkamer', 'Wand achter het bad', 6],
      ['keuken', 'Wand boven het aanrecht', 3],
      ['toilet', 'Achterwand', 2],
    ),
    samples: [
      taken('M16', 1, 'Vezelig board', 'Opening achter de tegel', [found(CHRYSOTIEL, '2 - 5%')]),
      taken('M17', 5, 'Vezelig board', 'Opening achter de tegel', [found(CHRYSOTIEL, '2 - 5%')]),
      taken('M18', 12, 'Vezelig board', 'Opening achter de tegel', [found(CHRYSOTIEL, '2 - 5%')]),
    ],
    strategies: [{ ...AS_ONE, werkomschrijving: 'Wand met tegels, board en latten in delen uitnemen en verpakken.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B10',
    product: 'Asbestcement rookgas- of ventilatiekanaal',
    toepassing: 'Ventilatiekanaal',
    ...SHEET,
    eenheid: 'm¹',
    kleur: 'Grijs, 150 x 150 mm',
    dikte: 8,
    omschrijving: 'Ventilatiekanalen in de kokers, per woning aangesloten op het verzamelkanaal.',
    condition: {
      ...SOUND,
      bevestiging: 'Gestoken of gemoft',
      bereikbaarheid: 'Bereikbaar na sloopwerk',
      afscherming: 'In afgesloten schacht of koker',
      blootstelling: 'Luchtstroom of ventilatie',
    },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Kanaal in de koker', detail: 'Aansluiting op het rooster', detailLabel: 'Detailfoto' },
    locations: inDwellings(
      ['keuken', 'In de koker', 2.6],
      ['badkamer', 'In de koker', 2.6],
      ['toilet', 'In de koker', 2.6],
    ),
    samples: [
      taken('M19', 1, 'Grijs vezelcement', 'Rand bij het rooster', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(AMOSIET, '2 - 5%'),
      ]),
      taken('M20', 8, 'Grijs vezelcement', 'Rand bij het rooster', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(AMOSIET, '2 - 5%'),
      ]),
      taken('M21', 18, 'Grijs vezelcement', 'Rand bij het rooster', OUT),
    ],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Koker openen, kanaal per lengte uitnemen en verpakken.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B11',
    product: 'Asbestcement vlakke plaat',
    toepassing: 'Meterkastbeplating',
    ...SHEET,
    kleur: 'Lichtgrijs, vlak, 5 mm',
    dikte: 5,
    omschrijving: 'Achterwand van de meterkast in de woning, van een andere plaat dan die op de galerij (B05).',
    condition: { ...SOUND, bevestiging: 'Geschroefd', blootstelling: 'Incidenteel bij onderhoud' },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Achterwand van de meterkast', detail: 'Schroeven in de plaat', detailLabel: 'Bevestiging' },
    locations: inDwellings(['meterkast', 'Achterwand', 1.2]),
    samples: [taken('M22', 3, 'Grijs vezelcement', 'Rand onderaan', [found(CHRYSOTIEL, '10 - 15%')])],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Plaat losschroeven en in zijn geheel verpakken.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B12',
    product: 'Asbestcement gevelplaat met coating',
    toepassing: 'Borstweringspaneel',
    ...SHEET,
    kleur: 'Blauw, gecoat, 6 mm',
    dikte: 6,
    omschrijving: 'Panelen onder de ramen, in profielen geklemd. De coating is heel.',
    condition: {
      ...SOUND,
      bevestiging: 'In sponning of profiel',
      afscherming: 'Geschilderd of gecoat',
      blootstelling: 'Weersinvloeden',
    },
    subject: { motif: 'facade', variant: 'window' },
    shown: { overview: 'Paneel onder het raam', detail: 'Rand van het paneel', detailLabel: 'Detailfoto' },
    locations: inDwellings(['woonkamer', 'Onder het raam', 3], ['slaapkamer-1', 'Onder het raam', 2.2]),
    samples: [
      taken('M23', 1, 'Vezelcement met coating', 'Rand in het profiel', [found(CHRYSOTIEL, '10 - 15%')]),
      taken('M24', 7, 'Vezelcement met coating', 'Rand in het profiel', [found(CHRYSOTIEL, '10 - 15%')]),
      taken('M25', 11, 'Vezelcement met coating', 'Rand in het profiel', OUT),
    ],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Profielen losnemen, panelen in hun geheel verpakken.' }],
  },
  {
    ...ASBESTOS,
    nummer: 'B13',
    product: 'Beglazingskit',
    toepassing: 'Beglazingskit of stopverf',
    structuur: 'Hechtgebonden',
    binding: 'Lijm of kit',
    eenheid: 'm¹',
    kleur: 'Grijs, hard',
    omschrijving: 'Kit rond de ruiten van de balkonpui. De kit is hard en gescheurd, maar laat niet los.',
    condition: {
      ...SOUND,
      bevestiging: 'Gekit',
      conditie: 'Redelijk',
      beschadiging: 'Scheuren',
      blootstelling: 'Weersinvloeden',
    },
    subject: { motif: 'facade', variant: 'window' },
    shown: { overview: 'Balkonpui', detail: 'Kit langs de ruit', detailLabel: 'Detailfoto' },
    locations: inDwellings(['balkon', 'Rond de ruiten van de pui', 14]),
    samples: [
      taken('M26', 1, 'Grijze kit', 'Onderste ruit', [found(CHRYSOTIEL, '2 - 5%')]),
      taken('M27', 5, 'Grijze kit', 'Onderste ruit', [found(CHRYSOTIEL, '2 - 5%')]),
    ],
    strategies: [
      {
        sanerings_advies: 'Landelijk gevalideerde werkwijze',
        smart_risicoklasse: '1',
        werkomschrijving: 'Ruit met kozijn in zijn geheel uitnemen en verpakken.',
      },
    ],
  },
  {
    ...ASBESTOS,
    nummer: 'B14',
    product: 'Asbestcement riool- of standleiding',
    toepassing: 'Rioolbuis',
    ...SHEET,
    eenheid: 'm¹',
    kleur: 'Grijs, rond 100 mm',
    dikte: 8,
    omschrijving: 'Afvoer van het toilet naar de standleiding in de schacht.',
    condition: {
      ...SOUND,
      bevestiging: 'Gestoken of gemoft',
      bereikbaarheid: 'Bereikbaar na demontage',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Afvoer achter het toilet', detail: 'Mof van de afvoer', detailLabel: 'Detailfoto' },
    locations: inDwellings(['toilet', 'Achter het toilet', 1.2]),
    samples: [
      taken('M28', 2, 'Grijs vezelcement', 'Rand van de mof', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(CROCIDOLIET, '2 - 5%'),
      ]),
      taken('M29', 6, 'Grijs vezelcement', 'Rand van de mof', [
        found(CHRYSOTIEL, '10 - 15%'),
        found(CROCIDOLIET, '2 - 5%'),
      ]),
    ],
    strategies: [{ ...IN_CONTAINMENT, werkomschrijving: 'Toilet afnemen, buis uit de mof nemen en verpakken.' }],
  },
  {
    ...CLEAN,
    nummer: 'B15',
    product: 'Vinyltegel',
    toepassing: 'Vloertegel',
    structuur: 'Hechtgebonden',
    binding: 'Kunststof of vinyl',
    eenheid: 'm²',
    kleur: 'Lichtblauw, 20 x 20 cm',
    dikte: 2,
    omschrijving:
      'Vinyltegels op een lichte lijm in de badkamers. In het eerste monster is geen asbest aangetoond; van het tweede is de uitslag er nog niet.',
    condition: { ...NO_TREATMENT, bevestiging: 'Gelijmd' },
    subject: { motif: 'floor', variant: 'tile' },
    shown: { overview: 'Tegelvloer', detail: 'Naad tussen twee tegels', detailLabel: 'Detailfoto' },
    locations: inDwellings(['badkamer', 'Gehele vloer', 4]),
    samples: [
      taken('M30', 1, 'Tegel met lijm', 'Onder de wastafel', [nothing]),
      taken('M31', 6, 'Tegel met lijm', 'Onder de wastafel', OUT),
    ],
  },
  {
    ...ASBESTOS,
    nummer: 'B16',
    product: 'Asbestcement vlakke plaat',
    toepassing: 'Balkonafscheiding',
    ...SHEET,
    kleur: 'Grijs, geschilderd, 8 mm',
    dikte: 8,
    omschrijving: 'Schotten tussen de balkons, in een stalen raam. De verf bladdert; de plaat is heel.',
    condition: {
      ...SOUND,
      bevestiging: 'Gebout',
      conditie: 'Licht verweerd',
      afscherming: 'Geschilderd of gecoat',
      blootstelling: 'Weersinvloeden',
    },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Schot tussen de balkons', detail: 'Bout in het raam', detailLabel: 'Bevestiging' },
    locations: inDwellings(['balkon', 'Schot aan de noordzijde', 2.4]),
    samples: [taken('M32', 4, 'Grijs vezelcement', 'Rand onderaan', [found(CHRYSOTIEL, '10 - 15%')])],
    strategies: [
      {
        sanerings_advies: 'Demonteren in openlucht',
        smart_risicoklasse: '1',
        werkomschrijving: 'Bouten losnemen, schot in zijn geheel verpakken.',
      },
    ],
  },
  {
    ...CLEAN,
    nummer: 'B17',
    product: 'Tegellijm',
    toepassing: 'Tegellijm',
    structuur: 'Hechtgebonden',
    binding: 'Lijm of kit',
    eenheid: 'm²',
    kleur: 'Wit',
    omschrijving: 'Lijm onder de wandtegels van de keuken. In beide monsters is geen asbest aangetoond.',
    condition: { ...NO_TREATMENT, bevestiging: 'Gelijmd' },
    subject: { motif: 'floor', variant: 'wall' },
    shown: { overview: 'Tegelwand van de keuken', detail: 'Lijm op de rug van een tegel', detailLabel: 'Detailfoto' },
    locations: inDwellings(['keuken', 'Wand boven het aanrecht', 3]),
    samples: [
      taken('M33', 1, 'Tegellijm', 'Rug van een tegel', [nothing]),
      taken('M34', 5, 'Tegellijm', 'Rug van een tegel', [nothing]),
    ],
  },
  {
    ...CLEAN,
    nummer: 'B18',
    product: 'Stuc- of pleisterlaag',
    toepassing: 'Pleister- of stuclaag',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Gips of pleister',
    eenheid: 'm²',
    kleur: 'Wit, korrelig',
    omschrijving:
      'Sierpleister op de wanden van de hal. In twee monsters is geen asbest aangetoond; van twee is de uitslag er nog niet.',
    condition: { ...NO_TREATMENT, bevestiging: 'Gesmeerd of gepleisterd' },
    subject: { motif: 'floor', variant: 'wall' },
    shown: { overview: 'Sierpleister', detail: 'Korrel van de pleister', detailLabel: 'Detailfoto' },
    locations: inDwellings(['hal', 'Wanden', 18]),
    samples: [
      taken('M35', 1, 'Pleister', 'Naast de voordeur', [nothing]),
      taken('M36', 3, 'Pleister', 'Naast de meterkast', [nothing]),
      taken('M37', 4, 'Pleister', 'Naast de voordeur', OUT),
      taken('M38', 6, 'Pleister', 'Naast de meterkast', OUT),
    ],
  },
]

type Left = readonly [sub_asset: string, deel: string, beperking: string, omschrijving: string, advies: string]

/** Parts of spaces that were otherwise seen. */
const LEFT_OUT: readonly Left[] = [
  [
    'lift-a',
    'Schacht boven de put',
    'Liftschacht niet toegankelijk',
    'De lift kon niet worden stilgelegd; alleen de put is bekeken.',
    'Onderzoeken bij het tweede bezoek, samen met de liftonderhoudsfirma.',
  ],
  [
    'lift-b',
    'Schacht boven de put',
    'Liftschacht niet toegankelijk',
    'De lift kon niet worden stilgelegd; alleen de put is bekeken.',
    'Onderzoeken bij het tweede bezoek, samen met de liftonderhoudsfirma.',
  ],
  [
    'schacht-noord',
    'Boven de tweede verdieping',
    'Leidingschacht niet te openen',
    'De schacht heeft hoger geen luiken.',
    'Openen bij het vervangen van de standleidingen.',
  ],
  [
    'schacht-zuid',
    'Boven de tweede verdieping',
    'Leidingschacht niet te openen',
    'De schacht heeft hoger geen luiken.',
    'Openen bij het vervangen van de standleidingen.',
  ],
  [
    'trafo',
    'Achter het hekwerk',
    'Installatie onder spanning',
    'Achter het hekwerk mag alleen de netbeheerder komen.',
    'Onderzoeken samen met de netbeheerder.',
  ],
  [
    'gevel-voor',
    'Boven de vijfde verdieping',
    'Hoogte zonder hoogwerker onbereikbaar',
    'Van de galerijen af is het hogere deel niet te bereiken.',
    'Onderzoeken met een hoogwerker vóór het gevelwerk.',
  ],
  [
    'gevel-achter',
    'Boven de vijfde verdieping',
    'Hoogte zonder hoogwerker onbereikbaar',
    'Van de balkons af is het hogere deel niet te bereiken.',
    'Onderzoeken met een hoogwerker vóór het gevelwerk.',
  ],
  [
    'w23-slaapkamer-2',
    'Achter de opgestapelde inboedel',
    'Inboedel of opslag belemmert zicht',
    'De kamer staat voor de helft vol dozen.',
    'Na het leegmaken opnieuw bekijken.',
  ],
  [
    'w91-badkamer',
    'Achter de douchecabine',
    'Destructief onderzoek niet toegestaan',
    'De bewoner wilde de nieuwe cabine niet laten afnemen.',
    'Bekijken bij de badkamerrenovatie.',
  ],
]

type Limited = readonly [
  sub_assets: readonly string[],
  beperking: string,
  omschrijving: string,
  gevolg: string,
  advies: string,
]

const LIMITED: readonly Limited[] = [
  ...sampledDwellings.map(
    (number): Limited => [
      [`w${number}-woonkamer`, `w${number}-slaapkamer-1`],
      'Inboedel of opslag belemmert zicht',
      `Woning ${number} is bewoond en gemeubileerd.`,
      'Vloeren en wanden achter grote meubels zijn niet bekeken.',
      'Meubels laten verplaatsen bij de controle per woning.',
    ],
  ),
  [
    ['stookruimte'],
    'Besmettingsgevaar',
    'De stookruimte is kort en met volgelaatsmasker betreden.',
    'De leidingen onder de spuitlaag zijn niet bekeken.',
    'Na het verwijderen van de spuitlaag opnieuw onderzoeken.',
  ],
  [
    ['hydrofoor'],
    'Installatie in bedrijf of heet',
    'De pompen waren in bedrijf.',
    'De pakkingen van de pompen zijn niet bekeken.',
    'Bekijken bij onderhoud.',
  ],
  [
    ['machinekamer-a', 'machinekamer-b'],
    'Installatie in bedrijf of heet',
    'De liften waren in bedrijf.',
    'De schakelkasten zijn niet geopend.',
    'Openen samen met de liftonderhoudsfirma.',
  ],
  [
    ['dakrand'],
    'Dak niet veilig te betreden',
    'De dakrand heeft geen valbeveiliging.',
    'De dakrand is vanaf het dakvlak bekeken.',
    'Met valbeveiliging bekijken vóór het dakwerk.',
  ],
  [
    ['hal', 'entree'],
    'Vaste vloerafwerking niet te verwijderen',
    'De tegelvloer blijft liggen.',
    'Onder de tegels is niet gekeken.',
    'Bij het opbreken een inspecteur laten meekijken.',
  ],
  [
    [],
    'Tekeningen ontbreken',
    'De installatietekeningen zijn niet in het archief van de verhuurder.',
    'Het verloop van de leidingen is ter plaatse bepaald.',
    'Rekening houden met afgedekte leidingen.',
  ],
]

const exclusions = LEFT_OUT.map(
  ([space, deel, beperking, omschrijving, advies], i): ExclusionData => ({
    onderzoek: SURVEY,
    nummer: `U${i + 1}`,
    sub_asset: `A3/${space}`,
    deel,
    beperking,
    omschrijving,
    asbest_vermoed: space.startsWith('lift') || space.startsWith('schacht') ? 'ja' : 'onbekend',
    advies,
    inventarisatie_user: SAMIR,
  }),
)

const limitations = LIMITED.map(
  ([spaces, beperking, omschrijving, gevolg, advies], i): LimitationData => ({
    onderzoek: SURVEY,
    nummer: `BP${i + 1}`,
    beperking,
    sub_assets: spaces.map((space) => `A3/${space}`),
    omschrijving,
    gevolg,
    advies,
    in_rapport: true,
    inventarisatie_user: SAMIR,
  }),
)

const partly = new Set(exclusions.map(({ sub_asset }) => sub_asset))
const sampled: ReadonlySet<number> = new Set(sampledDwellings)

/** All that the survey of the flats has recorded so far. */
export const flatsFirst: SurveyRecords = {
  ...recordSources(
    { survey: SURVEY, asset: 'A3', spaces: flatsSpaces, laboratory: 'vezelzicht', visitOf, doneBy },
    [...common, ...inside].map((source) => ({ source, recorded: true })),
  ),
  measures: [
    {
      bron_locatie: 'A3/B01.1',
      onderzoek: SURVEY,
      beheersmaatregel_type: 'Ruimte afsluiten',
      omschrijving: 'Slot van de stookruimte vervangen, waarschuwing op de deur; kier onder de deur afgeplakt.',
      behandelmoment: 'Direct',
      verantwoordelijke: 'Stichting Wonen Waterveen',
      frequentie_maanden: 2,
      gereed_op: { day: -21 },
    },
  ],
  treatments: [],
  exclusions,
  limitations,
  surveySpaces: flatsSpaces.map((space) => {
    const { key, afwerking } = space
    const number = dwellingOf(space)
    const isSeen = number === null || sampled.has(number)
    return {
      onderzoek: SURVEY,
      sub_asset: key,
      onderzocht: isSeen ? (partly.has(key) ? ('gedeeltelijk' as const) : ('ja' as const)) : ('nvt' as const),
      ...(isSeen
        ? { onderzocht_op: { day: number === null ? -21 : -20 }, ...afwerking }
        : { opmerking: 'Niet in de steekproef; zes woningen zijn onderzocht.' }),
      inventarisatie_user: doneBy(space),
    }
  }),
  remarks: [
    {
      onderzoek: SURVEY,
      titel: 'Melding aan de opdrachtgever',
      tekst:
        '<p>De spuitlaag in de stookruimte (B01) is op de dag van het eerste bezoek telefonisch gemeld. De ruimte is in overleg afgesloten.</p>',
      in_rapport: true,
      volgorde: 1,
    },
    {
      onderzoek: SURVEY,
      titel: 'Keuze van de woningen',
      tekst:
        '<p>De zes woningen staan voor de drie plattegronden en voor de hoogte in het gebouw. In woning 47 is na een brand in 2003 de keuken vernieuwd.</p>',
      in_rapport: true,
      volgorde: 2,
    },
  ],
  reports: [
    {
      onderzoek: SURVEY,
      rapport_template: 'Asbestinventarisatie NL',
      versie: 1,
      datum: { day: -1 },
      status: 'concept',
      opgesteld_door: NOOR,
    },
  ],
}
