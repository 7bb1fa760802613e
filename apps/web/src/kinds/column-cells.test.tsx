// @vitest-environment jsdom
import { model } from '@vezel/model'
import { color, datetime, svg } from '@vezel/model/kit/field.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BadgeCell, ColorCell, FromNowCell, IconCell } from './column-cells.tsx'
import { ItemLookContext } from './item-look.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
})
const drawn = (cell: ReactNode) => {
  act(() => root.render(cell))
  return place.querySelector<HTMLElement>('*')
}
const label = { nl: 'Veld', en: 'Field' }

test('a moment counted from now has the moment itself behind it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  const cell = drawn(<FromNowCell field={datetime({ label })} value="2026-11-25 09:30:00" />)
  expect(cell?.textContent).toBe('over 3 dagen')
  expect(cell?.title).toBe('25 november 2026 09:30')
})

test('a colour is a swatch that is read out', () => {
  const cell = drawn(<ColorCell field={color({ label })} value="#C4231C" />)
  expect(cell?.getAttribute('role')).toBe('img')
  expect(cell?.getAttribute('aria-label')).toBe('#C4231C')
  expect(cell?.style.background).toBe('rgb(196, 35, 28)')
})

test('a badge has the words of its field', () => {
  const { prioriteit } = model.entity('survey').fields
  expect(drawn(<BadgeCell field={prioriteit} value="urgent" />)?.textContent).toBe('Spoed')
})

test('an icon is a drawing, or the sign of an item whose words are read out', () => {
  const drawing = drawn(<IconCell field={svg({ label })} value='<svg xmlns="http://www.w3.org/2000/svg"/>' />)
  expect(drawing?.tagName).toBe('IMG')
  const { onderzoek_soort } = model.entity('survey').fields
  const sign = drawn(
    <ItemLookContext value={() => ({ sign: <b>!</b> })}>
      <IconCell field={onderzoek_soort} value={{ id: '1', value: 'Regulier' }} />
    </ItemLookContext>,
  )
  expect(sign?.getAttribute('aria-label')).toBe('Regulier')
  expect(sign?.textContent).toBe('!')
})

test('what is empty is a dash in every cell', () => {
  const field = datetime({ label })
  for (const Cell of [FromNowCell, BadgeCell, ColorCell, IconCell])
    expect(drawn(<Cell field={field} value={null} />)?.textContent).toBe('–')
})
