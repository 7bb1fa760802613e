import { model } from '@vezel/model'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoApi } from '../testing/api.ts'

vi.setConfig({ hookTimeout: 60_000 })
let api: Awaited<ReturnType<typeof demoApi>>
beforeAll(async () => {
  api = await demoApi()
  // The demonstration has told nobody anything yet.
  await api.services.pools.owner.query(
    `insert into "bericht" ("organisatie_id", "id", "voor_id", "soort", "record_type", "record_id")
     values ($1, gen_random_uuid(), $2, 'vrijgegeven', 'Rapport', gen_random_uuid())`,
    [api.inspector.organisationId, api.inspector.inspectionUserId],
  )
  // Nor has it invited anybody.
  await api.services.pools.owner.query(
    `insert into "uitnodiging" ("organisatie_id", "id", "email", "name", "achternaam", "locale", "inventarisatie_rol_id")
     values ($1, gen_random_uuid(), 'nina@noordlicht.test', 'Nina', 'Nieuw', 'nl', 1)`,
    [api.inspector.organisationId],
  )
})
afterAll(() => api.close())

const known = model.entities.flatMap((entity) => {
  const names = Object.entries(entity.fields).flatMap(([name, field]) => ('always' in field ? [name] : []))
  return names.length > 0 ? [{ plural: entity.api.plural, names }] : []
})

test.each(known)(
  'every one of the $plural has what a definition says is always there: $names',
  async ({ plural, names }) => {
    const rows: unknown = await api.get(`{ ${plural}(limit: 500) { ${names.join(' ')} } }`)
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toContain('null')
  },
)
