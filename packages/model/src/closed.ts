import { model } from './entities/index.ts'
import type { Entity } from './kit/entity.ts'
import { pointsAtOne } from './kit/kinds.ts'
import { closes } from './kit/states.ts'

/** A record with the state it is in and all it is part of: from this follows whether it takes changes. */
export interface Standing<Row> {
  readonly entity: Entity
  readonly row: Row
  /** The word of a choice, or the code of an item; null of a record that has no states. */
  readonly state: string | null
  readonly above: readonly Standing<Row>[]
}

/** The relations through which a record is part of others. */
export function roadsOf(entity: Entity): readonly { readonly name: string; readonly above: Entity }[] {
  return entity.partOf.flatMap((name) => {
    const field = entity.fields[name]
    return pointsAtOne(field) ? [{ name, above: model.named(field.target) }] : []
  })
}

/** Whether it is closed with what it is part of. A shared record is only listed by the survey it names: it lives on. */
export const isClosedAlong = (entity: Entity): boolean => entity.shared === undefined

/** The record itself where its state refuses changes. */
export const closedItself = <Row>(standing: Standing<Row>): Standing<Row> | null =>
  closes(standing.entity, standing.state) ? standing : null

/** The nearest closed record that one is part of, by the first road that has one; the record itself not counted. */
export function closedAbove<Row>({ above }: Standing<Row>): Standing<Row> | null {
  for (const one of above) {
    const closed = closedBy(one)
    if (closed) return closed
  }
  return null
}

/** What closes a record: itself, or the nearest that it is part of. */
export const closedBy = <Row>(standing: Standing<Row>): Standing<Row> | null =>
  closedItself(standing) ?? closedAbove(standing)
