import { rm, writeFile } from 'node:fs/promises'
import { model } from '@vezel/model'
import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import defaults from '@vezel/model/lookups/defaults.json' with { type: 'json' }
import { v7 as uuid } from 'uuid'
import { NOOR } from '../../../../demo/data/people.ts'
import { firstCover, schoolFirst } from '../../../../demo/data/school-first.ts'
import { type PhotoData, photoRequest, type SourcePhotoData } from '../../../../demo/data/school-records.ts'
import { schoolSecond } from '../../../../demo/data/school-second.ts'
import { renderPhoto } from '../../../../demo/photos/photo.ts'
import { insertRows } from '../db/bulk.ts'
import { inOneTransaction } from '../db/one-transaction.ts'
import type { Work } from '../db/work.ts'
import { storeFile } from '../files/store-file.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { inspectLocalFile, newUploadPath } from '../files/uploaded-file.ts'
import { demoId } from '../seed/load-demo.ts'
import type { Services } from '../services.ts'
import type { Job } from './job.ts'
import { taskRow } from './run-task.ts'

/**
 * Draws the photos of the demonstration and hangs them on their locations, one at a time. A photo that is there already
 * is passed over, so a job that was killed goes on where it was. The active survey comes first: somebody may be looking.
 */
export const demoPhotos: Job<'demo-photos'> = async ({ organisation, today }, services, signal) => {
  const photos = [...schoolSecond.photos, ...schoolFirst.photos]
  const { owner } = services.pools
  const { rows } = await owner.query<{ id: string }>(
    `select "id"::text from "bron_locatie_foto" where "organisatie_id" = $1`,
    [organisation],
  )
  const there = new Set(rows.map((r) => r.id))
  const task = taskRow(services, await taskOf(services, organisation))
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) throw new Error('The worker stops; the photos go on later')
    if (!there.has(demoId('sourcePhoto', photo.key))) await draw(services, organisation, today, photo)
    await task.told((index + 1) / (photos.length + 1), `${index + 1} / ${photos.length}`)
  }
  await drawCover(services, organisation, today)
  await printReleased(services, organisation)
  await task.done(`${photos.length} / ${photos.length}`)
}

async function draw(services: Services, organisation: number, today: string, photo: SourcePhotoData): Promise<void> {
  await withFile(services, organisation, today, photo, 'sourcePhoto', async (file, query) => {
    const client = {
      query: (sql: string, values: unknown[]) => query(sql, values).then((rows) => ({ rows })),
    } as unknown as Parameters<typeof insertRows>[0]
    // The demonstration names a default item by its words, which somebody may have changed since.
    const code = defaults.bron_locatie_foto_labels.find(({ value }) => value === photo.bron_locatie_foto_label)?.code
    const list = `select "id" from "bron_locatie_foto_label" where "organisatie_id" = $1 and "code" = $2 order by "variable_set_id" limit 1`
    const [label] = await query<{ id: number }>(list, [organisation, code])
    const [by] = await query<{ id: string }>(
      `select "id"::text from "inventarisatie_user" where "organisatie_id" = $1 and "user_id" = $2`,
      [organisation, photo.inventarisatie_user],
    )
    await insertRows(client, model.entity('sourcePhoto'), organisation, [
      {
        id: demoId('sourcePhoto', photo.key),
        bron_locatie: demoId('location', photo.bron_locatie),
        inventarisatie: demoId('visit', photo.inventarisatie),
        file,
        foto_nummer: photo.drawn.label.photo,
        bron_locatie_foto_label: label?.id,
        onderschrift: photo.onderschrift,
        verwijzingen: photo.verwijzingen.map((key) => demoId('sample', key)),
        genomen_op: photoRequest(photo, today).takenAt,
        in_rapport: photo.in_rapport,
        volgorde: photo.volgorde,
        inventarisatie_user: by?.id,
      },
    ])
  })
}

async function drawCover(services: Services, organisation: number, today: string): Promise<void> {
  const survey = demoId('survey', 'S1')
  const { rows } = await services.pools.owner.query(
    `select 1 from "onderzoek" where "id" = $1 and "frontfoto_id" is null`,
    [survey],
  )
  if (rows.length === 0) return
  await withFile(services, organisation, today, firstCover, 'survey', async (file, query) => {
    await query(`update "onderzoek" set "frontfoto_id" = $2 where "id" = $1`, [survey, file])
  })
}

/** The released report of the demonstration gets its pdf as soon as its photos are there. */
async function printReleased({ pools, jobs }: Services, organisation: number): Promise<void> {
  const report = demoId('report', 'S1/2')
  const { rows } = await pools.owner.query(`select 1 from "rapport" where "id" = $1 and "file_id" is null`, [report])
  if (rows.length === 0) return
  const task = uuid()
  await pools.owner.query(
    `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang") values ($1, $2, 'rapport', 'Rapport', $3, 'wacht', 0)`,
    [organisation, task, report],
  )
  await jobs.enqueue(pools.owner, 'make-report', { task, organisation, user: NOOR })
}

type Query = Work['query']

/** Draws a photo, stores it as an upload would, and hands its row to `use` in the same transaction. */
async function withFile(
  services: Services,
  organisation: number,
  today: string,
  photo: PhotoData,
  owner: 'sourcePhoto' | 'survey',
  use: (file: string, query: Query) => Promise<void>,
): Promise<void> {
  const path = await newUploadPath(uploadFolder(services.config))
  try {
    await writeFile(path, await renderPhoto(photoRequest(photo, today)))
    const file = await inspectLocalFile(services.files, path, photo.naam)
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
      const entity = model.named(owner)
      const field = entity.fields[owner === 'survey' ? 'frontfoto' : 'file']
      if (!pointsAtFile(field)) throw new Error(`${owner} has no file`)
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

/** The task that the screen shows the progress of. */
async function taskOf({ pools }: Services, organisation: number): Promise<string> {
  const known = await pools.owner.query<{ id: string }>(
    `select "id"::text from "taak" where "organisatie_id" = $1 and "soort" = 'demofotos'`,
    [organisation],
  )
  if (known.rows[0]) return known.rows[0].id
  const id = uuid()
  await pools.owner.query(
    `insert into "taak" ("organisatie_id", "id", "soort", "status", "voortgang") values ($1, $2, 'demofotos', 'bezig', 0)`,
    [organisation, id],
  )
  return id
}
