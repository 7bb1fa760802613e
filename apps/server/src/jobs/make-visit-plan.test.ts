import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Session } from '../access.ts'
import { objectKey } from '../files/store.ts'
import { readPdf } from '../reports/read-pdf.ts'
import { demoApi } from '../testing/api.ts'
import { printFolder, taskIn } from '../testing/reports.ts'
import { makeEveryRole } from '../testing/roles.ts'
import { makeVisitPlan } from './make-visit-plan.ts'
import { closePrinter } from './print-task.ts'

// A print takes some seconds where much else runs.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let api: Awaited<ReturnType<typeof demoApi>>
let director: Session
beforeAll(async () => {
  api = await demoApi({ dataDir: printFolder })
  director = api.inspector
})
afterAll(async () => {
  await closePrinter()
  await api.close()
})

const ask = (visit: string, as: Session) =>
  api.ask('mutation($id: ID!) { answer: makeBezoekplan(id: $id) { id } }', { id: visit }, as)
const codeOf = async (visit: string, as: Session) => (await ask(visit, as)).errors?.[0]?.extensions.code

/** The last visit of a survey, by the number of that. */
async function visitOf(survey: string): Promise<string> {
  const { rows } = await api.services.pools.owner.query(
    `select i."id"::text from "inventarisatie" i join "onderzoek" o on o."id" = i."onderzoek_id" where o."nummer" = $1 order by i."nummer" desc limit 1`,
    [survey],
  )
  return rows[0].id
}

/** Makes the plan as the product does, the call and then its job, and reads what was stored. */
async function planOf(visit: string): Promise<{ readonly name: string; readonly texts: readonly string[] }> {
  const payload = { organisation: director.organisationId, user: director.userId }
  const task = taskIn(await ask(visit, director))
  await makeVisitPlan({ ...payload, task }, api.services, new AbortController().signal)
  const read = (await api.get('query($id: ID!) { inventarisatie(id: $id) { bezoekplan { filename checksum } } }', {
    id: visit,
  })) as { bezoekplan: { filename: string; checksum: string } }
  const content = await api.services.files.get(objectKey(director.organisationId, read.bezoekplan.checksum))
  if (!content) throw new Error('the plan is not in the store')
  const pdf = await readPdf(await buffer(content))
  const texts = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
  await pdf.close()
  return { name: read.bezoekplan.filename, texts }
}

test('says of a survey under way what it found so far, foresees no sample of what was sampled, and names what was excluded', async () => {
  const visit = await visitOf('2026-0019')
  const all = (await planOf(visit)).texts.join(' ')
  const { sampled, unsampled } = await bySample('2026-0019')
  const samples = all.slice(all.lastIndexOf('Te nemen monsters'))
  expect(sampled.length).toBeGreaterThan(8)
  expect(sampled.filter((number) => samples.includes(`${number}.`))).toEqual([])
  for (const number of unsampled) expect(samples).toContain(`${number}.`)
  expect(all).toMatch(/B01 Spuitlaag .{0,150}Status asbest aangetroffen/)
  expect(all).toMatch(/U1 0\.16 Liftschacht A.*tweede bezoek.*Nog uitgesloten/)
})

/** The numbers of the sources of a survey of which a sample was taken, and of those that are suspected without one. */
async function bySample(survey: string) {
  const { rows } = await api.services.pools.owner.query<{ nummer: string; sampled: boolean }>(
    `select b."nummer", bool_or(m."id" is not null) as "sampled" from "onderzoek" o
     join "inventarisatie" v on v."onderzoek_id" = o."id" join "bron_locatie_inventarisatie" f on f."inventarisatie_id" = v."id"
     join "bron_locatie" l on l."id" = f."bron_locatie_id" join "bron" b on b."id" = l."bron_id"
     left join "monster" m on m."bron_locatie_inventarisatie_id" = f."id" and m."deleted_at" is null
     where o."nummer" = $1 group by 1 order by 1`,
    [survey],
  )
  const numbers = (wanted: boolean) => rows.filter(({ sampled }) => sampled === wanted).map(({ nummer }) => nummer)
  return { sampled: numbers(true), unsampled: numbers(false) }
}

test('prints where and when a visit is, who opens the door, the spaces, the known sources and the samples', async () => {
  const visit = await visitOf('2026-0031')
  const { name, texts } = await planOf(visit)
  expect(name).toBe('2026-0031-Bezoekplan-1.pdf')
  const [first = ''] = texts
  const { start } = (await api.get('query($id: ID!) { inventarisatie(id: $id) { start } }', { id: visit })) as {
    start: string
  }
  const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' }).format(new Date(start.slice(0, 10)))
  for (const phrase of [
    'Bezoekplan 2026-0031, bezoek 1',
    'Basisschool De Ontdekking',
    'Schoolstraat 12, 9988 AB Oosterzijl',
    `${day}, 08:30 – 15:00`,
    'Samir El Amrani',
    'dhr. Dekker, conciërge, 06-00000311',
    'Bert Meijer',
    'vooraf bellen met de uitvoerder',
  ])
    expect(first).toContain(phrase)
  const all = texts.join(' ')
  expect(all).toMatch(/K\.03 Kruipruimte oost B15, B16/)
  // A place of an earlier survey that this one did not see is to be looked for where it goes; of proven material no sample is foreseen.
  expect(all).toMatch(/B01\.7 1\.02 Lokaal 7, Gehele vloer 44 m² Nog aanwezig, en nog 44 m²\? \(onderzoek 2025-0412\)/)
  expect(all).not.toContain('B01.1')
  const samples = all.slice(all.lastIndexOf('Te nemen monsters'))
  // B14 rests on a document; the samples of what this survey found itself are with the laboratory.
  expect(samples).toContain('B14.1')
  expect(samples).not.toMatch(/B01|B15/)
  for (const [page, text] of texts.entries()) expect(text).toContain(`Pagina ${page + 1}/${texts.length}`)
})

test('is made without taking the visit from whoever is typing in it', async () => {
  const visit = await visitOf('2026-0031')
  const version = async () =>
    (await api.services.pools.owner.query('select "record_version" from "inventarisatie" where "id" = $1', [visit]))
      .rows
  const before = await version()
  await planOf(visit)
  expect(await version()).toEqual(before)
})

test('speaks the language of the report, and is made anew in the place of the last one', async () => {
  const visit = await visitOf('2026-0058')
  expect((await planOf(visit)).texts[0]).toContain('niets vastgelegd: vraag dit na')
  await api.services.pools.owner.query(
    `update "onderzoek" set "rapporttaal" = 'en' where "id" = (select "onderzoek_id" from "inventarisatie" where "id" = $1)`,
    [visit],
  )
  const { name, texts } = await planOf(visit)
  expect(await api.get('query($id: ID!) { inventarisatie(id: $id) { bezoekplan_gemaakt_op } }', { id: visit })).toEqual(
    {
      bezoekplan_gemaakt_op: expect.any(String),
    },
  )
  expect(name).toBe('2026-0058-Visit plan-1.pdf')
  expect(texts[0]).toMatch(/Visit plan 2026-0058, visit 1.*nothing recorded: ask for it/)
})

test('is made by whoever plans, does or works out the survey, and not of what is closed', async () => {
  const roles = await makeEveryRole(api, director.organisationId)
  const open = await visitOf('2026-0062')
  expect(await codeOf(open, roles.reader)).toBe('forbidden')
  expect(await codeOf(open, roles.inspector)).toBe('notAssigned')
  expect(await codeOf(open, roles.planner)).toBeUndefined()
  expect(await codeOf(await visitOf('2025-0412'), director)).toBe('readOnly')
  const { rows } = await api.services.pools.owner.query(
    `update "inventarisatie" set "status" = 'geannuleerd', "annuleer_reden" = 'Ziek' where "id" = $1 returning "id"::text`,
    [await visitOf('2026-0045')],
  )
  expect(await codeOf(rows[0].id, director)).toBe('readOnly')
})
