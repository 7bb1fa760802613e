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
/** Whether it is the name of one of them. */
export const isInterfaceName = (name: string | undefined): name is InterfaceName =>
  name !== undefined && Object.hasOwn(interfaces, name)

/** What the list is called in which all of an interface are asked as one, whatever tables hold them. */
export const interfaceLists = {
  IntekenbaarObject: 'intekenbareObjecten',
  Bemonsterbaar: 'bemonsterbaren',
  FotoVerwijsbaar: 'fotoVerwijsbaren',
  BronStatussable: 'bronStatussables',
  Bezitbaar: 'bezitbaren',
  Locatie: 'locaties',
  VscpEntryResultable: 'vscpEntryResultables',
} as const satisfies { readonly [Name in InterfaceName]: string }
