import { plannedRoutes } from '@vezel/model/planned-routes.ts'
import { type RouteName, routeNames, routeOf } from '@vezel/model/route-paths.ts'
import { addRoutes } from '@vezel/model/routes/known.ts'
import type { Audience } from '@vezel/model/routes/route.ts'
import '@vezel/model/routes.ts'
import { afterEach, expect, test } from 'vitest'
import type { Me } from '../api/me.ts'
import { menuOf } from '../page/tab-rows.ts'
import { mayGo, maySee } from './audience.ts'

const changelog = routeOf('changelog')
afterEach(() => addRoutes({ changelog }))

test('a route whose guard nobody knows fails in the words of §8, and no menu shows it', () => {
  expect(mayGo('changelog', null)).toBe(true)
  addRoutes({ changelog: { ...changelog, for: 'moderator' as Audience } })
  expect(() => mayGo('changelog', null)).toThrow(/^Unknown middleware$/)
  expect(maySee('changelog', null)).toBe(false)
})

/** §6: who sees which menus, by role; §2: in which order. */
const everybody = ['index', 'surveys', 'assetmanagement', 'account', 'integrations']
const people = [
  { who: 'an inspector', role: '1', developer: false, menus: everybody, feedback: false },
  { who: 'a manager', role: '2', developer: false, menus: [...everybody, 'admin'], feedback: false },
  { who: 'an administrator', role: '3', developer: false, menus: [...everybody, 'admin'], feedback: true },
  {
    who: 'a developer',
    role: '1',
    developer: true,
    menus: ['index', 'subscription', ...everybody.slice(1)],
    feedback: false,
  },
]
const inOrder = ['index', 'subscription', 'surveys', 'assetmanagement', 'account', 'integrations', 'admin']

test.each(people)('$who sees the menus and pages of his audience', ({ role, developer, menus, feedback }) => {
  const organisation = { id: '1', naam: 'Noordlicht', variable_set: { id: '1' } }
  const user = { id: '1', inventarisatie_rol: { id: role }, inventarisatie_organisatie: organisation }
  const me = { is_developer: developer, inventarisatie_user: user } as Me
  addRoutes(plannedRoutes)
  const may = (name: RouteName) => maySee(name, me)
  const seen = menuOf(may).map(({ name }) => name as string)
  expect(inOrder.filter((name) => seen.includes(name))).toEqual(menus)
  expect(maySee('app-feedback' as RouteName, me)).toBe(feedback)
  // What lies below a menu is for who sees the menu, but for what only administrators read.
  const below = routeNames().filter((name) => name.startsWith('admin-'))
  expect(below.length).toBeGreaterThan(20)
  const [asMenu, stricter] = [
    below.filter((name) => routeOf(name).for !== 'admin'),
    ['admin-users-log', 'admin-users-matrix'],
  ]
  expect(below.filter((name) => maySee(name, me))).toEqual(menus.includes('admin') ? (feedback ? below : asMenu) : [])
  expect(below.filter((name) => routeOf(name).for === 'admin')).toEqual(stricter)
  expect(routeOf('admin').for).toBe('manager')
})
