import { limits } from '@vezel/model/limits.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { PoolClient } from 'pg'
import type { Session } from '../access.ts'
import { inSnapshot, inTransaction } from '../db/work.ts'
import { blankPersonal } from '../records/blanking.ts'
import { historyOf, restoreVersion } from '../records/history.ts'
import { choicesBelow, historyBelow } from '../records/history-below.ts'
import type { Operation } from './operation.ts'

const text = (value: unknown) => (value === null || value === undefined ? undefined : String(value))

/** Answers what a read of this session finds about a record, within the time that the request has left. */
const reading =
  <T>(
    read: (client: PoolClient, session: Session, args: Readonly<Record<string, unknown>>) => Promise<T>,
  ): Operation['run'] =>
  async (args, { services, session, budget, signal }) => {
    if (!session) throw new Problem('unauthenticated')
    const bounds = { ms: budget.left(limits.readMs), signal }
    return inSnapshot(services.pools.serve, session, (client) => read(client, session, args), bounds)
  }
const recordOf = ({ type, id }: Readonly<Record<string, unknown>>) => ({ type: String(type), id: String(id) })
/** How many lines a page has; an answer without a number gets as many as there may be. */
const pageOf = (limit: unknown) => Math.min(Math.max(1, Number(limit ?? limits.historyPage)), limits.historyPage)

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
  "The step that it took back."
  draait_terug: ID
  "Whether the role of whoever asks lets the whole step be taken back, and what is of one person is theirs."
  mag_terug: Boolean!
  "How many records were changed in the same go."
  aantal: Int!
  "What a delete took along, and comes back with it."
  mee: [GeschiedenisAantal!]!
  "The record that was merged with this one."
  met: GeschiedenisSamenvoeging
  wijzigingen: [GeschiedenisWijziging!]!
}

type GeschiedenisAantal {
  type: String!
  aantal: Int!
}

type GeschiedenisSamenvoeging {
  id: ID!
  titel: String
  "Whether that one went up in this one; else this one went up in it."
  kwam_hierin: Boolean!
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
    run: reading((client, session, { voor, limit, ...args }) =>
      historyOf(client, session, { ...recordOf(args), before: text(voor), limit: pageOf(limit) }),
    ),
  },
  {
    name: 'geschiedenisOnder',
    kind: 'query',
    signature: '(type: String!, id: ID!, voor: ID, door: ID, soort: String, limit: Int): [GeschiedenisStap!]!',
    types: `"What was done in one go to a record and what is part of it, the newest first: of one record its line, of several how many."
type GeschiedenisStap {
  id: ID!
  op: DateTime!
  actie: String!
  door: GeschiedenisPersoon
  batch: ID
  "The step that it took back."
  draait_terug: ID
  "Whether the role of whoever asks lets the whole step be taken back, and what is of one person is theirs."
  mag_terug: Boolean!
  aantal: Int!
  soorten: [GeschiedenisSoort!]!
  "The record, where it was one."
  record: GeschiedenisRecord
  mee: [GeschiedenisAantal!]!
  wijzigingen: [GeschiedenisWijziging!]!
}

type GeschiedenisSoort {
  type: String!
  actie: String!
  aantal: Int!
}

type GeschiedenisRecord {
  type: String!
  id: ID!
  titel: String
  "Whether it is deleted now."
  weg: Boolean!
}`,
    run: reading((client, session, { voor, door, soort, limit, ...args }) => {
      const wanted = { before: text(voor), by: text(door), kind: text(soort), limit: pageOf(limit) }
      return historyBelow(client, session, { ...recordOf(args), ...wanted })
    }),
  },
  {
    name: 'geschiedenisKeuzes',
    kind: 'query',
    signature: '(type: String!, id: ID!): GeschiedenisKeuzes!',
    types: `"Who did something to a record and what is part of it, and to which types: what its history can be narrowed to."
type GeschiedenisKeuzes {
  personen: [GeschiedenisPersoon!]!
  soorten: [String!]!
}`,
    run: reading((client, session, args) => choicesBelow(client, session, recordOf(args))),
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
  {
    name: 'wisGeschiedenis',
    kind: 'mutation',
    signature: '(type: String!, id: ID!): GewisteGeschiedenis!',
    types: `"What was taken out of the history of a record, for the sake of the person it told of."
type GewisteGeschiedenis {
  "How many lines told of it."
  regels: Int!
  velden: [String!]!
}`,
    run: async ({ type, id }, { services, session }) => {
      if (!session) throw new Problem('unauthenticated')
      const record = { type: String(type), id: String(id) }
      // What stands in history is changed by the owner of the tables alone, in one transaction with the line that says so.
      return inTransaction(services.pools.owner, session, (work) => blankPersonal(work, record))
    },
  },
]
