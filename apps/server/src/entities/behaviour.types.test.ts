import { expectTypeOf, test } from 'vitest'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour, Behaviours } from './behaviour.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself.

const sql = () => 'null'
const free = async () => undefined

test('a behaviour has the SQL of every computed field of its definition, and of no other', () => {
  const address: Behaviour<'address'> = { computed: { adres: sql } }
  // @ts-expect-error `adres` has no SQL
  const none: Behaviour<'address'> = { computed: {} }
  // @ts-expect-error nor has it without any
  const absent: Behaviour<'address'> = {}
  // @ts-expect-error an address has no computed field of that name
  const other: Behaviour<'address'> = { computed: { adres: sql, adress: sql } }
  // @ts-expect-error a remark has no computed fields
  const nothing: Behaviour<'remark'> = { computed: { titel: sql } }
  return [address, none, absent, other, nothing]
})

test('a variant leaves to its abstract entity what that computes', () => {
  const space: Behaviour<'space'> = { computed: { aantal_bronlocaties: sql } }
  // @ts-expect-error the full name is the abstract entity's
  const double: Behaviour<'space'> = { computed: { aantal_bronlocaties: sql, volledige_naam: sql } }
  return [space, double]
})

test('a behaviour has every check that its transitions name, and no other', () => {
  type Guarded = Pick<Behaviour<'survey'>, 'guards'>
  const guards = {
    isPrepared: free,
    isToldToCertifier: free,
    isCarriedOutByEntitled: free,
    mayComplete: free,
    samplesAreFinal: free,
    releaserIsAnother: free,
    hasReleasedReport: free,
    hasNoReleasedReport: free,
    nothingAtLaboratory: free,
    nothingFoundYet: free,
    wasCancelledLately: free,
    nothingToCheck: free,
    maySurvey: free,
    isStillReleased: free,
    nothingHasChanged: free,
  }
  const survey: Guarded = { guards }
  // @ts-expect-error nobody checks `hasReleasedReport`
  const none: Guarded = { guards: { ...guards, hasReleasedReport: undefined } }
  // @ts-expect-error no event names it
  const other: Guarded = { guards: { ...guards, hasEnded: free } }
  // @ts-expect-error a visit decides `hasBegun` itself, by a rule of its definition
  const rule: Pick<Behaviour<'visit'>, 'guards'> = { guards: { somebodyIsEntitled: free, hasBegun: free } }
  // @ts-expect-error a remark has no life
  const nothing: Behaviour<'remark'> = { guards: { hasBegun: free } }
  return [survey, none, other, rule, nothing]
})

test('what has computed fields or guards has a behaviour, and a behaviour has an entity', () => {
  type May = { [K in keyof Behaviours]?: unknown }
  expectTypeOf<undefined>().not.toExtend<Behaviours['survey']>()
  expectTypeOf<undefined>().toExtend<Behaviours['remark']>()
  // @ts-expect-error no entity has the key "addres"
  const stray: May = { addres: {} }
  return stray
})

test('records and drafts have the fields of the definition', async () => {
  expectTypeOf<StoredOf<'visit'>['onderzoek']>().toEqualTypeOf<string>()
  expectTypeOf<StoredOf<'visit'>['inspecteurs']>().toEqualTypeOf<string[]>()
  expectTypeOf<StoredOf<'survey'>['geldigheid_jaren']>().toEqualTypeOf<number | null>()
  expectTypeOf<DraftOf<'visit'>['onderzoek']>().toEqualTypeOf<string | null | undefined>()
  // @ts-expect-error what is computed is not stored
  expectTypeOf<StoredOf<'source'>['materiaal_status']>()
  const _visit: Behaviour<'visit'> = {
    computed: {
      bezoekplan_gemaakt_op: () => 'null',
      land: () => "'NL'",
      vrije_dagen: () => "''",
      meldplicht: () => 'true',
      onbevoegd: () => 'null',
    },
    guards: { isOfStartedSurvey: free, somebodyIsEntitled: free },
    async prepare(draft, work) {
      draft.vestiging ??= (await work.find('survey', draft.onderzoek))?.vestiging ?? null
      // @ts-expect-error a misspelt field of a draft
      draft.vestinging = null
      // @ts-expect-error a survey has no such field
      await work.find('survey', draft.onderzoek).then((survey) => survey?.nummerr)
    },
  }
  // @ts-expect-error no entity has the key "surveys"
  expectTypeOf<Work['find']>().toBeCallableWith('surveys', '1')
})
