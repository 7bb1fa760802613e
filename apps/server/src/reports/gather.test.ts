import { readFileSync } from 'node:fs'
import { model } from '@vezel/model'
import type { Field } from '@vezel/model/kit/field.ts'
import { gapKey, gaps } from '@vezel/report/gaps.ts'
import { renderReport } from '@vezel/report/report.tsx'
import { TYPED_FIELDS } from '@vezel/report/texts/tongues.ts'
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { browserArguments, findBrowser } from '../browser/find.ts'
import { q, tableOf, tenantColumn } from '../db/names.ts'
import { askAs } from '../graphql/run.ts'
import { testApi } from '../testing/api.ts'
import { VESSEL_SURVEY } from '../testing/one-of-each/making.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { printFolder } from '../testing/reports.ts'
import { dossierQuestion, gather } from './gather.ts'
import { createPrinter, type Printer } from './print.ts'
import { printReport } from './print-report.ts'
import { readPdf } from './read-pdf.ts'

let api: Awaited<ReturnType<typeof testApi>>
let ada: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  ada = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, ada)
})
let started: Printer | undefined
const printer = async () => {
  started ??= createPrinter({ ...(await findBrowser({ dataDir: printFolder })), args: browserArguments() })
  return started
}
afterAll(async () => {
  await started?.close()
  await api.close()
})

test('a survey with one record of each kind becomes a report that says nothing of what is not kept', async () => {
  const dossier = await gather(askAs(api.services, ada), ids.get('report') ?? '')
  const { onderzoek } = dossier
  expect(onderzoek.onderzoek_asbest?.reikwijdte_tekst).toBe('De hele school')
  expect(onderzoek.geschiktheden.map((row) => row.klasse)).toEqual(['gebruik_en_beheer'])
  expect(onderzoek.inventarisatie_ruimtes.map((row) => [row.onderzocht, row.sub_asset.id])).toEqual([
    ['nvt', ids.get('space')],
  ])
  expect(onderzoek.opmerkingen.map((row) => row.id)).toEqual([ids.get('remark')])
  expect(onderzoek.bronnen[0]?.locaties[0]?.beheersmaatregelen.map((row) => row.onderzoek.id)).toEqual([
    ids.get('survey'),
  ])
  const { html } = renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text })
  expect(html).toContain('De hele school')
  expect(html).toContain('Gebruik en beheer van het object')
  for (const phrase of ['undefined', 'geen documenten', 'geen gesprekken', 'geen waarnemingen'])
    expect(html).not.toContain(phrase)
})

const isNote = ({ kind, internal }: Field) => kind === 'textArea' || kind === 'richText' || internal === true
/** The foot waits for the templates of reports, which will say where it stands. */
const WAITING = ['vestiging.rapport_voettekst']

test('prints every text of every record, and no internal note', async () => {
  const { owner } = api.services.pools
  // Somebody has been there, for two reasons, suspects more, and advises otherwise than for the source.
  for (const change of [
    `update "inventarisatie" set "status" = 'uitgevoerd', "spoed" = true`,
    `update "onderzoek" set "prioriteit" = 'urgent'`,
    `update "onderzoek_asbest" set "verborgen_asbest_vermoed" = true`,
    `update "bron_locatie_inventarisatie" set "te_controleren" = false, "bron_advies_id" = (select min("id") from "bron_advies" where "organisatie_id" = $1)`,
    `update "inventarisatie_ruimte" set "onderzocht" = 'ja'`,
    // Its result is out, so that the source is one to be removed.
    `update "resultaat" set "deleted_at" = now()`,
  ])
    await owner.query(`${change} where "organisatie_id" = $1`, [ada.organisationId])
  const words = new Map<string, { word: string; internal: boolean }>()
  const stored = model.entities.filter((entity) => !entity.isLookup && ids.has(entity.key) && tenantColumn(entity))
  for (const entity of stored) {
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!isNote(field) || words.has(`${tableOf(entity)}.${name}`)) continue
      const word = `qx${words.size}zq`
      words.set(`${tableOf(entity)}.${name}`, { word, internal: field.internal === true })
      const value = field.kind === 'richText' ? `<p>${word}</p>` : word
      await owner.query(
        `update ${q(tableOf(entity))} set ${q(name)} = $2 where ${q(String(tenantColumn(entity)))} = $1`,
        [ada.organisationId, value],
      )
    }
  }
  const ofVessel = await api.create('report', { onderzoek: { connect: { id: ids.get(VESSEL_SURVEY) } } }, ada)
  const gathered = (report = ids.get('report')) => gather(askAs(api.services, ada), report ?? '')
  const [gap] = gaps(await gathered())
  await owner.query(`update "rapport_gat_argument" set "gat" = $2 where "organisatie_id" = $1`, [
    ada.organisationId,
    gap && gapKey(gap),
  ])
  const printed = async (report?: string) => {
    const { pdf: bytes } = await printReport({
      printer: await printer(),
      dossier: await gathered(report),
      loadPhoto: async () => null,
    })
    const pdf = await readPdf(bytes)
    const pages = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.text(index + 1)))
    await pdf.close()
    return pages.join(' ')
  }
  // A check plan is of a vessel.
  const text = `${await printed()} ${await printed(ofVessel)}`
  const has = ({ word }: { word: string }) => text.replaceAll(' ', '').includes(word)
  const named = (wanted: boolean) =>
    [...words].filter(([, note]) => note.internal === wanted && has(note) === wanted).map(([name]) => name)
  expect(words.size).toBeGreaterThan(35)
  expect(named(true)).toEqual([])
  expect(named(false)).toEqual(WAITING)
}, 60_000)

test('asks for no internal note', () => {
  const schema = buildSchema(readFileSync(new URL('../graphql/schema.graphql', import.meta.url), 'utf8'))
  const types = new TypeInfo(schema)
  const entities = new Map(model.entities.map((entity) => [entity.api.type, entity]))
  const asked = new Set<string>()
  visit(
    parse(dossierQuestion),
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const type = `${types.getParentType()?.name}`
        if (entities.get(type)?.fields[name.value]?.internal) asked.add(`${type}.${name.value}`)
      },
    }),
  )
  expect([...asked]).toEqual([])
})

/** Texts of no language of their own: names of people and firms, numbers, codes and addresses; words of lists say theirs, and what stands in a picture is described. */
const NAMED = new Set(
  'nummer projectnummer serienummer bureau rapportnummer accreditatienummer norm foto_nummer gat referentie melding_nummer lavs_inventarisatie_id certificerende_instelling procescertificaat_nummer telefoon email contact_naam klantnummer kadastrale_aanduiding imo_nummer stof land symbool eenheid file_key value value_en value_fr code koppeling label'.split(
    ' ',
  ),
)

test('knows of every text that it asks for whether it is in the language of whoever typed it', () => {
  const schema = buildSchema(readFileSync(new URL('../graphql/schema.graphql', import.meta.url), 'utf8'))
  const types = new TypeInfo(schema)
  const unknown = new Set<string>()
  const entities = new Map(model.entities.map((entity) => [entity.api.type, entity]))
  visit(
    parse(dossierQuestion),
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const field = entities.get(`${types.getParentType()?.name}`)?.fields[name.value]
        const isText = field?.kind === 'text' || field?.kind === 'textArea' || field?.kind === 'richText'
        if (isText && TYPED_FIELDS.has(name.value) === NAMED.has(name.value))
          unknown.add(`${types.getParentType()?.name}.${name.value}`)
      },
    }),
  )
  expect([...unknown]).toEqual([])
})
