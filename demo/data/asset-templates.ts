/** A template of the spaces of an asset. */
export type TemplateData = {
  key: string
  naam: string
  asset_soort: 'VastgoedAsset' | 'Vessel'
  omschrijving: string
}

/** A space of a template; `aantal` of them are made. */
export type TemplateSpaceData = {
  key: string
  asset_template: string
  naam: string
  ruimte_naam?: string
  location_name?: string
  asset_template_ruimte?: string
  verdieping_naam?: string
  deck_name?: string
  aantal: number
  volgorde: number
}

/** A space on one line: what it is called, its item of the list where that is another word, how many, and what it is part of. */
type Line = string | { readonly naam: string; readonly item?: string; readonly aantal?: number; readonly in?: string }
type Floors = Readonly<Record<string, readonly Line[]>>

const spacesOf = ({ key, asset_soort }: TemplateData, floors: Floors): TemplateSpaceData[] =>
  Object.entries(floors)
    .flatMap(([floor, lines]) =>
      lines.map((line) => {
        const { naam, item, aantal, in: above } = typeof line === 'string' ? { naam: line } : line
        const [item_field, floor_field] =
          asset_soort === 'Vessel'
            ? (['location_name', 'deck_name'] as const)
            : (['ruimte_naam', 'verdieping_naam'] as const)
        return {
          key: `${key}/${naam}`,
          asset_template: key,
          naam,
          [item_field]: item ?? naam,
          [floor_field]: floor,
          ...(above && { asset_template_ruimte: `${key}/${above}` }),
          aantal: aantal ?? 1,
        }
      }),
    )
    .map((space, at) => ({ ...space, volgorde: at + 1 }))

const house: TemplateData = {
  key: 'eengezinswoning',
  naam: 'Eengezinswoning',
  asset_soort: 'VastgoedAsset',
  omschrijving: 'Rijwoning met kruipruimte, twee woonlagen en een zolder.',
}
const flat: TemplateData = {
  key: 'galerijflat-woning',
  naam: 'Galerijflat woning',
  asset_soort: 'VastgoedAsset',
  omschrijving: 'Eén woning aan een galerij. De verdieping kiest u bij het gebruik.',
}
const farm: TemplateData = {
  key: 'boerderij',
  naam: 'Boerderij',
  asset_soort: 'VastgoedAsset',
  omschrijving: 'Woonhuis met stallen, berging en silo’s.',
}
const ship: TemplateData = {
  key: 'vrachtschip-klein',
  naam: 'Vrachtschip klein',
  asset_soort: 'Vessel',
  omschrijving: 'Vrachtschip tot 100 meter met twee ruimen en de accommodatie achter.',
}

export const assetTemplates: readonly TemplateData[] = [house, flat, farm, ship]

/** The spaces of every template: twelve, nine, sixteen and thirty-four once the copies are counted. */
export const assetTemplateSpaces: readonly TemplateSpaceData[] = [
  ...spacesOf(house, {
    Kruipruimte: ['Kruipruimte'],
    'Begane grond': ['Hal', 'Toilet', { naam: 'Meterkast', in: 'Hal' }, 'Woonkamer', 'Keuken'],
    'Eerste verdieping': ['Overloop', { naam: 'Slaapkamer', aantal: 3 }, 'Badkamer'],
    Zolder: ['Zolder'],
  }),
  ...spacesOf(flat, {
    '': [
      'Hal',
      { naam: 'Meterkast', in: 'Hal' },
      'Toilet',
      'Badkamer',
      'Keuken',
      'Woonkamer',
      { naam: 'Slaapkamer', aantal: 2 },
      'Balkon',
    ],
  }).map(({ verdieping_naam: _, ...space }) => space),
  ...spacesOf(farm, {
    'Begane grond': [
      'Hal',
      'Woonkamer',
      'Keuken',
      'Bijkeuken',
      'Stal',
      { naam: 'Melkstal', in: 'Stal' },
      'Varkensstal',
      'Werktuigenberging',
    ],
    'Eerste verdieping': [{ naam: 'Slaapkamer', aantal: 3 }, 'Hooizolder'],
    Dak: [{ naam: 'Dakvlak', item: 'Dak', aantal: 2 }],
    Buitenterrein: [{ naam: 'Sleufsilo', aantal: 2 }],
  }),
  ...spacesOf(ship, {
    'Dubbele bodem': [{ naam: 'Ballasttank', aantal: 4 }, 'Void space'],
    Machinekamervloer: [
      'Machinekamer',
      { naam: 'Separatorruimte', in: 'Machinekamer' },
      { naam: 'Controlekamer', in: 'Machinekamer' },
      'Pompkamer',
    ],
    Tussendek: [
      { naam: 'Laadruim', item: 'Laadruim 1', aantal: 2 },
      'Stuurmachinekamer',
      'CO2-ruimte',
      'Elektrische ruimte',
    ],
    Hoofddek: ['Gang', 'Kombuis', 'Proviandruimte', 'Koel- en vriesruimte', 'Eetzaal bemanning', 'Sanitaire ruimte'],
    Bakdek: ['Kettingbak', 'Bootsmansbergplaats', 'Verfbergplaats'],
    Kampanjedek: ['Kapiteinshut', { naam: 'Bemanningshut', aantal: 5 }, 'Dagverblijf'],
    Brugdek: ['Stuurhuis', 'Kaartenkamer', 'Noodgeneratorruimte', 'Schoorsteen'],
  }),
]
