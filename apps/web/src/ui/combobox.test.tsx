// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bestFirst } from './best-first.ts'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './combobox-panel.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put a list above the page, and to show a row of it.
  HTMLElement.prototype.showPopover = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const rooms: readonly ComboboxOption[] = [
  { value: '5', label: 'Begane grond > Lokaal 5' },
  { value: '90', label: 'Begane grond > Lokaal 90' },
  { value: '9', label: 'Begane grond > Lokaal 9' },
  { value: 'w', label: 'Lokaal 9 > Wand' },
]

test('the name itself comes first, then what begins with it, whatever else was found by a number or a parent', () => {
  expect(bestFirst(rooms, 'lokaal 9').map(({ value }) => value)).toEqual(['9', '90', 'w', '5'])
  expect(bestFirst(rooms, ' ')).toBe(rooms)
  expect(bestFirst([{ label: 'Hal' }, { label: 'Crèche' }], 'creche')[0]?.label).toBe('Crèche')
})

/** A list that is asked from a server, whose answer comes when it is told to. */
let answer: (options: readonly ComboboxOption[]) => void
let chosen: string | null
function Asked() {
  const [{ options, loading }, setShown] = useState({ options: rooms, loading: false })
  const [value, setValue] = useState<string | null>(null)
  answer = (found) => setShown({ options: found, loading: false })
  chosen = value
  return (
    <Combobox
      value={value}
      onChange={setValue}
      options={options}
      loading={loading}
      onSearch={() => setShown((shown) => ({ ...shown, loading: true }))}
    />
  )
}

const input = () => document.querySelector('input') as HTMLInputElement
function type(text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const press = (key: string) => act(() => input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('Enter before the answer waits for it, and then chooses what was typed', () => {
  act(() => root.render(<Asked />))
  type('Meterkast')
  press('Enter')
  expect(chosen).toBeNull()
  act(() => answer([{ value: 'm', label: 'Kelder > Meterkast' }]))
  expect(chosen).toBe('m')
})

test('typing on takes back an Enter that still waits', () => {
  act(() => root.render(<Asked />))
  type('Meter')
  press('Enter')
  type('Meterkast')
  act(() => answer([{ value: 'm', label: 'Kelder > Meterkast' }]))
  expect(chosen).toBeNull()
  press('Enter')
  expect(chosen).toBe('m')
})

test('a whole name and Enter at once choose that one of a list that is here', () => {
  let value: string | null = null
  const show = () =>
    act(() =>
      root.render(
        <Combobox
          value={value}
          onChange={(next) => {
            value = next
          }}
          options={rooms}
        />,
      ),
    )
  show()
  type('lokaal 9')
  press('Enter')
  expect(value).toBe('9')
})

test('what stands in the box is selected, so that what is typed takes its place', async () => {
  const isSelected = () =>
    input().value !== '' && input().selectionStart === 0 && input().selectionEnd === input().value.length
  let set: (value: string | null) => void = () => {}
  function Filled() {
    const [value, setValue] = useState<string | null>(null)
    set = setValue
    return <Combobox value={value} onChange={setValue} options={rooms} />
  }
  act(() => root.render(<Filled />))
  act(() => input().focus())
  // A preset that comes while the focus is there already.
  act(() => set('5'))
  expect(isSelected()).toBe(true)
  // A press puts the caret in the words.
  input().setSelectionRange(3, 3)
  act(() => input().click())
  expect(isSelected()).toBe(true)
  type('lokaal 90')
  expect(isSelected()).toBe(false)
  press('Enter')
  expect([input().value, isSelected()]).toEqual(['Begane grond > Lokaal 90', true])
})

test('options of a group stand together under its name, and by typing that is their second line', () => {
  const uses: readonly ComboboxOption[] = [
    { value: '1', label: 'Golfplaat', group: 'Dak' },
    { value: '2', label: 'Dakleer', group: 'Dak' },
    { value: '3', label: 'Vloerzeil', group: 'Vloer' },
    { value: '4', label: 'Overig' },
  ]
  let value: string | null = null
  const onChange = (next: string | null) => {
    value = next
  }
  act(() => root.render(<Combobox value={null} onChange={onChange} options={uses} />))
  press('ArrowDown')
  const groups = [...document.querySelectorAll('[role=group]')]
  const told = groups.map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    [...group.querySelectorAll('[role=option]')].map((one) => one.textContent),
  ])
  expect(told).toEqual([
    ['Dak', ['Golfplaat', 'Dakleer']],
    ['Vloer', ['Vloerzeil']],
  ])
  type('dak')
  expect([...document.querySelectorAll('[role=option]')].map((one) => one.textContent)).toEqual([
    'DakleerDak',
    'GolfplaatDak',
  ])
  press('ArrowDown')
  press('Enter')
  expect(value).toBe('1')
})
