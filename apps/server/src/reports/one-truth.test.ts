import { isContradiction } from '@vezel/report/derive.ts'
import { isPresent } from '@vezel/report/facts/locations.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { dossiersOf } from '../testing/truth/random.ts'
import {
  againstSuitable,
  classesMissed,
  leftOut,
  locationHolds,
  placesNotSeen,
  samplesOf,
  sourceHolds,
  spaceHolds,
  unaccountedPlaces,
  visitsMissed,
} from '../testing/truth/rules.ts'
import { expectedOf, printedOf, tellerOf } from '../testing/truth/told.ts'

let api: Awaited<ReturnType<typeof testApi>>
let teller: ReturnType<typeof tellerOf>
beforeAll(async () => {
  api = await testApi()
  teller = tellerOf(api)
})
afterAll(() => api.close())

test('the report prints what the API answers, and the API what the rules say, of random dossiers', async () => {
  await fc.assert(
    fc.asyncProperty(dossiersOf({ minLength: 26, maxLength: 34 }), async (draft) => {
      const { ids, facts, screen } = await teller.tell(draft)
      const all = samplesOf(draft)
      expect(printedOf(facts)).toEqual(expectedOf(screen))

      const answered = new Map(screen.sources.flatMap(({ locaties }) => locaties.map((one) => [one.id, one])))
      const places = draft.sources.flatMap(({ locations }) => locations)
      expect(
        places.map((_, n) => {
          const one = answered.get(ids.locations[n] ?? '')
          return {
            isSeen: one?.in_onderzoek,
            isKnownSuspect: one?.ongezien_verdacht,
            weight: one?.materiaal_status?.prioriteit ?? null,
            presence: one?.toestand,
            amount: one?.hoeveelheid,
            isContradicted: one?.tegenspraak,
          }
        }),
      ).toEqual(places.map((place) => told(locationHolds(place, draft, all))))

      const sources = new Map(screen.sources.map((source) => [source.id, source]))
      expect(
        ids.sources.map((id) => {
          const source = sources.get(id)
          return {
            isShown: source?.in_onderzoek,
            weight: source?.materiaal_status?.prioriteit ?? null,
            presence: source?.toestand,
            amount: source?.hoeveelheid_totaal,
            dangerous: source?.gevaarlijk,
            class: source?.smart_risicoklasse?.value ?? null,
            unaccounted: source?.locaties.some(
              ({ toestand, materiaal_status }) => toestand === 'niet_aangetroffen' && materiaal_status !== null,
            ),
            classIsMissing: source?.klasse_ontbreekt,
          }
        }),
      ).toEqual(draft.sources.map((source) => sourceHolds(source, draft, all)))

      const spaces = new Map(screen.spaces.map((space) => [space.id, space]))
      expect(
        ids.spaces.map((id) => ({
          examined: spaces.get(id)?.onderzocht,
          outcome: spaces.get(id)?.uitkomst,
          coverage: spaces.get(id)?.dekking,
        })),
      ).toEqual(draft.spaces.map((_, n) => spaceHolds(n, draft, all)))

      const contradicted = facts.gaps.filter(isContradiction)
      expect(contradicted.map(({ about }) => about)).toEqual(againstSuitable(draft))
      expect(facts.contradictions).toHaveLength(contradicted.length)
      const unclassed = facts.gaps.filter(({ code }) => code === 'classNotApplicable')
      expect(unclassed.map(({ code, label }) => `${code} ${label.nl}`)).toEqual(classesMissed(draft))
      const named = (codes: RegExp) => facts.gaps.filter(({ code }) => codes.test(code))
      expect(named(/^visit/).map(({ code, label }) => `${code} ${label.nl}`)).toEqual(visitsMissed(draft))
      expect(named(/^provenNotFound$/).map(({ label }) => label.nl.split(' ')[0])).toEqual(unaccountedPlaces(draft))
      expect(named(/^placeNotSeen$/).map(({ label }) => label.nl)).toEqual(placesNotSeen(draft))
      // Whatever kind of sample showed asbestos, the summary words it.
      for (const { fibres, samples, locations } of facts.sources) {
        const there = locations.filter(isPresent).flatMap(({ row }) => row.inventarisaties.map(({ id }) => id))
        const proving = samples
          .filter(({ row }) => there.includes(row.bron_locatie_inventarisatie?.id ?? ''))
          .some(({ lines }) => lines.some(({ kind }) => kind === 'found'))
        if (proving) expect(fibres.map(({ fibre }) => fibre).join()).toMatch(/Chrysotiel|Amosiet/)
      }
      const missed = facts.gaps.filter(({ code }) => code.startsWith('sourceLeftOut'))
      expect(missed.map(({ code, label }) => `${code} ${label.nl}`)).toEqual(leftOut(draft))
    }),
    // Making a dossier smaller takes minutes: with `endOnFailure: false` and a longer time-out, when one fails.
    { numRuns: 3, endOnFailure: true },
  )
}, 30_000)

/** What the API says of a place: that nobody saw it shows in its space alone. */
const told = ({ isUnseenSuspect: _, ...place }: ReturnType<typeof locationHolds>) => place
