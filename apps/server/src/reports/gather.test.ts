import { readFileSync } from 'node:fs'
import { renderReport } from '@vezel/report/report.tsx'
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
