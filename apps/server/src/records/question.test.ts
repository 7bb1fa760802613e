import { readFileSync } from 'node:fs'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { kindOf } from '../kinds/index.ts'
import { single } from '../kinds/sdl-names.ts'
import { questionOf, type Selected } from './question.ts'

const schema = buildSchema(readFileSync(new URL('../graphql/schema.graphql', import.meta.url), 'utf8'))
const asked = model.entities.filter((entity) => single(entity) in (schema.getQueryType()?.getFields() ?? {}))

/** All that can be asked of a record, and of the records that it leads to as many levels down as `levels`. */
function everything(entity: Entity, levels: number): Selected {
  const below = (key: string): Selected => (levels === 0 ? { id: true } : everything(model.named(key), levels - 1))
  const own = Object.entries(entity.fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    const isAnswered = !field.writeOnly && kindOf(field).graphql.output(field, '') !== undefined
    return isAnswered ? [[name, target ? below(target) : true] as const] : []
  })
  const back = model.inverses(entity).map(({ name, from }) => [name, below(from.key)] as const)
  return Object.fromEntries([['id', true], ...own, ...back])
}

/** What no other kind of the same abstract record has. */
const onlyOf = (kind: Entity): Selected => {
  const others = model.variants(model.stored(kind)).filter((other) => other !== kind)
  const isShared = (name: string) =>
    others.some((other) => name in other.fields || model.inverses(other).some((back) => back.name === name))
  return Object.fromEntries(Object.entries(everything(kind, 0)).filter(([name]) => name === 'id' || !isShared(name)))
}

test.each(asked.map(({ key }) => key))('whatever is selected of one %s, the API understands the question', (key) => {
  const entity = model.named(key)
  const kinds = Object.fromEntries(model.variants(entity).map((kind) => [kind.key, onlyOf(kind)]))
  const question = questionOf(entity, everything(entity, 1), kinds)
  expect(validate(schema, parse(question)).map(({ message }) => message)).toEqual([])
})

test('an argument is one variable, wherever it is taken, and what is of one kind stands apart', () => {
  const selection = {
    asset: { title: true, sub_assets: { uitkomst: true } },
    bronnen: { toestand: true, locaties: { aantal_monsters: true } },
  } as const
  expect(questionOf(model.entity('inventoryAsset'), selection, { building: { renovatiejaar: true } })).toBe(
    'query($id: ID!, $onderzoek: ID, $dag: Date) { row: inventarisatieAsset(id: $id) {' +
      ' asset { title sub_assets { uitkomst(onderzoek: $onderzoek, dag: $dag) } }' +
      ' particulars: asset { ... on VastgoedAsset { renovatiejaar } }' +
      ' bronnen { toestand(onderzoek: $onderzoek, dag: $dag) locaties { aantal_monsters(onderzoek: $onderzoek) } } } }',
  )
})

test('refuses to look below a value', () => {
  expect(() => questionOf(model.entity('survey'), { nummer: { id: true } })).toThrow('Onderzoek has no record nummer')
})
