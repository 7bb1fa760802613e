import { readFileSync } from 'node:fs'
import { model } from '@vezel/model'
import { renderReport } from '@vezel/report/report.tsx'
import { TYPED_FIELDS } from '@vezel/report/texts/tongues.ts'
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAs } from '../graphql/run.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { dossierQuery, gather } from './gather.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('a survey with one record of each kind becomes a report that says nothing of what is not kept', async () => {
  const ada = await api.as('ada@eerste.test')
  const ids = await makeOneOfEach(api, ada)
  const dossier = await gather(askAs(api.services, ada), ids.get('report') ?? '')
  const { onderzoek } = dossier
  expect(onderzoek.onderzoek_asbest?.reikwijdte_tekst).toBe('De hele school')
  expect(onderzoek.geschiktheden.map((row) => row.klasse)).toEqual(['gebruik_en_beheer'])
  expect(onderzoek.inventarisatie_ruimtes.map((row) => [row.onderzocht, row.sub_asset.id])).toEqual([
    ['nvt', ids.get('space')],
  ])
  expect(onderzoek.opmerkingen.map((row) => row.titel)).toEqual(['Let op'])
  expect(onderzoek.bronnen[0]?.locaties[0]?.beheersmaatregelen.map((row) => row.onderzoek.id)).toEqual([
    ids.get('survey'),
  ])
  const { html } = renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (text) => text })
  expect(html).toContain('De hele school')
  expect(html).toContain('Gebruik en beheer van het object')
  for (const phrase of ['undefined', 'geen documenten', 'geen gesprekken', 'geen waarnemingen'])
    expect(html).not.toContain(phrase)
})

test('asks for no internal note: of all remarks only what the inspector says of a location and of a space', () => {
  const schema = buildSchema(readFileSync(new URL('../graphql/schema.graphql', import.meta.url), 'utf8'))
  const types = new TypeInfo(schema)
  const asked = new Set<string>()
  const notes = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && 'opmerking' in type.getFields(),
  )
  visit(
    parse(dossierQuery),
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        if (name.value === 'opmerking') asked.add(`${types.getParentType()?.name}`)
      },
    }),
  )
  expect(notes.length).toBeGreaterThan(8)
  expect([...asked].sort()).toEqual(['BronLocatieInventarisatie', 'InventarisatieRuimte'])
})

/** Texts of no language of their own: names of people and firms, numbers, codes and addresses; words of lists say theirs. */
const NAMED = new Set(
  'nummer projectnummer accreditatienummer norm foto_nummer gat referentie melding_nummer lavs_inventarisatie_id certificerende_instelling procescertificaat_nummer telefoon email contact_naam klantnummer kadastrale_aanduiding imo_nummer stof land symbool file_key value value_en value_fr code'.split(
    ' ',
  ),
)

test('knows of every text that it asks for whether it is in the language of whoever typed it', () => {
  const schema = buildSchema(readFileSync(new URL('../graphql/schema.graphql', import.meta.url), 'utf8'))
  const types = new TypeInfo(schema)
  const unknown = new Set<string>()
  const entities = new Map(model.entities.map((entity) => [entity.api.type, entity]))
  visit(
    parse(dossierQuery),
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
