import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const waits = { first: 20, longest: 80 }
const program = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
const started = (child: ChildProcess) => new Promise((done) => child.once('spawn', done))
/** Keeps a program and writes down what is said of it. */
function kept(code: string, options: { isReady?: () => boolean } = {}) {
  const said: string[] = []
  const children: ChildProcess[] = []
  const stopping = new AbortController()
  const ended = keepRunning({
    name: 'server',
    start: () => {
      const child = program(code)
      children.push(child)
      return child
    },
    tell: (sentence: string) => said.push(sentence),
    stopping: stopping.signal,
    waits,
    ...options,
  })
  const child = async (n: number): Promise<ChildProcess> => {
    while (!children[n]) await new Promise((done) => setTimeout(done, 5))
    if (children[n].pid === undefined) await started(children[n])
    return children[n]
  }
  return { said, children, ended, child, stop: () => stopping.abort() }
}

test('a program that is killed is started again, and says so', async () => {
  const { said, ended, child, stop } = kept('setInterval(() => {}, 1000)')
  for (const n of [0, 1]) (await child(n)).kill('SIGKILL')
  const last = await child(2)
  expect(said).toEqual([
    'the server was ended by SIGKILL; it starts again in 0.02 s',
    'the server was ended by SIGKILL; it starts again in 0.04 s',
  ])
  stop()
  last.kill('SIGTERM')
  await ended
  expect(said).toHaveLength(2)
})

test('one that was ready and then dies at once each time is started again ever more slowly, without end', async () => {
  const { said, ended, child, stop } = kept('process.exit(3)')
  await child(9)
  stop()
  await ended
  expect(said.slice(0, 5)).toEqual(
    [0.02, 0.04, 0.08, 0.08, 0.08].map((s) => `the server ended with code 3; it starts again in ${s} s`),
  )
})

test('one that never was ready has said itself what is wrong', async () => {
  const { said, ended } = kept('process.exit(1)', { isReady: () => false })
  expect(await ended).toBe(1)
  expect(said).toEqual([])
})
