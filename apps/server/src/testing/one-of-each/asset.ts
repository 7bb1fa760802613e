import { randomInt, randomUUID } from 'node:crypto'
import type { Making } from './making.ts'

/** A port, a vessel, and a floor of the building that the survey brought. */
export async function makeAsset({ make, to, item }: Making): Promise<void> {
  // A code is of one port and a name of one template, and some tests make more than one of each.
  const letter = () => String.fromCharCode(65 + randomInt(26))
  const unlocode = `NL${letter()}${letter()}${letter()}`
  await make('port', { naam: 'Delfzijl', unlocode, land: 'NL' })
  await make('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  await make('vesselSpace', { asset: to('vessel'), naam: 'Machinekamer' })
  await make('floor', { asset: to('asset'), verdieping_naam: await item('verdieping_namen', 'Begane grond') })
  await make('assetTemplate', { naam: `Eengezinswoning ${randomUUID()}`, asset_soort: 'VastgoedAsset' })
  await make('assetTemplateSpace', { asset_template: to('assetTemplate'), naam: 'Woonkamer' })
}
