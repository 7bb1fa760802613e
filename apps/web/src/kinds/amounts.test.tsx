// @vitest-environment jsdom
import { model } from '@vezel/model'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kindOfField } from './kinds.ts'
import { speaking } from './words.ts'

let root: Root
let value: unknown
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const numbers = model.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    (field.kind === 'integer' || field.kind === 'decimal') && isDrafted(field)
      ? [[`${entity.key}.${name}`, field] as const]
      : [],
  ),
)
const boundsOf = ([, field]: (typeof numbers)[number]) => field.rules?.find(({ name }) => name === 'between')?.args
const show = ([, field]: (typeof numbers)[number]) => {
  const { Input } = kindOfField(field)
  act(() =>
    root.render(<Input field={field} value={value} onChange={(next) => (value = next)} speaking={speaking.nl} />),
  )
}
const step = (at: 0 | 1) => act(() => document.querySelectorAll<HTMLButtonElement>('.stepper button')[at]?.click())

const isAmount = (one: (typeof numbers)[number]) => boundsOf(one)?.[0] === 0

test.each(numbers.filter(isAmount))(
  'an amount is taken up and down without a keyboard, and never beyond its bounds: %s',
  (...one) => {
    const [low, high] = boundsOf(one) ?? []
    value = low
    show(one)
    step(0)
    expect(value).toBe(low)
    step(1)
    expect(value).toBe(Number(low) + 1)
    value = high
    show(one)
    step(1)
    expect(value).toBe(high)
    expect(document.querySelector('input')?.inputMode).toMatch(/^(numeric|decimal)$/)
  },
)

test('a year or a number is typed', () => {
  const typed = numbers.filter((one) => !isAmount(one))
  const names = typed.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['building.bouwjaar', 'building.huisnummer', 'building.latitude']))
  for (const one of typed) {
    value = null
    show(one)
    expect(document.querySelectorAll('.stepper')).toHaveLength(0)
  }
})
