import { model } from '@vezel/model'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { keepClosedSurveys } from '../entities/shared/closed-surveys.ts'
import { testApi } from '../testing/api.ts'
import { setState } from '../testing/closed.ts'
import type { DossierDraft, LocationDraft, WrittenDossier } from '../testing/dossier.ts'
import { finishSamples } from '../testing/finish-samples.ts'
import { asPrinted } from '../testing/reports.ts'
import { dossierOf, one, pending, positive, result } from '../testing/truth/drafts.ts'
import { happens, laterEvents } from '../testing/truth/events.ts'
import { dossiersOf } from '../testing/truth/random.ts'
import { expectedOf, printedOf, type Screen, tellerOf } from '../testing/truth/told.ts'
import { fingerprintOf } from './fingerprint.ts'

/** What a closed survey says does not move, whatever becomes known in others. */
let api: Awaited<ReturnType<typeof testApi>>
let teller: ReturnType<typeof tellerOf>
let manager: Session
beforeAll(async () => {
  api = await testApi()
  manager = await api.as('mo@eerste.test')
  teller = tellerOf(api)
})
afterAll(() => api.close())

const owner = () => api.services.pools.owner
/** Closing and opening again is for managers. */
const lead = (event: string, survey: string, input?: Record<string, unknown>) =>
  api.get(
    'mutation($id: ID!, $event: String!, $input: UpdateOnderzoekInput) { transitionOnderzoek(id: $id, event: $event, input: $input) { id } }',
    { id: survey, event, input },
    manager,
  )
/** Closes the survey of a dossier by the road of the product, with a report that was released: that its data are still those is asked. */
async function close({ survey, report }: WrittenDossier): Promise<void> {
  await asPrinted(api, report, manager)
  await owner().query('update "rapport" set "vrijgegeven_op" = now() where "id" = $1', [report])
  await setState(owner(), model.entity('report'), report, 'vrijgegeven')
  await lead('complete', survey)
}

/** The part of the answers that is about the survey: what it knows of places and spaces, and its own findings. */
function ofSurvey({ sources, samples, spaces }: Screen, own: ReadonlySet<string>, known: ReadonlySet<string>) {
  return {
    sources: sources.map((source) => ({
      ...source,
      locaties: source.locaties
        .filter(({ id }) => known.has(id))
        .map((row) => ({ ...row, inventarisaties: row.inventarisaties.filter(({ id }) => own.has(id)) })),
    })),
    samples,
    spaces: spaces.filter(({ id }) => known.has(id)),
  }
}

/** Ids of the findings of the reported survey, and of the places and spaces that were there. */
function idsOf(draft: DossierDraft, ids: WrittenDossier) {
  const findings = draft.sources.flatMap(({ locations }) => locations.flatMap((location) => location.findings))
  const own = ids.findings.filter((_, n) => draft.visits[findings[n]?.visit ?? -1]?.survey === 'own')
  return [new Set(own), new Set([...ids.locations, ...ids.spaces])] as const
}

test('nothing that is found, written or changed in other surveys moves a closed one, on the screen or in print', async () => {
  await fc.assert(
    fc.asyncProperty(
      dossiersOf({ minLength: 8, maxLength: 12 }),
      fc.shuffledSubarray([...laterEvents], { minLength: 1 }),
      async (draft, events) => {
        const { ids } = await teller.tell(draft)
        await finishSamples(owner(), ids.survey)
        const open = await teller.retell(ids, draft.day)
        await close(ids)
        const closed = await teller.retell(ids, draft.day)
        // Closing by itself moves nothing.
        expect(expectedOf(closed.screen)).toEqual(expectedOf(open.screen))
        expect(printedOf(closed.facts)).toEqual(printedOf(open.facts))
        expect(fingerprintOf(closed.dossier)).toEqual(fingerprintOf(open.dossier))

        const asOpened = await teller.screenOf(ids, null)
        for (const event of events) await happens(owner(), ids, event)
        const later = await teller.retell(ids, draft.day)
        const [own, known] = idsOf(draft, ids)
        expect(ofSurvey(later.screen, own, known)).toEqual(ofSurvey(closed.screen, own, known))
        expect(ofSurvey(await teller.screenOf(ids, null), own, known)).toEqual(ofSurvey(asOpened, own, known))
        expect(later.facts).toEqual(closed.facts)
        expect(fingerprintOf(later.dossier)).toEqual(fingerprintOf(closed.dossier))
      },
    ),
    { numRuns: 3, endOnFailure: true },
  )
}, 60_000)

describe('what a closed survey takes over', () => {
  const to = (id: string) => ({ connect: { id } })
  const referring: DossierDraft = dossierOf([
    { space: 0, findings: [{ visit: 0, method: 'eigen_monster', samples: [pending] }] },
    one({ method: 'verwijzing_monster', refersTo: 0 }),
  ])
  const inheriting = (samples = [result('Niet aangetoond')]) =>
    dossierOf([
      {
        space: 0,
        findings: [
          { visit: 0, method: 'eigen_monster', samples },
          { visit: 1, method: 'te_bemonsteren', aangetroffen: 'niet_controleerbaar', hoeveelheid: null },
        ],
      },
    ])
  const changedSince = async ({ survey }: WrittenDossier) =>
    (
      (await api.get('query($id: ID!) { onderzoek(id: $id) { gewijzigd_sinds } }', { id: survey })) as {
        gewijzigd_sinds: string | null
      }
    ).gewijzigd_sinds
  const openEarlier = ({ earlier }: WrittenDossier) => setState(owner(), model.entity('survey'), earlier, 'actief')

  /** What the laboratory finds in a sample, by the calls of the product; the analysis is said to be of a day before the closing. */
  async function resultComesIn(sample: string) {
    const laboratory = await api.create(
      'laboratory',
      { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
      await api.as('ada@eerste.test'),
    )
    const analysis = await api.create(
      'analysis',
      {
        monster: to(sample),
        laboratorium: to(laboratory),
        analyse_methode: to(await api.item('analyse_methodes', 'Polarisatiemicroscopie (NEN 5896)')),
        geanalyseerd_op: '2025-06-03 10:00:00',
      },
      manager,
    )
    const fibre = await api.item('analyse_materialen', 'Amosiet')
    const [found] = (await api.get(
      `query($fibre: ID!) { analyse_resultaten(filter: { value: { eq: "Aangetoond" }, analyse_materiaal: { eq: $fibre } }) { id } }`,
      { fibre },
    )) as { id: string }[]
    const [content] = (await api.get(
      'query($fibre: ID!) { analyse_resultaat_hoeveelheden(filter: { analyse_materiaal: { eq: $fibre } }, limit: 1) { id } }',
      { fibre },
    )) as { id: string }[]
    await api.create(
      'result',
      {
        analyse_resultaat_hoeveelheid: to(content?.id ?? ''),
        analyse: to(analysis),
        analyse_materiaal: to(fibre),
        analyse_resultaat: to(found?.id ?? ''),
      },
      manager,
    )
  }

  test('is a sample that had no result: it stays suspected and out, the sample is named, and its own survey says found', async () => {
    const { ids, facts } = await teller.tell(referring)
    expect(facts.sources[0]).toMatchObject({ kind: 'suspected', pending: true })
    await close(ids)
    await openEarlier(ids)
    expect(await changedSince(ids)).toBeNull()
    await resultComesIn(ids.samples[0] ?? '')

    const later = await teller.retell(ids, null)
    expect(later.screen.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 2 } })
    expect(later.facts.sources[0]).toMatchObject({ kind: 'suspected', pending: true, fibres: [] })
    expect(later.facts.sources[0]?.takenOver).toEqual([expect.stringContaining('uitslag ontbreekt')])
    expect(await changedSince(ids)).toMatch(/^M01 E-/)
    const elsewhere = await teller.screenOf({ ...ids, survey: ids.earlier }, null)
    expect(elsewhere.sources[0]).toMatchObject({ materiaal_status: { prioriteit: 1 } })

    // Whoever opens it again takes over what is known now; what was released said otherwise, and goes on saying so.
    await lead('reopen', ids.survey, { heropen_reden: 'De uitslag is binnen' })
    const report = await api.create('report', { onderzoek: to(ids.survey), wijziging: 'Uitslag bekend' }, manager)
    const reopened = await teller.retell({ ...ids, report }, null)
    expect(reopened.facts.sources[0]).toMatchObject({ kind: 'found', fibres: [{ fibre: 'Amosiet' }] })
    expect((await teller.retell(ids, null)).facts.sources[0]?.kind).toBe('suspected')
    // It closes with a version that tells what is known now.
    await expect(lead('complete', ids.survey)).rejects.toThrow('geen nieuwe versie')
    await setState(owner(), model.entity('report'), ids.report, 'vervallen')
    await close({ ...ids, report })
    expect((await teller.retell({ ...ids, report }, null)).facts.sources[0]?.kind).toBe('found')
  })

  test('is what an earlier survey said of a place that could not be checked: the place is named when that changes', async () => {
    const { ids, facts } = await teller.tell(inheriting())
    expect(facts.sources[0]?.kind).toBe('clean')
    await close(ids)
    await openEarlier(ids)
    const answer = await api.ask(
      'mutation($id: ID!, $input: UpdateBronLocatieInventarisatieInput!) { updateBronLocatieInventarisatie(id: $id, input: $input) { id } }',
      { id: ids.findings[0], input: { aangetroffen: 'nee' } },
      manager,
    )
    expect(answer.errors).toBeUndefined()
    const later = await teller.retell(ids, null)
    expect(later.facts.sources[0]).toMatchObject({ kind: 'clean', presence: 'aanwezig' })
    expect(await changedSince(ids)).toBe('B01.1')
  })

  test('is whether anybody had seen a place that it did not see, which decides whether its treatments took anything away', async () => {
    const treatments = [{ status: 'deels_gesaneerd', datum: '2026-03-05', hoeveelheid: 3 }]
    const elsewhere = dossierOf([
      one({ samples: [positive] }),
      { space: 0, findings: [{ visit: 0, method: 'visueel', chosen: 'Asbesthoudend', hoeveelheid: 10 }], treatments },
    ])
    const call = (name: string, ids: WrittenDossier) =>
      api.get(
        `mutation($id: ID!) { a: ${name}BronLocatieInventarisatie(id: $id) { id } }`,
        { id: ids.findings[1] },
        manager,
      )
    const place = async (ids: WrittenDossier) =>
      api.get(
        'query($id: ID!, $survey: ID) { bronLocatie(id: $id) { toestand(onderzoek: $survey) is_ongezien(onderzoek: $survey) ongezien_verdacht(onderzoek: $survey) } }',
        { id: ids.locations[1], survey: ids.survey },
      )

    const { ids: seen } = await teller.tell(elsewhere)
    await close(seen)
    const asClosed = await place(seen)
    expect(asClosed).toMatchObject({ toestand: 'deels_verwijderd', is_ongezien: false, ongezien_verdacht: true })
    await openEarlier(seen)
    await call('delete', seen)
    expect(await place(seen)).toEqual(asClosed)

    const { ids: unseen } = await teller.tell(elsewhere)
    await openEarlier(unseen)
    await call('delete', unseen)
    await close(unseen)
    const asClosedUnseen = await place(unseen)
    expect(asClosedUnseen).toMatchObject({ toestand: 'aanwezig', is_ongezien: true, ongezien_verdacht: false })
    await call('restore', unseen)
    expect(await place(unseen)).toEqual(asClosedUnseen)
  })

  test('is kept at a start for surveys that were closed before anything was kept', async () => {
    const { ids } = await teller.tell(inheriting([positive]))
    await setState(owner(), model.entity('survey'), ids.survey, 'afgerond')
    await keepClosedSurveys(owner())
    for (const event of laterEvents.slice(0, 4)) await happens(owner(), ids, event)
    const { facts } = await teller.retell(ids, null)
    expect(facts.sources[0]).toMatchObject({ kind: 'found' })
    expect(facts.sources[0]?.takenOver).toEqual([expect.stringContaining('Chrysotiel')])
  })

  test('and then knows no place that only a later survey has seen', async () => {
    const seenIn = (visit: number): LocationDraft => ({ space: 0, findings: [{ visit, method: 'eigen_monster' }] })
    const { ids } = await teller.tell(dossierOf([seenIn(0), seenIn(1)]))
    await setState(owner(), model.entity('survey'), ids.earlier, 'afgerond')
    await keepClosedSurveys(owner())
    const known = await owner().query(
      'select "bron_locatie_id" as id from "slotstand_locatie" where "onderzoek_id" = $1',
      [ids.earlier],
    )
    expect(known.rows).toEqual([{ id: ids.locations[0] }])
  })

  test('names what was rewritten since in a survey that was imported closed', async () => {
    const { ids } = await teller.tell(inheriting([positive]))
    await setState(owner(), model.entity('survey'), ids.survey, 'afgerond')
    await keepClosedSurveys(owner())
    await openEarlier(ids)
    expect(await changedSince(ids)).toBeNull()
    await api.get(
      'mutation($id: ID!, $input: UpdateBronInput!) { updateBron(id: $id, input: $input) { id } }',
      { id: ids.sources[0], input: { omschrijving: 'Iets anders' } },
      manager,
    )
    expect(await changedSince(ids)).toContain('B01')
  })
})
