// The ship (A6) from within: its decks and its spaces.

/** A deck. */
export type DeckData = { key: string; asset: string; deck_name: string; niveau: number }

/** A space on board. */
export type VesselSpaceData = {
  key: string
  asset: string
  verdieping: string
  naam: string
  vscp_zone: string
  zijde?: 'bakboord' | 'stuurboord' | 'midden' | 'beide'
  volgorde: number
}

type Side = NonNullable<VesselSpaceData['zijde']>
type SpaceRow = readonly [key: string, naam: string, vscp_zone: string, zijde?: Side]

/** From the bottom up. */
const board: readonly (readonly [key: string, deck_name: string, niveau: number, spaces: readonly SpaceRow[]])[] = [
  [
    'db',
    'Dubbele bodem',
    -4,
    [
      ['b1b', 'Ballasttank 1 bakboord', 'Ballasttank', 'bakboord'],
      ['b1s', 'Ballasttank 1 stuurboord', 'Ballasttank', 'stuurboord'],
      ['b2b', 'Ballasttank 2 bakboord', 'Ballasttank', 'bakboord'],
      ['b2s', 'Ballasttank 2 stuurboord', 'Ballasttank', 'stuurboord'],
      ['b3b', 'Ballasttank 3 bakboord', 'Ballasttank', 'bakboord'],
      ['b3s', 'Ballasttank 3 stuurboord', 'Ballasttank', 'stuurboord'],
      ['bot', 'Brandstoftank dubbele bodem', 'Ballasttank', 'midden'],
    ],
  ],
  [
    'tt',
    'Tanktop',
    -3,
    [
      ['r1', 'Laadruim 1', 'Laadruim'],
      ['r2', 'Laadruim 2', 'Laadruim'],
      ['pt', 'Pijpentunnel', 'Laadruim', 'midden'],
    ],
  ],
  [
    'mv',
    'Machinekamervloer',
    -3,
    [
      ['mk', 'Machinekamer', 'Machinekamer, vloer'],
      ['st', 'Schroefastunnel', 'Machinekamer, vloer', 'midden'],
      ['sep', 'Separatorruimte', 'Machinekamer, vloer', 'bakboord'],
      ['bsr', 'Boegschroefruimte', 'Voorschip', 'midden'],
      ['lp', 'Lensput', 'Machinekamer, vloer', 'midden'],
    ],
  ],
  [
    'bp',
    'Bovenste platform',
    -1,
    [
      ['ck', 'Controlekamer', 'Controlekamer', 'stuurboord'],
      ['wp', 'Werkplaats', 'Werkplaats', 'bakboord'],
      ['el', 'Elektrische ruimte', 'Machinekamer, tussendek', 'stuurboord'],
      ['hm', 'Hulpmotorenkamer', 'Machinekamer, tussendek'],
      ['mm', 'Machinekamermagazijn', 'Magazijn', 'bakboord'],
    ],
  ],
  [
    'td',
    'Tussendek',
    -1,
    [
      ['t1', 'Tussendek ruim 1', 'Laadruim'],
      ['t2', 'Tussendek ruim 2', 'Laadruim'],
      ['vp', 'Voorpiek', 'Voorpiek'],
      ['kb', 'Kettingbak', 'Voorschip'],
      ['sm', 'Stuurmachinekamer', 'Stuurmachinekamer'],
      ['ap', 'Achterpiek', 'Achterpiek'],
    ],
  ],
  [
    'hd',
    'Hoofddek',
    0,
    [
      ['bak', 'Bak', 'Voorschip'],
      ['lh', 'Lierhuis voor', 'Hoofddek'],
      ['vb', 'Verfbergplaats', 'Magazijn', 'bakboord'],
      ['bb', 'Bootsmansbergplaats', 'Magazijn', 'stuurboord'],
      ['co2', 'CO2-ruimte', 'Accommodatie', 'bakboord'],
      ['kom', 'Kombuis', 'Accommodatie', 'stuurboord'],
      ['mes', 'Mess', 'Accommodatie', 'bakboord'],
      ['pk', 'Proviandkoelruimte', 'Accommodatie', 'stuurboord'],
      ['dg', 'Dekgang', 'Accommodatie', 'midden'],
    ],
  ],
  [
    'kd',
    'Kampanjedek',
    1,
    [
      ['h1', 'Hut 1', 'Accommodatie', 'bakboord'],
      ['h2', 'Hut 2', 'Accommodatie', 'bakboord'],
      ['h3', 'Hut 3', 'Accommodatie', 'bakboord'],
      ['h4', 'Hut 4', 'Accommodatie', 'stuurboord'],
      ['h5', 'Hut 5', 'Accommodatie', 'stuurboord'],
      ['h6', 'Hut 6', 'Accommodatie', 'stuurboord'],
      ['was', 'Wasruimte', 'Accommodatie', 'midden'],
    ],
  ],
  [
    'sd',
    'Sloependek',
    3,
    [
      ['h7', 'Hut 7', 'Accommodatie', 'bakboord'],
      ['h8', 'Hut 8', 'Accommodatie', 'stuurboord'],
      ['ng', 'Noodgeneratorruimte', 'Accommodatie', 'bakboord'],
      ['ac', 'Airconditioningruimte', 'Accommodatie', 'stuurboord'],
      ['sch', 'Schoorsteen', 'Schoorsteen', 'midden'],
    ],
  ],
  [
    'bd',
    'Brugdek',
    5,
    [
      ['brug', 'Stuurhuis', 'Stuurhuis'],
      ['kk', 'Kaartenkamer', 'Stuurhuis', 'bakboord'],
      ['rh', 'Radiohut', 'Stuurhuis', 'stuurboord'],
      ['ak', 'Accuruimte', 'Stuurhuis', 'stuurboord'],
      ['bv', 'Brugvleugels', 'Opbouw buiten', 'beide'],
    ],
  ],
]

const asset = 'A6'

export const decks: readonly DeckData[] = board.map(([key, deck_name, niveau]) => ({
  key: `${asset}/${key}`,
  asset,
  deck_name,
  niveau,
}))

export const vesselSpaces: readonly VesselSpaceData[] = board
  .flatMap(([deck, , , spaces]) =>
    spaces.map(([key, naam, vscp_zone, zijde]) => ({
      key: `${asset}/${key}`,
      asset,
      verdieping: `${asset}/${deck}`,
      naam,
      vscp_zone,
      ...(zijde && { zijde }),
    })),
  )
  .map((space, i) => ({ ...space, volgorde: i + 1 }))
