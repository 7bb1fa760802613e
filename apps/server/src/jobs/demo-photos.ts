import { model } from '@vezel/model'
import { v7 as uuid } from 'uuid'
import { assetDocuments } from '../../../../demo/data/asset-documents.ts'
import { type AssetPhotoData, assetPhotos } from '../../../../demo/data/asset-photos.ts'
import { assetPlans } from '../../../../demo/data/asset-plans.ts'
import { documents, oldReports } from '../../../../demo/data/documents.ts'
import { NOOR, users } from '../../../../demo/data/people.ts'
import { covers, recorded } from '../../../../demo/data/recorded.ts'
import {
  type PhotoData,
  photoRequest,
  type SourcePhotoData,
  type SurveyRecords,
} from '../../../../demo/data/records.ts'
import { type SurveyPhotoData, surveyPhotos } from '../../../../demo/data/survey-photos.ts'
import { pdfOf } from '../../../../demo/pdf.ts'
import { renderPhoto } from '../../../../demo/photos/photo.ts'
import { signatureOf } from '../../../../demo/signature.ts'
import { insertRows } from '../db/bulk.ts'
import { demoId } from '../seed/load-demo.ts'
import type { Services } from '../services.ts'
import { clientOf, itemOf, personOf, withFile } from './demo-files.ts'
import { drawPlanOf } from './demo-plans.ts'
import type { Job } from './job.ts'
import { keepClosedDossiers } from './keep-closed-dossiers.ts'
import { taskRow } from './run-task.ts'

/**
 * Draws the signatures and the photos of the demonstration and hangs them where they belong, one at a time. What is there
 * already is passed over, so a job that was killed goes on where it was. The active surveys come first: somebody may be
 * looking.
 */
export const demoPhotos: Job<'demo-photos'> = async ({ organisation, today }, services, signal) => {
  const photos = firstTheActive(recorded).flatMap((records) => records.photos)
  const { owner } = services.pools
  const { rows } = await owner.query<{ id: string }>(
    `select "id"::text from "bron_locatie_foto" where "organisatie_id" = $1
     union all select "id"::text from "onderzoek_foto" where "organisatie_id" = $1
     union all select "id"::text from "asset_foto" where "organisatie_id" = $1
     union all select "id"::text from "asset_plattegrond" where "organisatie_id" = $1 and "file_id" is not null`,
    [organisation],
  )
  const there = new Set(rows.map((r) => r.id))
  await drawSignatures(services, organisation)
  await writeDocuments(services, organisation)
  await writeOldReports(services, organisation)
  await writeAssetDocuments(services, organisation)
  for (const plan of assetPlans)
    if (!there.has(demoId('assetPlan', plan.key))) await drawPlanOf(services, organisation, plan)
  const task = taskRow(services, await taskOf(services, organisation))
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) throw new Error('The worker stops; the photos go on later')
    if (!there.has(demoId('sourcePhoto', photo.key))) await draw(services, organisation, today, photo)
    await task.told((index + 1) / (photos.length + 1), `${index + 1} / ${photos.length}`)
  }
  for (const photo of surveyPhotos)
    if (!there.has(demoId('surveyPhoto', photo.key))) await drawForSurvey(services, organisation, today, photo)
  for (const photo of assetPhotos)
    if (!there.has(demoId('assetPhoto', photo.key))) await drawForAsset(services, organisation, today, photo)
  for (const [survey, cover] of Object.entries(covers))
    await drawCover(services, { organisation, today, survey }, cover)
  await printReleased(services, organisation)
  await task.done(`${photos.length} / ${photos.length}`)
}

async function drawSignatures(services: Services, organisation: number): Promise<void> {
  const { rows } = await services.pools.owner.query<{ id: string; user: number }>(
    `select i."id"::text, i."user_id" as "user" from "inventarisatie_user" i
     where i."organisatie_id" = $1 and not exists (
       select from "handtekening" h where h."organisatie_id" = i."organisatie_id" and h."inventarisatie_user_id" = i."id" and h."deleted_at" is null)`,
    [organisation],
  )
  for (const { id, name, tussenvoegsel, achternaam, ondertekend_als } of users) {
    const person = rows.find(({ user }) => user === id)
    if (!person || ondertekend_als === undefined) continue
    const drawn = {
      name: 'handtekening.svg',
      content: signatureOf([name, tussenvoegsel, achternaam].filter(Boolean).join(' ')),
    }
    await withFile(services, organisation, drawn, { key: 'signature', field: 'file' }, async (file, query) => {
      await insertRows(clientOf(query), model.entity('signature'), organisation, [
        { id: demoId('signature', String(id)), inventarisatie_user: person.id, file, ondertekend_als },
      ])
    })
  }
}

/** The documents that were received get their PDF. */
async function writeDocuments(services: Services, organisation: number): Promise<void> {
  const { rows } = await services.pools.owner.query<{ id: string }>(
    `select "id"::text from "document" where "organisatie_id" = $1 and "beschikbaar" and "file_id" is null`,
    [organisation],
  )
  const lacking = new Set(rows.map(({ id }) => id))
  for (const { key, naam, herkomst, bevindingen = '' } of documents) {
    const id = demoId('document', key)
    if (!lacking.has(id)) continue
    const paragraphs = [`Herkomst: ${herkomst}`, bevindingen.replace(/<[^>]+>/g, '')]
    const written = { name: `${naam.replaceAll('/', '-')}.pdf`, content: pdfOf(naam, paragraphs) }
    await withFile(services, organisation, written, { key: 'document', field: 'file' }, async (file, query) => {
      await query(`update "document" set "file_id" = $2 where "id" = $1`, [id, file])
    })
  }
}

/** Reports of others are there as soon as they are written. */
async function writeOldReports(services: Services, organisation: number): Promise<void> {
  const { rows } = await services.pools.owner.query<{ id: string }>(
    `select "id"::text from "oud_rapport" where "organisatie_id" = $1`,
    [organisation],
  )
  const there = new Set(rows.map(({ id }) => id))
  for (const { key, inhoud, onderzoek, inventarisatie_user, ...rest } of oldReports) {
    const id = demoId('oldReport', key)
    if (there.has(id)) continue
    const paragraphs = [`${rest.bureau}, rapport ${rest.rapportnummer}, ${rest.datum}`, ...inhoud]
    const written = { name: `${rest.rapportnummer}.pdf`, content: pdfOf(rest.naam, paragraphs) }
    await withFile(services, organisation, written, { key: 'oldReport', field: 'file' }, async (file, query) => {
      const by = await personOf(query, organisation, inventarisatie_user)
      await insertRows(clientOf(query), model.entity('oldReport'), organisation, [
        { ...rest, id, onderzoek: demoId('survey', onderzoek), file, inventarisatie_user: by },
      ])
    })
  }
}

/** What stays with an asset, with its PDF; of a list the first set has the item. */
async function writeAssetDocuments(services: Services, organisation: number): Promise<void> {
  const { rows } = await services.pools.owner.query<{ id: string }>(
    `select "id"::text from "inventarisatie_asset_document" where "organisatie_id" = $1`,
    [organisation],
  )
  const there = new Set(rows.map(({ id }) => id))
  for (const {
    key,
    inhoud,
    inventarisatie_asset,
    inventarisatie_asset_document_type: kind,
    ...rest
  } of assetDocuments) {
    const id = demoId('assetDocument', key)
    if (there.has(id)) continue
    const written = { name: `${rest.naam}.pdf`, content: pdfOf(rest.naam, inhoud) }
    await withFile(services, organisation, written, { key: 'assetDocument', field: 'file' }, async (file, query) => {
      await insertRows(clientOf(query), model.entity('assetDocument'), organisation, [
        {
          ...rest,
          id,
          file,
          inventarisatie_asset: demoId('inventoryAsset', inventarisatie_asset),
          inventarisatie_asset_document_type: await itemOf(
            query,
            organisation,
            'inventarisatie_asset_document_types',
            kind,
          ),
          inventarisatie_user: await personOf(query, organisation, rest.inventarisatie_user),
        },
      ])
    })
  }
}

const photoOf = async (photo: PhotoData, today: string) => ({
  name: photo.naam,
  content: await renderPhoto(photoRequest(photo, today)),
})

async function draw(services: Services, organisation: number, today: string, photo: SourcePhotoData): Promise<void> {
  const drawn = await photoOf(photo, today)
  await withFile(services, organisation, drawn, { key: 'sourcePhoto', field: 'file' }, async (file, query) => {
    const label = await itemOf(query, organisation, 'bron_locatie_foto_labels', photo.bron_locatie_foto_label)
    const by = await personOf(query, organisation, photo.inventarisatie_user)
    await insertRows(clientOf(query), model.entity('sourcePhoto'), organisation, [
      {
        id: demoId('sourcePhoto', photo.key),
        bron_locatie: demoId('location', photo.bron_locatie),
        inventarisatie: demoId('visit', photo.inventarisatie),
        file,
        foto_nummer: photo.drawn.label.photo,
        bron_locatie_foto_label: label,
        onderschrift: photo.onderschrift,
        verwijzingen: photo.verwijzingen.map((key) => demoId('sample', key)),
        genomen_op: photoRequest(photo, today).takenAt,
        in_rapport: photo.in_rapport,
        volgorde: photo.volgorde,
        inventarisatie_user: by,
      },
    ])
    // It is drawn later than its survey closed, which knows what was there by then.
    await query(`update "bron_locatie_foto" set "created_at" = "genomen_op" where "id" = $1`, [
      demoId('sourcePhoto', photo.key),
    ])
  })
}

async function drawForSurvey(
  services: Services,
  organisation: number,
  today: string,
  photo: SurveyPhotoData,
): Promise<void> {
  const drawn = await photoOf(photo, today)
  await withFile(services, organisation, drawn, { key: 'surveyPhoto', field: 'file' }, async (file, query) => {
    await insertRows(clientOf(query), model.entity('surveyPhoto'), organisation, [
      {
        id: demoId('surveyPhoto', photo.key),
        onderzoek: demoId('survey', photo.onderzoek),
        plaats: photo.plaats,
        file,
        foto_nummer: photo.drawn.label.photo,
        onderschrift: photo.onderschrift,
        onderzoek_foto_size: await itemOf(query, organisation, 'onderzoek_foto_sizes', photo.onderzoek_foto_size),
        monsters: photo.monsters.map((key) => demoId('sample', key)),
        waarnemingen: photo.waarnemingen.map((key) => demoId('observation', key)),
        volgorde: photo.volgorde,
        inventarisatie_user: await personOf(query, organisation, photo.inventarisatie_user),
      },
    ])
  })
}

async function drawForAsset(
  services: Services,
  organisation: number,
  today: string,
  photo: AssetPhotoData,
): Promise<void> {
  const drawn = await photoOf(photo, today)
  await withFile(services, organisation, drawn, { key: photo.of, field: 'file' }, async (file, query) => {
    await insertRows(clientOf(query), model.entity(photo.of), organisation, [
      {
        id: demoId('assetPhoto', photo.key),
        asset: demoId('asset', photo.asset),
        file,
        omschrijving: photo.omschrijving,
        genomen_op: photoRequest(photo, today).takenAt,
        is_voorblad: photo.is_voorblad,
        volgorde: photo.volgorde,
        inventarisatie_user: await personOf(query, organisation, photo.inventarisatie_user),
      },
    ])
  })
}

const isReleased = ({ reports }: SurveyRecords) => reports.some(({ status }) => status === 'vrijgegeven')
const firstTheActive = (all: readonly SurveyRecords[]) => [
  ...all.filter((records) => !isReleased(records)),
  ...all.filter(isReleased),
]

async function drawCover(services: Services, { organisation, today, ...of }: CoverOf, cover: PhotoData): Promise<void> {
  const survey = demoId('survey', of.survey)
  const { rows } = await services.pools.owner.query(
    `select 1 from "onderzoek" where "id" = $1 and "frontfoto_id" is null`,
    [survey],
  )
  if (rows.length === 0) return
  const drawn = await photoOf(cover, today)
  await withFile(services, organisation, drawn, { key: 'survey', field: 'frontfoto' }, async (file, query) => {
    await query(`update "onderzoek" set "frontfoto_id" = $2 where "id" = $1`, [survey, file])
  })
}

interface CoverOf {
  readonly organisation: number
  readonly today: string
  readonly survey: string
}

/**
 * The released reports of the demonstration get their pdf as soon as their photos are there. What was kept of their surveys
 * was kept when the product started, before there was a photo: it is kept anew.
 */
async function printReleased(services: Services, organisation: number): Promise<void> {
  const { pools, jobs } = services
  const released = recorded.flatMap(({ reports }) => reports.filter(({ status }) => status === 'vrijgegeven'))
  const { rows } = await pools.owner.query<{ id: string }>(
    `delete from "slotstand_rapport" where "rapport_id" in (
       select "id" from "rapport" where "id" = any($1::uuid[]) and "file_id" is null) returning "rapport_id"::text as "id"`,
    [released.map(({ onderzoek, versie }) => demoId('report', `${onderzoek}/${versie}`))],
  )
  await keepClosedDossiers(services)
  for (const { id: report } of rows) {
    const task = uuid()
    await pools.owner.query(
      `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang") values ($1, $2, 'rapport', 'Rapport', $3, 'wacht', 0)`,
      [organisation, task, report],
    )
    await jobs.enqueue(pools.owner, 'make-report', { task, organisation, user: NOOR })
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
