import { model } from '@vezel/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, momentOf } from '../../../../demo/data/moments.ts'
import { visits } from '../../../../demo/data/surveys.ts'
import { testApi } from '../testing/api.ts'
import { makeSurvey } from '../testing/survey.ts'
import { insertRows } from './bulk.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

// The report prints what the API answers, and so does the page.
test.each(['2026-01-20', '2026-07-20'])(
  'visits of the demonstration begin and end at the hour of the data, counted from %s, whatever the zone of the connection',
  async (today) => {
    const { survey } = await makeSurvey(api, api.inspector)
    const client = await api.services.pools.owner.connect()
    const branch = (
      await client.query(`select "id"::text from "vestiging" where "organisatie_id" = $1 limit 1`, [
        api.inspector.organisationId,
      ])
    ).rows[0].id
    const wanted: unknown[] = []
    const rows = visits.map((visit, index) => {
      const [start, eind] = [momentOf(today, visit.start), momentOf(today, later(visit.eind, index))]
      wanted.push({ nummer: 100 + index, start, eind })
      return { id: crypto.randomUUID(), onderzoek: survey, nummer: 100 + index, start, eind, vestiging: branch }
    })
    try {
      for (const zone of ['UTC', 'America/New_York']) {
        await client.query(`delete from "inventarisatie" where "nummer" >= 100`)
        await client.query(`select set_config('timezone', $1, false)`, [zone])
        await insertRows(client, model.entity('visit'), api.inspector.organisationId, rows)
        expect(
          await api.get(
            'query($f: InventarisatieFilter) { inventarisaties(filter: $f, sort: [{ field: "nummer" }]) { nummer start eind } }',
            { f: { onderzoek: { eq: survey }, nummer: { from: 100 } } },
            api.inspector,
          ),
        ).toEqual(wanted)
      }
    } finally {
      client.release(true)
    }
  },
)
