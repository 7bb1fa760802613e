import { model } from '@vezel/model'
import { accessLimits } from '@vezel/model/access-limits.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { limits } from '@vezel/model/limits.ts'
import { q, tableOf } from '../db/names.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { removeOldUploads } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'
import { removeContent, removeLostContent } from './remove-files.ts'
import { type GoneRow, type Reference, referencesOf, removeRows } from './remove-rows.ts'

/**
 * Throws away, every night, what has served: attempts, sessions and links that are over, keys of writes long made, what
 * was deleted a month ago, and files to which nothing refers. What it did not get to is done the next night.
 */
export const cleanUp: Job<'clean-up'> = async (_payload, services, signal) => {
  await services.pools.owner.query(`
    delete from "inlogpoging" where "op" < now() - case when "sleutel" like 'known:%' then interval '90 days' else interval '1 day' end;
    delete from "sessie" where "expires_at" < now() or "revoked_at" < now() - interval '1 day';
    delete from "wachtwoord_herstel" where "expires_at" < now();
    delete from "inlogweigering" where "op" < now() - interval '${accessLimits.refusalDays} days';
    delete from "tweede_factor" where "bevestigd_op" is null and "created_at" < now() - interval '1 day';
    delete from "herstelcode" where "expires_at" < now();
    delete from "emailwijziging" where "expires_at" < now();
    delete from "uitnodiging_link" where "expires_at" < now();
    delete from "verzoek" where "created_at" < now() - interval '30 days';
    delete from "taak" where "status" in ('klaar', 'mislukt', 'geannuleerd') and "updated_at" < now() - interval '${limits.noticeDays} days';
    delete from "bericht" where coalesce("klaar_op", "created_at" + interval '1 year') < now() - interval '${limits.noticeDays} days'`)
  await removeOldUploads(uploadFolder(services.config))
  const references = await referencesOf(services.pools.owner)
  await removeDeleted(services, references, signal)
  await removeUnusedFiles(services, references, signal)
  await removeLostContent(services, signal)
}

/** What was deleted in one go with something that is not removed for good. */
const lasting = model.entities.flatMap((entity) => {
  const { field, values } = entity.lasting ?? {}
  if (!field || !values) return []
  const told = values.map((value) => `'${value}'`).join(', ')
  return [
    `select "delete_batch" from ${q(tableOf(entity))} where "delete_batch" is not null and ${q(field)} in (${told})`,
  ]
})
const deletedLongAgo = [
  `t."deleted_at" < now() - interval '${limits.deletedDays} days'`,
  ...lasting.map((batches) => `(t."delete_batch" is null or t."delete_batch" not in (${batches}))`),
].join(' and ')

/**
 * Removes what was deleted, of every entity. What others refer to follows when those are gone, so it goes round until
 * nothing more goes. What a live record points at stays for another night.
 */
async function removeDeleted(services: Services, references: readonly Reference[], signal: AbortSignal) {
  const { owner } = services.pools
  const withDeleted: Entity[] = []
  for (const entity of model.entities.filter((e) => !e.variantOf && e.key !== 'file')) {
    const { rowCount } = await owner.query(`select from ${q(tableOf(entity))} t where ${deletedLongAgo} limit 1`)
    if (rowCount) withDeleted.push(entity)
  }
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const entity of withDeleted) {
      await surviving(services, entity, async () => {
        for await (const _ of removeRows(owner, references, entity, deletedLongAgo)) {
          isMore = true
          signal.throwIfAborted()
        }
      })
    }
  }
}

/** Removes the rows of files that no record refers to, deleted or not, and their content when no other row has the same. */
async function removeUnusedFiles(services: Services, references: readonly Reference[], signal: AbortSignal) {
  const file = model.entity('file')
  const unused = `t."created_at" < now() - interval '${limits.abandonedHours} hours'`
  await surviving(services, file, async () => {
    for await (const gone of removeRows(services.pools.owner, references, file, unused, ['checksum'])) {
      await removeContent(services, gone.map(contentOf))
      signal.throwIfAborted()
    }
  })
}
const contentOf = (row: GoneRow) => ({ organisation: Number(row.organisatie_id), checksum: String(row.checksum) })

/** A record that somebody linked to at this very moment must not keep the others from going. */
async function surviving({ log }: Services, entity: Entity, task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error
    log.warn({ err: error, type: entity.api.type }, 'some deleted records are still in use; they are tried again')
  }
}
