import { plannedRoutes } from '@vezel/model/planned-routes.ts'
import { placeOf } from '@vezel/model/route-paths.ts'
import { addRoutes } from '@vezel/model/routes/known.ts'
import '@vezel/model/routes.ts'
import { beforeAll, expect, test } from 'vitest'
import { recordAbove, tabRowsOf } from './tab-rows.ts'

// What is planned shows the shapes that no screen has yet.
beforeAll(() => addRoutes(plannedRoutes))

const rowsAt = (path: string) => {
  const place = placeOf(path)
  if (!place) throw new Error(`${path} is no place`)
  return tabRowsOf(place, () => true).map(({ of, tabs, records }) => ({
    of,
    tabs: records ?? tabs.map((tab) => `${tab.label.en}${tab.isOpen ? ' *' : ''}`).join(', '),
  }))
}

test('a page has the tabs of its record, and below them those of the open tab', () => {
  const [outer, inner, ...more] = rowsAt('/onderzoeken/1/pand/ruimten/2')
  expect(outer?.of).toBe('surveys-survey')
  expect(outer?.tabs).toMatch(/^Information, Asset \*, /)
  expect(inner).toEqual({ of: 'surveys-survey-asset', tabs: 'Information, Spaces *, Plans, Photos' })
  expect(more).toEqual([])
})

test('a parameter with few values gives a tab for each, of which one is open', () => {
  expect(rowsAt('/integraties/asbestregisseur/rejected').at(-1)).toEqual({
    of: 'integrations-asbestregisseur',
    tabs: 'New, Active, Completed, Rejected *, Revision request',
  })
})

test('a page that has tabs is the first of them', () => {
  const first = ['Integrations *, Asbestregisseur, LAVS', 'Integrations, Asbestregisseur *, LAVS']
  expect(rowsAt('/integraties')[0]?.tabs).toBe(first[0])
  expect(rowsAt('/integraties/asbestregisseur/new')[0]?.tabs).toBe(first[1])
})

test('records that have a tab each come once they are known', () => {
  const rows = rowsAt('/admin/variabelen/3/condities')
  expect(rows.map(({ of }) => of)).toEqual(['admin', 'admin-variables'])
  expect(rows.at(-1)?.tabs).toBe('admin-variables-variableset')
})

test('the record of a page is the nearest that has tabs', () => {
  expect(recordAbove('surveys-survey-sources-source')).toBe('surveys-survey')
  expect(recordAbove('admin-clients-client-contacts-contact')).toBe('admin-clients-client')
  expect(recordAbove('surveys-active')).toBeUndefined()
  expect(recordAbove('admin-variables-variableset-variable')).toBeUndefined()
})
