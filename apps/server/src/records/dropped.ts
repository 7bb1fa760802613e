import type { Entity } from '@vezel/model/kit/entity.ts'
import { isHidden } from '@vezel/model/kit/model.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import type { Values } from '../db/work.ts'
import { kindOf } from '../kinds/index.ts'

type Input = Readonly<Record<string, unknown>>
/** A record by its id; the type may be said, and is then the relation's own. */
export interface Connected {
  readonly id: string
  readonly type?: string | null
}
/** What may be sent of a relation to one record. */
export interface Linking {
  readonly connect?: Connected | null
  readonly disconnect?: boolean | null
  readonly create?: Input | null
}
/** What may be sent of a relation to several records. */
export interface LinkingMany {
  readonly connect?: readonly Connected[] | null
  readonly disconnect?: readonly Connected[] | null
  readonly create?: readonly Input[] | null
  readonly set?: readonly Connected[] | null
}

/** Throws `badValue` for ways to link that undo each other, of which one would be dropped. */
export function demandOneWay({ connect, disconnect, create }: Linking, path: string): void {
  if ([connect, disconnect || null, create].filter((way) => way != null).length > 1) throw contradicting(path)
}

/** The same for a relation to several: what is taken away is there, and is not named again. */
export function demandOneWayMany({ connect, disconnect, set }: LinkingMany, path: string): void {
  const named = new Set([...(connect ?? []), ...(set ?? [])].map(({ id }) => id))
  if (disconnect && (set || disconnect.some(({ id }) => named.has(id)))) throw contradicting(path)
}

/** Throws `badValue` for a record that is said to be of another type than the relation holds. */
export function demandType(target: Entity, connected: Connected, path: string): void {
  if (connected.type && connected.type !== target.api.type) throw contradicting(path)
}

const contradicting = (path: string) =>
  new Problem('badValue', { summary: path }, [{ path, rule: 'isExpected', args: [] }])

/** A record as it was sent, taken and is to be written; absent of a new one, what it was. */
interface Sending {
  readonly sent: Input
  readonly taken: Values
  readonly clean: Values
  readonly before?: Values
  /** What stood so before is put back, or written as it stands: nobody put it in. */
  readonly isAgain?: boolean | undefined
}

/**
 * What was sent and stands otherwise in the record that would be written, because it follows from other data or does not belong
 * to such a record: whoever sent it would not hear that it was dropped. A form clears what it hides itself (§4), and a text may be
 * written in another way.
 */
export function replacedIssues(entity: Entity, { sent, taken, clean, before, isAgain }: Sending): Issue[] {
  return Object.keys(sent).flatMap((path): Issue[] => {
    const field = entity.fields[path]
    if (!field || taken[path] === clean[path]) return []
    if (kindOf(field).take.isKeptApart || isEmpty(taken[path])) return []
    if (written(taken[path]) === written(clean[path])) return []
    if (!isHidden(entity, path, clean)) return [{ path, rule: 'isFollowing', args: [] }]
    // What stood there already goes with what hides it.
    const isGoing = isAgain || taken[path] === before?.[path] || isReasonOfSent(entity, path, sent)
    return isGoing ? [] : [{ path, rule: 'belongsHere', args: [] }]
  })
}

/** The reason of an own value that was sent as well and says what it would follow: both go, as they were meant. */
const isReasonOfSent = ({ overrides }: Entity, path: string, sent: Input) =>
  Object.entries(overrides).some(([name, { reason }]) => reason === path && !isEmpty(sent[name]))

const written = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s/g, '') : JSON.stringify(value)
