import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import { inSnapshot, inTransaction } from '../db/work.ts'
import { historyOf, restoreVersion } from '../records/history.ts'
import type { Operation } from './operation.ts'

const text = (value: unknown) => (value === null || value === undefined ? undefined : String(value))

/** The history of any record, for whoever may read it, and its older versions. */
export const historyOperations: readonly Operation[] = [
  {
    name: 'geschiedenis',
    kind: 'query',
    signature: '(type: String!, id: ID!, voor: ID, limit: Int): [GeschiedenisRegel!]!',
    types: `"One change of a record, the newest first."
type GeschiedenisRegel {
  id: ID!
  actie: String!
  op: DateTime!
  door: GeschiedenisPersoon
  "What was changed in one go."
  batch: ID
  "The request or the task that did it, as the log names it."
  verzoek: String
  wijzigingen: [GeschiedenisWijziging!]!
}

type GeschiedenisPersoon {
  id: ID!
  full_name: String!
}

"A field from and to; relations as ids."
type GeschiedenisWijziging {
  veld: String!
  oud: JSON
  nieuw: JSON
  "Not for whoever asks."
  verborgen: Boolean!
  "Taken out later, for the sake of the person it told of."
  gewist: Boolean!
}`,
    run: async ({ type, id, voor, limit }, { services, session, budget, signal }) => {
      if (!session) throw new Problem('unauthenticated')
      const most = Math.min(Math.max(1, Number(limit ?? limits.historyPage)), limits.historyPage)
      const asked = { type: String(type), id: String(id), before: text(voor), limit: most }
      const bounds = { ms: budget.left(limits.readMs), signal }
      return inSnapshot(services.pools.serve, session, (client) => historyOf(client, session, asked), bounds)
    },
  },
  {
    name: 'herstelVersie',
    kind: 'mutation',
    signature: '(type: String!, id: ID!, regel: ID!, record_version: Int!): HersteldeVersie!',
    types: `"A record as it was after a line of its history."
type HersteldeVersie {
  id: ID!
}`,
    run: async ({ type, id, regel, record_version }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      const line = { type: String(type), id: String(id), line: String(regel), version: Number(record_version) }
      return { id: await inTransaction(services.pools.serve, session, (work) => restoreVersion(work, line)) }
    },
  },
]
