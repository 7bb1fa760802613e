import { expect, test } from 'vitest'
import { model } from './entities/index.ts'
import { pointsAtOne } from './kit/kinds.ts'
import { locales } from './kit/label.ts'
import { type NoticeDefinition, type NoticeKind, noticeKind, noticeRoute, notices, noticeText } from './notices.ts'
import { routes } from './routes.ts'
import { type TaskDefinition, tasks } from './tasks.ts'

const kinds = Object.entries<NoticeDefinition>(notices)

test('every kind of notice says something of its own in three languages', () => {
  for (const locale of locales) {
    const said = kinds.map(([kind]) => noticeText(kind, { taak: 'rapport' }, locale))
    for (const words of said) expect(words?.trim()).toBeTruthy()
    expect(new Set(said).size).toBe(kinds.length)
  }
  for (const [kind, { text }] of kinds) if (typeof text !== 'string') expect(text.fr?.trim(), kind).toBeTruthy()
  expect([noticeKind('onbekend'), noticeText('onbekend', {}, 'nl')]).toEqual([undefined, undefined])
})

test('the page that a kind leads to is that of its record, or of what that is part of', () => {
  const led = [
    ...kinds.map(([kind, { of }]) => ({ kind, of, route: noticeRoute(kind, {}) })),
    ...Object.entries<TaskDefinition>(tasks).map(([kind, { of, route }]) => ({ kind, of, route })),
  ]
  for (const { kind, of, route } of led) {
    if (!route) continue
    const entity = model.named(of ?? '')
    const known = [entity.key, ...Object.values(entity.fields).flatMap((f) => (pointsAtOne(f) ? [f.target] : []))]
    const params = [...routes[route].en.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(known, kind).toEqual(expect.arrayContaining(params))
  }
})

test('a misspelt kind does not compile', () => {
  // @ts-expect-error no such kind
  const kind: NoticeKind = 'terControlle'
  expect(noticeKind(kind)).toBeUndefined()
})
