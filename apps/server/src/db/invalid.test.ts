import { model } from '@vezel/model'
import { isDrafted } from '@vezel/model/kit/kinds.ts'
import { locales } from '@vezel/model/kit/label.ts'
import { expect, test } from 'vitest'
import { invalid } from './invalid.ts'

test('whatever field of whatever record is refused, the sentence calls it by its name and not by its key', () => {
  const bare = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const { summary } = invalid(entity, [{ path: name, rule: 'isRequired', args: [] }]).args
      const said = summary as Readonly<Record<(typeof locales)[number], string>>
      return isDrafted(field) && locales.some((locale) => said[locale].startsWith(`${name}:`))
        ? [`${entity.key}.${name}`]
        : []
    }),
  )
  expect(bare).toEqual([])
})
