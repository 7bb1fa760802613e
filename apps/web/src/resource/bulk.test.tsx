// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { forgetAll } from '../api/queries.ts'
import { useRows } from '../api/rows.ts'
import { fakeServer, refusal, type Seen } from '../api/testing.ts'
import { Toasts } from '../ui/toast.tsx'
import { BulkTools } from './bulk-tools.tsx'
import { Ticks } from './ticks.tsx'

const named = [{ label: 'In rapport opnemen', set: { in_rapport: true } }]

/** As the server answers them: two of three say the same, and one may not change. */
const rows = ['a', 'b', 'c'].map((id, at) => ({
  __typename: 'Opmerking',
  id,
  record_version: 1,
  titel: 'Let op',
  tekst: '<p>Nat</p>',
  in_rapport: at === 2,
}))
const refused = [
  { id: 'c', title: 'Hek dicht', code: 'closed', message: 'Alleen lezen: het onderzoek is afgerond', records: [] },
]
const wrong = {
  id: 'd',
  title: 'Zolder',
  code: 'invalid',
  message: 'Controleer de invoer: Titel: te lang',
  records: [],
}
const along = [{ type: 'Monster', count: 3, titles: ['M03', 'M04'] }]
/** What the server says of a step over these rows. */
const answer = (batch: string | null, ids: readonly string[]) => {
  const changed = ids.includes('a') ? ['a'] : []
  return {
    answer: {
      batch,
      changed,
      same: ['b'],
      refused: isWrong ? [...refused, wrong] : refused,
      along: changed.length > 0 ? along : [],
    },
  }
}

/** The rows beside the bar, as a list asks them. */
function List() {
  const { rows } = useRows(model.entity('remark'), { titel: true, in_rapport: true })
  return (
    <ol>
      {rows.map(({ id, titel, in_rapport }) => (
        <li key={id}>{`${id} ${titel} ${in_rapport}`}</li>
      ))}
    </ol>
  )
}
const listed = () => [...document.querySelectorAll('ol > li')].map((line) => line.textContent).join(', ')

let root: Root
let ticks: Ticks
let seen: readonly Seen[]
/** Rows cannot be read; a value is not allowed in one of them. */
let [isDown, isWrong] = [false, false]
beforeEach(async () => {
  setMe({ inventarisatie_user: { inventarisatie_rol: { id: '2' } } } as Me)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put a dialog above the page and to say that something was done.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  // Sizes, of which jsdom has none.
  class Observer {
    observe = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  forgetAll()
  let stored = rows
  const written = () => 'Opmerking'
  isDown = false
  isWrong = false
  seen = fakeServer(({ query, variables }) => {
    if (query.startsWith('query') && isDown) return refusal('internal', 'De server heeft een fout gemaakt.')
    if (query.startsWith('query')) return { data: { rows: stored, total: stored.length } }
    if (query.includes('undoBatch')) {
      stored = rows
      return { data: { answer: { batch: null, changed: ['a'], same: [], refused: [], along: [] } } }
    }
    if (!variables.preview) {
      stored = query.includes('delete')
        ? rows.filter(({ id }) => id !== 'a')
        : rows.map((row) => (row.id === 'a' ? { ...row, ...(variables.input as object) } : row))
    }
    return { data: answer(variables.preview ? null : 'batch-1', variables.ids as readonly string[]) }
  }, written).seen
  ticks = new Ticks()
  ticks.show(rows.map((row) => ({ id: row.id, row })))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const Screen = () => {
    const [where] = useState({ onderzoek: '1' })
    return (
      <>
        <BulkTools of="remark" where={where} ticks={ticks} actions={named}>
          <h2>Opmerkingen</h2>
        </BulkTools>
        <List />
        <Toasts />
      </>
    )
  }
  await act(async () => root.render(<Screen />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  act(() => setMe(null))
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''
const button = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].find((one) => {
    const own = one.textContent?.trim() ?? ''
    return typeof name === 'string' ? own === name : name.test(own)
  })
/** What is drawn comes when a step of the test ends, so it takes several. */
const appears = async (check: () => boolean) => {
  for (let tries = 0; !check() && tries < 150; tries++) await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(check(), `${check}\n${text()}`).toBe(true)
}
const press = (name: string | RegExp) => act(async () => button(name)?.click())
const input = () => document.querySelector<HTMLInputElement>('.bulk-input input')
const type = (words: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), words)
    input()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const mutations = () => seen.filter(({ query }) => query.startsWith('mutation'))
const choose = async (ids: readonly string[]) => {
  await act(async () => {
    for (const id of ids) ticks.toggle([id])
  })
  await appears(() => button('Verwijderen') !== undefined)
}

test('while rows are chosen a bar says how many and what can be done, in the place of the toolbar; Escape gives them up', async () => {
  expect(text()).toContain('Opmerkingen')
  await choose(['a', 'b'])
  expect(text()).not.toContain('Opmerkingen')
  expect(text()).toContain('2 van 3 geselecteerd')
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(ticks.chosen().ids).toEqual([])
  expect(text()).toContain('Opmerkingen')
})

test('changing many says from what to what and who is left out and why; its button names the number that really changes', async () => {
  await choose(['a', 'b', 'c'])
  await press('Wijzigen')
  await appears(() => button('Titel') !== undefined)
  expect(mutations()).toEqual([])
  await press('Titel')
  // What is typed next goes into it.
  expect(document.activeElement).toBe(input())
  await type('Bel de beheerder')
  await appears(() => text().includes('Wat er verandert'))
  expect(text()).toContain('Was: Let op, bij alle 3')
  expect(text()).toContain('1 rij heeft deze waarde al')
  expect(text()).toContain('Hek dicht: Alleen lezen: het onderzoek is afgerond')
  expect(document.querySelector('.bulk-change')?.textContent).toContain('Let op →')
  expect(document.querySelector('.bulk-change')?.textContent).toContain('Bel de beheerder')
  expect(mutations().every(({ variables }) => variables.preview === true)).toBe(true)

  await press('Wijzig 1 rij')
  await appears(() => text().includes('1 rij gewijzigd, 1 overgeslagen'))
  const sent = mutations().at(-1)
  expect(sent?.query).toContain('updateOpmerkingMany')
  expect(sent?.variables).toMatchObject({ ids: ['a', 'b', 'c'], preview: false, input: { titel: 'Bel de beheerder' } })
  await press('Ongedaan maken')
  await appears(() => text().includes('1 rij teruggezet'))
  expect(mutations().at(-1)?.variables).toMatchObject({ batch: 'batch-1' })
})

test('an action with a name of its own asks nothing more: it says what it changes, does that, and is taken back', async () => {
  await choose(['a', 'b', 'c'])
  await press('In rapport opnemen')
  await appears(() => button('In rapport opnemen: 1 rij') !== undefined)
  expect(mutations().every(({ variables }) => variables.preview === true)).toBe(true)
  expect(text()).toContain('Opmerkingen: in rapport opnemen')
  expect(text()).toContain('1 rij heeft deze waarde al')
  expect(text()).toContain('Hek dicht: Alleen lezen: het onderzoek is afgerond')
  await press('In rapport opnemen: 1 rij')
  await appears(() => text().includes('In rapport opnemen: 1 rij, 1 overgeslagen'))
  expect(mutations().at(-1)?.variables).toMatchObject({
    ids: ['a', 'b', 'c'],
    preview: false,
    input: { in_rapport: true },
  })
  await press('Ongedaan maken')
  await appears(() => text().includes('1 rij teruggezet'))
})

test('an action is not offered to whoever may not change what it sets', async () => {
  act(() => setMe({ inventarisatie_user: { inventarisatie_rol: { id: '7' } } } as Me))
  await act(async () => ticks.toggle(['a']))
  await appears(() => text().includes('1 van 3 geselecteerd'))
  expect(button('In rapport opnemen')).toBeUndefined()
})

test('chosen rows that cannot be read are not waited for: it says so, and asks them again', async () => {
  await choose(['a', 'b'])
  isDown = true
  await press('Wijzigen')
  await appears(() => text().includes('De server heeft een fout gemaakt.'))
  isDown = false
  await press('Opnieuw proberen')
  await appears(() => button('Titel') !== undefined)
})

test('of a value that is refused the field and the reason are told, and nobody is asked to check what they typed', async () => {
  isWrong = true
  await choose(['a', 'b', 'c'])
  await press('In rapport opnemen')
  await appears(() => text().includes('Zolder: Titel: te lang.'))
  expect(text()).not.toContain('Controleer')
})

test('who is left out can be taken out of the selection, and the dialog stays as it was', async () => {
  await choose(['a', 'b', 'c'])
  await press('Wijzigen')
  await appears(() => button('Titel') !== undefined)
  await press('Titel')
  await type('Nieuw')
  await appears(() => button('Haal deze uit de selectie') !== undefined)
  await press('Haal deze uit de selectie')
  expect(ticks.chosen().ids).toEqual(['a', 'b'])
  expect(input()?.value).toBe('Nieuw')
  await appears(() => JSON.stringify(mutations().at(-1)?.variables.ids) === '["a","b"]')
})

test('deleting many asks whether one is sure, in red, says who stays, and comes back at once', async () => {
  await choose(['a', 'c'])
  await press('Verwijderen')
  await appears(() => button('Verwijder 1 rij') !== undefined)
  expect(text()).toContain('Weet je zeker dat je 2 opmerkingen wilt verwijderen?')
  expect(text()).toContain('Ook dit wordt verwijderd:3 monsters: M03, M04, en nog 1')
  expect(button('Verwijder 1 rij')?.className).toContain('button-danger')
  await press('Verwijder 1 rij')
  await appears(() => text().includes('1 rij verwijderd, 1 overgeslagen'))
  expect(mutations().at(-1)?.query).toContain('deleteOpmerkingMany')
  expect(ticks.chosen().ids).toEqual(['c'])
})

test('of rows none of which may go nothing is asked: it is said why, and there is nothing to press but to close', async () => {
  await choose(['c'])
  await press('Verwijderen')
  await appears(() => text().includes('Hek dicht: Alleen lezen: het onderzoek is afgerond'))
  expect(text()).not.toContain('Weet je zeker')
  expect(button(/^Verwijder \d/)).toBeUndefined()
  await press('Sluiten')
  expect(mutations().every(({ variables }) => variables.preview === true)).toBe(true)
})

const steps: readonly [string, () => Promise<void>, string][] = [
  [
    'a change',
    async () => {
      await press('Wijzigen')
      await appears(() => button('Titel') !== undefined)
      await press('Titel')
      await type('Anders')
      await appears(() => button('Wijzig 1 rij') !== undefined)
      await press('Wijzig 1 rij')
    },
    'a Anders false, b Let op false, c Let op true',
  ],
  [
    'an action with values',
    async () => {
      await press('In rapport opnemen')
      await appears(() => button('In rapport opnemen: 1 rij') !== undefined)
      await press('In rapport opnemen: 1 rij')
    },
    'a Let op true, b Let op false, c Let op true',
  ],
  [
    'a deletion',
    async () => {
      await press('Verwijderen')
      await appears(() => button('Verwijder 1 rij') !== undefined)
      await press('Verwijder 1 rij')
    },
    'b Let op false, c Let op true',
  ],
]
test.each(steps)(
  'the list shows what %s has made of it, and what it was once that is taken back',
  async (_, step, after) => {
    const before = 'a Let op false, b Let op false, c Let op true'
    await appears(() => listed() === before)
    await choose(['a', 'c'])
    await step()
    await appears(() => listed() === after)
    const undo = button('Ongedaan maken')
    const chosen = document.querySelector<HTMLElement>('.bulk-bar button')
    chosen?.focus()
    undo?.focus()
    await press('Ongedaan maken')
    await appears(() => listed() === before)
    // The button went with what it was said in.
    expect(document.activeElement).toBe(chosen)
  },
)
