import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { canBeStored } from '@vezel/model/rules/storable.ts'
import type pg from 'pg'
import { isManager, type Session } from '../access.ts'
import { columnOf, linkTableOf, q, tableOf, tenantColumn } from '../db/names.ts'
import type { Asker } from '../db/rights.ts'
import { targetOf } from '../kinds/index.ts'
import { extensionOf, fileName } from './file-name.ts'
import { holdingRights } from './file-sight.ts'

/** The row of a file, with the record that uses it. */
export interface FoundFile {
  readonly key: string
  /** By its content, without a dot. */
  readonly extension: string
  readonly filename: string
  readonly mime: string
  readonly size: number
  readonly checksum: string
  /** Pixels; null for what is no photo. */
  readonly width: number | null
  /** The session may have it as it was uploaded; others have a photo without place and camera. */
  readonly mayHaveOriginal: boolean
  readonly usedBy: { readonly entity: Entity; readonly id: string }
}

/**
 * The file of a key, when a record that the session may read uses it; else undefined. A file has no rights of its own:
 * with its record deleted, or another file in its place, it is gone.
 */
export async function findFile(client: pg.PoolClient, session: Session, key: string): Promise<FoundFile | undefined> {
  // An address may hold what no text of the database can.
  if (!canBeStored(key)) return undefined
  const uses = usesBy(session)
  const { rows } = await client.query<Row>(
    `select f."uploaded_by_id" as "uploader", f."filename", f."mime_type" as "mime", f."size", f."checksum", f."breedte" as "width", u."type", u."id"
     from "file" f cross join lateral (${uses.sql} limit 1) u
     where f."organisatie_id" = $1 and f."file_key" = $2 and f."deleted_at" is null`,
    [session.organisationId, key, ...uses.values.map((value) => value(session))],
  )
  const [row] = rows
  const entity = row && model.ofType(row.type)
  if (!row || !entity) return undefined
  const { type: _type, id, uploader, ...file } = row
  return {
    ...file,
    key,
    extension: extensionOf(key),
    mayHaveOriginal: isManager(session) || uploader === session.inspectionUserId,
    usedBy: { entity, id },
  }
}

type Row = Pick<FoundFile, 'filename' | 'mime' | 'size' | 'checksum' | 'width'> & {
  readonly type: string
  readonly id: string
  readonly uploader: string | null
}

/** The places where a file may be named, as a subquery; its values are bound from $3 on. */
interface Uses {
  readonly sql: string
  readonly values: readonly ((session: Session) => unknown)[]
}
const usesByRole = new Map<number, Uses>()

/** Every place where a record that this role may read can name a file: one index look-up each. */
function usesBy(session: Session): Uses {
  const known = usesByRole.get(session.roleId)
  if (known) return known
  const values: ((session: Session) => unknown)[] = []
  const asker = askerOf(values)
  const uses = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      if (targetOf(field) !== model.entity('file')) return []
      const rights = holdingRights(session, entity, field, 't', asker)
      const link = q(linkTableOf(model.stored(entity), name))
      const names = pointsAtMany(field)
        ? `exists (select 1 from ${link} l where l."organisatie_id" = f."organisatie_id" and l."naar_id" = f."id" and l."van_id" = t."id")`
        : `t.${q(columnOf(name, field))} = f."id"`
      return [useSql(entity, [names, ...rights])]
    }),
  )
  const found = { sql: uses.join(' union all ') || 'select null as "type", null as "id" where false', values }
  usesByRole.set(session.roleId, found)
  return found
}

/** Who asks: each value is bound once, by the first condition that needs it. */
function askerOf(values: ((session: Session) => unknown)[]): Asker {
  const bind = (value: (session: Session) => unknown) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 3}`
  }
  const person = (session: Session) => session.inspectionUserId
  const user = (session: Session) => session.userId
  let rows = 0
  return { person: () => `${bind(person)}::uuid`, user: () => `${bind(user)}::integer`, alias: () => `r${rows++}` }
}

/** Organisations share people: row-level security shows those of one's own organisation. */
function useSql(entity: Entity, holds: readonly string[]): string {
  const tenant = tenantColumn(entity)
  const conditions = [...holds, 't."deleted_at" is null']
  if (tenant) conditions.push(`t.${q(tenant)} = f."organisatie_id"`)
  if (entity.variantOf) conditions.push(`t."variant" = '${entity.api.type}'`)
  return `(select '${entity.api.type}' as "type", t."id"::text as "id" from ${q(tableOf(entity))} t where ${conditions.join(' and ')})`
}

/**
 * The name under which a file is saved: survey number, type, id and file name, spaces replaced by underscores (§7).
 * The number is that of what the record is part of, when people quote one.
 */
export async function downloadName(client: pg.PoolClient, { filename, extension, usedBy }: FoundFile): Promise<string> {
  const number = await numberOf(client, usedBy.entity, usedBy.id)
  const name = [number, usedBy.entity.api.type, usedBy.id, fileName(filename, extension)]
    .filter((part) => part !== undefined && part !== '')
    .join('-')
    .replace(/\s+/g, '_')
  return fileName(name, extension)
}

/** `VERVALLEN` when the record that the file is on is withdrawn: whatever name it is saved under ends with that. */
export async function voidMark(client: pg.PoolClient, { usedBy }: FoundFile): Promise<string | undefined> {
  const { entity, id } = usedBy
  if (entity.transitions === undefined) return undefined
  const { field: name, states } = entity.transitions
  const { rows } = await client.query<{ state: string | null }>(
    `select ${stateSql(name, entity.fields[name])} as "state" from ${q(tableOf(entity))} t where t."id" = $1`,
    [id],
  )
  const state = rows[0]?.state ?? ''
  return states[state]?.isVoid ? state.toUpperCase() : undefined
}

/** The state of a row `t`: the word itself, or the code of the list's item. */
function stateSql(name: string, field: Field | undefined): string {
  const column = field ? `t.${q(columnOf(name, field))}` : 'null'
  if (!pointsAtOne(field)) return column
  const list = tableOf(model.named(field.target))
  return `(select s."code" from ${q(list)} s where s."organisatie_id" = t."organisatie_id" and s."id" = ${column})`
}

async function numberOf(client: pg.PoolClient, entity: Entity, id: string): Promise<string | undefined> {
  const [road] = entity.partOf
  const up = road === undefined ? undefined : entity.fields[road]
  const column = up && road ? columnOf(road, up) : entity.numbered?.field
  if (column === undefined) return undefined
  const { rows } = await client.query<{ value: string | null }>(
    `select ${q(column)}::text as "value" from ${q(tableOf(entity))} where "id" = $1`,
    [id],
  )
  const value = rows[0]?.value ?? undefined
  return value !== undefined && pointsAtOne(up) ? numberOf(client, model.named(up.target), value) : value
}
