import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import { toProblem } from '../api/problem.ts'
import { type RowRefusal, sendRows } from '../api/rows-in.ts'
import { VariableSetContext } from '../kinds/offered.ts'
import type { Asked } from '../kinds/record.ts'
import type { ImportRow, ImportTable } from '../kinds/table-file.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { beginWith, importable, knowing, type Matches, needed, remember, remembered } from './import-columns.ts'
import { type JudgedRow, judge, type ShownRow, toSend, withAnswer } from './import-judge.ts'
import { fetchKnown, type Known } from './import-known.ts'

/** Where rows go. */
export interface ImportPlace {
  /** The key of the entity. */
  readonly of: string
  /** What every row has, such as its survey; relations as ids. */
  readonly where: Draft
  /** What a new row has beyond that. */
  readonly values?: Draft
  /** What the form of the list offers of a relation, where that is not all. */
  readonly offered?: (name: string) => Asked | undefined
}

/** Rows with the columns they have; made by a file, by what was pasted or by hand. */
export interface ImportSource extends ImportTable {
  readonly name: string
}

/** An import under way: its rows, where their columns go, and what would become of them. */
export interface Import {
  readonly entity: Entity
  readonly source: ImportSource
  readonly where: Draft
  readonly fields: readonly (readonly [name: string, field: Field])[]
  readonly matches: Matches
  readonly isKnown: readonly boolean[]
  readonly rememberedWhen: string | null
  readonly keys: readonly string[]
  readonly key: string | null
  /** Empty until what the columns name has come. */
  readonly rows: readonly ShownRow[]
  readonly known: Known | null
  /** The fields that a new row needs and that no column goes to. */
  readonly missing: readonly string[]
  /** The server has judged the rows as they now stand. */
  readonly isTried: boolean
  readonly tried: number
  readonly failed: string | null
  readonly match: (column: number, name: string | null) => void
  readonly setKey: (key: string | null) => void
  readonly mend: (line: number, column: number, cell: string) => void
  readonly add: (cells: readonly string[]) => void
  readonly rememberAll: () => void
  /** Tries again what failed. */
  readonly retry: () => void
}

/** Follows an import from its rows to what the server says of them. */
export function useImport(place: ImportPlace, source: ImportSource): Import {
  const entity = model.named(place.of)
  const fields = useMemo(() => importable(entity, place.where), [entity, place.where])
  const columns = useColumns(entity, fields, place.where, source)
  const { matches, key } = columns
  const [rows, setRows] = useState<readonly ImportRow[]>(source.rows)
  const [round, setRound] = useState(0)
  const taken = useMemo(() => new Map(fields.map((field) => [field[0], field])), [fields])
  const chosen = useMemo(
    () => matches.map((name) => (name === null ? null : (taken.get(name) ?? null))),
    [matches, taken],
  )
  const { known, problem } = useKnown(entity, place, chosen, round)
  const judged = useJudged(entity, place, { rows, source, chosen, key, known })
  const trial = useTrial(place, judged, round)
  const shown = useMemo(() => withAnswer(judged, trial.refused, trial.same), [judged, trial.refused, trial.same])
  return {
    entity,
    source,
    where: place.where,
    fields,
    ...columns,
    rows: shown,
    known,
    missing: needed(entity, place.where).filter((name) => !matches.includes(name)),
    isTried: known !== null && trial.isDone,
    tried: trial.done,
    failed: problem ?? trial.failed,
    mend: (line, column, cell) =>
      setRows((before) =>
        before.map((row) => (row.line === line ? { line, cells: withCell(row.cells, column, cell) } : row)),
      ),
    add: (cells) => setRows((before) => [...before, { line: (before.at(-1)?.line ?? 1) + 1, cells }]),
    retry: () => setRound(round + 1),
  }
}

const withCell = (cells: readonly string[], column: number, cell: string) =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => (at === column ? cell : (cells[at] ?? '')))

/** Where the columns go, and by what a row is a record that is there. */
function useColumns(entity: Entity, fields: Import['fields'], where: Draft, { headers }: ImportSource) {
  const { me } = useMe()
  const organisation = me?.inventarisatie_user?.inventarisatie_organisatie.id ?? ''
  const [began] = useState(() => beginWith(headers, fields, remembered(organisation, entity.key)))
  const [matches, setMatches] = useState<Matches>(began.matches)
  const [chosenKey, setKey] = useState(began.key)
  const [isKnown, setKnown] = useState(began.isKnown)
  const keys = useMemo(() => knowing(entity, where).filter((name) => matches.includes(name)), [entity, where, matches])
  // A number that nobody gives can only be that of a record that is there.
  const given = keys.find((name) => entity.fields[name]?.readOnly) ?? null
  const key = chosenKey !== null && keys.includes(chosenKey) ? chosenKey : given
  return {
    matches,
    isKnown,
    rememberedWhen: began.when,
    keys,
    key,
    setKey,
    match: (column: number, name: string | null) => {
      // A field that goes to another column leaves the one it had.
      setMatches(matches.map((one, at) => (at === column ? name : one === name ? null : one)))
      setKnown(isKnown.map((known, at) => known && at !== column))
    },
    rememberAll: () => remember(organisation, entity.key, { headers, matches, key, when: dutchTime() }),
  }
}

type Chosen = readonly (readonly [name: string, field: Field] | null)[]

/** What the columns may name, fetched anew when other columns are taken. */
function useKnown(entity: Entity, place: ImportPlace, chosen: Chosen, round: number) {
  const set = useContext(VariableSetContext)
  const [answer, setAnswer] = useState<{ for: string; known: Known | null; problem: string | null }>()
  const names = chosen
    .flatMap((column) => (column ? [column[0]] : []))
    .sort()
    .join()
  const asked = `${names} ${round}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which columns are taken.
  useEffect(() => {
    const stop = new AbortController()
    const fields = chosen.flatMap((column) => (column ? [column] : []))
    const offered = place.offered ?? (() => undefined)
    fetchKnown(entity, fields, { where: place.where, offered, set }, stop.signal).then(
      (known) => !stop.signal.aborted && setAnswer({ for: asked, known, problem: null }),
      (cause: unknown) =>
        !stop.signal.aborted && setAnswer({ for: asked, known: null, problem: toProblem(cause).message }),
    )
    return () => stop.abort()
  }, [entity, asked, place, set])
  return answer?.for === asked ? answer : { known: null, problem: null }
}

interface Judged {
  readonly rows: readonly ImportRow[]
  readonly source: ImportSource
  readonly chosen: Chosen
  readonly key: string | null
  readonly known: Known | null
}
const nothing: readonly JudgedRow[] = []

function useJudged(entity: Entity, { where }: ImportPlace, { rows, source, chosen, key, known }: Judged) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const { headers, comma } = source
  return useMemo(() => {
    if (known === null) return nothing
    return judge(rows, { entity, where, columns: chosen, headers: headers.length, key, known, comma, locale, t })
  }, [entity, where, rows, chosen, headers.length, key, known, comma, locale, t])
}

interface Trial {
  readonly for: readonly JudgedRow[] | null
  readonly refused: ReadonlyMap<number, RowRefusal>
  readonly same: ReadonlySet<number>
  readonly failed: string | null
}
const untried: Trial = { for: null, refused: new Map(), same: new Set(), failed: null }
/** How long after the last change the server is asked. */
const restMs = 300

/** What the server says of the rows: it does everything and takes it back. Asked anew after each change. */
function useTrial(place: ImportPlace, judged: readonly JudgedRow[], round: number) {
  const [trial, setTrial] = useState(untried)
  const [done, setDone] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    if (judged === nothing) return
    const stop = new AbortController()
    const sent = toSend(judged, { ...place.values, ...place.where })
    const ask = () => {
      setDone(0)
      const options = { isTrial: true, signal: stop.signal, onProgress: setDone }
      sendRows(
        place.of,
        sent.map(({ row }) => row),
        options,
      ).then(
        ({ refused, same }) => {
          if (stop.signal.aborted) return
          const placeOf = (at: number) => sent[at]?.at ?? -1
          setTrial({
            for: judged,
            refused: new Map([...refused].map(([at, refusal]) => [placeOf(at), refusal])),
            same: new Set([...same].map(placeOf)),
            failed: null,
          })
        },
        (cause: unknown) =>
          !stop.signal.aborted && setTrial({ ...untried, for: judged, failed: toProblem(cause).message }),
      )
    }
    const later = setTimeout(ask, restMs)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [judged, place, round])
  const isMine = trial.for === judged
  return isMine ? { ...trial, isDone: trial.failed === null, done } : { ...untried, isDone: false, done }
}
