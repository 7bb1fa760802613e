// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GapSummary } from './gap-summary.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const open = { toelichtbaar: true, argument: null }
const explained = { toelichtbaar: true, argument: 'a' }
const unarguable = { toelichtbaar: false, argument: 'a' }
function said(...gaps: readonly (typeof open | typeof explained)[]): readonly (string | null)[] {
  act(() => root.render(<GapSummary gaps={gaps} />))
  return ['h3', 'p'].map((name) => document.querySelector(name)?.textContent ?? null)
}

test('says how many of what is missing still hold the release back, and that it is free when none does', () => {
  const held = 'Tot dan kan het rapport niet worden vrijgegeven'
  expect(said(open, open)).toEqual(['2 punten ontbreken', expect.stringMatching(`^2 punten zijn .*${held}`)])
  expect(said(open, explained)).toEqual(['2 punten ontbreken', expect.stringMatching(`^1 punt is .*${held}`)])
  const [title, free] = said(explained, explained)
  expect(title).toBe('2 punten ontbreken')
  expect(free).toContain('kan het rapport worden vrijgegeven')
  expect(free).not.toContain('Tot dan')
})

test('counts what no explanation makes good, also when there is one', () => {
  expect(said(unarguable, explained)[1]).toMatch(/^1 punt moet worden aangevuld\. Tot dan/)
})

test('what may be explained is told apart from what may not', () => {
  expect(said(unarguable, unarguable, open)[1]).toMatch(
    /^2 punten moeten worden aangevuld\. 1 punt is nog niet toegelicht/,
  )
})
