// @vitest-environment jsdom
import { begunAs, linkKindOf } from '@vezel/plan/begin.ts'
import type { CommandKind } from '@vezel/plan/commands.ts'
import { type DrawnLink, type DrawnObject, type ElementType, linkOf } from '@vezel/plan/drawing.ts'
import { offersOf } from '@vezel/plan/handles.ts'
import { patterns, typeOf, types } from '@vezel/plan/testing/lists.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { input, press, readyPage, showPage, type, until } from '../page/testing.tsx'
import { DrawingStore, type Kept } from './drawing-store.ts'
import type { EditedPlan, PlanRecord } from './editor.ts'
import { PlanEditor } from './plan-editor.tsx'

let leave = async () => {}
beforeEach(async () => {
  await readyPage()
  // No canvas at all: what is done here is done without one.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

const kinds = [...new Set(types.flatMap((one) => linkKindOf(one) ?? []))]
const recordOf = (of: DrawnLink['of'], n: number): PlanRecord => ({
  link: { of, id: `${of} ${n}` },
  ...{ label: `${of} ${n}`, name: 'Hal', color: null, status: null, space: null, isHere: true },
  ...{ unit: null, amount: null, to: null },
})
const sceneOf = {
  typeOf,
  patternOf: ({ svg_pattern }: DrawnObject) => patterns.find(({ id }) => id === svg_pattern) ?? null,
}
const plan: EditedPlan = {
  ...{ id: 'plan', name: 'Begane grond', width: 4200, height: 2970, scale: 10, opacity: 1, readOnly: null },
  types: types.map((one) => ({ ...one, word: one.code })),
  patterns: patterns.map((one) => ({ ...one, word: one.id })),
  records: kinds.flatMap((kind) => [recordOf(kind, 1), recordOf(kind, 2)]),
  spaces: [{ id: 'Ruimte 1', name: 'Hal' }],
  ...{ others: [], sceneOf, copyTo: async () => {}, setScale: null, takeOver: null, makes: [], maker: () => null },
}

async function open() {
  let kept: Kept | null = null
  const store: DrawingStore = new DrawingStore(
    {
      save: async () => ({ refused: new Map() }),
      load: async () => store.receive([...store.shown().drawing.values()].map((object) => ({ object, version: 1 }))),
      keep: (now) => {
        kept = now
      },
    },
    null,
  )
  store.receive([])
  leave = await showPage(() => (
    <div data-shown="">
      <PlanEditor plan={plan} store={store} background={null} first={null} onDone={() => {}} />
    </div>
  ))
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=tab]')]
      .find((tab) => tab.textContent?.startsWith('Lijst'))
      ?.click(),
  )
  const only = (): DrawnObject => {
    const [object] = store.shown().drawing.values()
    if (!object) throw new Error('nothing is drawn')
    return object
  }
  return { store, only, done: (): CommandKind[] => kept?.history.done.map(({ kind }) => kind) ?? [] }
}

/** Chooses in a list of the form: the last with that label, as the line of what is chosen lies below what is added. */
async function choose(label: string, value: string) {
  await act(async () => {
    const found = [...document.querySelectorAll('label')].filter((one) => one.textContent?.trim() === label).at(-1)
    const select = found?.control
    if (!(select instanceof HTMLSelectElement)) throw new Error(`No list is labelled ${label}`)
    select.value = value
    expect(select.value).toBe(value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
async function typeIn(label: string, text: string) {
  await type(label, text)
  await act(async () => input(label)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
}
const pressIcon = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label^="${label}"]`)?.click())

async function add(one: ElementType) {
  await choose('Wat', one.id)
  const kind = linkKindOf(one)
  if (kind) await choose('Gekoppeld aan', `${kind} 1`)
  await press('Toevoegen')
}

test('every element of the list is put on the plan, for the record that it stands for', async () => {
  const { store } = await open()
  for (const one of types) {
    await act(async () => store.choose([]))
    await add(one)
    const object = [...store.shown().drawing.values()].at(-1)
    expect(object?.svg_element_type).toBe(one.id)
    const kind = linkKindOf(one)
    expect(object && linkOf(object, one)).toEqual(kind && { of: kind, id: `${kind} 1` })
  }
  expect(store.shown().drawing.size).toBe(types.length)
})

/** One element of all those of which the same is asked. */
const each = new Map(
  types.map((one) => [JSON.stringify([begunAs(one), offersOf(one), linkKindOf(one) !== null, one.has_size]), one]),
)

test('each kind of element is moved, turned, stretched, linked, copied and taken away in the list', async () => {
  const seen = new Set<CommandKind>()
  for (const one of each.values()) {
    const { store, only, done } = await open()
    await add(one)
    await typeIn('Van links', '12,5')
    expect([one.code, only().x]).toEqual([one.code, 1250])
    await typeIn('Van boven', '3')
    expect(only().y).toBe(300)
    const offers = offersOf(one)
    expect(input('Draaiing') !== undefined).toBe(offers.rotate)
    if (offers.rotate) {
      await typeIn('Draaiing', '45')
      expect(only().rotatie).toBe(45)
    }
    expect([input('Breedte') !== undefined, input('Hoogte') !== undefined]).toEqual([offers.scaleX, offers.scaleY])
    if (offers.scaleX) {
      const before = only().schaal_x
      await typeIn('Breedte', String(before * 200))
      expect(only().schaal_x).toBeCloseTo(before * 2)
    }
    await typeIn('Dekking', '70')
    expect(only().opaciteit).toBe(0.7)
    const kind = linkKindOf(one)
    if (kind) {
      await choose('Gekoppeld aan', `${kind} 2`)
      expect(linkOf(only(), one)).toEqual({ of: kind, id: `${kind} 2` })
    }
    await press('Kopiëren')
    expect(store.shown().drawing.size).toBe(2)
    await press('Weghalen')
    expect(store.shown().drawing.size).toBe(1)
    for (const command of done()) seen.add(command)
    await leave()
  }
  expect(seen).toEqual(new Set(['create', 'move', 'rotate', 'scale', 'change', 'link', 'copy', 'delete']))
})

test('the points of a line are typed, added and taken away, and what is locked says so and stays', async () => {
  const { only } = await open()
  await add(types.find(({ code }) => code === 'wand')!)
  const count = () => document.querySelectorAll('.plan-point').length
  expect(count()).toBe(2)
  await press('Punt toevoegen')
  expect(only().punten).toHaveLength(3)
  await until(() => count() === 3)
  await pressIcon('Punt 3 weghalen')
  expect(only().punten).toHaveLength(2)
  await pressIcon('Vergrendeld')
  expect(only().vergrendeld).toBe(true)
  expect(input('Van links')?.disabled).toBe(true)
})

test('a step is taken back and done again by a button', async () => {
  const { only } = await open()
  await add(types.find(({ code }) => code === 'deur')!)
  await typeIn('Van links', '7')
  await pressIcon('Ongedaan maken')
  expect(only().x).not.toBe(700)
  await pressIcon('Opnieuw doen')
  expect(only().x).toBe(700)
})
