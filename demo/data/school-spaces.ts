/** A floor of the school. */
export type FloorData = { key: string; asset: string; verdieping_naam: string; naam?: string; niveau: number }

/** A space of the school with what its floor, walls and ceiling are made of. */
export type SpaceData = {
  key: string
  asset: string
  verdieping: string
  nummer: string
  naam: string
  ruimte_naam: string
  parent_ruimte?: string
  oppervlakte?: number
  hoogte?: number
  gebruik?: string
  volgorde: number
  /** As recorded by the first survey. */
  afwerking: { vloer?: string; wand?: string; plafond?: string; installaties?: string }
}

/** The six floors, from below. */
export const schoolFloors: FloorData[] = [
  { key: 'A1/kruipruimte', asset: 'A1', verdieping_naam: 'Kruipruimte', niveau: -1 },
  { key: 'A1/begane-grond', asset: 'A1', verdieping_naam: 'Begane grond', niveau: 0 },
  { key: 'A1/eerste-verdieping', asset: 'A1', verdieping_naam: 'Eerste verdieping', niveau: 1 },
  { key: 'A1/dak', asset: 'A1', verdieping_naam: 'Dak', niveau: 90 },
  { key: 'A1/gevel', asset: 'A1', verdieping_naam: 'Gevel', naam: 'Gevels', niveau: 91 },
  { key: 'A1/buitenterrein', asset: 'A1', verdieping_naam: 'Buitenterrein', naam: 'Bijgebouwen', niveau: 92 },
]

type Row = [
  key: string,
  nummer: string,
  naam: string,
  ruimte_naam: string,
  /** m² */
  oppervlakte: number | null,
  vloer: string,
  wand: string,
  plafond: string,
  installaties: string,
  parent_ruimte?: string,
]

// A dash stands for a part that the space does not have.
const ROWS: Record<string, { hoogte?: number; rows: Row[] }> = {
  kruipruimte: {
    hoogte: 0.8,
    rows: [
      [
        'kruipruimte-west',
        'K.01',
        'Kruipruimte west',
        'Kruipruimte',
        310,
        'Zand',
        'Beton',
        'Beton',
        'Cv-leiding, riool',
      ],
      ['kruipruimte-midden', 'K.02', 'Kruipruimte midden', 'Kruipruimte', 280, 'Zand', 'Beton', 'Beton', 'Cv-leiding'],
      ['kruipruimte-oost', 'K.03', 'Kruipruimte oost', 'Kruipruimte', 295, '-', '-', '-', '-'],
      [
        'leidinggang',
        'K.04',
        'Leidinggang',
        'Leidingschacht',
        24,
        'Beton',
        'Metselwerk',
        'Beton',
        'Cv-leiding',
        'kruipruimte-oost',
      ],
      ['fundering', 'K.05', 'Fundering', 'Overig', null, 'Zand', 'Beton', '-', 'Riool'],
    ],
  },
  'begane-grond': {
    hoogte: 3.2,
    rows: [
      ['entree', '0.01', 'Entree', 'Entree', 18, 'Schoonloopmat', 'Steen', 'Houtwolcement', 'Luchtgordijn'],
      ['hal', '0.02', 'Hal', 'Hal', 96, 'Terrazzo', 'Steen', 'Houtwolcement', 'Radiator'],
      ['gang-west', '0.03', 'Gang west', 'Gang', 62, 'Terrazzo', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['gang-oost', '0.04', 'Gang oost', 'Gang', 58, 'Terrazzo', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-1', '0.05', 'Lokaal 1', 'Klaslokaal', 56, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-2', '0.06', 'Lokaal 2', 'Klaslokaal', 56, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-3', '0.07', 'Lokaal 3', 'Klaslokaal', 54, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-4', '0.08', 'Lokaal 4', 'Klaslokaal', 54, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-5', '0.09', 'Lokaal 5', 'Klaslokaal', 54, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-6', '0.10', 'Lokaal 6', 'Klaslokaal', 54, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      [
        'speellokaal',
        '0.11',
        'Speellokaal',
        'Speellokaal',
        110,
        'Linoleum',
        'Steen',
        'Houtwolcement',
        'Luchtverhitter',
      ],
      [
        'kleuterlokaal-1',
        '0.12',
        'Kleuterlokaal 1',
        'Klaslokaal',
        62,
        'Vinyltegel',
        'Steen, stuc',
        'Houtwolcement',
        'Radiator',
      ],
      [
        'kleuterlokaal-2',
        '0.13',
        'Kleuterlokaal 2',
        'Klaslokaal',
        60,
        'Vinyltegel',
        'Steen, stuc',
        'Houtwolcement',
        'Radiator',
      ],
      ['gemeenschapsruimte', '0.14', 'Gemeenschapsruimte', 'Aula', 140, 'Linoleum', 'Steen', 'Gipsplaat', 'Radiator'],
      ['keuken', '0.15', 'Keuken', 'Keuken', 18, 'Tegel', 'Tegel op plaat', 'Stuc', 'Boiler'],
      ['berging', '0.16', 'Berging', 'Berging', 14, 'Beton', 'Steen', 'Houtwolcement', '-', 'gemeenschapsruimte'],
      ['toilet-meisjes', '0.17', 'Toiletten meisjes', 'Toilet', 16, 'Tegel', 'Tegel op plaat', 'Stuc', 'Standleiding'],
      ['toilet-jongens', '0.18', 'Toiletten jongens', 'Toilet', 16, 'Tegel', 'Tegel', 'Stuc', 'Standleiding'],
      ['werkkast', '0.19', 'Werkkast', 'Inbouwkast', 5, 'Tegel', 'Stuc', 'Stuc', 'Uitstortgootsteen', 'gang-oost'],
      ['invalidentoilet', '0.20', 'Invalidentoilet', 'Toilet', 5, 'Tegel', 'Tegel', 'Gipsplaat', 'Ventilatie'],
      ['trappenhuis-west', '0.21', 'Trappenhuis west', 'Trappenhuis', 24, 'Terrazzo', 'Steen', 'Board', '-'],
      ['trappenhuis-oost', '0.22', 'Trappenhuis oost', 'Trappenhuis', 24, 'Terrazzo', 'Steen', 'Board', '-'],
      ['cv-ruimte', '0.23', 'Cv-ruimte', 'Cv-ruimte', 32, 'Beton', 'Plaat, steen', 'Plaat', 'Cv-ketel, verdeler'],
      ['meterkast', '0.24', 'Meterkast', 'Meterkast', 3, 'Beton', 'Multiplex', 'Beton', 'Elektra, gas, water', 'hal'],
      ['lerarenkamer', '0.25', 'Lerarenkamer', 'Docentenkamer', 48, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['directie', '0.26', 'Directie', 'Kantoor', 18, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['administratie', '0.27', 'Administratie', 'Kantoor', 16, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['liftschacht', '0.28', 'Liftschacht', 'Liftschacht', 4, '-', '-', '-', 'Lift'],
    ],
  },
  'eerste-verdieping': {
    hoogte: 3,
    rows: [
      ['gang-boven', '1.01', 'Gang', 'Gang', 88, 'Linoleum', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-7', '1.02', 'Lokaal 7', 'Klaslokaal', 52, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-8', '1.03', 'Lokaal 8', 'Klaslokaal', 52, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-9', '1.04', 'Lokaal 9', 'Klaslokaal', 52, 'Vinylzeil', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-10', '1.05', 'Lokaal 10', 'Klaslokaal', 52, 'Linoleum', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-11', '1.06', 'Lokaal 11', 'Klaslokaal', 52, 'Linoleum', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      ['lokaal-12', '1.07', 'Lokaal 12', 'Klaslokaal', 52, 'Linoleum', 'Steen, stuc', 'Houtwolcement', 'Radiator'],
      [
        'handvaardigheid',
        '1.08',
        'Handvaardigheid',
        'Praktijklokaal',
        64,
        'Linoleum',
        'Steen',
        'Houtwolcement',
        'Wasbak',
      ],
      ['bibliotheek', '1.09', 'Bibliotheek', 'Overig', 40, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['orthotheek', '1.10', 'Orthotheek', 'Archief', 14, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['ib-kamer', '1.11', 'IB-kamer', 'Kantoor', 14, 'Tapijt', 'Steen, stuc', 'Gipsplaat', 'Radiator'],
      ['berging-boven', '1.12', 'Berging', 'Berging', 12, 'Beton', 'Steen', 'Beton', '-'],
      ['toilet-meisjes-boven', '1.13', 'Toiletten meisjes', 'Toilet', 14, 'Tegel', 'Tegel', 'Stuc', 'Standleiding'],
      ['toilet-jongens-boven', '1.14', 'Toiletten jongens', 'Toilet', 14, 'Tegel', 'Tegel', 'Stuc', 'Standleiding'],
      ['werkkast-boven', '1.15', 'Werkkast', 'Inbouwkast', 4, 'Tegel', 'Stuc', 'Stuc', '-', 'gang-boven'],
      ['trappenhuis-west-boven', '1.16', 'Trappenhuis west', 'Trappenhuis', 24, 'Terrazzo', 'Steen', 'Stuc', '-'],
      ['trappenhuis-oost-boven', '1.17', 'Trappenhuis oost', 'Trappenhuis', 24, 'Terrazzo', 'Steen', 'Stuc', '-'],
      [
        'technische-ruimte',
        '1.18',
        'Technische ruimte',
        'Technische ruimte',
        22,
        'Beton',
        'Steen',
        'Beton',
        'Ventilatie',
      ],
      ['spouw-west', '1.19', 'Spouw kopgevel west', 'Spouw', null, '-', '-', '-', '-'],
      ['spouw-oost', '1.20', 'Spouw kopgevel oost', 'Spouw', null, '-', '-', '-', '-'],
    ],
  },
  dak: {
    rows: [
      ['dak-laagbouw', 'D.01', 'Dak laagbouw', 'Dak', 640, 'Bitumen', '-', '-', 'Lichtkoepel'],
      ['dak-hoogbouw', 'D.02', 'Dak hoogbouw', 'Dak', 720, 'EPDM, 2014', '-', '-', 'Ventilatie'],
      [
        'dakopbouw-lift',
        'D.03',
        'Dakopbouw lift',
        'Liftmachinekamer',
        9,
        'EPDM, 2014',
        'Zink',
        '-',
        'Liftmachine',
        'dak-hoogbouw',
      ],
    ],
  },
  gevel: {
    rows: [
      ['gevel-noord', 'G.01', 'Noordgevel', 'Gevel voor', 420, '-', 'Steen, houten kozijnen', '-', '-'],
      ['gevel-oost', 'G.02', 'Oostgevel', 'Gevel links', 210, '-', 'Steen, houten kozijnen', '-', '-'],
      ['gevel-zuid', 'G.03', 'Zuidgevel', 'Gevel rechts', 400, '-', 'Steen, houten kozijnen', '-', '-'],
      ['gevel-achter', 'G.04', 'Gevel achter', 'Gevel achter', 330, '-', 'Steen, houten kozijnen', '-', '-'],
      ['binnenhof-noord', 'G.05', 'Binnenhof noord', 'Overig', 160, '-', 'Steen, houten kozijnen', '-', '-'],
      ['binnenhof-zuid', 'G.06', 'Binnenhof zuid', 'Overig', 150, '-', 'Steen, houten kozijnen', '-', '-'],
    ],
  },
  buitenterrein: {
    rows: [
      ['fietsenstalling', 'F.01', 'Fietsenstalling', 'Fietsenstalling', 116, 'Klinkers', 'Open', 'Golfplaat', '-'],
      ['buitenberging', 'F.02', 'Buitenberging', 'Buitenberging', 20, 'Beton', 'Steen', 'Hout', '-'],
    ],
  },
}

const part = (text: string): string | undefined => (text === '-' ? undefined : text)

/** The 64 spaces, by floor from below and in the order of their numbers. */
export const schoolSpaces: SpaceData[] = Object.entries(ROWS)
  .flatMap(([floor, { hoogte, rows }]) =>
    rows.map(([key, nummer, naam, ruimte_naam, area, vloer, wand, plafond, installaties, parent]) => ({
      key: `A1/${key}`,
      asset: 'A1',
      verdieping: `A1/${floor}`,
      nummer,
      naam,
      ruimte_naam,
      ...(parent && { parent_ruimte: `A1/${parent}` }),
      ...(area && { oppervlakte: area }),
      ...(hoogte && area && { hoogte }),
      afwerking: { vloer: part(vloer), wand: part(wand), plafond: part(plafond), installaties: part(installaties) },
    })),
  )
  .map((space, i) => ({ ...space, volgorde: i + 1 }))
