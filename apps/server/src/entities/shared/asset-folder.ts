import { model } from '@vezel/model'
import type { Doomed } from '../../db/open.ts'
import type { Work } from '../../db/work.ts'

/** What an asset of any variant has from the start: its folder of surveys, sources and documents. */
export const folder = {
  /** The folder that came with it; what is in the folder keeps both. */
  async goesAlong(record: { readonly id: string }, work: Work): Promise<readonly Doomed[]> {
    const folders = await work.query<{ id: string }>(
      `select "id"::text from "inventarisatie_asset" where "organisatie_id" = $1 and "asset_id" = try_uuid($2) and "deleted_at" is null`,
      [work.session.organisationId, record.id],
    )
    return [{ entity: model.entity('inventoryAsset'), ids: folders.map(({ id }) => id) }]
  },
  /** Every asset has its folder of surveys, sources and documents from the start. */
  async afterCreateOfAll(made: readonly { readonly id: string }[], work: Work): Promise<void> {
    await work.query(
      `insert into "inventarisatie_asset" ("organisatie_id", "id", "asset_id")
       select $1, gen_random_uuid(), "asset" from unnest($2::uuid[]) "asset" on conflict do nothing`,
      [work.session.organisationId, made.map(({ id }) => id)],
    )
  },
}
