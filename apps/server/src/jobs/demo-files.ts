import { rm, writeFile } from 'node:fs/promises'
import { type EntityKey, model } from '@vezel/model'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import type { insertRows } from '../db/bulk.ts'
import { q, tableOf } from '../db/names.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import type { Work } from '../db/work.ts'
import { storeFile } from '../files/store-file.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'

// What the files of the demonstration are stored with.

export type Query = Work['query']

/** Stores what was drawn for a field as an upload would, and hands its row to `use` in the same transaction. */
export async function withFile(
  services: Services,
  organisation: number,
  drawn: { readonly name: string; readonly content: string | Uint8Array },
  at: { readonly key: EntityKey; readonly field: string },
  use: (file: string, query: Query) => Promise<void>,
): Promise<void> {
  const path = await newUploadPath(uploadFolder(services.config))
  try {
    await writeFile(path, drawn.content)
    const file = await inspectLocalFile(services.files, path, drawn.name)
    await inOneTransaction(services.pools.owner, async (client) => {
      const query: Query = async <R>(sql: string, values: readonly unknown[] = []) =>
        (await client.query(sql, values as unknown[])).rows as R[]
      const [person] = await query<{ id: string; user_id: number; role: number }>(
        `select "id"::text, "user_id", "inventarisatie_rol_id" as "role" from "inventarisatie_user" where "organisatie_id" = $1 order by "user_id" limit 1`,
        [organisation],
      )
      const session = {
        userId: person?.user_id ?? 0,
        inspectionUserId: person?.id ?? '',
        organisationId: organisation,
        roleId: person?.role ?? 1,
        locale: 'nl' as const,
        tokenHash: Buffer.alloc(0),
      }
      const entity = model.named(at.key)
      const field = entity.fields[at.field]
      if (!pointsAtFile(field)) throw new Error(`${at.key}.${at.field} is no file`)
      const nothing = async () => undefined
      const work: Work = {
        session,
        query,
        made: new Set(),
        find: nothing,
        findOf: nothing,
        reading: (read) => read(client),
      }
      await use(await storeFile(work, file, { entity, field }), query)
    })
    await file.discard()
  } finally {
    await rm(path, { force: true })
  }
}

/** What seeds write with, in the transaction of a query. */
export const clientOf = (query: Query) =>
  ({
    query: (sql: string, values: unknown[]) => query(sql, values).then((rows) => ({ rows })),
  }) as unknown as Parameters<typeof insertRows>[0]

/** The demonstration names a default item by its words, which somebody may have changed since. */
export async function itemOf(
  query: Query,
  organisation: number,
  list: 'bron_locatie_foto_labels' | 'onderzoek_foto_sizes' | 'inventarisatie_asset_document_types',
  value: string,
): Promise<number | undefined> {
  const items: readonly { readonly code: string; readonly value: string }[] = defaults[list]
  const [item] = await query<{ id: number }>(
    `select "id" from ${q(tableOf(model.entity(list)))} where "organisatie_id" = $1 and "code" = $2 order by "variable_set_id" limit 1`,
    [organisation, items.find((one) => one.value === value)?.code],
  )
  return item?.id
}

/** Somebody of the demonstration, by the number of the log-in. */
export async function personOf(query: Query, organisation: number, user: number): Promise<string | undefined> {
  const [person] = await query<{ id: string }>(
    `select "id"::text from "inventarisatie_user" where "organisatie_id" = $1 and "user_id" = $2`,
    [organisation, user],
  )
  return person?.id
}
