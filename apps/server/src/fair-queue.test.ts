import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const share = { most: 4, each: 2, waiting: 3, waitMs: 5000 }

/** Tasks that end when they are told, with who began in which order. */
function tasks(queue: FairQueue) {
  const began: string[] = []
  const ends: (() => void)[] = []
  const enter = (who: string, signal?: AbortSignal) =>
    queue.run(
      who,
      () => {
        began.push(who)
        return new Promise<void>((end) => ends.push(end))
      },
      signal,
    )
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await sleep(0)
    }
  }
  return { began, ends, enter, endAll }
}

test('one who asks much has a share, and another does not wait for it', async () => {
  const { began, enter, endAll } = tasks(new FairQueue(share))
  const all = ['eve', 'eve', 'eve', 'eve', 'ann'].map((who) => enter(who))
  await sleep(0)
  expect(began).toEqual(['eve', 'eve', 'ann'])
  await endAll()
  await Promise.all(all)
  expect(began).toHaveLength(5)
})

test('whoever waits goes in turn', async () => {
  const { began, ends, enter, endAll } = tasks(new FairQueue({ ...share, most: 1, each: 1 }))
  const all = ['eve', 'eve', 'eve', 'ann', 'bob'].map((who) => enter(who))
  for (let n = 0; n < 4; n++) {
    await sleep(0)
    ends.shift()?.()
  }
  await sleep(0)
  expect(began).toEqual(['eve', 'eve', 'ann', 'bob', 'eve'])
  await endAll()
  await Promise.all(all)
})

test('when too many wait together, whoever lets most wait loses a place, and no newcomer is refused', async () => {
  const { began, enter, endAll } = tasks(new FairQueue({ ...share, most: 1, each: 1, waitingAll: 4 }))
  const all = ['eve', 'eve', 'eve', 'eve', 'mallory', 'ann', 'bob'].map((who) =>
    enter(who).then(
      () => who,
      (error) => `${who} ${error.code}`,
    ),
  )
  await endAll()
  await sleep(0)
  await endAll()
  expect(await Promise.all(all)).toEqual([
    'eve',
    'eve',
    'eve tooManyRequests',
    'eve tooManyRequests',
    'mallory',
    'ann',
    'bob',
  ])
  expect(began).toEqual(['eve', 'eve', 'mallory', 'ann', 'bob'])
})

test('as many wait as may, one more is refused, and so is one that waits too long', async () => {
  const { enter, endAll } = tasks(new FairQueue({ ...share, waitMs: 40 }))
  const all = Array.from({ length: 5 }, () => enter('eve').catch((error) => error.code))
  await expect(enter('eve')).rejects.toMatchObject({ code: 'tooManyRequests' })
  await sleep(80)
  await endAll()
  expect(await Promise.all(all)).toEqual([
    undefined,
    undefined,
    'tooManyRequests',
    'tooManyRequests',
    'tooManyRequests',
  ])
})

test('whoever hangs up no longer waits', async () => {
  const { began, enter, endAll } = tasks(new FairQueue(share))
  const gone = new AbortController()
  const all = [enter('eve'), enter('eve'), enter('eve', gone.signal).catch(() => 'gone'), enter('eve')]
  gone.abort()
  expect(await all[2]).toBe('gone')
  await endAll()
  await Promise.all(all)
  expect(began).toHaveLength(3)
})
