// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import type { Read } from '../kinds/record.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { UiTextsContext, uiTexts } from '../ui/texts.ts'
import { uiEn } from '../ui/texts-en.ts'
import { uiFr } from '../ui/texts-fr.ts'
import { uiNl } from '../ui/texts-nl.ts'
import { type AskedAction, asked, type RowActions } from './asked-actions.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useRowActions } from './row-actions.tsx'
import { RowDialog } from './row-dialog.tsx'
import { useNewOne } from './words.ts'

const texts = { nl: uiTexts('nl', uiNl), en: uiTexts('en', uiEn), fr: uiTexts('fr', uiFr) }
type Locale = keyof typeof texts
const row: Read = { id: '7', nummer: '2026-0031' }

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What the browser does to put a dialog above the page and to move it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLDialogElement.prototype.animate = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = (locale: Locale, part: React.ReactNode) =>
  act(() => root.render(<UiTextsContext value={texts[locale]}>{part}</UiTextsContext>))
const body = () => document.querySelector('.dialog-body')?.textContent
const title = () => document.querySelector('.dialog-title')?.textContent
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.dialog-foot button')]
const press = () => act(async () => buttons().at(-1)?.click())

interface Words {
  readonly title: string
  readonly asks: string
}
const expected: Readonly<Record<Locale, Readonly<Record<AskedAction, Words>>>> = {
  en: {
    download: { title: 'Download survey', asks: 'Download survey 2026-0031?' },
    send: { title: 'Send survey', asks: 'Send survey 2026-0031?' },
    verify: { title: 'Verify survey', asks: 'Verify survey 2026-0031?' },
    update: { title: 'Update survey', asks: 'Update survey 2026-0031?' },
    withdraw: { title: 'Withdraw survey', asks: 'Withdraw survey 2026-0031?' },
    cancel: {
      title: 'Cancel notification',
      asks: 'Are you sure that you want to cancel this inventarisation notification?',
    },
  },
  nl: {
    download: { title: 'Onderzoek downloaden', asks: 'Onderzoek 2026-0031 downloaden?' },
    send: { title: 'Onderzoek versturen', asks: 'Onderzoek 2026-0031 versturen?' },
    verify: { title: 'Onderzoek controleren', asks: 'Onderzoek 2026-0031 controleren?' },
    update: { title: 'Onderzoek bijwerken', asks: 'Onderzoek 2026-0031 bijwerken?' },
    withdraw: { title: 'Onderzoek intrekken', asks: 'Onderzoek 2026-0031 intrekken?' },
    cancel: {
      title: 'Melding annuleren',
      asks: 'Weet je zeker dat je deze melding van de inventarisatie wilt annuleren?',
    },
  },
  fr: {
    download: { title: 'Télécharger : examen', asks: 'Télécharger examen 2026-0031 ?' },
    send: { title: 'Envoyer : examen', asks: 'Envoyer examen 2026-0031 ?' },
    verify: { title: 'Vérifier : examen', asks: 'Vérifier examen 2026-0031 ?' },
    update: { title: 'Mettre à jour : examen', asks: 'Mettre à jour examen 2026-0031 ?' },
    withdraw: { title: 'Retirer : examen', asks: 'Retirer examen 2026-0031 ?' },
    cancel: {
      title: 'Annuler la notification',
      asks: 'Voulez-vous vraiment annuler cette notification d’inventaire ?',
    },
  },
}

const cases = (['nl', 'en', 'fr'] as const).flatMap((locale) => asked.map((action) => [locale, action] as const))
test.each(cases)('in %s a row is asked about in the specified words: %s', (locale, action) => {
  show(
    locale,
    <RowDialog of="survey" row={row} action={action} run={undefined} reload={async () => {}} onClose={() => {}} />,
  )
  expect({ title: title(), asks: body() }).toEqual(expected[locale][action])
  expect(buttons().at(-1)?.classList.contains('button-download')).toBe(action === 'download')
})

test.each([
  ['en', 'Are you sure that you want to delete survey 2026-0031?', 'this item with id 7'],
  ['nl', 'Weet je zeker dat je onderzoek 2026-0031 wilt verwijderen?', 'dit item met id 7'],
  ['fr', 'Voulez-vous vraiment supprimer examen 2026-0031 ?', 'cet élément portant l’id 7'],
] as const)(
  'in %s deleting asks whether one is sure, in red, and names what has no title by its id',
  (locale, words, id) => {
    show(locale, <DeleteDialog of="survey" row={row} onClose={() => {}} />)
    expect(body()).toBe(words)
    expect(buttons().at(-1)?.classList.contains('button-danger')).toBe(true)
    show(locale, <DeleteDialog of="survey" row={{ id: '7' }} onClose={() => {}} />)
    expect(body()).toContain(id)
  },
)

test('deleting names beforehand what goes along, and who cannot go says so before anything is pressed', async () => {
  const answers = [
    { along: [{ type: 'BronLocatie', count: 2, titles: ['B16.1', 'B16.2'] }], changed: ['7'], refused: [] },
    {
      along: [],
      changed: [],
      refused: [{ id: '7', title: 'B16', message: 'In gebruik: B16 heeft nog 1 monster: M03', records: [] }],
    },
  ]
  await readyPage()
  for (const answer of answers) {
    const { seen } = fakeServer(() => ({ data: { answer: { batch: null, same: [], ...answer } } }))
    const leave = await showPage(() => <DeleteDialog of="survey" row={row} onClose={() => {}} />)
    const words = answer.refused.length > 0 ? 'B16 heeft nog 1 monster: M03' : '2 bronlocaties: B16.1, B16.2'
    await until(() => body()?.includes(words) === true)
    expect(seen.map(({ variables }) => variables)).toEqual([{ ids: ['7'], preview: true }])
    // What must fail is not offered, and nothing is asked about it.
    const isRefused = answer.refused.length > 0
    expect(buttons().some((button) => button.classList.contains('button-danger'))).toBe(!isRefused)
    expect(body()?.includes('Weet je zeker')).toBe(!isRefused)
    expect(body()?.split(words)).toHaveLength(2)
    await leave()
  }
})

test.each([
  ['nothing goes along', [], 1],
  ['something does, which is read first', [{ type: 'BronLocatie', count: 1, titles: ['B16.1'] }], 0],
] as const)('who confirms before it is known whether it may go waits for that: %s', async (_, along, deletes) => {
  await readyPage()
  let tell = () => {}
  const known = new Promise<void>((done) => {
    tell = done
  })
  const answer = { batch: null, same: [], changed: ['7'], refused: [], along }
  const { seen } = fakeServer(async ({ variables }) => {
    if (variables.preview) await known
    return { data: variables.preview ? { answer } : { row: { __typename: 'Onderzoek', id: '7', record_version: 2 } } }
  })
  const leave = await showPage(() => <DeleteDialog of="survey" row={row} onClose={() => {}} />)
  const made = () => seen.filter(({ variables }) => !variables.preview)
  await act(async () => buttons().at(-1)?.click())
  expect(made()).toEqual([])
  expect(buttons().at(-1)?.getAttribute('aria-busy')).toBe('true')
  await act(async () => tell())
  await until(() => seen.length > 0 && (deletes > 0 ? made().length > 0 : body()?.includes('B16.1') === true))
  expect(made()).toHaveLength(deletes)
  await leave()
})

test.each([
  ['en', 'Add a new survey'],
  ['nl', 'Onderzoek toevoegen'],
  ['fr', 'Ajouter : examen'],
] as const)('in %s a new one is added by the type of it', (locale, words) => {
  const Words = () => <p className="dialog-body">{useNewOne()('survey')}</p>
  show(locale, <Words />)
  expect(body()).toBe(words)
})

test('a failure says the part after the first colon, shakes the dialog and leaves it open', async () => {
  const closed = vi.fn()
  const run = async () => {
    throw new Error('GraphQL error: LAVS is even weg: probeer het later')
  }
  show('en', <RowDialog of="survey" row={row} action="send" run={run} reload={async () => {}} onClose={closed} />)
  await press()
  expect(document.querySelector('.dialog-error')?.textContent?.trim()).toBe(
    'Error: LAVS is even weg: probeer het later',
  )
  expect(HTMLDialogElement.prototype.animate).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
})

test('the list’s own call is made; without one cancelling only asks the rows again, and updating does nothing', async () => {
  fakeServer(() => ({ data: {} }))
  const [run, reload, closed] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn()]
  const dialog = (action: AskedAction, own?: typeof run) => (
    <RowDialog
      key={`${action} ${own}`}
      of="survey"
      row={row}
      action={action}
      run={own}
      reload={reload}
      onClose={closed}
    />
  )
  show('nl', dialog('cancel', run))
  await press()
  expect(run).toHaveBeenCalledExactlyOnceWith(row)
  expect(reload).not.toHaveBeenCalled()
  show('nl', dialog('cancel'))
  await press()
  expect(reload).toHaveBeenCalledOnce()
  show('nl', dialog('update'))
  await press()
  expect(reload).toHaveBeenCalledOnce()
  expect(closed).toHaveBeenCalledTimes(3)
})

test('a table has a column for each action it is given, and none for one that is switched off', async () => {
  const shown: string[][] = []
  let ask = () => {}
  function Table({ actions }: { actions: RowActions }) {
    const [reload] = useState(() => async () => {})
    const { columns, dialog } = useRowActions('survey', actions, reload)
    shown.push(columns.map(({ key }) => key))
    const cells = columns.map((column) => <div key={column.key}>{column.render?.(row)}</div>)
    ask = () => document.querySelector<HTMLElement>('button')?.click()
    return (
      <>
        {cells}
        {dialog}
      </>
    )
  }
  const actions: RowActions = { cancel: {}, send: { isOffered: () => false }, update: false, download: {} }
  show('en', <Table actions={actions} />)
  expect(shown.at(-1)).toEqual(['download', 'send', 'cancel'])
  expect([...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Download',
    'Cancel notification',
  ])
  await act(async () => ask())
  await vi.waitFor(() => expect(title()).toBe('Download survey'))
})
