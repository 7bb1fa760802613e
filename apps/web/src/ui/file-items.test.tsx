// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type FileItem, FileItems } from './file-items.tsx'

afterEach(() => document.body.replaceChildren())

test('a file that is refused is read out and brought into view, once', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const shown = vi.fn()
  // Newer browsers answer when it has been scrolled.
  Element.prototype.scrollIntoView = function (this: Element) {
    shown(this.textContent)
    return Promise.resolve()
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (...items: FileItem[]) => act(() => root.render(<FileItems items={items} />))
  const file = (id: string, error?: string): FileItem => ({ id, name: `${id}.jpg`, size: 10, progress: 0.5, error })
  show(file('gevel'), file('dak'))
  expect(document.querySelector('[role="alert"]')).toBeNull()
  show(file('gevel'), file('dak', 'Dit is geen foto'))
  show(file('gevel'), file('dak', 'Dit is geen foto'))
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Dit is geen foto')
  expect(shown.mock.calls.map(([words]) => String(words).includes('dak.jpg'))).toEqual([true])
  act(() => root.unmount())
})
