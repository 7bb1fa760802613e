import { model } from '@vezel/model'
import type { BelongsToField, FileField, FileFields, ManyToManyField, RelationFields } from '@vezel/model/kit/field.ts'
import { json } from './json.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { plain } from './plain.ts'
import { linkOf, linksOf, listArgs } from './sdl-names.ts'

const id = plain('uuid', 'ID', 'IdFilter')
/** The id of a record in a column: what the kinds have in common that hold one. */
const reference = {
  ...id,
  column: { ...id.column, name: (field) => `${field}_id` },
  read: { ...id.read, held: (column) => `${column}::text` },
} as const satisfies KindOnServer

const storedFile = () => model.entity('file')
const file = {
  ...reference,
  column: { ...reference.column, target: storedFile },
  read: { ...reference.read, answer: (row) => row.record(storedFile(), row.column()) },
  take: {
    ...reference.take,
    // From outside no id of a file comes in: only the history names one that is stored already.
    sent: (sent, _, { isUploaded }) => (isUploaded(sent) || typeof sent === 'string' ? sent : null),
    isKeptApart: true,
  },
  filter: { ...reference.filter, ids: () => storedFile().id },
  graphql: { ...reference.graphql, output: () => ': File', input: () => 'Upload' },
} as const satisfies KindOnServer<FileField>

const targetOf = (field: BelongsToField | ManyToManyField) => model.named(field.target)
const filterOf = (field: BelongsToField | ManyToManyField) => `${targetOf(field).api.type}RelationFilter`

const belongsTo = {
  ...reference,
  column: { ...reference.column, type: (field) => targetOf(field).id, target: targetOf },
  read: { ...reference.read, answer: (row, field) => row.record(targetOf(field), row.column()) },
  take: {
    ...reference.take,
    sent: (sent, field, { linkOne }) => linkOne(targetOf(field), sent),
    start: async (field, { organisationId, item }) => {
      const target = targetOf(field)
      // The organisation is never asked: it is the one the session speaks for.
      if (target.scope === 'tenant') return String(organisationId)
      // A list's default names an item by its code.
      return field.isLookup && field.default !== undefined ? item(target, field.default) : (field.default ?? null)
    },
    again: (held) => (held === null ? null : { connect: { id: String(held) } }),
    isKeptApart: false,
  },
  check: { ...reference.check, targets: (held) => (held === null || held === undefined ? [] : [held]) },
  filter: { ...reference.filter, ids: (field) => targetOf(field).id, leadsTo: targetOf },
  graphql: {
    // Emptied along with its target, it may be empty although it is required.
    output: (field, bang) => `: ${targetOf(field).api.type}${field.onDelete === 'null' ? '' : bang}`,
    input: (field) => linkOf(targetOf(field)),
    filter: filterOf,
  },
} as const satisfies KindOnServer<BelongsToField>

/** The ids that a record names in a table of links. */
export const idsIn = (held: unknown): readonly string[] => (Array.isArray(held) ? held : [])

const manyToMany = {
  ...id,
  column: null,
  read: {
    ...id.read,
    answer: (row, field) => row.linked(targetOf(field)),
    value: () => undefined,
  },
  take: {
    ...id.take,
    sent: (sent, field, { linkSeveral }) => linkSeveral(targetOf(field), sent),
    start: () => [],
    again: (held) => ({ set: idsIn(held).map((to) => ({ id: String(to) })) }),
    isKeptApart: false,
  },
  check: {
    ...id.check,
    targets: (held, before) => idsIn(held).filter((to) => !idsIn(before).includes(to)),
  },
  graphql: {
    output: (field) => `${listArgs(targetOf(field))}: [${targetOf(field).api.type}!]!`,
    input: (field) => linksOf(targetOf(field)),
    filter: filterOf,
  },
} as const satisfies KindOnServer<ManyToManyField>

export const files = { file, fileImport: json } as const satisfies KindsOf<FileFields>

export const relations = { belongsTo, manyToMany } as const satisfies KindsOf<RelationFields>
