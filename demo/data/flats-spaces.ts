import { type FloorData, type Row, type SpaceData, spacesOf } from './spaces.ts'

const ASSET = 'A3'

const STOREYS = ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde', 'Zesde', 'Zevende', 'Achtste', 'Negende', 'Tiende']
const PER_STOREY = 12

/** The dwellings that stand for the other ones. */
export const sampledDwellings = [4, 23, 47, 68, 91, 118] as const

/** The thirteen floors of the flats, from below. */
export const flatsFloors: FloorData[] = [
  { key: 'A3/onderbouw', asset: ASSET, verdieping_naam: 'Begane grond', naam: 'Onderbouw', niveau: 0 },
  ...STOREYS.map((storey, i) => ({
    key: `A3/laag-${i + 1}`,
    asset: ASSET,
    verdieping_naam: `${storey} verdieping`,
    niveau: i + 1,
  })),
  { key: 'A3/dak', asset: ASSET, verdieping_naam: 'Dak', niveau: 90 },
  { key: 'A3/gevel', asset: ASSET, verdieping_naam: 'Gevel', naam: 'Gevels', niveau: 91 },
]

const ROOMS: readonly (readonly [
  key: string,
  naam: string,
  ruimte_naam: string,
  area: number,
  ...made: [string, string, string, string],
])[] = [
  ['hal', 'hal', 'Hal', 7, 'Vinylzeil', 'Stuc', 'Beton', '-'],
  ['meterkast', 'meterkast', 'Meterkast', 1, 'Beton', 'Plaat', 'Beton', 'Elektra, gas, water'],
  ['toilet', 'toilet', 'Toilet', 1.4, 'Vinylzeil', 'Tegel op plaat', 'Beton', 'Standleiding, ventilatie'],
  ['badkamer', 'badkamer', 'Badkamer', 4, 'Vinyltegel', 'Tegel op plaat', 'Beton', 'Ventilatie'],
  ['keuken', 'keuken', 'Keuken', 8, 'Vinylzeil', 'Tegel op plaat', 'Beton', 'Gas, ventilatie'],
  ['woonkamer', 'woonkamer', 'Woonkamer', 26, 'Laminaat', 'Behang', 'Beton', 'Radiator'],
  ['slaapkamer-1', 'slaapkamer 1', 'Slaapkamer 1', 13, 'Tapijt', 'Behang', 'Beton', 'Radiator'],
  ['slaapkamer-2', 'slaapkamer 2', 'Slaapkamer 2', 9, 'Tapijt', 'Behang', 'Beton', 'Radiator'],
  ['balkon', 'balkon', 'Balkon', 6, 'Beton', 'Plaat', 'Beton', '-'],
]

const dwelling = (number: number): Row[] =>
  ROOMS.map(([key, naam, ruimte_naam, area, ...made], i) => [
    `w${number}-${key}`,
    `${number}.0${i + 1}`,
    `Woning ${number}, ${naam}`,
    ruimte_naam,
    area,
    ...made,
  ])

const storey = (level: number): Row[] => {
  const nr = (i: number) => `${level}.C${i}`
  return [
    [`galerij-${level}`, nr(1), 'Galerij', 'Galerij', 96, 'Beton', 'Steen, kozijnen', 'Beton', 'Meterkasten'],
    [`trap-noord-${level}`, nr(2), 'Trappenhuis noord', 'Trappenhuis', 16, 'Beton', 'Steen', 'Beton', 'Branddeur'],
    [`trap-zuid-${level}`, nr(3), 'Trappenhuis zuid', 'Trappenhuis', 16, 'Beton', 'Steen', 'Beton', 'Branddeur'],
    ...Array.from({ length: PER_STOREY }, (_, i) => dwelling((level - 1) * PER_STOREY + i + 1)).flat(),
  ]
}

/** Its 1.138 spaces: 58 common ones, and nine in each of 120 dwellings. */
export const flatsSpaces: readonly SpaceData[] = spacesOf(ASSET, {
  onderbouw: {
    hoogte: 2.6,
    rows: [
      ['entree', '0.01', 'Entree', 'Entree', 24, 'Tegel', 'Steen', 'Beton', 'Postkasten'],
      ['hal', '0.02', 'Hal', 'Hal', 40, 'Tegel', 'Steen', 'Beton', '-'],
      ['postruimte', '0.03', 'Postruimte', 'Overig', 9, 'Tegel', 'Steen', 'Beton', '-'],
      ['stookruimte', '0.04', 'Stookruimte', 'Cv-ruimte', 86, 'Beton', 'Beton', 'Spuitlaag', 'Ketels, verdeler'],
      ['bergingsgang-noord', '0.05', 'Bergingsgang noord', 'Gang', 110, 'Beton', 'Steen', 'Beton', 'Standleidingen'],
      ['bergingsgang-midden', '0.06', 'Bergingsgang midden', 'Gang', 118, 'Beton', 'Steen', 'Beton', 'Standleidingen'],
      ['bergingsgang-zuid', '0.07', 'Bergingsgang zuid', 'Gang', 110, 'Beton', 'Steen', 'Beton', 'Standleidingen'],
      ['fietsenstalling', '0.08', 'Fietsenstalling', 'Fietsenstalling', 140, 'Beton', 'Steen', 'Beton', '-'],
      ['afvalruimte', '0.09', 'Afvalruimte', 'Afvalruimte', 18, 'Beton', 'Steen', 'Beton', '-'],
      ['meterruimte', '0.10', 'Meterruimte', 'Elektraruimte', 14, 'Beton', 'Plaat', 'Beton', 'Elektra'],
      ['trafo', '0.11', 'Traforuimte', 'Traforuimte', 16, 'Beton', 'Beton', 'Beton', 'Transformator'],
      ['hydrofoor', '0.12', 'Hydrofoorruimte', 'Technische ruimte', 12, 'Beton', 'Steen', 'Beton', 'Pompen'],
      ['werkkast', '0.13', 'Werkkast', 'Inbouwkast', 5, 'Tegel', 'Steen', 'Beton', '-'],
      ['trap-noord', '0.14', 'Trappenhuis noord', 'Trappenhuis', 18, 'Beton', 'Steen', 'Beton', '-'],
      ['trap-zuid', '0.15', 'Trappenhuis zuid', 'Trappenhuis', 18, 'Beton', 'Steen', 'Beton', '-'],
      ['lift-a', '0.16', 'Liftschacht A', 'Liftschacht', 4, '-', 'Beton', '-', 'Lift'],
      ['lift-b', '0.17', 'Liftschacht B', 'Liftschacht', 4, '-', 'Beton', '-', 'Lift'],
      ['schacht-noord', '0.18', 'Leidingschacht noord', 'Leidingschacht', 3, 'Beton', 'Steen', '-', 'Standleiding'],
      ['schacht-zuid', '0.19', 'Leidingschacht zuid', 'Leidingschacht', 3, 'Beton', 'Steen', '-', 'Standleiding'],
    ],
  },
  ...Object.fromEntries(STOREYS.map((_, i) => [`laag-${i + 1}`, { hoogte: 2.6, rows: storey(i + 1) }])),
  dak: {
    rows: [
      ['dakvlak', 'D.01', 'Dakvlak', 'Dak', 1120, 'Bitumen', '-', '-', 'Ventilatie'],
      ['dakrand', 'D.02', 'Dakrand', 'Dakrand', 210, 'Zink', '-', '-', '-'],
      [
        'machinekamer-a',
        'D.03',
        'Liftmachinekamer A',
        'Liftmachinekamer',
        14,
        'Beton',
        'Steen',
        'Beton',
        'Liftmachine',
      ],
      [
        'machinekamer-b',
        'D.04',
        'Liftmachinekamer B',
        'Liftmachinekamer',
        14,
        'Beton',
        'Steen',
        'Beton',
        'Liftmachine',
      ],
      [
        'ventilatie',
        'D.05',
        'Ventilatieruimte',
        'Luchtbehandelingsruimte',
        20,
        'Beton',
        'Steen',
        'Beton',
        'Ventilatoren',
      ],
    ],
  },
  gevel: {
    rows: [
      ['gevel-voor', 'G.01', 'Voorgevel', 'Gevel voor', 2300, '-', 'Beton, kozijnen', '-', '-'],
      ['gevel-achter', 'G.02', 'Achtergevel', 'Gevel achter', 2300, '-', 'Beton, kozijnen', '-', '-'],
      ['gevel-noord', 'G.03', 'Kopgevel noord', 'Gevel links', 320, '-', 'Steen', '-', '-'],
      ['gevel-zuid', 'G.04', 'Kopgevel zuid', 'Gevel rechts', 320, '-', 'Steen', '-', '-'],
    ],
  },
})

/** The number of the dwelling that a space lies in; null for a common one. */
export function dwellingOf({ key }: SpaceData): number | null {
  const number = /^A3\/w(\d+)-/.exec(key)?.[1]
  return number === undefined ? null : Number(number)
}
