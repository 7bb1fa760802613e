// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reportPageError } from './page-errors.ts'
import { ApiProblem } from './problem.ts'

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    throw new TypeError('Failed to fetch')
  })
})

/** An error as a browser makes it, with words of somebody in it. */
function failure(name: string): Error {
  const error = new Error('Jan Jansen kon niet worden geladen')
  error.name = name
  error.stack = `${name}: Jan Jansen kon niet worden geladen
    at Samples (https://vezel.test/assets/samples-4f2a.js:1:2301)
    at https://vezel.test/assets/main-1b.js?v=3:12:7
    at async fetch`
  return error
}

test('an error is told by its kind, its route and its places, without its words, ids or address', () => {
  history.replaceState(null, '', '/onderzoeken/0190aaaa-7f00-7000-8000-000000000000/bronnen?zoek=Jansen')
  reportPageError('page', failure('TypeError'), 'VZ-GH12')
  expect(sent).toEqual([
    {
      what: 'page',
      type: 'TypeError',
      code: 'VZ-GH12',
      ...(sent[0]?.route === undefined ? {} : { route: expect.stringMatching(/^surveys-survey/) }),
      at: ['samples-4f2a.js:1:2301', 'main-1b.js:12:7'],
    },
  ])
  expect(JSON.stringify(sent)).not.toMatch(/Jansen|0190aaaa/)
})

test('the same is told once, what is nobody’s fault not at all, and a page tells a bounded number', () => {
  reportPageError('page', failure('RangeError'), 'VZ-1')
  reportPageError('page', failure('RangeError'), 'VZ-2')
  expect(sent).toHaveLength(1)
  for (const code of ['notFound', 'forbidden', 'unauthenticated', 'connection'])
    reportPageError('page', new ApiProblem(code, 'Jansen'))
  expect(sent).toHaveLength(1)
  reportPageError('image', new ApiProblem('internal', 'Jansen'))
  expect(sent[1]).toMatchObject({ what: 'image', type: 'internal' })
  for (let at = 0; at < 50; at++) reportPageError('page', failure(`Error${'x'.repeat(at)}`))
  expect(sent.length).toBeLessThanOrEqual(20)
})
