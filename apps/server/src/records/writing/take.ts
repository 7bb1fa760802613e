import type { Entity } from '@vezel/model/kit/entity.ts'
import { isSecret } from '@vezel/model/kit/field.ts'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { invalid } from '../../db/invalid.ts'
import { idOf } from '../../db/names.ts'
import type { Values, Work } from '../../db/work.ts'
import { isUploaded, storeFile } from '../../files/store-file.ts'
import { kindOf } from '../../kinds/index.ts'
import {
  type Connected,
  demandOneWay,
  demandOneWayMany,
  demandType,
  type Linking,
  type LinkingMany,
} from '../dropped.ts'
import type { Input } from './input.ts'

/** Where a value was sent, as the form names it, and how records that come with it are made: by the same write path. */
export interface Sent {
  readonly path: string
  readonly make: (target: Entity, input: Input, path: string) => Promise<string>
}

/** Takes what was sent into the draft: values as they are, relations as ids, nested records made first. */
export async function takeInput(entity: Entity, draft: Values, input: Input, { path, make }: Sent): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const field = entity.fields[name]
    if (!field || value === undefined) continue
    // What nobody reads back stands empty in every form: only null takes it away.
    if (isSecret(field) && typeof value === 'string' && value.trim() === '') continue
    const sent = { path: `${path}${name}`, make }
    const refused = kindOf(field).take.refusal(value)
    if (refused) throw invalid(entity, [{ path: sent.path, rule: refused, args: [] }])
    draft[name] = await kindOf(field).take.sent(value, field, {
      linkOne: (target, linking) => linkOne(sent, target, linking as Linking | null, draft[name]),
      linkSeveral: (target, linking) => linkSeveral(sent, target, linking as LinkingMany | null, draft[name]),
      isUploaded,
    })
  }
}

/** Keeps the files that were sent: the record then has their ids. */
export async function storeFiles(work: Work, entity: Entity, draft: Values): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = draft[name]
    if (pointsAtFile(field) && isUploaded(value)) draft[name] = await storeFile(work, value, { entity, field })
  }
}

/** The record that a relation names from now on. */
async function linkOne(
  { make, path }: Sent,
  target: Entity,
  linking: Linking | null,
  current: unknown,
): Promise<unknown> {
  if (linking) demandOneWay(linking, path)
  if (linking === null || linking.disconnect) return null
  if (linking.create) return make(target, linking.create, `${path}.`)
  return linking.connect ? connectedTo(target, linking.connect, path) : current
}

/** The records that a relation to several names from now on. */
async function linkSeveral(
  { make, path }: Sent,
  target: Entity,
  linking: LinkingMany | null,
  current: unknown,
): Promise<string[]> {
  const ids = (list: readonly Connected[] | null | undefined) =>
    (list ?? []).map((connected) => connectedTo(target, connected, path))
  if (linking) demandOneWayMany(linking, path)
  const made: string[] = []
  for (const [index, child] of (linking?.create ?? []).entries())
    made.push(await make(target, child, `${path}.${index}.`))
  const gone = new Set(ids(linking?.disconnect))
  const stored = linking === null || linking.set || !Array.isArray(current) ? [] : (current as string[])
  const kept = stored.filter((id) => !gone.has(id))
  return [...new Set([...kept, ...ids(linking?.set), ...ids(linking?.connect), ...made])]
}

function connectedTo(target: Entity, connected: Connected, path: string) {
  demandType(target, connected, path)
  return idOf(target, connected.id)
}
