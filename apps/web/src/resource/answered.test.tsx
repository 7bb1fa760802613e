// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/problem.ts'
import { press, readyPage, showPage } from '../page/testing.tsx'
import { type AskedPart, together, unanswered } from './answered.tsx'

beforeEach(readyPage)
afterEach(() => void vi.unstubAllGlobals())

const part = (status: AskedPart['status'], code?: string): AskedPart & { reload: ReturnType<typeof vi.fn> } => ({
  status,
  problem: code ? new ApiProblem(code, 'Geen verbinding') : null,
  reload: vi.fn(async () => {}),
})
const shown = async (...asked: AskedPart[]) => {
  const leave = await showPage(() => <main>{unanswered(asked, 'Nog niet') ?? 'Er zijn er geen'}</main>)
  return { text: document.body.textContent, leave }
}

test('a part of which one list could not be read says so, and asks that one again', async () => {
  const [there, failed] = [part('ready'), part('failed', 'internal')]
  const { text, leave } = await shown(there, failed)
  expect(text).toContain('Dit kon niet worden geladen')
  expect(text).not.toContain('Er zijn er geen')
  await press('Opnieuw proberen')
  expect(failed.reload).toHaveBeenCalledOnce()
  expect(there.reload).not.toHaveBeenCalled()
  await leave()
})

test('only what is known whole may say that there is none', async () => {
  const waiting = await shown(part('ready'), part('loading'))
  expect(waiting.text).toContain('Nog niet')
  await waiting.leave()
  // That there is no such record is an answer.
  const none = await shown(part('ready'), part('failed', 'notFound'))
  expect(none.text).toContain('Er zijn er geen')
  await none.leave()
})

test('lists that are asked together fail together, and are asked again together', async () => {
  const [first, second] = [part('ready'), part('failed', 'internal')]
  const both = together(first, second)
  expect(both.status).toBe('failed')
  expect(both.problem?.message).toBe('Geen verbinding')
  await both.reload()
  expect(first.reload).toHaveBeenCalledOnce()
  expect(second.reload).toHaveBeenCalledOnce()
  expect(together(first, part('loading')).status).toBe('loading')
})

/** Parts that wait for a list and say nothing of what it lacks: nobody takes it for an empty one. */
const sayNothing = [
  // A place of tabs, a picture, and a name that is not known.
  'frame/record-tabs.tsx',
  'asset/main-photo.tsx',
  'resource/condition-values.tsx',
]

test('whoever waits for a list says what there is to see where it could not be read', () => {
  const root = join(import.meta.dirname, '..')
  const silent = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing|^api\//.test(name))
    .filter((name) => {
      const text = readFileSync(join(root, name), 'utf8')
      return (
        /\buseRows?\(/.test(text) &&
        text.includes("'loading'") &&
        !/'failed'|isFailed|problem|unanswered|together/.test(text)
      )
    })
  expect(silent.sort()).toEqual([...sayNothing].sort())
})
