import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { grant, type Session } from '../access.ts'
import { columnOf, q, tableOf } from '../db/names.ts'
import { type Asker, grantSql } from '../db/rights.ts'
import { targetOf } from '../kinds/index.ts'

/** The first segment of the keys of files that were uploaded for a kind of record (§7). */
export const areaOf = (entity: Entity) => entity.key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a record that names a file demands of whoever asks: none where everybody of the role may read every one. */
export const holdingRights = (session: Session, entity: Entity, field: Field, t: string, asker: Asker): string[] =>
  [entity.access.read, field.access?.read ?? entity.access.read].flatMap((policy) => {
    const condition = grantSql(grant(session, policy), entity, t, asker)
    return condition ? [condition] : []
  })

/** The kinds whose files this session may not have all of, with the fields that hold those. */
const keptFrom = (session: Session, asker: Asker) =>
  model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      if (targetOf(field) !== model.entity('file')) return []
      const rights = holdingRights(session, entity, field, 'h', asker)
      return rights.length > 0 ? [{ entity, column: q(columnOf(name, field)), rights }] : []
    }),
  )

/**
 * Which rows of files whoever asks may see: as their download decides, what was uploaded for a record that is not for everybody
 * is for who may read that record, and for who uploaded it. Undefined where that is every row.
 */
export function fileSight({
  session,
  row,
  asker,
}: {
  session: Session
  row: string
  asker: Asker
}): string | undefined {
  const kept = keptFrom(session, asker)
  if (kept.length === 0) return undefined
  const areas = [...new Set(kept.map(({ entity }) => `'${areaOf(entity)}'`))]
  const held = kept.map(
    ({
      entity,
      column,
      rights,
    }) => `exists (select from ${q(tableOf(entity))} h where h."organisatie_id" = ${row}."organisatie_id"
      and h.${column} = ${row}."id" and h."deleted_at" is null and ${rights.join(' and ')})`,
  )
  return `(split_part(${row}."file_key", '/', 1) not in (${areas.join(', ')}) or ${row}."uploaded_by_id" = ${asker.person()} or ${held.join(' or ')})`
}
