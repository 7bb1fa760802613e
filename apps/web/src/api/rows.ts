import type { EntityKey } from '@vezel/model'
import type { Asked } from '@vezel/model/reads.ts'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ask } from './connection.ts'
import { type ApiProblem, toProblem } from './problem.ts'
import { onChanged, type Query, queryOf, type Shown, type Status } from './queries.ts'
import {
  type AnySelection,
  type Args,
  bodyOf,
  type Checked,
  type Definition,
  type RowFor,
  type SelectionFor,
} from './selection.ts'
import type { FilterFor, PathFrom, Reaches, SortFor } from './typed.ts'

export type { Status } from './queries.ts'
export type { AnyRow, AnySelection, Definition, RowFor, SelectionFor } from './selection.ts'

/** Conditions and order as the API takes them, of an entity that is only known when the program runs. */
export type Filter = FilterFor<string>
export type Sort = SortFor<string>
/** A path through relations to sort by: `pathTo('finding', 'inventarisatie.start')`. A wrong step does not compile. */
export const pathTo = <const K extends EntityKey, const Path extends string>(
  _of: K,
  path: Path & Reaches<K, Path>,
): PathFrom<K> => path as string as PathFrom<K>
export interface RowsOptions<K extends string = string> {
  readonly filter?: FilterFor<K>
  /** Searched by the server in the fields the definition names. */
  readonly search?: string
  readonly sort?: readonly SortFor<K>[]
  /** 1,000 unless told, 20,000 at most. */
  readonly limit?: number
  readonly offset?: number
  /** Arguments of computed fields, by path. */
  readonly args?: Args
  /** Asks nothing while true; the answer is then an empty list that loads. */
  readonly skip?: boolean
}
export interface Rows<Row> {
  readonly rows: readonly Row[]
  /** How many there are in all, also beyond the limit. */
  readonly total: number
  readonly status: Status
  /** Why the last try failed. With `ready` the rows of an earlier answer are still shown. */
  readonly problem: ApiProblem | null
  /** True while other rows are on their way than those shown. */
  readonly changing: boolean
  readonly reload: () => Promise<void>
}
export interface OneRow<Row> {
  /** Null while it loads, and when there is none (then `status` is `ready`, or `failed` with `notFound`). */
  readonly row: Row | null
  readonly status: Status
  readonly problem: ApiProblem | null
  readonly reload: () => Promise<void>
}

const idle: Shown = { status: 'loading', rows: [], total: 0, problem: null }
const neverChanges = () => () => {}

function useShown(query: Query | null): Shown {
  return useSyncExternalStore(query?.subscribe ?? neverChanges, () => query?.shown() ?? idle)
}

/**
 * The records of an entity that fit. What is known shows at once while the server is asked (cache and network); when
 * only search, order or page change, the former rows stay until the new ones come. Everybody who asks the same shares
 * one request, and a row that changes anywhere changes here.
 *
 * `useRows(limitation, { beperking: { value: true }, description: true }, { filter: { onderzoek: { eq: survey } } })`
 */
export function useRows<const K extends string, const S extends SelectionFor<K>>(
  of: Definition<K>,
  selection: S & Checked<K, S>,
  options: NoInfer<RowsOptions<K>> = {},
): Rows<RowFor<K, S>> {
  const { filter, search, sort, args, skip = false } = options
  const question = rowsQuestion(of, selection, options)
  const { document } = question
  const asked = { of: of.key, selection, filter, search, sort }
  const query = skip ? null : queryOf({ ...question, selection, args, asked })
  const shown = useShown(query)

  // The rows of the question before, while this one has no answer and asks for the same kind of rows.
  const subject = `${document}\n${JSON.stringify([filter, args])}`
  const last = useRef<{ subject: string; shown: Shown } | null>(null)
  const before = shown.status === 'loading' && last.current?.subject === subject ? last.current.shown : null
  useEffect(() => {
    if (shown.status === 'ready') last.current = { subject, shown }
  })
  const now = before ?? shown
  const reload = useCallback(async () => query?.load(), [query])
  return useMemo(
    () => ({
      rows: now.rows as readonly RowFor<K, S>[],
      total: now.total,
      status: now.status,
      problem: shown.problem,
      changing: before !== null,
      reload,
    }),
    [now, shown.problem, before, reload],
  )
}

/** What is sent for a list of records with how many there are in all, as `rows` and `total`. */
export function rowsQuestion<K extends string>(of: Definition<K>, selection: AnySelection, options: RowsOptions<K>) {
  const { filter, search, sort, limit, offset, args } = options
  const body = bodyOf(selection, args)
  const { type, plural } = of.api
  return {
    document: `query rows($filter: ${type}Filter, $search: String, $sort: [SortInput!], $limit: Int, $offset: Int${body.declared}) { rows: ${plural}(filter: $filter, search: $search, sort: $sort, limit: $limit, offset: $offset) { ${body.text} } total: ${plural}Total(filter: $filter, search: $search) }`,
    variables: { filter, search: search || undefined, sort, limit, offset, ...body.values },
  }
}

/** One record by its id; asks nothing while the id is null. `useRow(survey, id, { nummer: true })`. */
export function useRow<const K extends string, const S extends SelectionFor<K>>(
  of: Definition<K>,
  id: string | null | undefined,
  selection: S & Checked<K, S>,
  options: { readonly args?: Args } = {},
): OneRow<RowFor<K, S>> {
  const { args } = options
  const query = id
    ? queryOf({ ...askedOf(of, id, selection, args), selection, args, asked: { of: of.key, selection } })
    : null
  const shown = useShown(query)
  const reload = useCallback(async () => query?.load(), [query])
  return useMemo(
    () => ({
      row: (shown.rows[0] ?? null) as RowFor<K, S> | null,
      status: shown.status,
      problem: shown.problem,
      reload,
    }),
    [shown, reload],
  )
}

/** The question for one record. */
function askedOf(of: Definition, id: string, selection: AnySelection, args?: Args) {
  const body = bodyOf(selection, args)
  const name = of.api.type.charAt(0).toLowerCase() + of.api.type.slice(1)
  return {
    document: `query row($id: ID!${body.declared}) { row: ${name}(id: $id) { ${body.text} } }`,
    variables: { id, ...body.values },
  }
}

/**
 * One record as it stands now, for what is no component: `await readRow(survey, id, { nummer: true })`. Null when it is not
 * there; rejects with an `ApiProblem`.
 */
export async function readRow<const K extends string, const S extends SelectionFor<K>>(
  of: Definition<K>,
  id: string,
  selection: S & Checked<K, S>,
): Promise<RowFor<K, S> | null> {
  // What is answered is what was asked.
  return (await ask<{ row: RowFor<K, S> | null }>(askedOf(of, id, selection))).row
}

/** What is counted: records of an entity, those that fit. */
export interface Counted<K extends string = string> {
  readonly of: Definition<K>
  readonly filter?: FilterFor<K>
  readonly search?: string
}

/**
 * How many records fit, several counts in one request: `useCounts({ samples: { of: sample, filter } })`. A count is
 * undefined until it is known.
 */
export function useCounts<const W extends Readonly<Record<string, string>>>(
  wanted: {
    readonly [Name in keyof W]?: Counted<W[Name]>
  },
): { readonly [Name in keyof W]?: number } {
  const counted: readonly [name: string, what: Counted][] = Object.entries(
    wanted as unknown as Readonly<Record<string, Counted>>,
  )
  const declared = counted.map(([, { of }], at) => `$f${at}: ${of.api.type}Filter, $s${at}: String`)
  const asked = counted.map(([, { of }], at) => `c${at}: ${of.api.plural}Total(filter: $f${at}, search: $s${at})`)
  const variables = counted.flatMap(([, { filter, search }], at) => [
    [`f${at}`, filter],
    [`s${at}`, search || undefined],
  ])
  const document = `query counts(${declared.join(', ')}) { ${asked.join(' ')} }`
  const answer = useAnswer<Record<string, number>>(
    counted.length > 0 ? document : null,
    Object.fromEntries(variables),
    counted.map(([, { of, filter, search }]) => ({ of: of.key, selection: {}, filter, search })),
  )
  const names = counted.map(([name]) => name).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say what each count is of.
  return useMemo(
    () =>
      // The names are those that were given.
      Object.fromEntries(answer.data ? counted.map(([name], at) => [name, answer.data?.[`c${at}`]]) : []) as {
        readonly [Name in keyof W]?: number
      },
    [answer.data, names],
  )
}

/**
 * What a document of one's own answers. For what is no list of records. Asked again after every change, or after those that
 * may touch what it is told to ask.
 */
export function useAnswer<Data>(
  document: string | null,
  variables: Readonly<Record<string, unknown>> = {},
  asked?: readonly Asked[],
): { readonly data: Data | null; readonly problem: ApiProblem | null; readonly reload: () => void } {
  const key = JSON.stringify(variables)
  const again = useRef(() => {})
  const asks = useRef(asked)
  asks.current = asked
  const reload = useCallback(() => again.current(), [])
  const [answer, setAnswer] = useState<{ of: string; data: Data | null; problem: ApiProblem | null } | null>(null)
  const of = `${document}\n${key}`
  useEffect(() => {
    if (document === null) return
    let stop = new AbortController()
    const load = () => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      ask<Data>({ document, variables: JSON.parse(key) as Record<string, unknown> }, signal).then(
        (data) => signal.aborted || setAnswer({ of: `${document}\n${key}`, data, problem: null }),
        (cause: unknown) =>
          signal.aborted ||
          setAnswer((was) => ({ of: `${document}\n${key}`, data: was?.data ?? null, problem: toProblem(cause) })),
      )
    }
    load()
    again.current = load
    const leave = onChanged((_, isTouched) => (asks.current ?? [undefined]).some(isTouched) && load())
    return () => {
      leave()
      stop.abort()
    }
  }, [document, key])
  return answer?.of === of ? { ...answer, reload } : { data: null, problem: null, reload }
}
