import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Work } from '../../db/work.ts'
import { isUploaded } from '../../files/store-file.ts'
import { takeOver } from './only-one.ts'

interface Photo {
  asset: string | null
  is_voorblad: boolean | null
  genomen_op: string | null
}

/** What a photo of an asset does, of a building and of a vessel: it knows when it was taken, and one of an asset is the main one. */
export function assetPhotoHooks(entity: Entity) {
  const becomesMain = (id: string, asset: unknown, work: Work) =>
    takeOver(id, work, { entity, flag: 'is_voorblad', within: { field: 'asset', id: asset } })
  return {
    async prepare(draft: Photo, _work: Work, input: Readonly<Record<string, unknown>>): Promise<void> {
      if (isUploaded(input.file)) draft.genomen_op ??= input.file.takenAt ?? null
    },
    /** One that comes from another asset, as in a merge, leaves the main photo there to be what it is. */
    async beforeSave(draft: Photo, work: Work, before?: Omit<Photo, 'genomen_op'>): Promise<undefined> {
      if (!draft.is_voorblad || !before?.is_voorblad || before.asset === draft.asset) return undefined
      const there = await work.query(
        `select 1 from "asset_foto" where "organisatie_id" = $1 and "asset_id" = try_uuid($2) and "is_voorblad" and "deleted_at" is null limit 1`,
        [work.session.organisationId, draft.asset],
      )
      if (there.length > 0) draft.is_voorblad = false
      return undefined
    },
    async afterCreate(id: string, { is_voorblad, asset }: Photo, work: Work): Promise<void> {
      if (is_voorblad) await becomesMain(id, asset, work)
    },
    async afterUpdate(id: string, { is_voorblad, asset }: Photo, work: Work, before: Omit<Photo, 'genomen_op'>) {
      if (is_voorblad && (!before.is_voorblad || before.asset !== asset)) await becomesMain(id, asset, work)
    },
    async afterRestore({ id, is_voorblad, asset }: Omit<Photo, 'genomen_op'> & { readonly id: string }, work: Work) {
      if (is_voorblad) await becomesMain(id, asset, work)
    },
  }
}
