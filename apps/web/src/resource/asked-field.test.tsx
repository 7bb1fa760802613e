// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import { App } from '../router/router.tsx'
import { Fields, fieldId, Part } from './fields.tsx'
import { useFormPart } from './saved-parts.ts'
import { useForm } from './use-form.tsx'
import { withField } from './with-field.ts'

let root: Root
let scrolled: (string | null)[]
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  scrolled = []
  // What a browser has and jsdom lacks: whether a link is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      unobserve = () => {}
      disconnect = () => {}
    },
  )
  // jsdom lays nothing out: which element is asked to come into view is what can be seen here.
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => setMe({ inventarisatie_user: { inventarisatie_rol: { id: '1' } } } as Me))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  setMe(null)
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const place = { id: '1', record_version: 1, plaats: 'Achter de ketel' }
const seen = { id: '2', record_version: 1, aangetroffen: 'ja', hoeveelheid: null, verwijzing_tekst: null }

/** A form over two records, as the card of a location. */
function TwoRecords({ readOnly }: { readOnly: string | null }) {
  const parts = [
    useFormPart({ of: 'location', row: place, names: ['plaats'] }),
    useFormPart({ of: 'finding', row: seen, names: ['hoeveelheid', 'verwijzing_tekst'] }),
  ]
  const form = useForm({ parts, readOnly })
  return (
    <>
      {parts.map((part) => (
        <Part key={part.of} part={part} editing={form.editing}>
          <Fields names={part.store.names} />
        </Part>
      ))}
      {form.footer}
    </>
  )
}
async function open(address: string, readOnly: string | null = null): Promise<void> {
  history.replaceState(null, '', address)
  const screen = async () => () => <TwoRecords readOnly={readOnly} />
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
}
const labelOfFocus = () => document.querySelector(`label[for="${CSS.escape(document.activeElement?.id ?? '')}"]`)
const isEditing = () => document.querySelectorAll('input').length > 0

test('an address that names a field opens the form there, and does not name it any more', async () => {
  const before = history.length
  await open(withField('/kaart?all=1', 'finding', 'hoeveelheid'))
  expect(labelOfFocus()?.textContent).toContain('Hoeveelheid')
  expect(scrolled).toEqual([document.activeElement?.id])
  expect(location.pathname + location.search).toBe('/kaart?all=1')
  // Back leads to where the link stood.
  expect(history.length).toBe(before)
})

test('each record of the form has its own fields, and what stands in none of them opens nothing', async () => {
  await open(withField('/kaart', 'location', 'plaats'))
  expect(labelOfFocus()?.textContent).toContain('Plaats')
  for (const [of, name] of [
    ['location', 'hoeveelheid'],
    ['source', 'naam'],
    ['finding', ''],
  ] as const) {
    await open(withField('/kaart', of, name))
    expect(isEditing()).toBe(false)
  }
})

test('where nothing may be changed the record is shown, and the address is clean', async () => {
  await open(withField('/kaart', 'finding', 'hoeveelheid'), 'Alleen lezen: onderzoek is afgerond')
  expect(isEditing()).toBe(false)
  expect(location.search).toBe('')
})

test('what is confirmed while reading, such as by a button, is reached without opening the form', async () => {
  function WithButton() {
    const part = useFormPart({ of: 'finding', row: { ...seen, te_controleren: true }, names: ['te_controleren'] })
    const form = useForm({ parts: [part] })
    return (
      <>
        {!form.editing && (
          <button type="button" id={fieldId(part, 'te_controleren')}>
            Alles klopt
          </button>
        )}
        <Part part={part} editing={form.editing}>
          <Fields names={part.store.names} />
        </Part>
      </>
    )
  }
  history.replaceState(null, '', withField('/kaart', 'finding', 'te_controleren'))
  await act(async () => root.render(<App routes={[{ path: '*', screen: async () => WithButton }]} />))
  expect(document.activeElement?.textContent).toBe('Alles klopt')
  expect(location.search).toBe('')
})
