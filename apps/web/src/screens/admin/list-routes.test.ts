import { model } from '@vezel/model'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { fill, placeOf, type RouteName, routeNames, routeOf } from '@vezel/model/route-paths.ts'
import { expect, test } from 'vitest'
import '../../areas/admin.ts'
import { listAbove, rowRouteOf, showsPlace } from '../../resource/row-address.ts'
import { itemRouteOf, listAt, mappingsBelow, paramsOf, tableRouteOf, tabsAt } from './list-routes.ts'

const base = 'admin/variables/{variableset}'
const named = (path: string): RouteName => {
  const name = routeNames().find((one) => routeOf(one).en === `${base}/${path}`)
  if (!name) throw new Error(`No route ${path}`)
  return name
}
const kind = 'materiaalType/{materiaalType}/monsterSoorten/{monsterSoort}'
const method = `${kind}/analyseMethodes/{analyseMethode}`
const status = 'materiaalType/{materiaalType}/materiaalStatussen/{materiaalStatus}'
const material = 'materiaalType/{materiaalType}/analyseMaterialen/{analyseMateriaal}'
const result = `${material}/analyseResultaten/{analyseResultaat}`
const capability = 'inventarisatieUserCapability/{id}'

/** §2 "Admin variables": by item its tabs, with what each shows and by which field, and where a row of it is. */
const tabs: readonly (readonly [list: string, item: string, tab: string, of: string, by: string, row: string])[] = [
  ['monster_soorten', kind, 'analyseMethode', 'analyse_methodes', 'monster_soort', method],
  [
    'monster_soorten',
    kind,
    'externalSystemMonster',
    'variableMapping',
    'monster_soorten',
    `${kind}/mappings/{mapping}`,
  ],
  [
    'analyse_methodes',
    method,
    'variableMapAnalyseMethodes',
    'variableMapping',
    'analyse_methodes',
    `${method}/mappings/{mapping}`,
  ],
  [
    'materiaal_statussen',
    status,
    'variableMappingMaterialStatus',
    'variableMapping',
    'materiaal_statussen',
    `${status}/mappings/{mapping}`,
  ],
  ['analyse_materialen', material, 'tab1', 'analyse_resultaten', 'analyse_materiaal', result],
  [
    'analyse_materialen',
    material,
    'tab2',
    'analyse_resultaat_hoeveelheden',
    'analyse_materiaal',
    `${material}/analyseResultaatHoeveelheden/{analyseResultaatHoeveelheid}`,
  ],
  [
    'analyse_materialen',
    material,
    'variableMapping',
    'variableMapping',
    'analyse_materialen',
    `${material}/variableMapping/{externalvariableanalyseMaterial}`,
  ],
  [
    'analyse_resultaten',
    result,
    'resultaatVariableMapping',
    'variableMapping',
    'analyse_resultaten',
    `${result}/mappings/{mapping}`,
  ],
  [
    'inventarisatie_user_capabilities',
    capability,
    'variableMappingUserCapability',
    'variableMapping',
    'inventarisatie_user_capabilities',
    `${capability}/mappings/{mapping}`,
  ],
]

test.each(tabs)(
  'the items of %s show at %s on the tab %s what §2 says, and its rows',
  (list, item, tab, of, by, row) => {
    const held = tabsAt(model.named(list), named(item))
    const found = held.find(({ route }) => route === named(`${item}/${tab}`))
    expect([found?.of.key, found?.by]).toEqual([of, by])
    const address = rowRouteOf(named(`${item}/${tab}`), of)
    expect([address.list, address.row]).toEqual([named(`${item}/${tab}`), named(row)])
    // The tab is open where a row is, and closing the row leads back to it.
    expect(showsPlace(named(`${item}/${tab}`), named(row))).toBe(true)
    expect(listAbove(named(row))).toBe(named(`${item}/${tab}`))
    expect(held.filter(({ route }) => showsPlace(route, named(row)))).toHaveLength(1)
  },
)

test('what a capability asks stands on a tab of it', () => {
  const held = tabsAt(model.named('inventarisatie_user_capabilities'), named(capability))
  expect(held.map(({ of, by }) => [of.key, by])[0]).toEqual(['capability_certificate_requirements', 'capability'])
})

test('where mappings have no tab they stand below the form of the item', () => {
  for (const [list, item, route] of [
    ['condities', '{variable}/{variableitem}', '{variable}/{variableitem}/mappings/{mapping}'],
    ['external_systems', 'externalSystem/{externalSystem}', 'externalSystem/{externalSystem}/mappings/{mapping}'],
    ['materiaal_types', 'materiaalType/{materiaalType}', 'materiaalType/{materiaalType}/details/mappings/{mapping}'],
  ] as const)
    expect(mappingsBelow(model.named(list), named(item)), list).toMatchObject({ route: named(route) })
  for (const [list, item] of [
    ['monster_soorten', kind],
    ['analyse_methodes', method],
    ['materiaal_statussen', status],
    ['analyse_materialen', material],
    ['analyse_resultaten', result],
    ['inventarisatie_user_capabilities', capability],
  ] as const)
    expect(mappingsBelow(model.named(list), named(item)), item).toBeUndefined()
})

const lists = model.entities.filter((one) => one.isLookup)
test.each(lists.map((list) => [list.key, list] as const))(
  'an item of %s shows no mappings but those that name it',
  (_, list) => {
    const { row } = roadOf(list) ? { row: itemRouteOf(list)?.route } : rowRouteOf(tableRouteOf(list), list.key)
    if (!row) return expect(roadOf(list)).toBeDefined()
    const shown = [mappingsBelow(list, row), ...tabsAt(list, row)].filter((held) => held?.of.key === 'variableMapping')
    for (const held of shown) {
      const field = held && model.entity('variableMapping').fields[held.by as 'external_system']
      expect(field?.target).toBe(list.key)
    }
    // Roles belong to nobody: no system outside knows them.
    if (list.scope === 'global') expect(shown.filter(Boolean)).toEqual([])
  },
)

test('an address of a mapping names its list', () => {
  for (const [path, list] of [
    ['/en/admin/variables/1/externalSystem/2/mappings/3', 'external_systems'],
    ['/admin/variabelen/1/inventarisatieUserCapability/2/mappings/3', 'inventarisatie_user_capabilities'],
    ['/admin/variabelen/1/conditie/2/mappings/3', 'condities'],
    ['/admin/variabelen/1/materiaalType/2/analyseMaterialen/3/tab2', 'materiaal_types'],
    ['/fr/admin/variables/1/materiaalType/2/monsterSoorten/3/analyseMethode', 'materiaal_types'],
  ] as const) {
    const place = placeOf(path)
    expect(place && listAt(place.name, place.params)?.key, path).toBe(list)
  }
})

test('an item of every list that is written has an address, with those of what it stands in', () => {
  for (const list of model.entities.filter((one) => one.isLookup && one.scope !== 'global')) {
    const ids = [...(itemRouteOf(list)?.above ?? []), list].map((_, at) => String(at + 7))
    const route = itemRouteOf(list)?.route ?? expect.fail(list.key)
    const place = placeOf(fill(routeOf(route), paramsOf(list, '1', ids), 'nl'))
    expect([list.key, place?.name]).toEqual([list.key, route])
    expect(Object.values(place?.params ?? {})).toEqual(expect.arrayContaining(['1', ...ids]))
  }
})
