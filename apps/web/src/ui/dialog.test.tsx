// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './dialog.tsx'
import { UiTextsContext, uiTexts } from './texts.ts'
import { uiEn } from './texts-en.ts'
import { uiFr } from './texts-fr.ts'
import { uiNl } from './texts-nl.ts'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put a dialog above the page, and whether somebody wants less movement.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each([
  [uiTexts('nl', uiNl), 'Fout: B14 is in gebruik'],
  [uiTexts('en', uiEn), 'Error: B14 is in gebruik'],
  [uiTexts('fr', uiFr), 'Erreur : B14 is in gebruik'],
])('what was refused is said in the dialog, behind a word of the language of the page: $1', async (texts, sentence) => {
  const refuse = async () => {
    throw new Error('GraphQL: B14 is in gebruik')
  }
  act(() =>
    root.render(
      <UiTextsContext value={texts}>
        <ConfirmDialog open onClose={() => {}} title="Bron verwijderen" confirm="Verwijderen" onConfirm={refuse}>
          B14
        </ConfirmDialog>
      </UiTextsContext>,
    ),
  )
  expect(document.querySelector('.dialog-error')).toBeNull()
  await act(async () => document.querySelector<HTMLElement>('.dialog-foot button:last-child')?.click())
  expect(document.querySelector('.dialog-error')?.textContent?.trim()).toBe(sentence)
})
