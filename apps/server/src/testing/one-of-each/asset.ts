import type { Making } from './making.ts'

/** A vessel, and a floor of the building that the survey brought. */
export async function makeAsset({ make, to, item }: Making): Promise<void> {
  await make('vessel', { naam: 'Noordvaarder', imo_nummer: '9074729' })
  await make('floor', { asset: to('asset'), verdieping_naam: await item('verdieping_namen', 'Begane grond') })
}
