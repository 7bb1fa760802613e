import { AMOSIET, CHRYSOTIEL, found, SOUND, sampling } from './drafts.ts'
import type { ConditionData, SampleDraft, SourceDraft } from './records.ts'

const material = sampling({
  analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  geanalyseerd_op: { day: -2, time: '13:50' },
  lab: 'V-05488',
})

/** What is no asbestos goes to the laboratory that measures it. */
const CHEMICAL = { laboratorium: 'microscan', geanalyseerd_op: { day: -1, time: '16:05' }, lab: 'MS-3107' }
const ofPaint = { ...CHEMICAL, monster_soort: 'Verf- of coatingmonster' }
const leadPaint = sampling({ ...ofPaint, analyse_methode: 'ICP-MS of ICP-OES laboratorium' })
const chromePaint = sampling({ ...ofPaint, analyse_methode: 'Zeswaardig chroom, spectrofotometrie' })
const sheath = sampling({
  ...CHEMICAL,
  monster_soort: 'Materiaalmonster chemisch',
  analyse_methode: 'Gaschromatografie GC-MS',
})
const oil = sampling({
  ...CHEMICAL,
  monster_soort: 'Olie- of vloeistofmonster',
  analyse_methode: 'Gaschromatografie GC-MS of GC-ECD',
})

type Results = SampleDraft['analyses'][number]['results']

/** One that the laboratory has not answered yet. */
const OUT: Results = []

/** So many mg/kg, on one side of the threshold of its substance. */
const measured = (analyse_materiaal: string, waarde: number, threshold: number): Results => [
  {
    analyse_materiaal,
    analyse_resultaat: 'Aangetoond',
    analyse_resultaat_hoeveelheid: `${waarde < threshold ? '<' : '≥'} ${threshold} mg/kg`,
    waarde,
    eenheid: 'mg/kg',
  },
]
const lead = (waarde: number) => measured('Lood', waarde, 1000)
const chrome = (waarde: number) => measured('Zeswaardig chroom', waarde, 1000)
const pcb = (waarde: number) => measured('Polychloorbifenylen', waarde, 50)

/** On board nothing is removed for a survey: it is listed, and goes when the part goes. */
const LISTED = 'Vermelden in IHM, ter plaatse laten'
const ON_BOARD: Omit<ConditionData, 'bevestiging'> = {
  ...SOUND,
  blootstelling: 'Incidenteel bij onderhoud',
  behandelmoment: 'Bij eerstvolgende dokbeurt',
}
const IN_DOCK = 'Verwijderen tijdens dokbeurt (schip)'
const UNBOUND = { structuur: 'Niet van toepassing', bron_advies: LISTED } as const

const board: Results = [found(AMOSIET, '15 - 30%'), found(CHRYSOTIEL, '5 - 10%')]

/** Nine sources: five of asbestos, four of other hazardous materials. The classes of removal are for buildings: here there are none. */
export const vesselSources: readonly SourceDraft[] = [
  {
    nummer: 'B01',
    product: 'Scheepspaneel (board)',
    toepassing: 'Schot of wandpaneel',
    structuur: 'Niet-hechtgebonden',
    binding: 'Kalk- of calciumsilicaat',
    eenheid: 'm²',
    kleur: 'Grijswit board, 22 mm, met kunststof toplaag',
    dikte: 22,
    bron_advies: LISTED,
    omschrijving:
      'Scheidingswanden van de acht hutten, uit de bouw. Bij de verbouwing van 1996 is er een nieuwe betimmering voor gezet; het board zit er nog achter en is heel. Niet boren of zagen; vóór werk aan de wanden verwijderen.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...ON_BOARD,
      bevestiging: 'In sponning of profiel',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'Achter voorzetwand',
      blootstelling: 'Verblijfsruimte, dagelijks gebruik',
    },
    subject: { motif: 'panel', variant: 'ceiling' },
    shown: {
      overview: 'Hut met het board uit de bouw',
      detail: 'Rand van het board in het profiel',
      detailLabel: 'Detailfoto',
    },
    locations: [
      {
        space: 'h1',
        plaats: 'Wand naar de gang en naar hut 2',
        hoeveelheid: 8,
        ihm_massa: 120,
        extraPhotos: [
          { label: 'Afscherming', onderschrift: 'Hut 1. Betimmering van 1996 voor het board', view: 'overview' },
        ],
      },
      { space: 'h2', plaats: 'Wand naar de gang en naar hut 3', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h3', plaats: 'Wand naar de gang', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h4', plaats: 'Wand naar de gang en naar hut 5', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h5', plaats: 'Wand naar de gang en naar hut 6', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h6', plaats: 'Wand naar de gang', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h7', plaats: 'Wand naar de trap', hoeveelheid: 8, ihm_massa: 120 },
      { space: 'h8', plaats: 'Wand naar de trap', hoeveelheid: 8, ihm_massa: 120 },
    ],
    samples: [
      material('M01', 1, 'Grijswit vezelig board', 'Onderrand, achter de plint', board),
      material('M02', 2, 'Grijswit vezelig board', 'Onderrand, naast de deur', board),
      material('M03', 3, 'Grijswit vezelig board', 'Naast de wandcontactdoos', OUT),
      material('M04', 4, 'Grijswit vezelig board', 'Onderrand, achter de kooi', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Betimmering afnemen, panelen heel uit de profielen nemen en verpakken; hut in containment.',
        randvoorwaarden: 'Ventilatie van het dek afgesloten, hutten leeg.',
      },
    ],
  },
  {
    nummer: 'B02',
    product: 'Flenspakking',
    toepassing: 'Flenspakking',
    structuur: 'Gedeeltelijk hechtgebonden',
    binding: 'Rubber',
    eenheid: 'stuks',
    kleur: 'Grijs, vlak, 2 mm',
    dikte: 2,
    bron_advies: LISTED,
    omschrijving:
      'Pakkingen tussen de flenzen van de brandstof-, smeerolie- en koelwaterleidingen uit de bouw. Een deel is bij onderhoud vervangen; waar, is niet bijgehouden. De leidingen onder druk zijn niet geopend (BP3).',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...ON_BOARD,
      bevestiging: 'Tussen flenzen',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'flange' },
    shown: { overview: 'Leiding met flenzen', detail: 'Rand van de pakking', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'sep',
        plaats: 'Brandstofleiding naar de separator',
        hoeveelheid: 8,
        ihm_massa: 0.4,
        extraPhotos: [{ label: 'Ruimte', onderschrift: 'Separatorruimte, vanaf de trap', view: 'overview' }],
      },
      { space: 'sep', plaats: 'Smeeroliekoeler, aan- en afvoer', hoeveelheid: 4, ihm_massa: 0.2 },
      { space: 'st', plaats: 'Koelwaterleiding langs de as', hoeveelheid: 6, ihm_massa: 0.3 },
    ],
    samples: [
      material('M05', 1, 'Pakkingmateriaal', 'Losgenomen flens bij het filter', [found(CHRYSOTIEL, '30 - 60%')]),
      material('M06', 2, 'Pakkingmateriaal', 'Flens aan de afvoerkant', [found(CHRYSOTIEL, '30 - 60%')]),
      material('M07', 3, 'Pakkingmateriaal', 'Flens bij de lensput', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Leiding naast de flens doorsnijden en de verbinding gesloten afvoeren.',
        randvoorwaarden: 'Leiding leeg en drukloos.',
      },
    ],
  },
  {
    nummer: 'B03',
    product: 'Stopbuspakking',
    toepassing: 'Afsluiterpakking',
    structuur: 'Niet-hechtgebonden',
    binding: 'Geweven of gesponnen',
    eenheid: 'stuks',
    kleur: 'Grijs gevlochten koord, 10 mm, ingevet',
    afmeting: '10 x 10 mm',
    bron_advies: LISTED,
    omschrijving:
      'Gevlochten pakking in de stopbussen van de lens- en ballastpompen en hun afsluiters. De pakking is ingevet en zit vast achter het drukstuk.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...ON_BOARD,
      bevestiging: 'Geklemd',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'Geheel omsloten in toestel of deur',
      blootstelling: 'Geen',
    },
    subject: { motif: 'pipe', variant: 'flange' },
    shown: { overview: 'Pomp met stopbus', detail: 'Pakking achter het drukstuk', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'st',
        plaats: 'Lenspomp, as en afsluiters',
        hoeveelheid: 5,
        ihm_massa: 0.2,
        extraPhotos: [
          { label: 'Merk of stempel', onderschrift: 'Schroefastunnel. Typeplaat van de lenspomp', view: 'detail' },
        ],
      },
      { space: 'sep', plaats: 'Ballastpomp, as en afsluiters', hoeveelheid: 3, ihm_massa: 0.2 },
    ],
    samples: [
      material('M08', 1, 'Gevlochten pakkingkoord', 'Stopbus van de lenspomp', [found(CHRYSOTIEL, '> 60%')]),
      material('M09', 2, 'Gevlochten pakkingkoord', 'Afsluiter op de persleiding', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Pomp of afsluiter in zijn geheel afvoeren; de stopbus aan boord niet openen.',
      },
    ],
  },
  {
    nummer: 'B04',
    product: 'Frictiemateriaal',
    toepassing: 'Remvoering lier',
    structuur: 'Hechtgebonden',
    binding: 'Hars (frictiemateriaal)',
    eenheid: 'stuks',
    kleur: 'Bruinzwart, 12 mm, met koperen nieten',
    dikte: 12,
    bron_advies: LISTED,
    omschrijving:
      'Voering van de bandremmen van beide ankerlieren, de oorspronkelijke volgens de hoofdwerktuigkundige. De voering is versleten; onder de rem ligt stof.',
    materiaal_status: 'Asbesthoudend',
    condition: {
      ...ON_BOARD,
      bevestiging: 'Geschroefd',
      conditie: 'Matig',
      beschadiging: 'Slijtage',
      beschadiging_percentage: 30,
      blootstelling: 'Mechanische belasting',
    },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Ankerlier met bandrem', detail: 'Nieten in de voering', detailLabel: 'Bevestiging' },
    locations: [
      {
        space: 'lh',
        plaats: 'Bandrem ankerlier bakboord',
        hoeveelheid: 1,
        ihm_massa: 3,
        extraPhotos: [
          { label: 'Beschadiging', onderschrift: 'Lierhuis voor. Slijtstof onder de bandrem', view: 'detail' },
        ],
      },
      { space: 'lh', plaats: 'Bandrem ankerlier stuurboord', hoeveelheid: 1, ihm_massa: 3 },
    ],
    samples: [
      material('M10', 1, 'Remvoering', 'Uiteinde van de band', [found(CHRYSOTIEL, '30 - 60%')]),
      material('M11', 2, 'Remvoering', 'Uiteinde van de band', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Remband met voering in zijn geheel afnemen en verpakken; remtrommel en vloer reinigen.',
      },
    ],
  },
  {
    nummer: 'B05',
    product: 'Vinyltegel',
    toepassing: 'Vloertegel',
    structuur: 'Hechtgebonden',
    binding: 'Kunststof of vinyl',
    eenheid: 'm²',
    kleur: 'Groen gevlamd, 30 x 30 cm, op zwarte lijm',
    dikte: 3,
    bron_advies: LISTED,
    omschrijving:
      'Vloertegels met lijm uit de bouw. In de controlekamer blijft het gehalte onder de drempel van 0,1%; van de kombuis en de mess is de uitslag nog niet binnen.',
    materiaal_status: 'Asbestverdacht',
    condition: { ...ON_BOARD, bevestiging: 'Gelijmd', blootstelling: 'Verblijfsruimte, dagelijks gebruik' },
    subject: { motif: 'floor', variant: 'tile' },
    shown: { overview: 'Tegelvloer', detail: 'Naad tussen twee tegels', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'mes', plaats: 'Gehele vloer', hoeveelheid: 24 },
      {
        space: 'kom',
        plaats: 'Onder de antislipvloer',
        hoeveelheid: 12,
        condition: { afscherming: 'Onder vloerbedekking of dekvloer' },
      },
      { space: 'ck', plaats: 'Gehele vloer', hoeveelheid: 16 },
    ],
    samples: [
      material('M12', 1, 'Tegel met zwarte lijm', 'Onder de bank', OUT),
      material('M13', 2, 'Tegel met zwarte lijm', 'Naast het fornuis', OUT),
      material('M14', 3, 'Tegel met zwarte lijm', 'Onder de lessenaar', [found(CHRYSOTIEL, '< 0,1%')]),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Tegels verwarmd losnemen, lijmlaag bevochtigd afschrapen.',
      },
    ],
  },
  {
    ...UNBOUND,
    nummer: 'B06',
    materiaal_type: 'Lood',
    product: 'Loodhoudende verf',
    toepassing: 'Coating of verf',
    eenheid: 'm²',
    kleur: 'Oranje menie onder grijze deklaag',
    omschrijving:
      'Menie op staalwerk en schotten van de machinekamer, onder latere lagen. De verf zit vast; op de randen van de platen is ze weggeroest. Niet branden of droog schuren.',
    materiaal_status: 'Boven drempelwaarde',
    condition: {
      ...ON_BOARD,
      bevestiging: 'Niet van toepassing',
      conditie: 'Redelijk',
      beschadiging: 'Licht',
      afscherming: 'Geschilderd of gecoat',
    },
    subject: { motif: 'pipe', variant: 'cord' },
    shown: { overview: 'Geschilderd staalwerk', detail: 'Lagen verf op de rand', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'hm',
        plaats: 'Fundaties en schotten',
        hoeveelheid: 65,
        ihm_massa: 37,
        extraPhotos: [
          { label: 'Beschadiging', onderschrift: 'Hulpmotorenkamer. Roest onder de menie', view: 'detail' },
        ],
      },
      { space: 'sep', plaats: 'Schotten', hoeveelheid: 40, ihm_massa: 23 },
      { space: 'sch', plaats: 'Binnenzijde van de mantel', hoeveelheid: 30, ihm_massa: 17 },
      { space: 'st', plaats: 'Wanden en roosterdragers', hoeveelheid: 70, ihm_massa: 40 },
    ],
    samples: [
      leadPaint('F01', 1, 'Verf, vier lagen tot op het staal', 'Schot achter hulpmotor 2', lead(8400)),
      leadPaint('F02', 2, 'Verf, drie lagen tot op het staal', 'Naast de deur', lead(5200)),
      leadPaint('F03', 3, 'Verf, drie lagen tot op het staal', 'Naast het mangat', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving:
          'Verf met afzuiging verwijderen waar gebrand of gelast wordt; residu als gevaarlijk afval afvoeren.',
      },
    ],
  },
  {
    ...UNBOUND,
    nummer: 'B07',
    materiaal_type: 'Chroom-6',
    product: 'Chroom-6-houdende verf',
    toepassing: 'Coating of verf',
    eenheid: 'm²',
    kleur: 'Geelgroene grondlaag onder wit',
    omschrijving:
      'Geelgroene grondverf op lichtmetalen delen: luiken, roosters en kanalen. Bij de hulpmotoren blijft het gehalte onder de drempelwaarde; van de separatorruimte is de uitslag nog niet binnen.',
    materiaal_status: 'Verdacht',
    condition: { ...ON_BOARD, bevestiging: 'Niet van toepassing', afscherming: 'Geschilderd of gecoat' },
    subject: { motif: 'panel', variant: 'lift' },
    shown: { overview: 'Geschilderd luik', detail: 'Grondlaag onder de witte verf', detailLabel: 'Detailfoto' },
    locations: [
      { space: 'hm', plaats: 'Luiken en luchtkanaal', hoeveelheid: 18 },
      { space: 'sep', plaats: 'Vloerroosters en luchtkanaal', hoeveelheid: 9 },
    ],
    samples: [
      chromePaint('F04', 1, 'Witte verf met geelgroene grondlaag', 'Luik van het luchtkanaal', chrome(640)),
      chromePaint('F05', 2, 'Witte verf met geelgroene grondlaag', 'Rand van het rooster', OUT),
    ],
    strategies: [],
  },
  {
    ...UNBOUND,
    nummer: 'B08',
    materiaal_type: 'PCB',
    product: 'PCB-houdende kit of kabelmantel',
    toepassing: 'Kabelisolatie',
    eenheid: 'm¹',
    kleur: 'Zwarte mantel, stug, rond 18 mm',
    afmeting: 'Rond 18 mm',
    omschrijving:
      'Kabels uit de bouw met de kit van hun doorvoeren. De nieuwe kabels van 2006 hebben een lichte mantel en zijn niet verdacht.',
    materiaal_status: 'Verdacht',
    condition: { ...ON_BOARD, bevestiging: 'Opgehangen', afscherming: 'Gedeeltelijk afgeschermd' },
    subject: { motif: 'pipe', variant: 'lagging' },
    shown: { overview: 'Kabelbaan', detail: 'Mantel bij de doorvoer', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'brug',
        plaats: 'Kabelbaan onder de console',
        hoeveelheid: 45,
        ihm_massa: 35,
        extraPhotos: [
          { label: 'Detailfoto', onderschrift: 'Stuurhuis. Kit in de doorvoer door het dek', view: 'detail' },
        ],
      },
      { space: 'ng', plaats: 'Kabelinvoer van het noodschakelbord', hoeveelheid: 20 },
    ],
    samples: [
      sheath('C01', 1, 'Zwarte kabelmantel met kit', 'Doorvoer onder de console', pcb(120)),
      sheath('C02', 2, 'Zwarte kabelmantel', 'Onder het noodschakelbord', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving:
          'Kabels bij vervanging heel uit de baan nemen en als PCB-houdend afval afvoeren; niet strippen.',
      },
    ],
  },
  {
    ...UNBOUND,
    nummer: 'B09',
    materiaal_type: 'PCB',
    product: 'PCB-houdende olie',
    toepassing: 'Schakelpaneel',
    eenheid: 'liter',
    kleur: 'Helder lichtgeel, scherpe geur',
    omschrijving:
      'Vulling van de transformator 440/220 V naast het noodschakelbord. De typeplaat noemt een koelvloeistof, geen merk. Onder de aftap zit een oude lekvlek.',
    materiaal_status: 'Boven drempelwaarde',
    condition: {
      ...ON_BOARD,
      bevestiging: 'Geheel omsloten',
      conditie: 'Redelijk',
      afscherming: 'Geheel omsloten in toestel of deur',
      bereikbaarheid: 'Alleen voor bevoegd personeel',
    },
    subject: { motif: 'panel', variant: 'boiler' },
    shown: { overview: 'Transformator', detail: 'Aftap met lekvlek', detailLabel: 'Detailfoto' },
    locations: [
      {
        space: 'ng',
        plaats: 'Transformator 440/220 V',
        hoeveelheid: 8.5,
        ihm_massa: 12,
        extraPhotos: [
          {
            label: 'Merk of stempel',
            onderschrift: 'Noodgeneratorruimte. Typeplaat van de transformator',
            view: 'detail',
          },
        ],
      },
    ],
    samples: [
      oil('O01', 1, 'Lichtgele olie', 'Onderste aftap', pcb(640)),
      oil('O02', 1, 'Lichtgele olie', 'Peilglas', OUT),
    ],
    strategies: [
      {
        sanerings_advies: IN_DOCK,
        werkomschrijving: 'Transformator gevuld en in zijn geheel afvoeren naar een erkende verwerker.',
        randvoorwaarden: 'Spanningsloos, met een lekbak.',
      },
    ],
  },
]
