import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { inSnapshot } from '../db/work.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { historyBelow } from './history-below.ts'

// Page after page a history tells each step once, in the order of the newest lines, whoever wrote between.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let records: [type: string, id: string][]
let survey: string
let foreign: [type: string, id: string]
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  const ids = await makeOneOfEach(api, admin)
  const others = await makeOneOfEach(api, await api.as('bea@tweede.test'))
  survey = ids.get('survey') ?? ''
  foreign = ['Opmerking', others.get('remark') ?? '']
  records = [
    ['Onderzoek', survey],
    ['Opmerking', ids.get('remark') ?? ''],
    ['Monster', ids.get('sample') ?? ''],
  ]
}, 60_000)
afterAll(() => api.close())

interface Line {
  readonly id: string
  readonly actie: string
  readonly user: number
  readonly type: string
  readonly record: string
  readonly batch: string | null
}

/** A line as it is thought of: `step` where it is one of several. */
interface Told {
  readonly of: number
  readonly actie: string
  readonly step: number | null
  readonly isOwn: boolean
}
const linesAre: fc.Arbitrary<Told[]> = fc.array(
  fc.record({
    of: fc.nat(3),
    actie: fc.constantFrom('create', 'update', 'delete'),
    step: fc.option(fc.nat(4), { freq: 2 }),
    isOwn: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)

/** Writes them in this order; a step may go on while others are written. */
async function write(lines: readonly Told[]): Promise<Line[]> {
  const { owner } = api.services.pools
  await owner.query(`delete from "geschiedenis"`)
  const batches = Array.from({ length: 5 }, () => uuid())
  const written: Line[] = []
  for (const { of, actie, step, isOwn } of lines) {
    const [type, record] = records[of] ?? foreign
    const user = isOwn ? admin.userId : api.inspector.userId
    const batch = step === null ? null : (batches[step] ?? null)
    const { rows } = await owner.query<{ id: string }>(
      `insert into "geschiedenis" ("organisatie_id", "user_id", "actie", "record_type", "record_id", "wijzigingen", "batch")
       values ($1, $2, $3, $4, $5, '{}', $6) returning "id"::text`,
      [admin.organisationId, user, actie, type, record, batch],
    )
    written.push({ id: rows[0]?.id ?? '', actie, user, type, record, batch })
  }
  return written
}

/** What is to be told of them, the newest step first. */
function told(lines: readonly Line[], { by, kind }: { by?: string; kind?: string }) {
  const seen = lines.filter(
    ({ type, record, user }) =>
      records.some(([of, id]) => of === type && id === record) &&
      (by === undefined || String(user) === by) &&
      (kind === undefined || type === kind),
  )
  const steps = [...Map.groupBy(seen, ({ batch, id }) => batch ?? id).values()]
  return steps
    .map((step) => ({
      id: step.at(-1)?.id,
      actie: step.at(-1)?.actie,
      aantal: new Set(step.map(({ type, record }) => `${type} ${record}`)).size,
      kinds: [...Map.groupBy(step, ({ type, actie }) => `${type} ${actie}`)]
        .map(([of, those]) => `${of} ${new Set(those.map(({ record }) => record)).size}`)
        .toSorted(),
    }))
    .toSorted((a, b) => Number(b.id) - Number(a.id))
}

test('tells all of it, whatever the size of a page', async () => {
  const narrowed = fc.record({ by: fc.boolean(), kind: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(linesAre, fc.integer({ min: 1, max: 6 }), narrowed, async (lines, limit, { by, kind }) => {
      const asked = { ...(by ? { by: String(admin.userId) } : {}), ...(kind ? { kind: 'Opmerking' } : {}) }
      const expected = told(await write(lines), asked)
      const pages = await inSnapshot(api.services.pools.serve, admin, async (client) => {
        const all: Awaited<ReturnType<typeof historyBelow>>[number][] = []
        for (let before: string | undefined; ; before = all.at(-1)?.id) {
          const page = await historyBelow(client, admin, { type: 'Onderzoek', id: survey, before, limit, ...asked })
          all.push(...page)
          if (page.length < limit) return all
        }
      })
      const kinds = ({ soorten }: (typeof pages)[number]) =>
        soorten.map(({ type, actie, aantal }) => `${type} ${actie} ${aantal}`).toSorted()
      expect(
        pages.map((step) => ({ id: step.id, actie: step.actie, aantal: step.aantal, kinds: kinds(step) })),
      ).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})
