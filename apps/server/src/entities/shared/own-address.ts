import { model } from '@vezel/model'
import type { Issue } from '@vezel/model/rules/rule.ts'
import type { Doomed } from '../../db/open.ts'
import { countPointing } from '../../db/pointing.ts'
import { pointingAt } from '../../db/references.ts'
import type { Work } from '../../db/work.ts'

interface Owner {
  readonly adres: string | null
}

/** An address is of one record alone, and goes and comes back with it. */
export const ownAddress = {
  async beforeSave({ adres }: Partial<Owner>, work: Work, before?: Owner): Promise<readonly Issue[]> {
    if (!adres || adres === before?.adres) return []
    for (const owners of pointingAt(model.entity('address'))) {
      const [count = 0] = await countPointing(work, work.session.organisationId, owners, [adres])
      if (count > 0) return [{ path: 'adres', rule: 'isUnique', args: [] }]
    }
    return []
  },
  async goesAlong({ adres }: Owner): Promise<readonly Doomed[]> {
    return adres === null ? [] : [{ entity: model.entity('address'), ids: [adres] }]
  },
}
