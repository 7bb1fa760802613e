import { type EntityKey, model } from '@vezel/model'
import { argumentsOf } from '@vezel/model/kit/kinds.ts'
import { expect, test } from 'vitest'
import { shownIn } from './open-survey.ts'
import { sourceSelection } from './survey-sources.ts'

const dependent = model.entities.flatMap((entity) => {
  const names = Object.entries(entity.fields).flatMap(([name, field]) => (argumentsOf(field).onderzoek ? [name] : []))
  return names.length > 0 ? [[entity.key as EntityKey, names] as const] : []
})

test.each(dependent)(
  'every value of a %s that depends on the survey is asked for the one that is shown',
  (key, names) => {
    const entity = model.named(key)
    const everything = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, true]))
    expect(Object.keys(shownIn('nu', key, everything)).sort()).toEqual([...names].sort())
  },
)

test('so are those of the records on the way, and nothing else is', () => {
  const asked = shownIn('nu', 'source', sourceSelection)
  expect(asked.materiaal_status).toEqual({ onderzoek: 'nu' })
  expect(asked['locaties.toestand']).toEqual({ onderzoek: 'nu' })
  expect(asked['locaties.behandeling_status']).toEqual({ onderzoek: 'nu' })
  expect(asked).not.toHaveProperty('nummer')
  expect(shownIn('nu', 'finding', { bron_locatie: { toestand: true, bron: { toestand: true } } })).toEqual({
    'bron_locatie.toestand': { onderzoek: 'nu' },
    'bron_locatie.bron.toestand': { onderzoek: 'nu' },
  })
})
