// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhotoViewer } from './photo-viewer.tsx'

let root: Root
let turned: string[]
/** Three photos behind a button, the second of which is looked at first. */
function Album() {
  const [at, setAt] = useState<number | null>(null)
  return (
    <main>
      <button type="button" id="open" onClick={() => setAt(1)}>
        Foto 2
      </button>
      {at !== null && (
        <PhotoViewer
          title={`F0${at + 1}`}
          caption="Kruipruimte"
          src="data:,"
          alt={`F0${at + 1}`}
          at={at}
          of={3}
          onGo={setAt}
          onClose={() => setAt(null)}
          keyed={(key) => (key === 'r' ? () => turned.push(key) : undefined)}
        />
      )}
    </main>
  )
}
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  turned = []
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollTo = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Album />))
  const open = document.getElementById('open')
  open?.focus()
  await act(async () => open?.click())
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const title = () => document.querySelector('.dialog-title')?.textContent
const zoom = () => document.querySelector('.photo-zoom')?.textContent
const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await act(async () => void document.activeElement?.dispatchEvent(event))
  return event.defaultPrevented
}

test('arrows lead along the photos and stop at the ends, to which Home and End lead', async () => {
  expect([title(), document.activeElement?.getAttribute('aria-label')]).toEqual(['F02', 'F02'])
  await press('ArrowRight')
  await press('ArrowRight')
  expect(title()).toBe('F03')
  await press('Home')
  expect(title()).toBe('F01')
  await press('ArrowLeft')
  expect(title()).toBe('F01')
  await press('End')
  expect(title()).toBe('F03')
  // The keyboard stays at the photo, whichever it is.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('F03')
})

test('plus and minus look closer and away; then arrows move over the photo, and nought shows it whole', async () => {
  await press('+')
  expect(zoom()).toBe('150%')
  expect([await press('ArrowRight'), title()]).toEqual([false, 'F02'])
  await press('-')
  await press('-')
  expect(zoom()).toBe('100%')
  await press('=')
  await press('0')
  expect(zoom()).toBe('100%')
  await press('ArrowRight')
  expect(title()).toBe('F03')
})

test('a key of the screen does what it says, one with another key held is left to the browser', async () => {
  await press('r')
  expect([await press('r', { ctrlKey: true }), turned]).toEqual([false, ['r']])
})

test('Escape leads back to what opened it', async () => {
  await press('ArrowRight')
  await press('Escape')
  expect([title(), document.activeElement?.id]).toEqual([undefined, 'open'])
})
