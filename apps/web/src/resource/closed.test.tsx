// @vitest-environment jsdom
import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import type { Transition, Transitions } from '@vezel/model/kit/transitions.ts'
import { grantOf, holds, type Policy, roles, updatePolicies } from '@vezel/model/rights.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../api/me.ts'
import type { Asked, Read } from '../kinds/record.ts'
import { App } from '../router/router.tsx'
import { ReadCard } from './record-card.tsx'
import { formSelectionOf } from './selection.ts'
import { asking } from './steps.tsx'

const deletable = { shown: null, asked: null, ask: () => {}, close: () => {} }
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // What a browser has and jsdom lacks: whether a link is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      unobserve = () => {}
      disconnect = () => {}
    },
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  setMe(null)
  vi.unstubAllGlobals()
})

const inspector = { inventarisatie_user: { inventarisatie_rol: { id: '1' } } } as Me
const administrator = { inventarisatie_user: { inventarisatie_rol: { id: '3' } } } as Me

/** A record with that state, as the form reads it. */
function inState(entity: Entity, state: string, more: Read = {}): Read {
  const { field, besides = {} } = entity.transitions as Transitions
  const begun = Object.entries(besides).map(([name, course]) => [name, course?.initial])
  const value = entity.fields[field]?.kind === 'choice' ? state : { id: '1', value: state, code: state }
  return { id: '1', record_version: 1, [field]: value, ...Object.fromEntries(begun), ...more }
}

/** The words of the buttons in the foot of the card, and the sentence why nothing can be changed. */
async function foot(of: string, row: Read, me: Me): Promise<{ buttons: string[]; reason: string | null }> {
  act(() => setMe(me))
  const screen = async () => () => <ReadCard of={of} row={row} closeTo="/" deletable={deletable} />
  await act(async () => root.render(<App key={Math.random()} routes={[{ path: '*', screen }]} />))
  const found = document.querySelector('.card-foot')
  const sentences = [...(found?.querySelectorAll('.form-origin') ?? [])].map((one) => one.textContent?.trim() ?? '')
  return {
    buttons: [...(found?.querySelectorAll('button') ?? [])].map((button) => button.textContent ?? ''),
    reason: sentences.find((words) => words.startsWith('Alleen lezen')) ?? null,
  }
}
/** Whether an event leads on from where a record stands: by its state, or by that of a course beside it. */
const leadsOn = ({ of, during, from }: Transition, state: string, row: Read) =>
  of === undefined ? from.includes(state) : during?.includes(state) !== false && from.includes(String(row[of]))
const isRefused = (entity: Entity, { guards = [] }: Transition, row: Read) =>
  guards.some((guard) => entity.transitions?.rules?.[guard]?.(row, { id: null, now: dutchTime() }))
const sentence = (entity: Entity) => expect.stringMatching(`^Alleen lezen: ${inSentence(entity.label, 'nl')} is .`)

const states = model.entities.flatMap((entity) =>
  Object.keys(entity.transitions?.states ?? {}).map((state) => ({ entity, of: entity.key, state })),
)

test.each(states)('the card of a record offers the steps of its state and the role: $of, $state', async (one) => {
  const { entity, of, state } = one
  const { states, events } = entity.transitions as Transitions
  const isClosed = states[state]?.readOnly === true
  for (const [me, role, isAssigned] of [
    [inspector, roles.inspector, true],
    [inspector, roles.inspector, false],
    [administrator, roles.admin, false],
  ] as const) {
    const may = (policy: Policy) => holds(grantOf(policy, role), { isAssigned, isOwn: false })
    const row = inState(entity, state, { toegewezen: isAssigned })
    const steps = Object.values(events).filter((event) => leadsOn(event, state, row) && may(event.who))
    // What comes next stands last of them: the furthest step on that no rule refuses.
    const next = steps.filter((step) => step.leads === 'on' && !isRefused(entity, step, row)).slice(-1)
    const inOrder = [...steps.filter((step) => !next.includes(step)), ...next]
    const isFixed = !updatePolicies(entity).some(may)
    const refusal = isFixed ? 'Alleen lezen: je bent niet aan dit onderzoek toegewezen' : null
    expect(await foot(of, row, me)).toEqual({
      buttons: [...inOrder.map(({ label }) => asking(label.nl)), ...(isClosed || isFixed ? [] : ['Bewerken'])],
      reason: isClosed ? sentence(entity) : refusal,
    })
  }
})

interface Road {
  readonly of: string
  /** The relations that lead to it, in order. */
  readonly road: readonly string[]
  readonly above: Entity
}
/** Every road from a record to something it is part of that has states. */
function roadsFrom(entity: Entity, road: readonly string[] = [], of = entity.key): Road[] {
  return entity.partOf.flatMap((name): Road[] => {
    const field = entity.fields[name]
    if (field?.kind !== 'belongsTo') return []
    const above = model.named(field.target)
    return [
      ...(above.transitions ? [{ of, road: [...road, name], above }] : []),
      ...roadsFrom(above, [...road, name], of),
    ]
  })
}
const closures = model.entities
  .filter((entity) => !entity.shared)
  .flatMap((entity) => roadsFrom(entity))
  .flatMap((one) =>
    Object.entries(one.above.transitions?.states ?? {}).map(([state, { readOnly }]) => ({
      ...one,
      state,
      isClosed: readOnly === true,
      by: one.road.join(' > '),
    })),
  )

test.each(closures)('what is part of something closed is closed with it: $of by $by, $state', async (one) => {
  const { of, road, above, state, isClosed } = one
  const entity = model.named(of)
  const own = entity.transitions ? inState(entity, entity.transitions.initial) : { id: '1', record_version: 1 }
  const parents = [...road].reverse().reduce<Read>((inner, name) => ({ id: '2', [name]: inner }), inState(above, state))
  const { buttons, reason } = await foot(of, { ...own, ...parents, id: '1' }, administrator)
  expect(reason).toEqual(isClosed ? sentence(above) : null)
  if (isClosed) expect(buttons).toEqual([])
  else expect(buttons.includes('Bewerken')).toBe(entity.access.update !== 'nobody')
})

test('what a form reads of a record tells of every state that may close it', () => {
  for (const { of, road, above } of closures) {
    const asked = road.reduce<unknown>((from, name) => (from as Asked)[name], formSelectionOf(of)) as Asked
    expect(asked, `${of} by ${road.join()}`).toHaveProperty(above.transitions?.field ?? '')
  }
})
