import { model } from '@vezel/model'
import { type RecordRoute, routeNames, routeOf } from '@vezel/model/route-paths.ts'
import '@vezel/model/routes.ts'
import { expect, test } from 'vitest'
import { countedTabs } from '../../page/tab-rows.ts'
import { contentsOf } from '../../resource/tab-contents.ts'
import { otherwiseOfSurvey } from './survey-tabs.ts'

const names = routeNames()
const contents = contentsOf('survey', 'surveys-survey', 'een-onderzoek', otherwiseOfSurvey)

test('every tab of a survey that is a list says how many records it holds', () => {
  const lists = names.filter((name) => {
    const { place, isForm } = routeOf(name)
    const rows = names.filter((one) => routeOf(one).en.startsWith(`${routeOf(name).en}/{`))
    return name.startsWith('surveys-survey-') && place === 'tab' && !isForm && rows.length > 0
  })
  expect(countedTabs('surveys-survey')).toEqual(lists)
  expect(lists.length).toBeGreaterThan(5)
  expect(Object.keys(contents)).toEqual(lists)
})

test('a tab counts the records of its rows, of this survey alone', () => {
  for (const [tab, { of, filter }] of Object.entries(contents)) {
    const entity = model.named(of.key)
    expect(tab.startsWith('surveys-survey')).toBe(true)
    expect(JSON.stringify(filter)).toContain('een-onderzoek')
    const [first = ''] = Object.keys(filter ?? {})
    expect(first === 'or' || first in entity.fields, `${tab}: ${first}`).toBe(true)
  }
})

test('every tab that keeps room for a count has one, whatever it is of', () => {
  // By the record that each lies below; what of theirs is found in another way, their own test says.
  const records: Partial<Record<RecordRoute, string>> = {
    'admin-users-user': 'inspectionUser',
    'admin-clients-client': 'client',
    'admin-laboratories-laboratories-lab': 'laboratory',
  }
  for (const [route, of] of Object.entries(records) as [RecordRoute, string][]) {
    expect(countedTabs(route).length, route).toBeGreaterThan(0)
    expect(Object.keys(contentsOf(of, route, '7'))).toEqual(countedTabs(route))
  }
})

test('a tab of any other record counts what names it', () => {
  expect(contentsOf('client', 'admin-clients-client', '7')).toEqual({
    'admin-clients-client-contacts': { of: model.named('contact'), filter: { klant: { eq: '7' } } },
  })
})

test('the tab of report photos counts those that its list shows, not those of the desk research', () => {
  expect(contents['surveys-survey-information-reportphotos']?.filter).toEqual({
    onderzoek: { eq: 'een-onderzoek' },
    plaats: { eq: 'rapport' },
  })
})
