import { model } from '@vezel/model'
import { type Behind, pathsBehind, startOf } from '@vezel/model/kit/behind.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { useLayoutEffect, useMemo } from 'react'
import { useMe } from '../api/me.ts'
import { useRow } from '../api/rows.ts'
import { useItems } from '../kinds/offered.ts'
import type { Asked, Read } from '../kinds/record.ts'
import { useFieldState } from './form-hooks.ts'
import type { FormPart } from './form-part.ts'
import { behindIn, selectionBehind } from './selection.ts'

/**
 * Tells a form what its conditions look at behind the relations that somebody chose; of those that stand as they were read
 * the record itself says it. Draws nothing.
 */
export function LooksBehind({ part }: { part: Pick<FormPart, 'store' | 'row'> }) {
  const { entity } = part.store
  const starts = [...new Set(pathsBehind(entity).map(startOf))]
  return starts.map((start) => <LookBehind key={start} part={part} start={start} />)
}

interface LookProps {
  part: Pick<FormPart, 'store' | 'row'>
  start: string
}

function LookBehind({ part: { store, row }, start }: LookProps) {
  const { entity } = store
  const { value } = useFieldState(store, start)
  const read = row?.[start]
  const isAsRead = isRecord(read) && read.id === value
  const field = entity.fields[start]
  if (!pointsAtOne(field)) throw new Error(`${entity.key}.${start} leads to no record`)
  const target = model.named(field.target)
  const paths = pathsFrom(entity, start)
  const given = { store, paths, start, target }
  if (value === null && store.isNew && field.readOnly && target.scope === 'tenant') return <OwnFirm {...given} />
  if (value === null || isAsRead) return <Told {...given} record={isAsRead ? read : null} />
  const Chosen = target.isLookup && paths.every((path) => path.split('.').length === 2) ? ChosenItem : ChosenRecord
  return <Chosen {...given} id={String(value)} />
}

const pathsFrom = (entity: Entity, start: string) => pathsBehind(entity).filter((path) => startOf(path) === start)

/** What is asked of the record at which paths begin. */
const selectionOf = (entity: Entity, start: string): Asked =>
  selectionBehind(pathsFrom(entity, start).map((path) => path.slice(start.length + 1)))

interface ToldProps extends Pick<FormPart, 'store'> {
  readonly start: string
  readonly target: Entity
  readonly paths: readonly string[]
}

/** The items of a list are at hand: the input offers them. One of another set is asked for. */
function ChosenItem({ id, ...told }: ToldProps & { id: string }) {
  const { items, loading } = useItems(told.target.key)
  const item = items.find((one) => one.id === id)
  return item || loading ? <Told {...told} record={item} /> : <ChosenRecord {...told} id={id} />
}

/** Where the server puts a new record: nobody chooses the own firm. */
function OwnFirm(told: ToldProps) {
  const { me } = useMe()
  const id = me?.inventarisatie_user?.inventarisatie_organisatie.id
  return id === undefined ? <Told {...told} record={null} /> : <ChosenRecord {...told} id={id} />
}

function ChosenRecord({ id, ...told }: ToldProps & { id: string }) {
  const { target, start, store } = told
  const selection = useMemo(() => selectionOf(store.entity, start), [store.entity, start])
  const { row } = useRow(target, id, selection)
  return <Told {...told} record={(row as Read | null) ?? undefined} />
}

/** Null where there is no record, undefined while it is not known. */
function Told({ store, start, paths, record }: ToldProps & { record: Read | null | undefined }) {
  const found: Behind | null = record === undefined ? null : behindIn(paths, { [start]: record })
  // Before it is painted, so that nothing shows that is hidden.
  useLayoutEffect(() => {
    if (found) store.look(found)
  })
  return null
}
