import { useState } from 'react'
import { ask } from '../api/connection.ts'
import { toProblem } from '../api/problem.ts'
import { useAnswer } from '../api/rows.ts'
import { reasonOf } from '../ui/reason.ts'

/** Lines at a time. */
const PAGE = 50

/**
 * A history page by page, as a document with `$voor` and `$limit` answers it under `lines`, the newest first: the newest are
 * asked again after every change, and behind them stand the older ones that were asked for.
 */
export function useHistoryPages<Line extends { readonly id: string }>(
  document: string,
  narrowed: Readonly<Record<string, unknown>>,
) {
  const variables = { ...narrowed, limit: PAGE }
  const { data, problem, reload } = useAnswer<{ lines: readonly Line[] }>(document, variables)
  const [behind, setBehind] = useState<Behind<Line>>(nothing)
  const of = JSON.stringify(narrowed)
  // Of another question nothing stands behind yet.
  const { lines: older, ...state } = behind.of === of ? behind : nothing
  const newest = data?.lines
  const oldest = newest?.at(-1)?.id
  const lines = newest && [...newest, ...older.filter((line) => BigInt(line.id) < BigInt(oldest ?? 0))]
  return {
    lines,
    problem: state.problem ?? (problem && reasonOf(problem)),
    busy: state.busy,
    hasMore: !state.ended && (newest?.length ?? 0) === PAGE,
    reload,
    more: async () => {
      setBehind({ of, lines: older, busy: true, problem: null, ended: false })
      try {
        const answer = await ask<{ lines: readonly Line[] }>({
          document,
          variables: { ...variables, voor: lines?.at(-1)?.id },
        })
        const ended = answer.lines.length < PAGE
        setBehind({ of, lines: [...older, ...answer.lines], busy: false, problem: null, ended })
      } catch (cause) {
        setBehind({ of, lines: older, busy: false, problem: reasonOf(toProblem(cause)), ended: false })
      }
    },
  }
}

/** What was asked for behind the newest, of one question. */
interface Behind<Line> {
  readonly of: string
  readonly lines: readonly Line[]
  readonly busy: boolean
  readonly problem: string | null
  readonly ended: boolean
}
const nothing: Behind<never> = { of: '', lines: [], busy: false, problem: null, ended: false }
