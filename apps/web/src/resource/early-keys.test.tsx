// @vitest-environment jsdom
import { act, lazy, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EarlyKeys } from './early-keys.tsx'

let root: Root
let scroller: HTMLElement
let line: HTMLElement
let heard: string[]
let come: () => Promise<void>
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  heard = []
  scroller = document.body.appendChild(document.createElement('div'))
  line = scroller.appendChild(document.createElement('button'))
  const later = Promise.withResolvers<{ default: typeof Listener }>()
  const Later = lazy(() => later.promise)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EarlyKeys scroller={scroller} keys={keys}>
        <Later />
      </EarlyKeys>,
    ),
  )
  come = () => act(async () => later.resolve({ default: Listener }))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

const keys = ['F2', 'ArrowRight']
function Listener() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void heard.push(event.key)
    scroller.addEventListener('keydown', listen)
    return () => scroller.removeEventListener('keydown', listen)
  }, [])
  return null
}
const press = (key: string) => line.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('keys that were pressed before their listener came are heard in their order, once it has come', async () => {
  line.focus()
  press('a')
  press('F2')
  press('ArrowRight')
  await come()
  expect(heard).toEqual(['F2', 'ArrowRight'])
  press('ArrowRight')
  expect(heard).toEqual(['F2', 'ArrowRight', 'ArrowRight'])
})

test('it is not played for somebody who has gone elsewhere', async () => {
  line.focus()
  press('F2')
  line.blur()
  await come()
  expect(heard).toEqual([])
})
