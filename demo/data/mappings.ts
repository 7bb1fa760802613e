import type { Moment } from './moments.ts'
import { MARIEKE } from './people.ts'

/** What an item of a list is called in LAVS. */
export type MappingData = {
  key: string
  external_system: string
  value: string
  direction: 'in' | 'uit' | 'beide'
  acknowledged: boolean
  acknowledged_at?: Moment
  acknowledged_by?: number
  /** The item, under the key of its list. */
  [list: string]: unknown
}

/** The words of the lists that LAVS asks for. */
const words = {
  bevestigingen: [
    'Geschroefd',
    'Gespijkerd',
    'Geniet',
    'Gebout',
    'Met haken bevestigd',
    'Gelijmd',
    'Gedeeltelijk gelijmd',
    'Gekit',
    'Geklemd',
    'In sponning of profiel',
    'Losliggend',
    'Opgehangen',
    'Ingemetseld',
    'Ingestort',
    'Verloren bekisting',
    'In specie gezet',
    'Gesmeerd of gepleisterd',
    'Gespoten',
    'Gebrand of gekleefd',
    'Omwikkeld',
    'Gestoken of gemoft',
    'Tussen flenzen',
    'Geheel omsloten',
    'Los gestort',
    'Vermengd met grond of puin',
    'Geschroefd en gelijmd',
    'Onbekend',
    'Niet van toepassing',
  ],
  structuren: [
    'Hechtgebonden',
    'Niet-hechtgebonden',
    'Gedeeltelijk hechtgebonden',
    'Niet te bepalen',
    'Niet van toepassing',
  ],
  eenheden: [
    'm²',
    'm¹',
    'stuks',
    'kg',
    'ton',
    'm³',
    'liter',
    'cm²',
    'cm',
    'mm',
    'gram',
    'set',
    'post',
    'mg/kg',
    '% (m/m)',
    'vezels/m³',
    'vezels/cm²',
  ],
  materiaal_types: [
    'Asbest',
    'Chroom-6',
    'Lood',
    'PCB',
    'Organotin',
    'Cadmium',
    'Kwik',
    'Ozonafbrekende stof',
    'Gebromeerde vlamvertrager',
    'Chloorparaffinen',
    'Radioactieve stof',
  ],
  smart_risicoklasses: ['1', '2', '2A', 'Nog te bepalen', 'Niet van toepassing'],
}
/** LAVS has these under a number as well, which it sends without the word. */
const numbered = 26
/** Nobody has said yet that these mean the same. */
const open: readonly unknown[] = ['mg/kg', 'vezels/cm²', 'Chloorparaffinen', 'Radioactieve stof']

const acknowledged = { acknowledged: true, acknowledged_at: { day: -400, time: '10:15' }, acknowledged_by: MARIEKE }

const mapped = (list: string, item: string, value: string, direction: MappingData['direction']): MappingData => ({
  key: `${list}/${item}/${direction}`,
  [list]: item,
  external_system: 'LAVS',
  value,
  direction,
  ...(open.includes(item) ? { acknowledged: false } : acknowledged),
})

export const mappings: MappingData[] = [
  ...Object.entries(words).flatMap(([list, items]) => items.map((item) => mapped(list, item, item, 'beide'))),
  ...words.bevestigingen.slice(0, numbered).map((item, at) => mapped('bevestigingen', item, String(at + 1), 'in')),
]
