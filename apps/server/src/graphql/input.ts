import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type ValidationContext,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { judge, Refused } from './scalars.ts'

/** Where a value stands, and what the model says about it. */
interface Place {
  readonly path: readonly (string | number)[]
  readonly label?: Label
  /** Within a relation of an input: the kind of ids it takes, so that what is no id is refused at the field. */
  readonly ids?: Entity['id']
}
interface Found extends Issue {
  readonly label: Label
}

/** Types that only carry a relation: their fields are no steps on the way to a field of the form. */
const carriers = new Set([
  'Link',
  'Links',
  'ConnectInput',
  ...model.entities.flatMap(({ api }) => [`Link${api.type}`, `Links${api.type}`, `New${api.type}`]),
])
/** The records whose fields an input or filter has. */
const entityOfInput = new Map(
  model.entities.flatMap((entity) =>
    [`Create${entity.api.type}Input`, `Update${entity.api.type}Input`, `${entity.api.type}Filter`].map(
      (name): [string, Entity] => [name, entity],
    ),
  ),
)

/** What refuses rows of a call on several records, by the variable they came in and their place there. */
export type RefusedRows = ReadonlyMap<string, ReadonlyMap<number, Problem>>

/**
 * The variables of a request as the schema wants them. Throws `badValue` with every value that is refused; of a variable that
 * holds `rows` that refuses its row alone, in whose place an empty one stands.
 */
export function takeVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  rows: ReadonlySet<string>,
): { readonly variables: Record<string, unknown>; readonly refusedRows: RefusedRows } {
  const issues: Found[] = []
  const refusedRows = new Map<string, ReadonlyMap<number, Problem>>()
  const taken = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    // Validation has seen that the type is there.
    if (!type || !isInputType(type)) return []
    const value = Object.hasOwn(given, name) ? given[name] : defaultValue && valueFromASTUntyped(defaultValue)
    if (value === undefined && !isNonNullType(type)) return []
    if (!rows.has(name) || !Array.isArray(value)) return [[name, take(type, value, { path: [name] }, issues)]]
    const refused = new Map<number, Problem>()
    refusedRows.set(name, refused)
    return [[name, takeRows(type, value, { path: [name] }, issues, refused)]]
  })
  if (issues.length > 0) throw refusal(issues)
  return { variables: Object.fromEntries(taken), refusedRows }
}

/** Rows, each judged by itself: an input with a value that is refused, or an id that is none. */
function takeRows(
  type: GraphQLInputType,
  values: readonly unknown[],
  { path }: Place,
  issues: Found[],
  refused: Map<number, Problem>,
): unknown {
  const item = getNamedType(type)
  const isRecord = isInputObjectType(item)
  return values.map((value, at) => {
    // What is no row at all is nothing that could be refused by itself.
    if (isRecord && (typeof value !== 'object' || value === null || Array.isArray(value)))
      return take(new GraphQLNonNull(item), value, { path: [...path, at] }, issues)
    const own: Found[] = []
    const taken = take(new GraphQLNonNull(item), value, { path: isRecord ? [] : ['id'] }, own)
    if (own.length === 0) return taken
    refused.set(at, refusal(own))
    return isRecord ? {} : ''
  })
}

/** A value as the input of this name takes it, or the problem with all that is refused in it. */
export function judgedInput(
  schema: GraphQLSchema,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> | Problem {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`No input ${name} in the schema`)
  const issues: Found[] = []
  const taken = take(new GraphQLNonNull(type), value, { path: [] }, issues)
  return issues.length > 0 ? refusal(issues) : (taken as Readonly<Record<string, unknown>>)
}

/** The variables of a document that come in as rows wherever they are used. */
export function rowVariables(document: DocumentNode, isRows: (call: string, argument: string) => boolean) {
  const uses: string[] = []
  const asRows: string[] = []
  visit(document, {
    VariableDefinition: () => false,
    Field({ name: call, arguments: given = [] }) {
      for (const { name, value } of given)
        if (value.kind === Kind.VARIABLE && isRows(call.value, name.value)) asRows.push(value.name.value)
    },
    Variable: ({ name }) => void uses.push(name.value),
  })
  const times = (of: readonly string[], name: string) => of.filter((one) => one === name).length
  return new Set(asRows.filter((name) => times(asRows, name) === times(uses, name)))
}

/** A rule of validation: the values that stand in the document itself are judged as those of variables are. */
export function literalsAreTaken(context: ValidationContext): ASTVisitor {
  return {
    Argument(node) {
      const argument = context.getArgument()
      if (!argument) return undefined
      const issues: Found[] = []
      take(argument.type, literalOf(node.value), { path: [node.name.value] }, issues)
      if (issues.length === 0) return undefined
      const problem = refusal(issues)
      context.reportError(new GraphQLError(problem.message, { nodes: node, originalError: problem }))
      return false
    },
  }
}

/** In the place of a variable, which is judged when it comes. */
const later = Symbol('variable')
/** A word without quotes, which no scalar but a free structure takes. */
const bareWord = Symbol('word')
/** What stands in a document, as it would come in a variable. */
function literalOf(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return later
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.LIST:
      return node.values.map(literalOf)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalOf(field.value)]))
    case Kind.NULL:
      return null
    case Kind.ENUM:
      return bareWord
    default:
      return node.value
  }
}

function take(type: GraphQLInputType, value: unknown, place: Place, issues: Found[]): unknown {
  if (value === later) return value
  const refuse = (rule: string, path = place.path) => {
    issues.push({ path: path.join('.'), rule, args: [], label: place.label ?? nameOf(path) })
    return undefined
  }
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return refuse('isGiven')
    return take(type.ofType, value, place, issues)
  }
  if (value === null || value === undefined) return null
  if (isListType(type)) {
    if (!Array.isArray(value)) return [take(type.ofType, value, place, issues)]
    // A place in a list of ids is no field of the form; a child that is made along is one.
    const item = (at: number): Place => (place.ids ? place : { ...place, path: [...place.path, at] })
    return value.map((one, at) => take(type.ofType, one, item(at), issues))
  }
  if (!isInputObjectType(type)) {
    const judged = judge(type.name, value)
    if (judged instanceof Refused) return refuse(place.ids ? 'isId' : judged.rule)
    if (place.ids && type.name === 'ID' && !isIdOf(place.ids, String(judged))) return refuse('isId')
    return judged
  }
  if (typeof value !== 'object' || Array.isArray(value)) return refuse('isStructure')
  const fields = type.getFields()
  const entity = entityOfInput.get(type.name)
  const taken: [string, unknown][] = []
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) refuse('isExpected', [...place.path, name])
  }
  for (const { name, type: fieldType, defaultValue } of Object.values(fields)) {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : defaultValue
    if (given === undefined && !isNonNullType(fieldType)) continue
    taken.push([name, take(fieldType, given, placeOf(place, type.name, entity, name), issues)])
  }
  return Object.fromEntries(taken)
}

/** The place of a field within an input. */
function placeOf(place: Place, typeName: string, entity: Entity | undefined, name: string): Place {
  if (carriers.has(typeName)) return name === 'create' ? { path: place.path } : place
  const path = [...place.path, name]
  if (!entity) return { ...place, path }
  const field = model.field(entity, name)
  const label = field?.label ? { label: field.label } : {}
  if (typeName.endsWith('Filter')) return { path, ...label }
  if (name === 'id') return { path, ids: entity.id }
  if (!points(field)) return { path, ...label }
  const target = model.named(field.target)
  return { path, label: field.label ?? target.label, ids: target.id }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const isIdOf = (kind: Entity['id'], text: string) => (kind === 'uuid' ? uuid.test(text) : /^[0-9]{1,9}$/.test(text))

const nameOf = (path: readonly (string | number)[]): Label => {
  const name = path.filter((step) => typeof step === 'string').at(-1) ?? ''
  return { nl: String(name), en: String(name) }
}

/** One problem for all values; the paths are those of the form when a record is sent. */
function refusal(issues: readonly Found[]): Problem {
  const names = [...new Map(issues.map(({ label }) => [label.nl, label])).values()]
  const inOne = (locale: 'nl' | 'en' | 'fr') => names.map((label) => label[locale] ?? label.nl).join(', ')
  return new Problem(
    'badValue',
    { summary: { nl: inOne('nl'), en: inOne('en'), fr: inOne('fr') } },
    issues.map(({ path, rule, args }) => ({ path: path.replace(/^input\./, ''), rule, args })),
  )
}
