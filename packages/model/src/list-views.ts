import { model } from './entities/index.ts'
import { impliedFields } from './kit/implied.ts'
import { isRecord } from './kit/record.ts'

/** What somebody makes of a list, but for what is searched: what a view keeps. */
export interface ListView {
  /** Names of columns in their order; null as the list has them. */
  readonly columns: readonly string[] | null
  readonly density: 'compact' | 'normal'
  /** The column by which rows stand in groups; null: none, absent: as the list has it. */
  readonly group?: string | null
  /** As in the address: `einddatum`, `-einddatum`; null as it comes. */
  readonly sort: string | null
  /** Conditions as in the address: `projectleider.is.4*einddatum.to.2026-12-15`. */
  readonly filter: string
}

/** The names that a list knows. */
interface ListNames {
  readonly columns: ReadonlySet<string>
  readonly conditions: ReadonlySet<string>
}

interface OwnList {
  /** The entities whose fields are its columns and conditions. */
  readonly of: readonly string[]
  /** Those that are no fields. */
  readonly columns: readonly string[]
  readonly conditions: readonly string[]
}

/** Lists that have columns or conditions of their own, by name. Any other list is named after its entity and has its fields. */
const ownLists: Readonly<Record<string, OwnList>> = {
  surveys: {
    of: ['survey'],
    columns: ['asset', 'inspecteurs', 'klant'],
    conditions: ['inspecteur', 'klant'],
  },
  sources: {
    of: ['source'],
    columns: ['photo', 'number', 'name', 'status', 'class', 'amount', 'samples', 'application', 'treatment', 'source'],
    conditions: ['plaats', 'sub_asset', 'binnen_buiten', 'status', 'class', 'treatment', 'result', 'to_check'],
  },
  spaces: {
    of: ['space'],
    columns: ['name', 'number', 'area', 'surveyed', 'locations', 'status', 'floor'],
    conditions: ['surveyed', 'coverage', 'status'],
  },
  sample: { of: ['sample'], columns: ['result'], conditions: [] },
}

/** The columns of buttons, which stand in any table. */
const buttons = ['delete', 'download', 'send', 'verify', 'update', 'cancel']

/** The columns and conditions that a list knows; null for what is no list. */
export function listNamed(name: string): ListNames | null {
  const { of, columns, conditions } = (Object.hasOwn(ownLists, name) && ownLists[name]) || {
    of: model.entities.some(({ key }) => key === name) ? [name] : [],
    columns: [],
    conditions: [],
  }
  if (of.length === 0) return null
  const fields = [...of.flatMap((key) => Object.keys(model.named(key).fields)), ...Object.keys(impliedFields)]
  // A column may tell of what hangs on a row.
  const hanging = of.flatMap((key) => model.inverses(model.named(key)).map((inverse) => inverse.name))
  return {
    columns: new Set([...fields, ...hanging, ...columns, ...buttons]),
    conditions: new Set([...fields, ...conditions]),
  }
}

/** What a view may hold at most: far more than anybody makes of a list. */
const most = { columns: 200, name: 60, filter: 4000 }
const parts = ['columns', 'density', 'group', 'sort', 'filter']

const isName = (value: unknown): value is string => typeof value === 'string' && /^-?\w{1,60}$/.test(value)

/** Whether something has the form of a view, whatever its names mean. */
export function isListView(value: unknown): value is ListView {
  if (!isRecord(value) || Object.keys(value).some((part) => !parts.includes(part))) return false
  const { columns, density, group, sort, filter } = value
  return (
    (columns === null || (Array.isArray(columns) && columns.length <= most.columns && columns.every(isName))) &&
    (density === 'compact' || density === 'normal') &&
    (group === undefined || group === null || isName(group)) &&
    (sort === null || isName(sort)) &&
    typeof filter === 'string' &&
    filter.length <= most.filter
  )
}

/** A view with what its list knows, and the names of what it does not know and that was left out. */
export interface KnownView {
  readonly view: ListView
  readonly dropped: readonly string[]
}

/** What is left of a view in its list: columns and conditions come and go with the versions of the product. */
export function knownIn(list: ListNames, given: ListView): KnownView {
  const dropped = new Set<string>()
  const isKnown = (name: string, names: ReadonlySet<string>) => names.has(name) || void dropped.add(name)
  const columns = given.columns?.filter((name) => isKnown(name, list.columns)) ?? null
  const sort = given.sort !== null && isKnown(given.sort.replace(/^-/, ''), list.columns) ? given.sort : null
  const filter = given.filter
    .split('*')
    .filter((condition) => condition !== '' && isKnown(condition.split('.')[0] ?? '', list.conditions))
    .join('*')
  const group = given.group == null || isKnown(given.group, list.columns) ? given.group : undefined
  return {
    view: {
      columns: columns?.length === 0 ? null : columns,
      density: given.density,
      ...(group === undefined ? {} : { group }),
      sort,
      filter,
    },
    dropped: [...dropped],
  }
}
