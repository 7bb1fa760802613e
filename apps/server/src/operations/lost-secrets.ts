import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import { allows } from '../access.ts'
import { inSnapshot } from '../db/work.ts'
import { lostSecretsOfRecords } from '../secrets/lost.ts'
import type { Operation } from './operation.ts'

/** Which keys of systems outside must be entered again, as after a restore without the key that sealed them: for managers. */
export const lostSecretOperations: readonly Operation[] = [
  {
    name: 'verlorenSleutels',
    kind: 'query',
    signature: ': [VerlorenSleutel!]!',
    types: `"A secret of a record that nobody can read any more."
type VerlorenSleutel {
  "The type of the record."
  soort: String!
  record: ID!
  veld: String!
}`,
    run: async (_args, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      if (!allows(session, 'manager')) throw new Problem('forbidden', { entity: 'VerlorenSleutel' })
      const lost = await inSnapshot(services.pools.serve, session, lostSecretsOfRecords)
      const isReadable = (type: string) => {
        const entity = model.ofType(type)
        return entity !== undefined && allows(session, entity.access.read)
      }
      return lost
        .filter(({ type }) => isReadable(type))
        .flatMap(({ type, field, ids }) => ids.map((id) => ({ soort: type, record: id, veld: field })))
    },
  },
]
