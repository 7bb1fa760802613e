import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { isLabel } from '../kit/label.ts'
import { routes } from '../routes.ts'

/** What explains a field may fall back to Dutch; what names it or one of its words may not. */
const mayBeDutch = 'help'
/** Words that only stand in the Dutch register of asbestos and in that of buildings; their French is still to come. */
const laterFrench = ['visit.fields.lavs_status', 'building.fields.vastgoed_asset_type']

/** Where a label in a value has no French, by the way to it. */
function withoutFrench(value: unknown, path: readonly string[]): string[] {
  if (path.at(-1) === mayBeDutch || laterFrench.includes(path.join('.'))) return []
  if (isLabel(value)) return 'fr' in value && value.fr ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => withoutFrench(below, [...path, key]))
}

test.each(model.entities.map((entity) => [entity.key, entity] as const))(
  '%s is named in French throughout',
  (key, entity) => {
    expect(withoutFrench(entity, [key])).toEqual([])
  },
)

test('so are the menus and tabs', () => {
  expect(withoutFrench(Object.fromEntries(Object.entries(routes).map(([key, { label }]) => [key, label])), [])).toEqual(
    [],
  )
})
