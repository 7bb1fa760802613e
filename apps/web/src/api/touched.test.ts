// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll, queryOf } from './queries.ts'
import { saveOf } from './save.ts'
import { fakeServer, until } from './testing.ts'

const ID = '01a00000-0000-7000-8000-000000000001'
const ask = (of: string, plural: string, selection: Record<string, unknown>, filter?: unknown) =>
  queryOf({
    document: `query ${of} { rows: ${plural} { id } }`,
    variables: {},
    selection,
    asked: { of, selection, filter },
  })
let left: (() => void)[] = []
afterEach(() => {
  for (const leave of left) leave()
  left = []
  vi.unstubAllGlobals()
})
beforeEach(forgetAll)

/** The questions that a save of a remark asks again, of a page that shows these. */
async function askedAgain(written: string | null): Promise<string[]> {
  const { seen } = fakeServer(
    ({ query }) =>
      query.startsWith('mutation')
        ? { data: { row: { __typename: 'Opmerking', id: ID, record_version: 2 } } }
        : { data: { rows: [], total: 0 } },
    () => written,
  )
  const shown = [
    ask('remark', 'opmerkingen', { titel: true }),
    ask('limitation', 'onderzoekBeperkingen', { omschrijving: true }),
    ask('report', 'rapporten', { naam: true }, { onderzoek: { eq: ID } }),
    ask('asset', 'assets', { title: true }),
  ]
  left = shown.map((query) => query.subscribe(() => {}))
  await until(() => shown.every((query) => query.shown().status === 'ready'))
  const before = seen.length
  await saveOf('remark').update(ID, { titel: 'Anders' }, 1)
  await until(() => seen.length > before + 1)
  await new Promise((done) => setTimeout(done, 20))
  return seen.slice(before + 1).map(({ query }) => query.split(' ')[1] ?? '')
}

test('after a save the page asks again what was written, and what the server works out', async () => {
  expect(await askedAgain('Opmerking')).toEqual(['remark', 'asset'])
})

test('what a hook wrote as well is asked again too', async () => {
  expect(await askedAgain('Opmerking,Rapport')).toEqual(['remark', 'report', 'asset'])
})

test('of a server that does not tell what it wrote everything is asked again', async () => {
  expect(await askedAgain(null)).toEqual(['remark', 'limitation', 'report', 'asset'])
})
