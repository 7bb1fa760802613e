// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type Seen } from '../api/testing.ts'
import { button, press, readyPage, showPage, type } from '../page/testing.tsx'
import { ImportDialog } from './import-dialog.tsx'

const place = { of: 'space', where: { asset: 'a1' } }
const remarks = { of: 'remark', where: { onderzoek: 'o1' } }
const there = {
  __typename: 'Ruimte',
  id: 's1',
  record_version: 1,
  nummer: '0.07',
  naam: 'Lokaal 3',
  oppervlakte: 54,
}
interface Refusal {
  id?: string | null
  index?: number | null
  message: string
  issues: { path: string; rule: string; message: string }[]
}
let leave: () => Promise<void>
let seen: Seen[]
let refuse: (request: Seen) => Refusal[]
let closed = 0

/** As the server answers: what is refused, and the ids of the rest. */
function answerOf(request: Seen) {
  const rows = (request.variables.rows ?? request.variables.each) as unknown[]
  const ids = (request.variables.ids as string[] | undefined) ?? rows.map((_, at) => `new${at}`)
  const refused = refuse(request)
  const changed = ids.filter((id, at) => !refused.some((one) => one.id === id || one.index === at))
  const batch = request.variables.preview ? null : `batch${writes().length}`
  return {
    data: { answer: { batch, changed, same: [], refused: refused.map((one) => ({ id: null, index: null, ...one })) } },
  }
}

beforeEach(async () => {
  await readyPage()
  closed = 0
  refuse = () => []
  seen = fakeServer((request) => {
    if (request.query.startsWith('mutation undo'))
      return { data: { answer: { batch: 'undo', changed: ['new0'], same: [], refused: [] } } }
    if (request.query.startsWith('mutation')) return answerOf(request)
    return { data: { rows: request.query.includes('rows: ruimtes(') ? [there] : [], total: 0 } }
  }).seen
  leave = await showPage(() => <ImportDialog place={place} onClose={() => (closed += 1)} />)
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const writes = () => seen.filter(({ query, variables }) => query.startsWith('mutation rowsIn') && !variables.preview)
const trials = () => seen.filter(({ query, variables }) => query.startsWith('mutation rowsIn') && variables.preview)
const text = () => document.querySelector('dialog')?.textContent ?? ''
const go = () =>
  [...document.querySelectorAll('button')].find((one) => /^Importeer|^Er is niets/.test(one.textContent ?? ''))
const isOff = () => go()?.disabled !== false || go()?.getAttribute('aria-disabled') === 'true'
/** Waits until something shows; what is to be drawn is drawn between two looks. */
async function shows(check: () => boolean) {
  for (let look = 0; look < 200 && !check(); look++) await act(() => new Promise<void>((done) => setTimeout(done, 10)))
  expect(check(), text()).toBe(true)
}
/** A change is tried after a rest: until then the former trial stands. */
async function settled() {
  await act(() => new Promise<void>((done) => setTimeout(done, 20)))
  await shows(() => text().includes('Proef: er is nog niets veranderd'))
}
const paste = async (rows: string) => {
  await type('Of plak rijen uit een spreadsheet, met de namen van de kolommen erboven', rows)
  await press('Verder met deze rijen')
  await settled()
}
const cell = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
async function mend(name: string, words: string) {
  await act(async () => {
    const input = cell(name)
    if (!input) throw new Error(`No cell ${name} can be mended: ${text()}`)
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => cell(name)?.blur())
  await settled()
}
const drop = (file: File) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('pasted rows are tried before anything is written, and then go in with what the list fills in', async () => {
  await paste('Naam\tNummer\tOppervlakte (m²)\nGang\tN.01\t54,2\nZolder\tN.02\t')
  expect(trials().at(-1)?.variables.rows).toEqual([
    { asset: { connect: { id: 'a1' } }, naam: 'Gang', nummer: 'N.01', oppervlakte: 54.2 },
    { asset: { connect: { id: 'a1' } }, naam: 'Zolder', nummer: 'N.02' },
  ])
  expect(writes()).toEqual([])
  await press('Importeer 2 rijen')
  await shows(() => text().includes('2 rijen zijn geïmporteerd'))
  expect(writes()).toHaveLength(1)
  expect(writes()[0]?.variables.rows).toEqual(trials().at(-1)?.variables.rows)
})

test('a wrong cell blocks until it is mended in its place, its reason beginning with its field', async () => {
  await paste('Naam\tOppervlakte\nGang\tca. 3\nZolder\t12')
  expect(text()).toContain('Oppervlakte: “ca. 3” is geen getal.')
  // What cannot be read is not sent with the cell left out.
  expect(trials().at(-1)?.variables.rows).toMatchObject([{ naam: 'Zolder', oppervlakte: 12 }])
  expect(text()).toContain('Er gaat nog niets in. Verbeter de foute rijen, of zet ze apart.')
  expect(isOff()).toBe(true)
  await mend('Oppervlakte, rij 2', '3')
  expect(isOff()).toBe(false)
  expect(trials().at(-1)?.variables.rows).toMatchObject([{ oppervlakte: 3 }, { oppervlakte: 12 }])
})

test('set aside, the wrong rows stay behind and the others go in; one button takes it back', async () => {
  await paste('Naam\tOppervlakte\nGang\tca. 3\nZolder\t12')
  await press('Zet ze apart')
  expect(text()).toContain('Er gaat één rij in: 1 nieuw, 0 gewijzigd.')
  expect(text()).toContain('Apart in een bestand, met de reden erbij: rij 2.')
  await press('Importeer één rij')
  await shows(() => button('Foute rijen opslaan') !== undefined)
  expect(writes()[0]?.variables.rows).toMatchObject([{ naam: 'Zolder' }])
  await press('Ongedaan maken')
  await shows(() => closed === 1)
  expect(
    seen.at(-1)?.variables.batch ?? seen.find(({ query }) => query.startsWith('mutation undo'))?.variables.batch,
  ).toBe('batch1')
})

test('what the server refuses in the trial is a wrong row, at its field and in its words', async () => {
  refuse = ({ variables }) =>
    variables.rows
      ? [
          {
            index: 1,
            message: 'Niet opgeslagen: fout',
            issues: [{ path: 'nummer', rule: 'isUnique', message: 'Deze waarde is al in gebruik' }],
          },
        ]
      : []
  await paste('Naam\tNummer\nGang\t1\nZolder\t2')
  expect(text()).toContain('Ruimtenummer: Deze waarde is al in gebruik')
  expect(cell('Ruimtenummer, rij 3')?.value).toBe('2')
  expect(cell('Ruimtenummer, rij 2')).toBeNull()
  expect(isOff()).toBe(true)
})

test('a row that is there already changes in what its cells say, and empty cells leave what stood there', async () => {
  await paste('Nummer\tNaam\tOppervlakte\n0.07\t\t53,4\nN.01\tGang\t12')
  const select = [...document.querySelectorAll('select')].at(-1)
  await act(async () => {
    if (!select) throw new Error('nothing asks by what a row is known')
    select.value = 'nummer'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled()
  expect(text()).toContain('Zo is één rij herkend. Lege cellen laten staan wat er stond.')
  const change = trials().find(({ variables }) => variables.ids)
  expect(change?.variables).toMatchObject({ ids: ['s1'], each: [{ oppervlakte: 53.4 }] })
  expect(Object.keys((change?.variables.each as object[] | undefined)?.[0] ?? {})).toEqual(['oppervlakte'])
  expect(text()).toMatch(/54 m²\s*→wordt\s*53,4 m²/)
})

test('two rows of one number are a doubt: the second says in which row the first stands', async () => {
  await paste('Nummer\tNaam\nN.04\tToilet\nN.04\tToilet personeel')
  const select = [...document.querySelectorAll('select')].at(-1)
  await act(async () => {
    if (select) select.value = 'nummer'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled()
  expect(text()).toContain('Ruimtenummer: “N.04” staat ook in rij 2. Dit mag maar één keer voorkomen.')
})

test('a file that is no CSV says so in the words of the specification, and a new opening is empty', async () => {
  await drop(
    new File(['Naam\nGang'], 'ruimten.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  )
  await shows(() => text().includes('File type is invalid'))
  await leave()
  leave = await showPage(() => <ImportDialog place={place} onClose={() => {}} />)
  expect(text()).not.toContain('File type is invalid')
})

test('rows are added by hand, but not the same one twice', async () => {
  await press('Zelf rijen toevoegen')
  await settled()
  await type('Naam', 'Gang')
  await press('Toevoegen')
  await settled()
  await type('Naam', 'Gang')
  await press('Toevoegen')
  expect(text()).toContain('Een rij met dezelfde gegevens was al toegevoegd')
  await type('Naam', 'Zolder')
  await press('Toevoegen')
  await settled()
  expect(trials().at(-1)?.variables.rows).toMatchObject([{ naam: 'Gang' }, { naam: 'Zolder' }])
})

test('rows that lack what is required are told by their number, with what is missing', async () => {
  await leave()
  leave = await showPage(() => <ImportDialog place={remarks} onClose={() => {}} />)
  await paste('Titel\tTekst\nDak\tlekt\n\tzonder titel')
  expect(text()).toContain(
    'Informatie mist in sommige rijen van de import, corrigeer deze en importeer het weer opnieuw',
  )
  expect(text()).toContain('Rij 3: Titel')
  await act(async () => {
    const [select] = document.querySelectorAll('select')
    if (select) select.value = ''
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled()
  expect(text()).toContain('De volgende informatie mist nog')
})
