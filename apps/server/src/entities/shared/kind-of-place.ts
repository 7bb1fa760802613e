import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Work } from '../../db/work.ts'

/** A space is of the kind of its asset: a compartment is on board of a vessel, a room in a building. */
export async function kindOfPlace(
  kind: 'building' | 'vessel',
  asset: string | null | undefined,
  work: Work,
  before: string | null | undefined,
): Promise<Issue[] | undefined> {
  if (asset == null || asset === before || (await work.find(kind, asset)) !== undefined) return undefined
  return [{ path: 'asset', rule: 'ofOtherKind', args: [] }]
}
