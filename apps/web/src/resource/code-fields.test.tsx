// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { entity } from '@vezel/model/kit/entity.ts'
import { code, json, svg } from '@vezel/model/kit/field.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UiTextsContext, uiTexts } from '../ui/texts.ts'
import { uiEn } from '../ui/texts-en.ts'
import { uiNl } from '../ui/texts-nl.ts'
import { Fields, Part } from './fields.tsx'
import { createForm, type FormStore } from './form-store.ts'

const names = ['data', 'drawing', 'query']
const sources = entity({
  key: 'sources',
  api: { type: 'Sources', plural: 'sourcesList' },
  label: { nl: 'Bron', en: 'Source' },
  plural: { nl: 'Bronnen', en: 'Sources' },
  fields: {
    data: json({ label: { nl: 'Gegevens', en: 'Data' } }),
    drawing: svg({ label: { nl: 'Tekening', en: 'Drawing' } }),
    query: code({ label: { nl: 'Query', en: 'Query' }, language: 'graphql' }),
  },
  title: ['query'],
  order: ['query'],
  table: { columns: ['query'] },
  form: [{ title: { nl: 'Bron', en: 'Source' }, fields: ['data', 'drawing', 'query'] }],
  access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
})
const stored = {
  data: { kolommen: ['naam'] },
  drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#color" d="M0 0h8v8z"/></svg>',
  query: '{ onderzoeken { id } }',
}

let root: Root
let store: FormStore
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Nothing has a size here.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

function show(editing: boolean, values: Draft = stored): void {
  store = createForm({ entity: sources, names, values })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => draw(editing, 'nl', values))
}
const draw = (editing: boolean, locale: 'nl' | 'en' = 'nl', values: Draft = stored) =>
  root.render(
    <UiTextsContext value={locale === 'nl' ? uiTexts('nl', uiNl) : uiTexts('en', uiEn)}>
      <Part part={{ store, row: values, id: 'f' }} editing={editing}>
        <Fields names={names} />
      </Part>
    </UiTextsContext>,
  )
/** Waits inside `act`, where what is fetched must arrive. */
async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !check(); tries++) await act(() => new Promise((done) => setTimeout(done, 10)))
  expect(check()).toBe(true)
}
const input = (name: string) => document.getElementById(`f-${name}`) as HTMLElement
const loaded = () => until(() => document.querySelectorAll('.cm-content').length === names.length)
const view = (name: string) => EditorView.findFromDOM(input(name)) as EditorView
const text = (name: string) => view(name).state.doc.toString()
const type = (name: string, typed: string) =>
  act(async () => view(name).dispatch({ changes: { from: 0, to: view(name).state.doc.length, insert: typed } }))
const spoken = (name: string) =>
  (input(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

// The first of these tests: after it the editor is there at once.
test('while the editor is fetched the text can be read and changed, and no letter or place is lost', async () => {
  show(true)
  const box = input('query') as HTMLTextAreaElement
  expect(box.value).toBe(stored.query)
  act(() => {
    box.focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, '{ panden { id } }')
    box.setSelectionRange(2, 8)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await loaded()
  expect(text('query')).toBe('{ panden { id } }')
  expect(document.activeElement).toBe(input('query'))
  expect(view('query').state.selection.main).toMatchObject({ from: 2, to: 8 })
})

test('an editor has the name of its field, and Tab leaves it', async () => {
  show(true)
  await loaded()
  const names = (input('data').getAttribute('aria-labelledby') ?? '').split(' ')
  expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual(['Gegevens'])
  const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true })
  input('data').dispatchEvent(tab)
  expect(tab.defaultPrevented).toBe(false)
})

test('JSON is checked at each key: the place is said, nothing is saved, and what was typed stays', async () => {
  show(true)
  await loaded()
  await type('data', '{\n  "kolommen": [\n}')
  expect(input('data').getAttribute('aria-invalid')).toBe('true')
  expect(spoken('data')).toEqual(['Dit is geen geldige JSON: kijk op regel 3, teken 1'])
  expect(store.validate()).toBe(false)
  expect(text('data')).toBe('{\n  "kolommen": [\n}')
  await type('data', '{"kolommen":[]}')
  expect(input('data').getAttribute('aria-invalid')).toBeNull()
  expect(store.validate()).toBe(true)
  expect(store.patch()).toEqual({ data: { kolommen: [] } })
  expect(text('data')).toBe('{"kolommen":[]}')
  await type('data', '{"kolommen":["naam"]}')
  expect(store.summary().changes).toBe(0)
})

test('a value that the form puts back is shown', async () => {
  show(true)
  await loaded()
  await type('data', '{"weg')
  await act(async () => store.reset(stored))
  expect(text('data')).toBe('{\n  "kolommen": [\n    "naam"\n  ]\n}')
})

test('a drawing is shown with a colour filled in, as a picture that can do nothing; else it is said to be no SVG', async () => {
  show(true)
  await loaded()
  const picture = () => document.querySelector('img')
  await until(() => picture() !== null)
  expect(decodeURIComponent(picture()?.getAttribute('src') ?? '')).toBe(
    `data:image/svg+xml,${stored.drawing.replace('#color', '#c4231c')}`,
  )
  expect(spoken('drawing')).toEqual([expect.stringContaining('op eigen risico')])
  for (const wrong of ['<svg>', '<p>geen tekening</p>', stored.drawing.replace('</svg>', '')]) {
    await type('drawing', wrong)
    expect(picture()).toBeNull()
    expect(spoken('drawing')[0]).toBe('Dit is geen geldige SVG, dus er is niets te tekenen.')
  }
})

test('a query is laid out anew when it is left, and an invalid one is said to be so', async () => {
  show(true)
  await loaded()
  const leave = () => act(async () => void input('query').dispatchEvent(new FocusEvent('blur')))
  // Until what lays it out has been fetched.
  for (let tries = 0; tries < 100 && store.draft().query === stored.query; tries++) {
    await leave()
    await act(() => new Promise((done) => setTimeout(done, 10)))
  }
  expect(text('query')).toBe('{\n  onderzoeken {\n    id\n  }\n}')
  await type('query', '# alleen dit\n{ id }')
  await leave()
  await type('query', '{ onderzoeken {')
  await leave()
  expect(input('query').getAttribute('aria-invalid')).toBe('true')
  expect(spoken('query')).toEqual(['Dit is geen geldige GraphQL-query, kijk hem nog eens na.'])
  expect(store.draft().query).toBe('{ onderzoeken {')
  act(() => draw(true, 'en'))
  expect(spoken('query')).toEqual(['This is not a valid GraphQL query, please double check it.'])
  act(() => draw(true))
  await type('query', '# alleen dit\n{ id }')
  expect(input('query').getAttribute('aria-invalid')).toBeNull()
  await leave()
  expect(store.draft().query).toBe('# alleen dit\n{ id }')
})

test('where nothing can be changed it can be read: JSON laid out, the drawing drawn', async () => {
  show(false)
  await loaded()
  const shown = [...document.querySelectorAll<HTMLElement>('.cm-content')]
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(['Gegevens', 'Tekening', 'Query'])
  expect(shown.every((one) => one.getAttribute('contenteditable') === 'false' && one.tabIndex === 0)).toBe(true)
  expect(EditorView.findFromDOM(shown[0] as HTMLElement)?.state.doc.lines).toBe(5)
  expect(document.querySelectorAll('img')).toHaveLength(1)
})

test('a drawing with more than drawing in it is not shown, and is said at once', async () => {
  show(true)
  await loaded()
  await until(() => document.querySelector('img') !== null)
  await type('drawing', stored.drawing.replace('<path', '<path onclick="alert(1)"'))
  await until(() => document.querySelector('img') === null)
  expect(input('drawing').getAttribute('aria-invalid')).toBe('true')
  expect(spoken('drawing').join()).toContain('Hier staat iets in dat niet tekent')
})
