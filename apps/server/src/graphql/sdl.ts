import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { type InterfaceName, interfaceLists, interfaces } from '@vezel/model/kit/interfaces.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { asksAssignment } from '@vezel/model/rights.ts'
import { kindOf } from '../kinds/index.ts'
import { canCreate, listArgs, listArgsOf, single } from '../kinds/sdl-names.ts'
import { importSdl } from './import-set.ts'
import { operationsSdl } from './operations.ts'

const typeOf = (key: string) => model.named(key).api.type
const totalArgsOf = (type: string) => `(filter: ${type}Filter, search: String)`
const totalArgs = (entity: Entity) => totalArgsOf(entity.api.type)

/** The fields of a type, as SDL lines. */
function outputFields(entity: Entity): string[] {
  const own = Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.writeOnly) return []
    const bang = field.required && !model.variants(entity).length ? '!' : ''
    const output = kindOf(field).graphql.output(field, bang)
    return output === undefined ? [] : [`${name}${output}`]
  })
  const back = model
    .inverses(entity)
    .flatMap(({ name, from, many }) =>
      many
        ? [`${name}${listArgs(from)}: [${from.api.type}!]!`, `${name}Total${totalArgs(from)}: Int!`]
        : [`${name}: ${from.api.type}`],
    )
  const recorded = entity.recorded ? ['inventarisatie_user: InventarisatieUser'] : []
  return [
    'id: ID!',
    ...own,
    ...back,
    ...recorded,
    ...(asksAssignment(entity)
      ? ['"Whether who asks is assigned to the survey it belongs to."\n  toegewezen: Boolean!']
      : []),
    'record_version: Int!',
    'created_at: DateTime!',
    'updated_at: DateTime!',
  ]
}

/** The lines of SDL that all of these types have. */
function inAll(linesOf: (entity: Entity) => string[], [first, ...others]: readonly Entity[]): string[] {
  const theirs = others.map((entity) => new Set(linesOf(entity)))
  return first ? linesOf(first).filter((line) => theirs.every((lines) => lines.has(line))) : []
}

const implementing = (name: InterfaceName) => model.entities.filter((entity) => entity.implements.includes(name))

/** What kinds of records have in common, of those that say so. Throws where one of them lacks a field of it. */
function interfaceSdl(name: InterfaceName, fields: readonly string[]): string {
  const common = inAll(outputFields, implementing(name))
  const lines = ['id', ...fields].map((field) => {
    const line = common.find((one) => one.startsWith(`${field}:`) || one.startsWith(`${field}(`))
    if (line === undefined) throw new Error(`Not all that implement ${name} have ${field}`)
    return line
  })
  return block(`interface ${name}`, lines)
}

/** What a list of an interface is filtered by, where several tables hold it: what all of them have. */
function interfaceFilter(name: InterfaceName): string[] {
  const kinds = listedAs(name)
  if (kinds.length === 1) return []
  const own = ['id', ...interfaces[name], 'created_at', 'updated_at']
  const lines = inAll(filterFields, kinds).filter((line) => own.some((field) => line.startsWith(`${field}:`)))
  return [block(`input ${name}Filter`, [...lines, `and: [${name}Filter!]`, `or: [${name}Filter!]`])]
}

const isWritable = (field: Field) => isDrafted(field) && !field.readOnly
/** The fields of a create or update input: all optional, because the rules give better errors than the type system. */
const inputFields = (entity: Entity): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    isWritable(field) ? [`${name}: ${kindOf(field).graphql.input(field)}`] : [],
  )
const childInputs = (entity: Entity) =>
  model
    .inverses(entity)
    .flatMap(({ name, from, kind }) =>
      pointsAtOne(kind) && canCreate(from) && isWritable(kind) ? [`${name}: New${from.api.type}`] : [],
    )

/** Somebody may change it. */
const canUpdate = (entity: Entity) => entity.access.update !== 'nobody' && !entity.abstract

function filterFields(entity: Entity): string[] {
  const all = [entity, ...model.variants(entity)].flatMap((e) => Object.entries(e.fields))
  const own = [...new Map(all)].flatMap(([name, field]) => {
    const type = field.writeOnly ? undefined : kindOf(field).graphql.filter(field)
    return type ? [`${name}: ${type}`] : []
  })
  const back = model
    .inverses(entity)
    .flatMap(({ name, from, kind }) => (pointsAtOne(kind) ? [`${name}: ${from.api.type}InverseFilter`] : []))
  return ['id: IdFilter', ...own, ...back, 'created_at: DateTimeFilter', 'updated_at: DateTimeFilter']
}
const block = (head: string, lines: readonly string[]) => `${head} {\n  ${lines.join('\n  ')}\n}`

function typeSdl(entity: Entity): string[] {
  const { type } = entity.api
  const variants = model.variants(entity)
  const implemented = [
    ...(entity.variantOf ? [typeOf(entity.variantOf)] : []),
    ...(entity.isLookup ? ['LookupItem'] : []),
    ...entity.implements,
  ]
  const head =
    variants.length > 0
      ? `interface ${type}`
      : `type ${type}${implemented.length > 0 ? ` implements ${implemented.join(' & ')}` : ''}`
  const filter = block(`input ${type}Filter`, [
    ...filterFields(entity),
    `and: [${type}Filter!]`,
    `or: [${type}Filter!]`,
  ])
  const relation = block(`input ${type}RelationFilter`, [
    'eq: ID',
    'in: [ID!]',
    'empty: Boolean',
    `where: ${type}Filter`,
  ])
  const inverse = block(`input ${type}InverseFilter`, [`where: ${type}Filter!`])
  const out = [block(head, outputFields(entity)), filter, relation, inverse]
  if (canUpdate(entity) || entity.transitions)
    out.push(block(`input Update${type}Input`, ['record_version: Int', ...inputFields(entity)]))
  if (!canCreate(entity)) return out
  return [
    ...out,
    block(`input Create${type}Input`, [
      ...(entity.id === 'uuid' ? ['id: ID'] : []),
      ...inputFields(entity),
      ...childInputs(entity),
    ]),
    block(`input Link${type}`, ['connect: ConnectInput', 'disconnect: Boolean', `create: Create${type}Input`]),
    block(`input Links${type}`, [
      'set: [ConnectInput!]',
      'connect: [ConnectInput!]',
      'disconnect: [ConnectInput!]',
      `create: [Create${type}Input!]`,
    ]),
    block(`input New${type}`, [`create: [Create${type}Input!]`]),
  ]
}

/** The kinds that all of an interface are rows of, one a table: of variants the abstract one. */
export const listedAs = (name: InterfaceName): readonly Entity[] => [...new Set(implementing(name).map(model.stored))]
const interfaceNames = Object.keys(interfaces) as InterfaceName[]
/** The lists in which all of an interface are asked as one: of the first kind, and of those that other tables hold beside it. */
export const interfaceRoots = interfaceNames.map((name) => {
  const [entity, ...beside] = listedAs(name)
  if (!entity) throw new Error(`Nothing implements ${name}`)
  return { name, list: interfaceLists[name], entity, beside }
})
const interfaceQueries = interfaceRoots.flatMap(({ name, list, entity, beside }) => {
  const type = beside.length === 0 ? entity.api.type : name
  return [`${list}${listArgsOf(type)}: [${name}!]!`, `${list}Total${totalArgsOf(type)}: Int!`]
})

const queries = (entity: Entity) => [
  `${single(entity)}(id: ID!): ${entity.api.type}`,
  `${entity.api.plural}${listArgs(entity)}: [${entity.api.type}!]!`,
  `${entity.api.plural}Total${totalArgs(entity)}: Int!`,
]
function mutations(entity: Entity): string[] {
  const { type } = entity.api
  if (entity.abstract) return []
  return [
    ...(canCreate(entity) ? [`create${type}(input: Create${type}Input!, key: String): ${type}!`] : []),
    ...(canUpdate(entity) ? [`update${type}(id: ID!, input: Update${type}Input!, key: String): ${type}!`] : []),
    ...(entity.access.delete !== 'nobody'
      ? [`delete${type}(id: ID!, key: String): Deleted!`, `restore${type}(id: ID!, key: String): ${type}!`]
      : []),
    ...(canUpdate(entity) && entity.table.reorder
      ? [`Update${type}SortTable(id: ID!, index_from: String!, index_to: String!, key: String): ${type}!`]
      : []),
    ...(entity.transitions
      ? [
          `transition${type}(id: ID!, event: String!, input: Update${type}Input, record_version: Int, key: String): ${type}!`,
        ]
      : []),
  ]
}

/** The calls on several records at once: they answer what became of each. */
function callsOnMany(entity: Entity): string[] {
  const { type } = entity.api
  if (entity.abstract) return []
  const manner = 'preview: Boolean, key: String): BulkAnswer!'
  return [
    ...(canCreate(entity) ? [`create${type}Many(rows: [Create${type}Input!]!, ${manner}`] : []),
    ...(canUpdate(entity)
      ? [`update${type}Many(ids: [ID!]!, input: Update${type}Input!, each: [Update${type}Input!], ${manner}`]
      : []),
    ...(entity.access.delete !== 'nobody' ? [`delete${type}Many(ids: [ID!]!, ${manner}`] : []),
    ...(entity.transitions
      ? [`transition${type}Many(ids: [ID!]!, event: String!, input: Update${type}Input, ${manner}`]
      : []),
  ]
}

/** The call that merges two records of a kind where its definition allows that. */
const mergeSdl = (entity: Entity): string[] =>
  entity.mergeable
    ? [`merge${entity.api.type}(keep: ID!, other: ID!, take: [String!], preview: Boolean, key: String): MergeAnswer!`]
    : []

/** Leaves out the inputs that nothing takes: of a record that no field names, or that nobody can make. */
function withoutUnused(types: readonly string[], calls: readonly string[]): readonly string[] {
  const nameOf = (type: string) => /^input (\w+)/.exec(type)?.[1]
  const inputs = new Map(types.map((type) => [nameOf(type), type]))
  const used = new Set<string>()
  const open = [...calls, ...types.filter((type) => nameOf(type) === undefined)]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [name] of next.matchAll(/\b[A-Z]\w*/g)) {
      const input = inputs.get(name)
      if (input === undefined || used.has(name)) continue
      used.add(name)
      open.push(input)
    }
  }
  return types.filter((type) => used.has(nameOf(type) ?? '') || nameOf(type) === undefined)
}

/** What the calls on several records, and a merge, answer. */
const answersOfMany = [
  block('type BulkAnswer', [
    '"What was done in one go, by which it is undone; null when nothing was written."',
    'batch: ID',
    'changed: [ID!]!',
    '"Where nothing differs from what stands there."',
    'same: [ID!]!',
    'refused: [BulkRefusal!]!',
    '"What would be deleted along with the others, by kind; only of a preview."',
    'along: [NamedRecords!]!',
  ]),
  block('type BulkRefusal', [
    'id: ID',
    '"Of records that were to be made, and of ids that are none, the place among them, from 0."',
    'index: Int',
    'title: String',
    'code: String!',
    'message: String!',
    'issues: [BulkIssue!]!',
    '"Records that stand in the way, as far as they are named."',
    'records: [NamedRecord!]!',
  ]),
  block('type NamedRecord', [
    'type: String!',
    'id: ID!',
    'title: String!',
    '"The page of it where what lacks is mended: the name of a route."',
    'page: String',
    '"The field to fill in there, as `surveyClient.opdrachtdatum`."',
    'field: String',
    '"How many there are of its kind that stand in the way, of which only the first are named."',
    'among: Int',
  ]),
  block('type MergeAnswer', [
    '"By which all of it is undone; null of a preview."',
    'batch: ID',
    '"The fields in which the two differ: of each, `take` may name it to have the value of the other."',
    'differs: [String!]!',
    'moved: [NamedRecords!]!',
    '"What something closed keeps where it is."',
    'stays: [NamedRecords!]!',
    '"What got another number where it went, because its own was taken there."',
    'renumbered: [Renumbered!]!',
    '"`deleted`, or `retired` where something stays that points at it."',
    'other: String!',
    '"Why nothing would be merged; only of a preview."',
    'refused: [BulkRefusal!]!',
  ]),
  block('type Renumbered', ['type: String!', 'id: ID!', 'from: String!', 'to: String!']),
  block('type NamedRecords', [
    'type: String!',
    'count: Int!',
    '"What the first of them are called."',
    'titles: [String!]!',
  ]),
  block('type BulkIssue', ['path: String!', 'rule: String!', 'message: String!']),
]

/** What requests are made of, whatever the record. */
const givenSdl: readonly string[] = [
  block('input ConnectInput', ['id: ID!', 'type: String']),
  block('input Link', ['connect: ConnectInput', 'disconnect: Boolean']),
  block('input Links', ['set: [ConnectInput!]', 'connect: [ConnectInput!]', 'disconnect: [ConnectInput!]']),
  block('input SortInput', [
    '"A field, or a dotted path to one through relations."',
    'field: String!',
    '"asc or desc"',
    'direction: String',
  ]),
  block('input GezienTekenobject', ['id: ID!', '"The version in which it was seen."', 'record_version: Int']),
  block('input IdFilter', ['eq: ID', 'in: [ID!]', 'empty: Boolean']),
  block('input StringFilter', ['eq: String', 'in: [String!]', 'contains: String', 'empty: Boolean']),
  block('input NumberFilter', ['eq: Float', 'in: [Float!]', 'from: Float', 'to: Float', 'empty: Boolean']),
  block('input BooleanFilter', ['eq: Boolean', 'empty: Boolean']),
  block('input DateFilter', ['eq: Date', 'from: Date', 'to: Date', 'empty: Boolean']),
  block('input DateTimeFilter', ['from: DateTime', 'to: DateTime', 'empty: Boolean']),
]

/** The whole schema as text: derived from the model, plus the calls that are not CRUD. */
export function schemaSdl(): string {
  const { entities } = model
  const operations = operationsSdl()
  const calls = [
    operations.types,
    importSdl.types,
    block('type Query', [
      '"The person who asks."',
      'me: User',
      ...entities.flatMap(queries),
      ...interfaceQueries,
      ...operations.queries,
    ]),
    block('type Mutation', [
      ...entities.flatMap(mutations),
      ...entities.flatMap(callsOnMany),
      ...entities.flatMap(mergeSdl),
      'verhuisOnderzoeken(ids: [ID!]!, naar: ID!, preview: Boolean, key: String): BulkAnswer!',
      'gebruikSjabloon(sjabloon: ID!, asset: ID!, verdieping: ID, onderdeel_van: ID, preview: Boolean, key: String): BulkAnswer!',
      'saveTekening(plattegrond: ID!, rows: [CreateTekenobjectInput!], ids: [ID!], each: [UpdateTekenobjectInput!], deleted: [GezienTekenobject!], preview: Boolean, key: String): BulkAnswer!',
      'undoBatch(batch: ID!, preview: Boolean, key: String): BulkAnswer!',
      importSdl.call,
      ...operations.mutations,
    ]),
  ]
  return [
    '# Derived from packages/model by `npm run derive`. Do not edit; a check fails when it is stale.',
    '"A day: YYYY-MM-DD."\nscalar Date',
    '"A moment: YYYY-MM-DD HH:mm:ss in Europe/Amsterdam."\nscalar DateTime',
    'scalar JSON',
    '"A file of a multipart request."\nscalar Upload',
    block(
      'interface LookupItem',
      inAll(
        outputFields,
        entities.filter(({ isLookup }) => isLookup),
      ),
    ),
    ...interfaceNames.map((name) => interfaceSdl(name, interfaces[name])),
    ...interfaceNames.flatMap(interfaceFilter),
    ...givenSdl,
    block('type Deleted', ['id: ID!']),
    ...answersOfMany,
    ...withoutUnused(entities.flatMap(typeSdl), calls),
    ...calls,
    '',
  ].join('\n\n')
}
