import type { ReactNode } from 'react'
import type { OneRow } from '../api/rows.ts'
import { LoadFailed } from './table-parts.tsx'

/** What a part of a page asks for before it can say anything, as `useRows` and `useRow` answer it. */
export type AskedPart = Pick<OneRow<unknown>, 'status' | 'problem' | 'reload'>

/** An answer that there is no such record is one. */
const isFailed = ({ status, problem }: AskedPart) => status === 'failed' && problem?.code !== 'notFound'

/** What is asked together is there once all of it is, and failed where one of it did: of half of it nothing true can be said. */
export function together<Part extends AskedPart>(first: Part, ...others: readonly AskedPart[]): Part {
  const all = [first, ...others]
  const worst = all.find(isFailed) ?? all.find(({ status }) => status === 'loading') ?? first
  const reload = async () => void (await Promise.all(all.map((one) => one.reload())))
  return { ...first, status: worst.status, problem: worst.problem ?? first.problem, reload }
}

/**
 * What stands in place of a part as long as not all that it asks for is there: `pending`, or that it could not be read with a
 * way to try again. Null once all is known: only then it may say that there is none.
 */
export function unanswered(asked: readonly AskedPart[], pending: ReactNode): ReactNode {
  const failed = asked.filter(isFailed)
  if (failed.length > 0)
    return (
      <LoadFailed why={failed[0]?.problem?.message} onRetry={() => failed.forEach(({ reload }) => void reload())} />
    )
  return asked.some(({ status }) => status === 'loading') ? pending : null
}
