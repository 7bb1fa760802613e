import type { Session } from '../access.ts'
import type { TestApi } from './api.ts'

/** What a plan of each kind is made with through the API: it is called after its floor, and has no file yet. */
export async function planInputs(
  api: TestApi,
  as: Session,
  ids: ReadonlyMap<string, string>,
): Promise<[string, Record<string, unknown>][]> {
  const to = (id: string | undefined) => ({ connect: { id } })
  const deck = await api.create('floor', { asset: to(ids.get('vessel')), naam: 'Hoofddek' }, as)
  return [
    ['buildingPlan', { asset: to(ids.get('asset')), verdieping: to(ids.get('floor')) }],
    ['vesselPlan', { asset: to(ids.get('vessel')), verdieping: to(deck) }],
  ]
}
