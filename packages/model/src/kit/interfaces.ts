/** What kinds of records have in common beside their table, by the names of the API, with the fields that all of them give. */
export const interfaces = {
  /** May be drawn on a plan. */
  IntekenbaarObject: ['nummer', 'tekenobjecten'],
  /** Target of a sample. */
  Bemonsterbaar: ['monsters'],
  /** A photo can be tagged with it. */
  FotoVerwijsbaar: ['nummer', 'foto'],
  /** Source of the current status of a location. */
  BronStatussable: ['behandeling_status', 'datum'],
  /** What a client owns. */
  Bezitbaar: ['title', 'klant'],
  /** Where a survey of a vessel takes place. */
  Locatie: ['naam', 'land', 'latitude', 'longitude'],
  /** The evidence behind an entry of a check plan. */
  VscpEntryResultable: ['vscp_label'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type InterfaceName = keyof typeof interfaces

/** What the list is called in which all of an interface are asked as one, where one table holds them. */
export const interfaceLists = {
  Bezitbaar: 'bezitbaren',
  Bemonsterbaar: 'bemonsterbaren',
  BronStatussable: 'bronStatussables',
  Locatie: 'locaties',
} as const satisfies { readonly [Name in InterfaceName]?: string }
