// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Radios } from './choices.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'
import { TextInput } from './inputs.tsx'
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
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('coarse') }))
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

const show = (content: ReactNode) =>
  act(() => root.render(<UiTextsContext value={uiTexts('nl', uiNl)}>{content}</UiTextsContext>))
const nothing = () => {}
const focused = () => {
  const element = document.activeElement
  return element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent
}
const field = (name: string, disabled = false) => (
  <TextInput key={name} aria-label={name} value="" onChange={nothing} disabled={disabled} />
)
const footer = (
  <>
    <button type="button">Annuleer</button>
    <button type="button" className="button-primary">
      Opslaan
    </button>
  </>
)
const options = ['ja', 'nee'].map((value) => ({ value, label: value }))

test.each<[string, ReactNode, ReactNode, string]>([
  [
    'the first field',
    [
      <a key="a" href="#x">
        Uitleg
      </a>,
      field('Naam'),
      field('Plaats'),
    ],
    footer,
    'Naam',
  ],
  ['the first field that can be filled in', [field('Nummer', true), field('Naam')], footer, 'Naam'],
  ['the choice that stands', <Radios key="r" value="nee" onChange={nothing} options={options} />, footer, 'nee'],
  ['the action, where nothing is asked', 'Tekst', footer, 'Opslaan'],
  [
    'the action, not a link in the words',
    <a key="a" href="#x">
      Uitleg
    </a>,
    footer,
    'Opslaan',
  ],
  [
    'the only button',
    'Tekst',
    <button key="b" type="button">
      Sluiten hier
    </button>,
    'Sluiten hier',
  ],
])('a dialog that opens begins at %s, and never at the cross', (_, children, foot, name) => {
  show(
    <Dialog open onClose={nothing} title="Ruimte" footer={foot}>
      {children}
    </Dialog>,
  )
  expect(focused()).toBe(name)
})

test.each([
  ['primary', 'Doorgaan'],
  ['download', 'Doorgaan'],
  // A key too many must not delete.
  ['danger', 'Annuleer'],
] as const)('a question of kind %s begins at the button %s', (kind, name) => {
  show(
    <ConfirmDialog open onClose={nothing} title="Vraag" confirm="Doorgaan" kind={kind} onConfirm={async () => {}}>
      Zeker weten?
    </ConfirmDialog>,
  )
  expect(focused()).toBe(name)
})

/** A list of which each line opens a dialog; whoever is told so takes the line away before it closes. */
function Lines({ goes }: { goes: boolean }) {
  const [open, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  return (
    <main tabIndex={-1} aria-label="Pagina">
      <section tabIndex={-1} aria-label="Lijst">
        {!isGone && (
          <ul>
            <li>
              <button type="button" onClick={() => setOpen(true)}>
                B14
              </button>
            </li>
          </ul>
        )}
      </section>
      <Dialog open={open} onClose={() => setOpen(false)} title="Bron">
        <button
          type="button"
          onClick={() => {
            setGone(goes)
            setOpen(false)
          }}
        >
          Klaar
        </button>
      </Dialog>
    </main>
  )
}

test.each([
  [false, 'B14'],
  // What opened it is gone with its record: what it stood in is still there.
  [true, 'Lijst'],
])('when it closes the focus is back where it came from; gone: %s', (goes, name) => {
  show(<Lines goes={goes} />)
  const click = (text: string) =>
    act(() => {
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text)
      found?.focus()
      found?.click()
    })
  click('B14')
  expect(focused()).not.toBe('B14')
  click('Klaar')
  expect(focused()).toBe(name)
})

test('a button that is switched off while it has the focus leaves it to its dialog, not to the page behind', () => {
  const shown = (disabled: boolean) => (
    <Dialog
      open
      onClose={nothing}
      title="Plakken"
      footer={
        <button type="button" className="button-primary" disabled={disabled}>
          Opslaan
        </button>
      }
    >
      Nagaan
    </Dialog>
  )
  show(shown(false))
  expect(focused()).toBe('Opslaan')
  // A browser takes the focus away from what is switched off, of which jsdom does nothing.
  ;(document.activeElement as HTMLElement).blur()
  show(shown(true))
  expect(document.activeElement).toBe(document.querySelector('dialog'))
})

test('Escape is of the question that is open, not of the dialog below it; what a file input says is of neither', () => {
  const closed: string[] = []
  const close = (what: string) => () => void closed.push(what)
  show(
    <Dialog open onClose={close('form')} title="Formulier">
      {field('Naam')}
      <Dialog open onClose={close('question')} title="Weggooien?">
        Ja of nee
      </Dialog>
    </Dialog>,
  )
  const [form, question] = [...document.querySelectorAll('dialog')]
  const send = (to: Element | null | undefined, event: Event) => act(() => void to?.dispatchEvent(event))
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  send(question, key)
  expect(closed).toEqual(['question'])
  // Pressed again it is the browser that would close.
  expect(key.defaultPrevented).toBe(true)
  send(question, new Event('cancel', { cancelable: true }))
  expect(closed).toEqual(['question', 'question'])
  send(form?.querySelector('input'), new Event('cancel', { bubbles: true }))
  expect(closed).toHaveLength(2)
  send(form, new Event('cancel', { cancelable: true }))
  expect(closed.at(-1)).toBe('form')
})
