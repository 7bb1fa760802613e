import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isSecret } from '@vezel/model/kit/field.ts'
import type { Pool, PoolClient } from 'pg'
import { columnOf, q, tableOf } from '../db/names.ts'
import { readKey } from './key.ts'

/** What cannot be read with the key of this process, such as after a restore without it: to be entered again. */
export interface LostSecret {
  readonly type: string
  readonly field: string
  readonly ids: readonly string[]
}

const secrets = (): { readonly entity: Entity; readonly name: string; readonly column: string }[] =>
  model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      isSecret(field) ? [{ entity, name, column: q(columnOf(name, field)) }] : [],
    ),
  )

/** The secrets of records that another key sealed, of all that `db` may see. */
export async function lostSecretsOfRecords(db: Pool | PoolClient): Promise<LostSecret[]> {
  const lost: LostSecret[] = []
  for (const { entity, name, column } of secrets()) {
    const { rows } = await db.query<{ id: string }>(
      `select "id"::text from ${q(tableOf(entity))} where ${column} is not null and "deleted_at" is null and split_part(${column}, '.', 3) <> $1 order by "id"`,
      [readKey()?.name ?? ''],
    )
    if (rows.length > 0) lost.push({ type: entity.api.type, field: name, ids: rows.map(({ id }) => id) })
  }
  return lost
}

/** All secrets that another key sealed, of all organisations and people. */
export async function lostSecrets(owner: Pool): Promise<LostSecret[]> {
  const lost = await lostSecretsOfRecords(owner)
  const { rows } = await owner.query<{ id: string }>(
    `select "user_id"::text as "id" from "tweede_factor" where split_part("geheim", '.', 3) <> $1 order by "user_id"`,
    [readKey()?.name ?? ''],
  )
  if (rows.length > 0) lost.push({ type: 'User', field: 'tweede_factor', ids: rows.map(({ id }) => id) })
  return lost
}
