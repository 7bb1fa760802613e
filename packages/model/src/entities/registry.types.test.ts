import { expect, expectTypeOf, test } from 'vitest'
import { type Entity, entity } from '../kit/entity.ts'
import { belongsTo, choice, text } from '../kit/field.ts'
import { defineRegistry } from '../kit/registry.ts'
import { model, type Registry, type ResultOf, type RowOf, select } from './index.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

const label = { nl: 'Proef', en: 'Trial' }
const base = {
  key: 'trial',
  api: { type: 'Proef', plural: 'proeven' },
  label,
  plural: label,
  access: { read: 'member', create: 'member', update: 'member', delete: 'member' },
} as const
const fields = {
  naam: text({ label, required: true }),
  soort: choice({ groot: label, klein: label }, { label }),
}

test('a definition refuses the name of a field that it does not have', () => {
  entity({ ...base, fields, title: ['naam'], form: [{ title: label, fields: ['naam', 'soort'] }] })
  // @ts-expect-error a misspelt field in the title
  entity({ ...base, fields, title: ['nam'] })
  // @ts-expect-error a misspelt field on the form
  entity({ ...base, fields, title: ['naam'], form: [{ title: label, fields: ['soorten'] }] })
  // @ts-expect-error a misspelt column
  entity({ ...base, fields, title: ['naam'], table: { columns: ['name'] } })
  // @ts-expect-error a misspelt field that is hidden
  entity({ ...base, fields, title: ['naam'], hide: { sort: () => true } })
  // @ts-expect-error a condition on a field that does not exist
  entity({ ...base, fields, title: ['naam'], hide: { naam: (draft) => draft.sort === 'groot' } })
  // @ts-expect-error a condition on a word the choice does not have
  entity({ ...base, fields, title: ['naam'], hide: { naam: (draft) => draft.soort === 'middel' } })
  // @ts-expect-error a relation to be part of that does not exist
  entity({ ...base, fields, title: ['naam'], partOf: 'onderzoek' })
  // @ts-expect-error a default that is no choice
  choice({ groot: label, klein: label }, { label, default: 'middel' })
})

test('the life of a record is told in its own fields', () => {
  const states = { initial: 'groot', states: { groot: { step: 0 }, klein: { step: 4 } } } as const
  const shrink = { from: ['groot'], to: 'klein', label, leads: 'on', who: 'member' } as const
  const needy = { ...shrink, requires: ['nam'] } as const
  entity({ ...base, fields, title: ['naam'], transitions: { ...states, field: 'soort', events: { shrink } } })
  // @ts-expect-error a misspelt field that holds the state
  entity({ ...base, fields, title: ['naam'], transitions: { ...states, field: 'sort', events: { shrink } } })
  // @ts-expect-error a misspelt field that an event requires
  entity({ ...base, fields, title: ['naam'], transitions: { ...states, field: 'soort', events: { shrink: needy } } })
})

test('a key that stands in the code gives its definition, a misspelt one does not compile', () => {
  expectTypeOf(model.entity('survey')).toEqualTypeOf<Registry['survey']>()
  expectTypeOf(model.named('survey')).toEqualTypeOf<Entity>()
  // @ts-expect-error no entity has the key "surveys"
  expect(() => model.entity('surveys')).toThrow('surveys')
  expect(() => model.named('surveys')).toThrow('surveys')
})

test('the registry refuses a relation to an entity that it does not have', () => {
  const trial = entity({ ...base, fields: { ...fields, deel_van: belongsTo('trial', {}) }, title: ['naam'] })
  const stray = entity({ ...base, fields: { ...fields, deel_van: belongsTo('trail', {}) }, title: ['naam'] })
  defineRegistry({ trial })
  // @ts-expect-error no entity has the key "trail"
  defineRegistry({ trial: stray })
})

test('a row tells what may be empty', () => {
  expectTypeOf<RowOf<'finding'>['bron_locatie']>().toEqualTypeOf<string>()
  expectTypeOf<RowOf<'finding'>['hoeveelheid']>().toEqualTypeOf<number | null>()
  expectTypeOf<RowOf<'finding'>['aangetroffen']>().toEqualTypeOf<'ja' | 'nee' | 'niet_controleerbaar'>()
  expectTypeOf<RowOf<'visit'>['inspecteurs']>().toEqualTypeOf<string[]>()
  expectTypeOf<RowOf<'sample'>['id']>().toEqualTypeOf<string>()
  // @ts-expect-error a misspelt field of a row
  expectTypeOf<RowOf<'finding'>['hoeveelheden']>()
})

test('a selection is checked to its depth', () => {
  select('survey', { nummer: true, inventarisatie_asset: { asset: { title: true } } })
  select('source', { locaties: { inventarisaties: { monsters: { analyses: { resultaten: { waarde: true } } } } } })
  // @ts-expect-error a misspelt field
  select('survey', { numer: true })
  // @ts-expect-error a misspelt field of a related record
  select('survey', { inventarisatie_asset: { asset: { titel: true } } })
  // @ts-expect-error a misspelt list
  select('source', { lokaties: { nummer: true } })
  // @ts-expect-error a relation wants a selection
  select('source', { locaties: true })
})

test('a variant has what points at its abstract entity', () => {
  select('building', {
    straatnaam: true,
    sub_assets: { naam: true },
    inventarisatie_asset: { onderzoeken: { nummer: true } },
  })
  select('space', { onderliggende_ruimtes: { oppervlakte: true }, bron_locaties: { nummer: true } })
  // @ts-expect-error a vessel has no street
  select('vessel', { straatnaam: true })
})

test('an answer has the shape of what was asked', () => {
  const _asked = select('survey', {
    nummer: true,
    einddatum: true,
    vestiging: { naam: true },
    is_uitgevoerd: true,
    projectleider: { full_name: true },
    onderzoek_klant: { klant: { naam: true } },
    inventarisaties: { start: true, inspecteurs: { initialen: true } },
    frontfoto: { url: true },
  })
  type Answer = ResultOf<'survey', typeof _asked>
  expectTypeOf<Answer['nummer']>().toEqualTypeOf<string>()
  expectTypeOf<Answer['einddatum']>().toEqualTypeOf<string | null>()
  expectTypeOf<Answer['is_uitgevoerd']>().toEqualTypeOf<boolean>()
  expectTypeOf<Answer['vestiging']['naam']>().toEqualTypeOf<string>()
  expectTypeOf<NonNullable<Answer['projectleider']>['full_name']>().toEqualTypeOf<string | null>()
  expectTypeOf<null>().toExtend<Answer['projectleider']>()
  expectTypeOf<NonNullable<Answer['onderzoek_klant']>['klant']['naam']>().toEqualTypeOf<string>()
  expectTypeOf<Answer['inventarisaties'][number]['start']>().toEqualTypeOf<string | null>()
  expectTypeOf<Answer['inventarisaties'][number]['inspecteurs'][number]['initialen']>().toEqualTypeOf<string | null>()
  expectTypeOf<NonNullable<Answer['frontfoto']>['url']>().toEqualTypeOf<string | null>()
  // @ts-expect-error it was not asked
  expectTypeOf<Answer['startdatum']>()
})
