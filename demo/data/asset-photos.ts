import type { PhotoSubject } from '../photos/photo.ts'
import type { Moment } from './moments.ts'
import { FEMKE, PIETER, SAMIR } from './people.ts'
import { drawnAs, type PhotoData } from './records.ts'

/** A photo of an asset as a whole. */
export type AssetPhotoData = PhotoData & {
  of: 'buildingPhoto' | 'vesselPhoto'
  asset: string
  omschrijving: string
  is_voorblad: boolean
  volgorde: number
  inventarisatie_user: number
}

/** Those of one asset; the first is the main one. `plate` is what stands on the number plate. */
const taken = (
  asset: string,
  { of = 'buildingPhoto', plate, at, by }: { of?: AssetPhotoData['of']; plate: string; at: Moment; by: number },
  shown: readonly (readonly [omschrijving: string, subject: PhotoSubject])[],
): AssetPhotoData[] =>
  shown.map(([omschrijving, subject], index) => ({
    key: `${asset}/${index + 1}`,
    naam: `${asset.toLowerCase()}-${index + 1}.jpg`,
    genomen_op: at,
    drawn: drawnAs(asset, index + 1, `${asset}/foto${index + 1}`, plate, subject, 'overview', 0.1),
    of,
    asset,
    omschrijving,
    is_voorblad: index === 0,
    volgorde: index + 1,
    inventarisatie_user: by,
  }))

/** Three of each asset that the firm keeps. */
export const assetPhotos: readonly AssetPhotoData[] = [
  ...taken('A1', { plate: '12', at: { day: -400, time: '08:05' }, by: SAMIR }, [
    ['Voorgevel aan de Schoolstraat', { motif: 'facade', variant: 'window' }],
    ['Dak van de laagbouw', { motif: 'roof', variant: 'bitumen' }],
    ['Fietsenstalling', { motif: 'roof', variant: 'corrugated' }],
  ]),
  ...taken('A2', { plate: '1', at: { day: -48, time: '09:00' }, by: FEMKE }, [
    ['Voorgevels van het blok', { motif: 'facade', variant: 'window' }],
    ['Spouw bij de kopgevel', { motif: 'facade', variant: 'cavity' }],
    ['Kruipruimte onder nummer 1', { motif: 'crawl-space', variant: 'lagging' }],
  ]),
  ...taken('A3', { plate: '120', at: { day: -21, time: '08:30' }, by: SAMIR }, [
    ['Galerijgevel', { motif: 'facade', variant: 'window' }],
    ['Ketelhuis', { motif: 'panel', variant: 'boiler' }],
    ['Liftschacht', { motif: 'panel', variant: 'lift' }],
  ]),
  ...taken('A4', { plate: '4', at: { day: -12, time: '13:40' }, by: SAMIR }, [
    ['Dak van de ligboxenstal', { motif: 'roof', variant: 'corrugated' }],
    ['Gevel van het woonhuis', { motif: 'facade', variant: 'window' }],
    ['Dak van de machineberging', { motif: 'roof', variant: 'corrugated' }],
  ]),
  ...taken('A5', { plate: '22', at: { day: -440, time: '09:15' }, by: PIETER }, [
    ['Voorgevel met panelen', { motif: 'facade', variant: 'window' }],
    ['Plafond van de ontvangsthal', { motif: 'panel', variant: 'ceiling' }],
    ['Leidingen in de kelder', { motif: 'pipe', variant: 'lagging' }],
  ]),
  ...taken('A6', { of: 'vesselPhoto', plate: '9999993', at: { day: -4, time: '10:00' }, by: PIETER }, [
    ['Machinekamer, leidingwerk', { motif: 'pipe', variant: 'flange' }],
    ['Hut aan het hoofddek', { motif: 'panel', variant: 'ceiling' }],
    ['Vloer van de brug', { motif: 'floor', variant: 'tile' }],
  ]),
]
