import { SAMIR } from './people.ts'
import { recordSources, type SampleDraft, type SourceDraft, type SurveyRecords } from './records.ts'
import { firstSources } from './school-first.ts'
import { schoolSpaces } from './school-spaces.ts'

const S2 = 'S2'
const VISIT = 'S2/1'
/** The first survey's photos have the numbers up to this one. */
const PHOTOS_BEFORE = 110

/** A sample that was sent to the laboratory the day before and has not come back. */
const sent = (nummer: string, at: number, omschrijving: string, plaats: string): SampleDraft => ({
  nummer,
  at,
  omschrijving,
  plaats,
  analyses: [{ analyse_methode: 'Polarisatiemicroscopie (NEN 5896)', status: 'verstuurd', results: [] }],
})

const UNDERGROUND = {
  bereikbaarheid: 'Via kruipluik',
  afscherming: 'Niet afgeschermd',
  blootstelling: 'Vochtbelasting',
  asbestos_risk_assessment: 'Niet beoordeeld',
  behandelmoment: 'Voor aanvang van de renovatie',
}

/** The three sources that came to light when the crawl space was dry. */
const newSources: SourceDraft[] = [
  {
    nummer: 'B15',
    product: 'Asbestcement bekisting of vulplaatje',
    toepassing: 'Verloren bekisting',
    structuur: 'Hechtgebonden',
    binding: 'Cement',
    eenheid: 'stuks',
    kleur: 'Grijs, vlak, 12 mm, door water aangetast',
    dikte: 12,
    afmeting: '120 x 160 mm',
    bron_advies: 'Aanvullend destructief onderzoek',
    omschrijving:
      'Vulplaatjes onder de balken van de kruipruimte oost en de leidinggang, van een andere maat dan die van B14. Enkele plaatjes steken buiten de poer en zijn door het water zacht geworden aan de rand. Van elke maat is een monster genomen. Tot de uitslag bekend is, gelden zij als asbestverdacht.',
    materiaal_status: 'Asbestverdacht',
    condition: {
      ...UNDERGROUND,
      bevestiging: 'Verloren bekisting',
      conditie: 'Nat',
      beschadiging: 'Waterschade',
      beschadiging_percentage: 10,
    },
    subject: { motif: 'crawl-space', variant: 'packing' },
    shown: {
      overview: 'Balk op poeren na droogpompen',
      detail: 'Vulplaatje aan de rand van de poer',
      detailLabel: 'Detailfoto',
    },
    locations: [
      { space: 'kruipruimte-oost', plaats: 'Onder de balken, oostelijke rij', hoeveelheid: 22 },
      { space: 'leidinggang', plaats: 'Onder de afdekbalken', hoeveelheid: 12 },
    ],
    samples: [
      sent('M01', 1, 'Grijs vezelcement, nat', 'Derde poer vanaf de oostgevel'),
      sent('M02', 2, 'Grijs vezelcement', 'Eerste afdekbalk'),
    ],
    strategies: [],
  },
  {
    nummer: 'B16',
    product: 'Leidingisolatie',
    toepassing: 'Leidingisolatie',
    structuur: 'Niet-hechtgebonden',
    binding: 'Magnesia',
    eenheid: 'm¹',
    kleur: 'Grijswit, teerhoudende mantel, 35 mm dik',
    dikte: 35,
    bron_advies: 'Ruimte direct afsluiten',
    omschrijving:
      'Isolatie om de oude verwarmingsleiding in de kruipruimte oost, met een teerhoudende mantel. De mantel heeft onder water gestaan en is op meerdere plaatsen opengebarsten. Het materiaal lijkt op B06, maar de mantel is anders; daarom is het als aparte bron opgenomen. De ruimte is na het bezoek afgesloten.',
    materiaal_status: 'Asbestverdacht',
    condition: {
      ...UNDERGROUND,
      bevestiging: 'Omwikkeld',
      conditie: 'Slecht',
      beschadiging: 'Ernstig',
      beschadiging_percentage: 40,
      asbestos_risk_assessment: 'Risicobeoordeling NEN 2991 geadviseerd',
      behandelmoment: 'Direct',
    },
    subject: { motif: 'crawl-space', variant: 'lagging' },
    shown: { overview: 'Oude verwarmingsleiding', detail: 'Opengebarsten mantel', detailLabel: 'Beschadiging' },
    locations: [
      { space: 'kruipruimte-oost', plaats: 'Langs de noordwand, 0,5 m hoog', hoeveelheid: 18 },
      {
        space: 'leidinggang',
        plaats: 'Over de lengte van de gang',
        hoeveelheid: 11,
        condition: { beschadiging: 'Matig', beschadiging_percentage: 15, hoeveelheid_schatting: true },
      },
    ],
    samples: [
      sent('M03', 1, 'Isolatie, grijswit, nat', 'Opengebarsten deel'),
      sent('M04', 2, 'Isolatie, grijswit', 'Bij de bocht naar de lift'),
    ],
    strategies: [],
  },
  {
    nummer: 'B17',
    product: 'Moffenkit',
    toepassing: 'Moffenkit',
    structuur: 'Hechtgebonden',
    binding: 'Bitumen',
    eenheid: 'stuks',
    kleur: 'Zwart, taai, vezelig op de breuk',
    bron_advies: 'Nader onderzoek',
    omschrijving:
      'Zwarte kit in de moffen van de gresbuizen in de koker achter lokaal 7. De kit is zichtbaar geworden na het openen van de koker. Er zijn vier moffen; van twee is een monster genomen. Tot de uitslag bekend is, geldt de kit als asbestverdacht.',
    materiaal_status: 'Asbestverdacht',
    condition: {
      bevestiging: 'Gekit',
      conditie: 'Redelijk',
      beschadiging: 'Geen',
      bereikbaarheid: 'Bereikbaar na demontage',
      afscherming: 'In afgesloten schacht of koker',
      blootstelling: 'Geen',
      asbestos_risk_assessment: 'Geen risicobeoordeling nodig',
      behandelmoment: 'Voor aanvang van de renovatie',
    },
    subject: { motif: 'pipe', variant: 'stack' },
    shown: { overview: 'Geopende koker', detail: 'Mof met kitrand', detailLabel: 'Detailfoto' },
    locations: [{ space: 'lokaal-7', plaats: 'In de koker achter de kast', hoeveelheid: 4 }],
    samples: [
      sent('M05', 1, 'Kit, zwart, taai', 'Onderste mof'),
      sent('M06', 1, 'Kit, zwart, taai', 'Tweede mof van boven'),
    ],
    strategies: [],
  },
]

/** A known source, seen again at some of its places: which ones, how much now, and what has changed. */
const again = (
  nummer: string,
  places: { sequence: number; hoeveelheid: number; opmerking: string; photos?: boolean; plaats?: string }[],
) => {
  const source = firstSources.find((known) => known.nummer === nummer)
  if (!source) throw new Error(`The first survey has no source ${nummer}`)
  const material = source.samples.filter(({ monster_soort }) => monster_soort === undefined)
  const from = (sequence: number) => {
    const location = source.locations[sequence - 1]
    if (!location) throw new Error(`Source ${nummer} has no location ${sequence}`)
    return location
  }
  return {
    recorded: false,
    numbers: places.map(({ sequence }) => sequence),
    source: {
      ...source,
      established: source.established ?? {
        bron_locatie_analysemethode: 'Verwijzing naar eerder rapport',
        verwijzing_tekst: 'Rapport van het eerste onderzoek, versie 2',
      },
      samples: [],
      strategies: [],
      locations: places.map(({ sequence, hoeveelheid, opmerking, photos = false }) => {
        const { space, plaats, condition, subject } = from(sequence)
        const sample = material.find(({ at }) => at === sequence) ?? material[0]
        return {
          ...{ space, plaats, hoeveelheid, subject, photos, condition: { ...condition, opmerking } },
          ...(sample && { verwijst_naar_monster: `S1/${sample.nummer}` }),
        }
      }),
    },
  }
}

const visited = new Set([
  'A1/kruipruimte-west',
  'A1/kruipruimte-midden',
  'A1/kruipruimte-oost',
  'A1/leidinggang',
  'A1/fundering',
  'A1/cv-ruimte',
  'A1/lokaal-7',
  'A1/toilet-meisjes-boven',
  'A1/gevel-achter',
])

/** All that the supplementary survey of the school has recorded so far. */
export const schoolSecond: SurveyRecords = {
  ...recordSources(
    {
      survey: S2,
      asset: 'A1',
      spaces: schoolSpaces,
      laboratory: 'vezelzicht',
      visitOf: () => VISIT,
      doneBy: () => SAMIR,
      photosBefore: PHOTOS_BEFORE,
    },
    [
      again('B04', [{ sequence: 1, hoeveelheid: 24, opmerking: 'Ongewijzigd; installatie afgetapt.' }]),
      again('B06', [
        {
          sequence: 1,
          hoeveelheid: 42,
          opmerking: 'Opnieuw ingemeten tot aan de doorvoer naar de kruipruimte midden: 42 m¹ in plaats van 38 m¹.',
          photos: true,
        },
        {
          sequence: 2,
          hoeveelheid: 31,
          opmerking: 'Vier meter van deze leiding ligt in de kruipruimte west en is daar meegeteld.',
          photos: true,
        },
      ]),
      again('B08', [{ sequence: 3, hoeveelheid: 7, opmerking: 'Koker geopend voor het nieuwe riool; leiding gaaf.' }]),
      again('B10', [{ sequence: 4, hoeveelheid: 30, opmerking: 'Bekeken vanaf de steiger; geen wijziging.' }]),
      again('B14', [
        {
          sequence: 1,
          hoeveelheid: 60,
          opmerking: 'Aantal gecontroleerd aan de westzijde; komt overeen met het bestek.',
        },
      ]),
      ...newSources.map((source) => ({ source, recorded: true })),
    ],
  ),
  measures: [
    {
      bron_locatie: 'A1/B16.1',
      onderzoek: S2,
      beheersmaatregel_type: 'Ruimte afsluiten',
      omschrijving: 'Kruipluik van de cv-ruimte vergrendeld; aannemer en conciërge geïnformeerd.',
      behandelmoment: 'Direct',
      verantwoordelijke: 'Gemeente Oosterzijl',
      gereed_op: { day: -6 },
    },
  ],
  treatments: [],
  exclusions: [],
  limitations: [
    {
      onderzoek: S2,
      nummer: 'BP1',
      beperking: 'Andere beperking',
      sub_assets: ['A1/leidinggang'],
      omschrijving: 'De laatste zes meter van de leidinggang waren op de dag van het bezoek nog niet droog.',
      gevolg: 'Van dat deel zijn de hoeveelheden van B15 en B16 geschat.',
      advies: 'Een tweede bezoek plannen zodra het laatste deel droog is.',
      in_rapport: true,
      inventarisatie_user: SAMIR,
    },
  ],
  surveySpaces: schoolSpaces.map(({ key, afwerking }) => {
    const seen = visited.has(key)
    return {
      onderzoek: S2,
      sub_asset: key,
      onderzocht: seen ? ('ja' as const) : ('nvt' as const),
      ...(seen
        ? { onderzocht_op: { day: -6 }, ...afwerking }
        : { opmerking: 'Hoort niet bij deze aanvullende opdracht.' }),
      ...(seen &&
        key === 'A1/kruipruimte-oost' && {
          vloer: 'Zand, nat',
          wand: 'Beton',
          plafond: 'Beton',
          installaties: 'Cv-leiding, riool',
        }),
      inventarisatie_user: SAMIR,
    }
  }),
  remarks: [
    {
      onderzoek: S2,
      titel: 'Bemaling',
      tekst:
        '<p>De kruipruimte oost wordt drooggehouden met de pomp van de aannemer. Valt de pomp uit, dan staat de ruimte binnen een dag weer onder water.</p>',
      in_rapport: true,
      volgorde: 1,
    },
    {
      onderzoek: S2,
      titel: 'Spoed bij het laboratorium',
      tekst:
        '<p>De zes monsters zijn met prioriteit direct verstuurd, omdat de aannemer op de uitslag van B16 wacht. Uitslag doorbellen aan de projectleider vastgoed.</p>',
      in_rapport: false,
      volgorde: 2,
    },
  ],
  reports: [],
}
