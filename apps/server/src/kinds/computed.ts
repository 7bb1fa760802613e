import { model } from '@vezel/model'
import type { ComputedField, ComputedFields, ScalarType } from '@vezel/model/kit/field.ts'
import { days } from './day.ts'
import type { KindOnServer, KindsOf } from './kind.ts'
import { moment } from './local-time.ts'
import { plain } from './plain.ts'

interface Scalar {
  /** The name of the scalar in the API, and of the filter by it. */
  readonly name: string
  /** Absent where nothing is asked by it. */
  readonly filter?: string
  readonly cast: string
}
const scalars: Readonly<Record<ScalarType, Scalar>> = {
  string: { name: 'String', filter: 'StringFilter', cast: '' },
  integer: { name: 'Int', filter: 'NumberFilter', cast: '::numeric' },
  decimal: { name: 'Float', filter: 'NumberFilter', cast: '::numeric' },
  boolean: { name: 'Boolean', filter: 'BooleanFilter', cast: '::boolean' },
  date: { name: 'Date', filter: 'DateFilter', cast: '::date' },
  datetime: { name: 'DateTime', filter: 'DateTimeFilter', cast: '::timestamp' },
  json: { name: 'JSON', cast: '' },
}
/** What is worked out: one value, or undefined of a record. */
const scalarOf = ({ type }: ComputedField): Scalar | undefined => (type === 'record' ? undefined : scalars[type])
const targetOf = ({ target = '' }: ComputedField) => model.named(target)
/** Of a record that depends on nothing but the row: what it is by. */
const filteredBy = (field: ComputedField) =>
  field.type === 'record' && Object.keys(field.args).length === 0 ? targetOf(field) : undefined

const value = plain('text', 'String', 'StringFilter')
/** What the server works out when it reads, by the SQL of the entity: nothing is stored, and nothing comes in. */
const computed = {
  ...value,
  column: null,
  read: {
    ...value.read,
    answer: (row, field) => {
      if (field.type === 'record') return row.record(targetOf(field), row.computed())
      return field.type === 'datetime' ? moment(row.computed()) : row.computed()
    },
    value: (row) => row.computed(),
  },
  filter: {
    ...value.filter,
    cast: (field) => scalarOf(field)?.cast ?? '',
    ids: (field) => (field.type === 'record' ? targetOf(field).id : undefined),
    compared: (expression, { type }) => (type === 'datetime' ? days.datetime.filter.compared(expression) : expression),
    leadsTo: (field) => (field.type === 'record' ? targetOf(field) : undefined),
    isWords: (field) => field.type === 'string',
  },
  graphql: {
    ...value.graphql,
    output: (field) => {
      const named = Object.entries(field.args).map(([name, is]) => `${name}: ${is === 'date' ? 'Date' : 'ID'}`)
      const args = named.length > 0 ? `(${named.join(', ')})` : ''
      return `${args}: ${scalarOf(field)?.name ?? targetOf(field).api.type}`
    },
    filter: (field) => {
      const target = filteredBy(field)
      return target ? `${target.api.type}RelationFilter` : scalarOf(field)?.filter
    },
  },
} as const satisfies KindOnServer<ComputedField>

export const computedKinds = { computed } as const satisfies KindsOf<ComputedFields>
