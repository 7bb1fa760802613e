import { change, create, type Differences, move, remove } from '@vezel/plan/commands.ts'
import type { DrawnObject } from '@vezel/plan/drawing.ts'
import { objectOf, typeOf } from '@vezel/plan/testing/lists.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DrawingStore, type Kept, type Saved, type Stands } from './drawing-store.ts'

const door = (id: string, values: Partial<DrawnObject> = {}) => objectOf({ id, svg_element_type: 'deur', ...values })

/** A server that keeps what it is sent, and a device that keeps what is not sent yet. */
function opened(kept: Kept | null = null, rows: DrawnObject[] = [door('a'), door('b')]) {
  const server = {
    rows: new Map<string, Stands>(rows.map((object) => [object.id, { object, version: 1 }])),
    sent: [] as Differences[],
    answer: null as (() => Promise<Saved>) | null,
    kept: kept as Kept | null,
  }
  const store: DrawingStore = new DrawingStore(
    {
      save: async (drawn, versions) => {
        server.sent.push(drawn)
        if (server.answer) return server.answer()
        const refused = new Map<string, { code: string; message: string }>()
        for (const object of drawn.created) server.rows.set(object.id, { object, version: 1 })
        for (const { id, ...values } of drawn.changed) {
          const stands = server.rows.get(id)
          if (!stands || stands.version !== versions.get(id))
            refused.set(id, { code: 'conflict', message: 'Iemand anders' })
          else server.rows.set(id, { object: { ...stands.object, ...values }, version: stands.version + 1 })
        }
        for (const id of drawn.deleted) server.rows.delete(id)
        return { refused }
      },
      load: async () => store.receive([...server.rows.values()]),
      keep: (what) => {
        server.kept = what
      },
    },
    kept,
  )
  store.receive([...server.rows.values()])
  const changeThere = (id: string, values: Partial<DrawnObject>) => {
    const stands = server.rows.get(id)
    if (stands) server.rows.set(id, { object: { ...stands.object, ...values }, version: stands.version + 1 })
  }
  return { store, server, changeThere, at: (id: string) => store.shown().drawing.get(id)?.x }
}
const moveBy = (store: DrawingStore, id: string, x: number) =>
  store.run(
    move(
      [...store.shown().drawing.values()].filter((one) => one.id === id),
      typeOf,
      { x, y: 0 },
    ),
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is drawn is saved in one call after a rest, and only what differs', async () => {
  const { store, server } = opened()
  moveBy(store, 'a', 5)
  store.run(create([door('new')]))
  store.run(remove([door('b')]))
  expect(store.shown()).toMatchObject({ unsaved: 3, saving: 'soon' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.sent).toEqual([{ created: [door('new')], changed: [{ id: 'a', x: 5 }], deleted: ['b'] }])
  expect(store.shown()).toMatchObject({ unsaved: 0, saving: 'no', failed: null })
})

test('what was saved is taken back, also after a reload', async () => {
  const first = opened()
  moveBy(first.store, 'a', 5)
  await vi.advanceTimersByTimeAsync(1000)
  const again = opened(JSON.parse(JSON.stringify(first.server.kept)), [door('a', { x: 5 }), door('b')])
  expect(again.store.shown().canUndo).toBe(true)
  again.store.undo()
  expect(again.at('a')).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(again.server.sent).toEqual([{ created: [], changed: [{ id: 'a', x: 0 }], deleted: [] }])
})

test('what a crash left unsaved is there again, and goes out', async () => {
  const first = opened()
  first.store.run(create([door('new')]))
  const again = opened(JSON.parse(JSON.stringify(first.server.kept)))
  expect(again.store.shown().drawing.has('new')).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(again.server.sent[0]?.created).toEqual([door('new')])
})

test('what somebody else saved comes in; what both changed stays theirs and is named', async () => {
  const { store, server, changeThere, at } = opened()
  changeThere('b', { x: 70 })
  store.receive([...server.rows.values()])
  expect(at('b')).toBe(70)
  changeThere('a', { x: 80 })
  moveBy(store, 'a', 5)
  await vi.advanceTimersByTimeAsync(1000)
  expect(at('a')).toBe(80)
  expect(store.shown()).toMatchObject({ lost: ['a'], unsaved: 0 })
})

test('what another value of the same object says is kept beside what is drawn here', async () => {
  const { store, server, changeThere } = opened()
  changeThere('a', { label: 'Voordeur' })
  moveBy(store, 'a', 5)
  store.receive([...server.rows.values()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.rows.get('a')?.object).toMatchObject({ label: 'Voordeur', x: 5 })
})

test('a server that cannot be reached is asked again, and nothing is lost', async () => {
  const { store, server } = opened()
  server.answer = async () => {
    throw new Error('away')
  }
  moveBy(store, 'a', 5)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.shown()).toMatchObject({ unsaved: 1, saving: 'soon' })
  expect(store.shown().failed).toBeInstanceOf(Error)
  server.answer = null
  await vi.advanceTimersByTimeAsync(6000)
  expect(server.rows.get('a')?.object.x).toBe(5)
  expect(store.shown()).toMatchObject({ unsaved: 0, failed: null })
})

test('what is refused is not sent again until it is changed', async () => {
  const { store, server } = opened()
  server.answer = async () => ({ refused: new Map([['a', { code: 'invalid', message: 'Kan niet' }]]) })
  moveBy(store, 'a', 5)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sent).toHaveLength(1)
  expect(store.shown().failed).toBe('Kan niet')
  server.answer = null
  store.run(change([...store.shown().drawing.values()].slice(0, 1), { label: 'Deur' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.rows.get('a')?.object).toMatchObject({ label: 'Deur', x: 5 })
})
