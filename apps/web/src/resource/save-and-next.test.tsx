// @vitest-environment jsdom
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, type Seen } from '../api/testing.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { formNames } from './fields.tsx'
import { createForm } from './form-store.ts'
import { startDraft } from './selection.ts'

/** Everything that a form of its definition makes. */
const made = model.entities.filter(
  ({ abstract, isLookup, access, form }) => !abstract && !isLookup && access.create !== 'nobody' && form.length > 0,
)

let leave: () => Promise<void>
let seen: Seen[]
beforeEach(async () => {
  await readyPage()
  seen = fakeServer(({ query, variables }) => {
    if (query.startsWith('query propose')) return { data: { answer: {} } }
    if (!query.startsWith('mutation')) return { data: { rows: [], total: 0 } }
    const { id } = (variables.input ?? {}) as { id?: string }
    return { data: { row: { __typename: 'Record', id: id ?? '1', record_version: 1 } } }
  }).seen
})
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})
const saved = () => seen.filter(({ query }) => query.startsWith('mutation'))
const saveAndNext = () =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true })))

/** Values of every kind: of each field the first that the form takes. */
const tries = [
  '1',
  'Tekst',
  12,
  '2020-01-02',
  '2020-01-02 10:00:00',
  '9990 AA',
  'NL',
  'iemand@noord.test',
  '9074729',
  ['1'],
  true,
]

/** What a form is right with: what it asks for is filled in, until nothing is wrong. */
function rightFor(entity: Entity): Draft {
  const form = createForm({ entity, names: formNames(entity.key), values: startDraft(entity), isNew: true })
  for (let wrong = form.summary().issues[0]; wrong; wrong = form.summary().issues[0]) {
    const { path } = wrong
    const field = entity.fields[path]
    const choices = field && 'choices' in field ? (field.choices ?? []).map(({ value }) => value) : []
    const fits = [...choices, ...tries, new File(['x'], 'x.jpg')].some((value) => {
      form.set(path, value)
      return form.field(path).issue === undefined
    })
    if (!fits) throw new Error(`Nothing fits ${entity.key}.${path}: ${wrong.rule}`)
  }
  return form.draft()
}

/** The keys as often as there are steps: before the last they go on to the next one, and nothing is saved that nobody saw. */
async function saveFromFirstStep({ steps }: Entity): Promise<void> {
  const before = saved().length
  for (const at of steps.slice(1).keys()) {
    await until(() => document.querySelector('[aria-current="step"]')?.textContent?.startsWith(`${at + 1}. `) === true)
    await saveAndNext()
    expect(saved()).toHaveLength(before)
  }
  await saveAndNext()
  await until(() => saved().length === before + 1)
}

test.each(made.map(({ key }) => key))('Ctrl+Enter saves a new %s and makes the next one', async (key) => {
  const entity = model.named(key)
  const onClose = vi.fn()
  leave = await showPage(() => (
    // Any kind: what fits it is only known when the test runs.
    <CreateDialog of={key as never} values={rightFor(entity) as never} onClose={onClose} />
  ))
  await until(() => document.querySelector('dialog [id]') !== null)
  await saveFromFirstStep(entity)
  await saveFromFirstStep(entity)
  const ids = saved().map(({ variables }) => (variables.input as { id?: string }).id)
  if (entity.id === 'uuid') expect(new Set(ids).size, 'each is a record of its own').toBe(2)
  expect(onClose).not.toHaveBeenCalled()
  expect(document.querySelector('dialog')?.open).toBe(true)
})

const enterIn = (input: Element | null) =>
  act(
    async () =>
      void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )

test('Enter in a field of one line saves what has no longer fields, and closes', async () => {
  const onClose = vi.fn()
  leave = await showPage(() => (
    <CreateDialog
      of="floor"
      names={['naam']}
      values={{ asset: 'a', naam: 'Begane grond', niveau: 0 }}
      onClose={onClose}
    />
  ))
  await until(() => document.querySelector('dialog input[type="text"]') !== null)
  await enterIn(document.querySelector('dialog input[type="text"]'))
  await until(() => onClose.mock.calls.length === 1)
  expect(saved()).toHaveLength(1)
})

test('Enter among longer fields saves nothing: there it is a new line', async () => {
  const onClose = vi.fn()
  leave = await showPage(() => (
    <CreateDialog
      of="remark"
      names={['titel', 'tekst']}
      values={{ onderzoek: 's', titel: 'Sleutel' }}
      onClose={onClose}
    />
  ))
  await until(() => document.querySelector('dialog :is(textarea, [contenteditable="true"])') !== null)
  await enterIn(document.querySelector('dialog input'))
  expect(saved()).toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
})
