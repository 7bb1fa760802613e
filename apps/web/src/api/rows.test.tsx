// @vitest-environment jsdom

import { source } from '@vezel/model/entities/source/source.ts'
import { limitation } from '@vezel/model/entities/survey/limitation.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from './problem.ts'
import { forgetAll } from './queries.ts'
import { type RowsOptions, useCounts, useRow, useRows } from './rows.ts'
import { saveOf } from './save.ts'
import { fakeServer, refusal, type Seen, until } from './testing.ts'

const selection = { omschrijving: true, beperking: { id: true, value: true } } as const
const row = (id: string, omschrijving: string, version = 1) => ({
  __typename: 'OnderzoekBeperking',
  id,
  record_version: version,
  omschrijving,
  beperking: { __typename: 'Beperking', id: '7', record_version: 1, value: 'Niet toegankelijk' },
})
const answered = (...rows: unknown[]) => ({ data: { rows, total: rows.length } })

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  forgetAll()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (element: React.ReactNode) => act(async () => root.render(element))
const text = () => document.body.textContent ?? ''
/** Runs what was waiting and lets React draw it. */
const settle = (check: () => boolean) => act(async () => void (await until(check)))

function List(options: RowsOptions<'limitation'>) {
  const { rows, status, total } = useRows(limitation, selection, options)
  return (
    <p>{`${status} ${total}: ${rows.map(({ omschrijving, beperking }) => `${omschrijving} (${beperking.value})`).join(', ')}`}</p>
  )
}
function One({ id }: { id: string }) {
  const { row, status } = useRow(limitation, id, { omschrijving: true })
  return <p>{`one ${status} ${row?.omschrijving}`}</p>
}

test('two lists that ask the same share one request', async () => {
  const { seen } = fakeServer(() => answered(row('1', 'Kruipruimte onder water')))
  await show(
    <>
      <List filter={{ onderzoek: { eq: '9' } }} />
      <List filter={{ onderzoek: { eq: '9' } }} />
    </>,
  )
  await settle(() => text().includes('Kruipruimte'))
  expect(text()).toBe('ready 1: Kruipruimte onder water (Niet toegankelijk)'.repeat(2))
  expect(seen).toHaveLength(1)
  expect(seen[0]?.query).toContain('rows: onderzoekBeperkingen(filter: $filter')
  expect(seen[0]?.variables).toMatchObject({ filter: { onderzoek: { eq: '9' } } })
})

test('a change shows everywhere at once, goes out with its version and a key, and is lifted by the answer', async () => {
  let release = () => {}
  const { seen } = fakeServer(async ({ query }: Seen) => {
    if (query.startsWith('mutation')) {
      await new Promise<void>((done) => {
        release = done
      })
      return {
        data: {
          row: {
            __typename: 'OnderzoekBeperking',
            id: '1',
            record_version: 2,
            omschrijving: 'Gecorrigeerd',
            updated_at: 'x',
          },
        },
      }
    }
    return query.startsWith('query row(') ? { data: { row: row('1', 'Oud') } } : answered(row('1', 'Oud'))
  })
  await show(
    <>
      <List />
      <One id="1" />
    </>,
  )
  await settle(() => text().includes('one ready Oud'))
  let saving: Promise<unknown> = Promise.resolve()
  await act(async () => {
    saving = saveOf('limitation').update('1', { omschrijving: 'Nieuw', beperking: '7' }, 1)
  })
  expect(text()).toBe('ready 1: Nieuw (Niet toegankelijk)one ready Nieuw')
  await act(async () => {
    release()
    await saving
  })
  expect(text()).toContain('one ready Gecorrigeerd')
  const sent = seen.find(({ query }) => query.startsWith('mutation'))
  expect(sent?.query).toContain('updateOnderzoekBeperking(id: $id, input: $input, key: $key)')
  expect(sent?.variables).toMatchObject({
    id: '1',
    input: { omschrijving: 'Nieuw', beperking: { connect: { id: '7' } }, record_version: 1 },
  })
  expect(sent?.variables.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('a conflict is told with both values, and the page shows at once what somebody else has put there', async () => {
  const fields = { omschrijving: { yours: 'Nieuw', theirs: 'Van een ander' } }
  let stands = row('1', 'Oud')
  fakeServer(({ query }) => {
    if (!query.startsWith('mutation')) return answered(stands)
    stands = row('1', 'Van een ander')
    return refusal('conflict', 'Gewijzigd door een ander: kies', { fields, current: 4 })
  })
  await show(<List />)
  await settle(() => text().includes('Oud'))
  let problem: unknown
  await act(async () => {
    problem = await saveOf('limitation')
      .update('1', { omschrijving: 'Nieuw' }, 1)
      .catch((cause: unknown) => cause)
  })
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({
    code: 'conflict',
    args: { fields, current: 4 },
    message: 'Gewijzigd door een ander: kies',
  })
  // Nothing was saved and nothing chosen yet.
  await settle(() => text().includes('Van een ander'))
})

test('a new record gets its id here, also the records inside it, and the lists are asked again', async () => {
  const { seen } = fakeServer(({ query, variables }, count) =>
    query.startsWith('mutation')
      ? {
          data: {
            row: { __typename: 'OnderzoekBeperking', id: (variables.input as { id: string }).id, record_version: 1 },
          },
        }
      : count === 1
        ? answered()
        : answered(row('2', 'Toegevoegd')),
  )
  await show(<List />)
  await settle(() => text().includes('ready 0'))
  await act(
    async () =>
      void (await saveOf('limitation').create({ onderzoek: '9', beperking: { create: { value: 'Anders' } } })),
  )
  await settle(() => text().includes('Toegevoegd'))
  const input = seen.find(({ query }) => query.startsWith('mutation'))?.variables.input
  expect(input).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) as string,
    onderzoek: { connect: { id: '9' } },
    beperking: { create: { value: 'Anders' } },
  })
})

test('a change that finds no server is sent again with the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const { seen } = fakeServer((_request, count) => {
    if (count < 3) throw new TypeError('Failed to fetch')
    return { data: { row: { __typename: 'OnderzoekBeperking', id: '1', record_version: 2 } } }
  })
  const saved = saveOf('limitation').update('1', { omschrijving: 'Nieuw' }, 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await saved).toEqual({ id: '1', record_version: 2 })
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map(({ variables }) => variables.key)).size).toBe(1)
})

test('former rows stay while one searches, but not when the survey is another', async () => {
  let hold: (() => void) | null = null
  fakeServer(async ({ variables }) => {
    if (variables.search || (variables.filter as { onderzoek: { eq: string } }).onderzoek.eq === '10')
      await new Promise<void>((done) => {
        hold = done
      })
    return answered(row(String(variables.search ?? '1'), `Rij ${variables.search ?? ''}`))
  })
  await show(<List filter={{ onderzoek: { eq: '9' } }} />)
  await settle(() => text().includes('Rij'))
  await show(<List filter={{ onderzoek: { eq: '9' } }} search="dak" />)
  expect(text()).toBe('ready 1: Rij  (Niet toegankelijk)')
  await act(async () => hold?.())
  await settle(() => text().includes('Rij dak'))
  await show(<List filter={{ onderzoek: { eq: '10' } }} />)
  expect(text()).toBe('loading 0: ')
  await act(async () => hold?.())
})

test('the status of a source in one survey does not overwrite that in another', async () => {
  fakeServer(({ variables }) => ({
    data: {
      row: {
        __typename: 'Bron',
        id: '1',
        record_version: 1,
        open_locaties: 2,
        hoeveelheid_totaal: variables.a0 === '9' ? 12 : 30,
      },
    },
  }))
  function Amount({ survey }: { survey: string }) {
    const { row } = useRow(
      source,
      '1',
      { hoeveelheid_totaal: true, open_locaties: true },
      { args: { hoeveelheid_totaal: { onderzoek: survey } } },
    )
    return <p>{`${survey}: ${row?.hoeveelheid_totaal} of ${row?.open_locaties};`}</p>
  }
  await show(
    <>
      <Amount survey="9" />
      <Amount survey="10" />
    </>,
  )
  await settle(() => text().includes('30'))
  expect(text()).toBe('9: 12 of 2;10: 30 of 2;')
})

test('a change in another tab is asked for', async () => {
  let omschrijving = 'Oud'
  fakeServer(() => answered(row('1', omschrijving, omschrijving === 'Oud' ? 1 : 2)))
  await show(<List />)
  await settle(() => text().includes('Oud'))
  omschrijving = 'Elders gewijzigd'
  const other = new BroadcastChannel('vezel-rows')
  other.postMessage({ keys: ['OnderzoekBeperking:1'] })
  await settle(() => text().includes('Elders gewijzigd'))
  other.close()
})

test('a list that cannot be had says why, and can be tried again', async () => {
  let fails = true
  fakeServer(() => (fails ? refusal('forbidden', 'Geen recht: uw rol staat dit niet toe') : answered(row('1', 'Toch'))))
  let again = async () => {}
  function Failing() {
    const { status, problem, reload, rows } = useRows(limitation, selection)
    again = reload
    return <p>{`${status} ${problem?.code ?? ''} ${rows.length}`}</p>
  }
  await show(<Failing />)
  await settle(() => text().includes('forbidden'))
  fails = false
  await act(async () => again())
  expect(text()).toBe('ready  1')
})

test('counts come in one request', async () => {
  const { seen } = fakeServer(() => ({ data: { c0: 4, c1: 2 } }))
  function Counts() {
    const counts = useCounts({
      'surveys-active': { of: limitation, filter: { onderzoek: { eq: '1' } } },
      sources: { of: source },
    })
    return <p>{JSON.stringify(counts)}</p>
  }
  await show(<Counts />)
  await settle(() => text().includes('4'))
  expect(JSON.parse(text())).toEqual({ 'surveys-active': 4, sources: 2 })
  expect(seen).toHaveLength(1)
})

test('a field that the entity does not have does not compile, at any level', () => {
  const never = () => {
    // @ts-expect-error: a limitation has no colour.
    useRows(limitation, { omschrijving: true, kleur: true })
    // @ts-expect-error: nor has its kind.
    useRows(limitation, { beperking: { value: true, kleur: true } })
  }
  expect(never).toBeTypeOf('function')
})
