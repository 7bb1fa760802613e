// @vitest-environment jsdom
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { grantOf, roles, updatePolicies } from '@vezel/model/rights.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { fakeServer } from '../api/testing.ts'
import type { Read } from '../kinds/record.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import type { Column } from '../ui/table-rows.ts'
import { ResourceTable } from './resource-table.tsx'

let leave: () => Promise<void>
beforeEach(async () => {
  await readyPage()
  setMe({ id: '1', inventarisatie_user: { id: '1', inventarisatie_rol: { id: String(roles.admin) } } } as Me)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  // Without it the boxes of each list wait a tenth of a second, as in a browser that lacks it.
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => setTimeout(whenIdle))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { check: () => true } })
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 50 }),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

/** A record as the server answers one of which nothing was filled in. */
const rowOf = ({ api, fields }: Entity, id: string) => ({
  __typename: api.type,
  id,
  record_version: 1,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, pointsAtMany(field) ? [] : field.kind === 'text' ? id : null]),
  ),
})
const open = async (
  entity: Entity,
  ids: readonly string[],
  readOnly: string | null = null,
  more?: readonly Column<Read>[],
) => {
  const rows = ids.map((id) => rowOf(entity, id))
  fakeServer(() => ({ data: { rows, total: rows.length, all: rows.length } }))
  leave = await showPage(() => (
    <main>
      <ResourceTable
        of={entity.key as 'remark'}
        readOnly={readOnly}
        canDelete
        more={more}
        to={(id) => `/${id}`}
        onCreate={() => {}}
      />
    </main>
  ))
  await until(() => (ids.length > 0 ? boxes().length > 0 || links().length > 0 : document.body.textContent !== ''))
}
const named = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.table-line input[type="checkbox"]')]
const links = () => [...document.querySelectorAll<HTMLElement>('.table-line .row-focus')]
const bar = () => document.querySelector('.bulk-bar')
const text = () => document.body.textContent ?? ''
const press = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })

/** Kept by lists themselves, and shown in a panel of theirs. */
const panels = ['keptView', 'openingView']
const lists = model.entities.filter(
  ({ abstract, table, key }) => !abstract && table.columns.length > 0 && !panels.includes(key),
)
const eventsOf = ({ transitions }: Entity) => Object.values(transitions?.events ?? {}).filter(({ call }) => !call)
/** Whoever may most can change none but their own, delete none and lead none on: there is nothing to choose rows for. */
const isFixed = (entity: Entity) =>
  [entity.access.delete, ...updatePolicies(entity), ...eventsOf(entity).map(({ who }) => who)].every((policy) =>
    ['no', 'own'].includes(grantOf(policy, roles.admin)),
  )

test.each(lists.map((entity) => [entity.key, entity] as const))(
  'the list of %s is searched, filtered, kept as a file, and its rows are chosen by mouse and keyboard',
  async (_, entity) => {
    await open(entity, ['een', 'twee'])
    await until(() => named('Filter') !== null)
    expect(document.querySelector('input[type="search"]')).not.toBeNull()
    await until(() => named('Exporteren') !== null)
    if (isFixed(entity)) {
      // They would have come by now.
      await act(() => new Promise<void>((done) => setTimeout(done, 50)))
      return expect(boxes()).toEqual([])
    }
    await until(() => boxes().length === 2)
    await act(async () => boxes()[0]?.click())
    await until(() => bar() !== null)
    expect(bar()?.textContent).toContain('1 van 2 geselecteerd')
    await until(() => (bar()?.querySelectorAll('.bulk-actions button').length ?? 0) > 0)
    await act(async () => links()[1]?.focus())
    await press(' ')
    await until(() => bar()?.textContent?.includes('2 van 2 geselecteerd') ?? false)
  },
)

test.each(lists.map((entity) => [entity.key, entity] as const))(
  'the list of %s opens empty with what it is for and what to do, or why nothing can be done',
  async (_, entity) => {
    const what = inLocale(entity.plural, 'nl').toLocaleLowerCase('nl')
    await open(entity, [])
    await until(() => document.querySelector('.empty') !== null)
    expect(text().toLocaleLowerCase('nl')).toContain(`nog geen ${what}`)
    const steps = document.querySelectorAll('.empty-actions button, .empty-actions a')
    expect(steps.length + (document.querySelector('.empty')?.textContent?.length ?? 0)).toBeGreaterThan(0)
    if (entity.access.create !== 'nobody') expect(steps.length).toBeGreaterThan(0)
    await leave()
    await open(entity, [], 'Alleen lezen: het onderzoek is afgerond')
    await until(() => text().includes('Alleen lezen: het onderzoek is afgerond'))
  },
)

/** As a screen draws one itself. */
const ownAction: Column<Read> = {
  key: 'agree',
  title: 'Akkoord',
  kind: 'action',
  narrow: true,
  value: () => null,
  menu: () => [{ label: 'Akkoord', onSelect: () => {} }],
  render: () => <button type="button">Akkoord</button>,
}
const isTouched = (query: string) => query.includes('coarse')
/** Lists of values have the same rows and rights: one stands for all. */
const shapes = lists.filter((entity) => !entity.isLookup || entity === lists.find(({ isLookup }) => isLookup))
test.each(shapes.map((entity) => [entity.key, entity] as const))(
  'under a finger the list of %s has what can be done to a row behind three dots, and nothing beside it',
  async (_, entity) => {
    HTMLElement.prototype.showPopover ??= () => {}
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isTouched(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    await open(entity, ['een', 'twee'], null, [ownAction])
    const dots = () => [...document.querySelectorAll<HTMLElement>('.table-line button[aria-haspopup="menu"]')]
    const mayGo =
      grantOf(entity.access.delete, roles.admin) !== 'no' && grantOf(entity.access.delete, roles.admin) !== 'own'
    await until(() => document.querySelectorAll('.table-line').length > 0)
    expect(dots()).toHaveLength(2)
    expect(document.querySelectorAll('.table-line .cell-action button:not([aria-haspopup])')).toHaveLength(0)
    await act(async () => dots()[0]?.click())
    const lines = [...document.querySelectorAll('[role="menuitem"]')].map((line) => line.textContent)
    expect(lines).toEqual(mayGo ? ['Akkoord', 'Verwijderen'] : ['Akkoord'])
  },
)

describe.each(lists.filter(({ mergeable }) => mergeable?.into !== undefined))(
  '$key that turned out to be another',
  (entity) => {
    const { into = '' } = entity.mergeable ?? {}
    test('says which one, and can neither be chosen nor changed in its cells', async () => {
      const [merged, other] = [rowOf(entity, 'a'), rowOf(entity, 'b')]
      const rows = [{ ...merged, [into]: { __typename: entity.api.type, id: 'c', title: 'Het andere' } }, other]
      fakeServer(() => ({ data: { rows, total: 2, all: 2 } }))
      leave = await showPage(() => (
        <main>
          <ResourceTable of={entity.key as 'building'} canDelete to={(id) => `/${id}`} onCreate={() => {}} />
        </main>
      ))
      await until(() => boxes().length === 2)
      const lines = [...document.querySelectorAll('.table-line')].map((line) => line.textContent ?? '')
      expect(lines.filter((line) => line.includes('(samengevoegd met Het andere)'))).toHaveLength(1)
      expect(boxes().map((box) => box.getAttribute('aria-disabled'))).toEqual(['true', null])
    })
  },
)
