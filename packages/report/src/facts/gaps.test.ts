import { model } from '@vezel/model'
import { grounds } from '@vezel/model/dossier-rules/grounds.ts'
import { dossierRules } from '@vezel/model/dossier-rules/index.ts'
import type { DossierRule } from '@vezel/model/dossier-rules/rule.ts'
import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import type { BevindingRow, BronRow, Dossier } from '../dossier.ts'
import { partly, withFindings, withSource, withSurvey } from '../fixture/changed.ts'
import { DOSSIERS } from '../fixture/nasty.ts'
import { schoolDossier } from '../fixture/school.ts'
import { gapKey, gaps, isArguable } from '../gaps.ts'
import { renderReport } from '../report.tsx'
import { wordsOf } from '../texts/words.ts'

const nl = wordsOf('nl')

test('finds nothing missing in a complete survey', () => {
  expect(gaps(schoolDossier())).toEqual([])
})

test('an explanation is for what was missing when it was given, not for what came later', () => {
  const open = DOSSIERS.contradicted?.() ?? schoolDossier()
  const given = (dossier: Dossier, gat?: string): Dossier => ({
    ...dossier,
    rapport: {
      ...dossier.rapport,
      argumenten: gat
        ? [{ id: 'a', gat, reden: 'Besproken', created_at: '2026-03-26 10:00:00', inventarisatie_user: null }]
        : [],
    },
  })
  const contradicted = (dossier: Dossier) => gaps(dossier).filter(({ code }) => code === 'suitabilityContradicted')
  const [first] = contradicted(open)
  if (!first) throw new Error('nothing contradicts the suitability')
  const keys = gaps(open).map(gapKey)
  expect(new Set(keys).size).toBe(keys.length)
  const argued = given(open, gapKey(first))
  expect(contradicted(argued)[0]?.argument?.reden).toBe('Besproken')
  const [exclusion] = argued.onderzoek.uitgesloten_ruimtes
  const later = {
    ...argued,
    onderzoek: {
      ...argued.onderzoek,
      uitgesloten_ruimtes: [
        ...argued.onderzoek.uitgesloten_ruimtes,
        ...(exclusion ? [{ ...exclusion, id: 'U9', nummer: 'U9' }] : []),
      ],
    },
  }
  expect(contradicted(later).map(({ argument }) => argument)).toContain(null)
})

test('what somebody said who may not say it counts for nothing, and stands beside the gap', () => {
  const open = DOSSIERS.contradicted?.() ?? schoolDossier()
  const [first] = gaps(open).filter(({ code }) => code === 'suitabilityContradicted')
  if (!first) throw new Error('nothing contradicts the suitability')
  const said = (telt: boolean | undefined) => {
    const row = { id: 'a', gat: gapKey(first), reden: 'Besproken', created_at: '2026-03-26 10:00:00' }
    const argumenten = [{ ...row, inventarisatie_user: null, ...(telt !== undefined && { telt }) }]
    const [gap] = gaps({ ...open, rapport: { ...open.rapport, argumenten } }).filter(
      (one) => gapKey(one) === gapKey(first),
    )
    return [gap?.argument?.reden ?? null, gap?.uncounted?.reden ?? null]
  }
  expect(said(true)).toEqual(['Besproken', null])
  expect(said(false)).toEqual([null, 'Besproken'])
  // What was kept before it was asked.
  expect(said(undefined)).toEqual(['Besproken', null])
})

test('names what is missing, with the record to open and a text in two languages', () => {
  const dossier = withSurvey(({ monsters }) => ({
    geschiktheden: [],
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, analyses: [], in_afwachting: true } : row)),
  }))
  expect(gaps(dossier)).toEqual([
    {
      code: 'sampleWithoutResult',
      page: 'sample',
      id: 'monster-M04',
      severity: 'blocks',
      ground: grounds.sampling[0],
      label: { nl: 'M04', en: 'M04' },
      about: '',
      field: { entity: 'analysis', id: null, name: null },
      argument: null,
      uncounted: null,
      text: { nl: 'Monster zonder uitslag: M04', en: 'Sample without result: M04' },
    },
    {
      code: 'suitabilityMissing',
      page: 'survey',
      id: 'onderzoek-1',
      severity: 'blocks',
      ground: grounds.suitability[0],
      label: { nl: '2026-0412', en: '2026-0412' },
      about: '',
      field: { entity: 'suitability', id: null, name: null },
      argument: null,
      uncounted: null,
      text: { nl: 'Geschiktheid niet vastgesteld: 2026-0412', en: 'Suitability not established: 2026-0412' },
    },
  ])
})

test.each([
  ['sourceWithoutClass', 'B02', () => ({ klasse_ontbreekt: true })],
  ['sourceWithoutPhoto', 'B04', (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, fotos: [] })) })],
  [
    'sourceWithoutFinding',
    'B05',
    (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, bevinding: null, inventarisaties: [] })) }),
  ],
  [
    'locationWithoutSpace',
    'B09.1',
    (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, sub_asset: null })) }),
  ],
  [
    'findingWithoutAmount',
    'B09.1',
    (bron: BronRow) => ({
      locaties: bron.locaties.map((row) => ({ ...row, hoeveelheid: null })),
    }),
  ],
  ['amountZero', 'B09.1', (bron: BronRow) => ({ locaties: bron.locaties.map((row) => ({ ...row, hoeveelheid: 0 })) })],
  [
    'statusContradicted',
    'B09.1',
    (bron: BronRow) => ({
      locaties: bron.locaties.map((row) => ({ ...row, tegenspraak: true })),
    }),
  ],
] as const)('reports %s of %s', (code, label, change) => {
  expect(gaps(withSource(label.slice(0, 3), change))).toEqual([
    expect.objectContaining({ code, label: { nl: label, en: label } }),
  ])
})

test('misses what somebody who was interviewed has to do with the asset, where the report tells of it', () => {
  const of = (in_rapport: boolean) =>
    gaps(
      withSurvey(({ interviews }) => ({
        interviews: interviews.map((row) => ({ ...row, functie: null, in_rapport })),
      })),
    )
  expect(of(true).map(({ code, page, id, label }) => [code, page, id, label.nl])).toEqual([
    ['interviewWithoutRole', 'interview', 'S1/1', 'dhr. Dekker'],
    ['interviewWithoutRole', 'interview', 'S1/2', 'Hanneke ter Veen'],
  ])
  expect(of(false)).toEqual([])
})

test('misses all that a report tells of at least, in a survey of which only a visit and a suitability were recorded', () => {
  const empty = withSurvey(({ inventarisatie_asset, onderzoek_asbest, uitvoering }) => ({
    inventarisatie_asset: { ...inventarisatie_asset, asset: { ...inventarisatie_asset.asset, sub_assets: [] } },
    inventarisatie_ruimtes: [],
    uitgesloten_ruimtes: [],
    beperkingen: [],
    bronnen: [],
    monsters: [],
    onderzoek_asbest: onderzoek_asbest && { ...onderzoek_asbest, verborgen_asbest_vermoed: true },
    uitvoering: uitvoering && { ...uitvoering, methode: ' ' },
  }))
  const found = gaps(empty).filter(({ page }) => page === 'survey')
  expect(found.map((gap) => [gap.code, isArguable(gap)])).toEqual([
    ['nothingSurveyed', false],
    ['methodMissing', true],
    ['suspicionOpen', true],
  ])
})

test('a survey that found nothing is complete once somebody says that nothing is suspected', () => {
  const clean = (suspected: boolean | null) =>
    withSurvey(({ onderzoek_asbest }) => ({
      bronnen: [],
      monsters: [],
      onderzoek_asbest:
        suspected === null || onderzoek_asbest === null
          ? null
          : { ...onderzoek_asbest, verborgen_asbest_vermoed: suspected },
    }))
  const codes = (dossier: Dossier) => gaps(dossier).map(({ code }) => code)
  expect(codes(clean(null))).toContain('suspicionOpen')
  expect(codes(clean(true))).toContain('suspicionOpen')
  expect(codes(clean(false))).not.toContain('suspicionOpen')
  // What was surveyed is told of by its spaces.
  expect(codes(clean(false))).not.toContain('nothingSurveyed')
})

test('misses a visit that was carried out', () => {
  expect(gaps(withSurvey(() => ({ is_uitgevoerd: false })))).toEqual([
    expect.objectContaining({
      code: 'suitabilityContradicted',
      text: {
        nl: expect.stringContaining('terwijl het onderzoek nog niet is uitgevoerd'),
        en: expect.stringContaining('while the survey has not been carried out'),
      },
    }),
    expect.objectContaining({ code: 'surveyNotCarriedOut', page: 'survey' }),
  ])
})

test.each([
  ['the day of the report', 0, []],
  ['the day before', -1, ['certificateExpired']],
  ['the day after', 1, []],
] as const)('a certificate that is valid up to and including %s', (_, days, expected) => {
  const { rapport } = schoolDossier()
  const until = new Date(`${rapport.datum}T12:00:00Z`)
  until.setUTCDate(until.getUTCDate() + days)
  const dossier = withSurvey(({ vestiging }) => ({
    vestiging: { ...vestiging, certificaat_geldig_tot: until.toISOString().slice(0, 10) },
  }))
  expect(gaps(dossier).map(({ code }) => code)).toEqual(expected)
})

test('a certificate without a last day does not expire', () => {
  const dossier = withSurvey(({ vestiging }) => ({ vestiging: { ...vestiging, certificaat_geldig_tot: null } }))
  expect(gaps(dossier)).toEqual([])
})

/** The school with something else said of one space, which nobody excluded; null: nothing. */
const saidOfSpace = (nummer: string, onderzocht: 'ja' | 'gedeeltelijk' | 'nee' | 'nvt' | null) =>
  withSurvey(({ inventarisatie_asset, inventarisatie_ruimtes, uitgesloten_ruimtes }) => {
    const space = inventarisatie_asset.asset.sub_assets.find((row) => row.nummer === nummer)
    return {
      uitgesloten_ruimtes: uitgesloten_ruimtes.filter(({ sub_asset }) => sub_asset.id !== space?.id),
      inventarisatie_ruimtes: inventarisatie_ruimtes.flatMap((row) =>
        row.sub_asset.id !== space?.id ? [row] : onderzocht === null ? [] : [{ ...row, onderzocht }],
      ),
    }
  })

test('contradicts that a space was not surveyed, or is no part of the survey, when something was found in it', () => {
  const { onderzoek } = schoolDossier()
  const found = onderzoek.bronnen
    .flatMap(({ locaties }) => locaties)
    .find(({ inventarisaties }) => inventarisaties.some(({ aangetroffen }) => aangetroffen === 'ja'))?.sub_asset
  const codes = (dossier: Dossier) =>
    gaps(dossier)
      .filter(({ page }) => page === 'surveySpace' || page === 'space')
      .map(({ code, label }) => [code, label.nl.split(' ')[0]])
  const nummer = found?.nummer ?? ''
  expect(codes(saidOfSpace(nummer, 'nee'))).toEqual([['spaceContradicted', nummer]])
  expect(codes(saidOfSpace(nummer, 'nvt'))).toEqual([['spaceContradicted', nummer]])
  expect(codes(saidOfSpace(nummer, 'ja'))).toEqual([])
})

test('misses a space of which the survey has nothing to say, once it has started', () => {
  const { sub_assets } = schoolDossier().onderzoek.inventarisatie_asset.asset
  const unlisted = (dossier: Dossier) =>
    gaps(dossier).filter(({ code, page }) => code === 'spaceUnlisted' && page === 'space')
  for (const { id, nummer } of sub_assets
    .slice(0, 3)
    .flatMap((row) => (row.nummer ? [{ ...row, nummer: row.nummer }] : [])))
    expect(unlisted(saidOfSpace(nummer, null)).map((gap) => gap.id)).toEqual([id])
  const planned = withSurvey(() => ({ is_uitgevoerd: false, inventarisatie_ruimtes: [] }))
  expect(unlisted(planned)).toEqual([])
})

test('misses why a part of a space was not seen, until an exclusion or a limitation says it', () => {
  const missing = (dossier: Dossier) => gaps(dossier).filter(({ code }) => code === 'partWithoutExclusion')
  expect(missing(partly()).map(({ label }) => label.nl)).toEqual(['1.11 IB-kamer'])
  const space = partly().onderzoek.inventarisatie_asset.asset.sub_assets.find(({ nummer }) => nummer === '1.11')
  if (!space) throw new Error('the school has no such space')
  expect(
    missing(
      partly(({ beperkingen }) => ({ beperkingen: beperkingen.map((row) => ({ ...row, sub_assets: [space] })) })),
    ),
  ).toEqual([])
  expect(
    missing(
      partly(({ uitgesloten_ruimtes }) => ({
        uitgesloten_ruimtes: uitgesloten_ruimtes.map((row) => ({ ...row, sub_asset: space })),
      })),
    ),
  ).toEqual([])
})

test('a limitation that is not printed explains nothing, and the report does not say that there are none', () => {
  const hidden = partly(({ beperkingen, inventarisatie_asset: { asset } }) => ({
    beperkingen: beperkingen.map((row) => ({
      ...row,
      in_rapport: false,
      sub_assets: asset.sub_assets.filter(({ nummer }) => nummer === '1.11'),
    })),
  }))
  expect(gaps(hidden).map(({ code }) => code)).toContain('partWithoutExclusion')
  const { html } = renderReport({
    dossier: hidden,
    fonts: '',
    policy: '',
    photoSrc: () => null,
    richText: (text) => text,
  })
  expect(html).not.toContain('Er zijn geen beperkingen')
  expect(html).toContain('niet in dit rapport opgenomen (')
})

test('misses the sample or survey of what was taken over, and names the survey of a sample', () => {
  const referring = (to: BevindingRow['verwijst_naar_monster']) =>
    withSource('B09', ({ locaties }) => ({
      locaties: locaties.map((row) => ({
        ...row,
        grond: 'overgenomen' as const,
        bepalend_monster: null,
        overgenomen_van: to === null ? null : { id: 'eerder', nummer: '2024-0007' },
        inventarisaties: row.inventarisaties.map((finding) => ({ ...finding, verwijst_naar_monster: to })),
      })),
    }))
  expect(gaps(referring(null)).map(({ code, label }) => [code, label.nl])).toEqual([['referenceUnlinked', 'B09.1']])
  const linked = referring({ id: 'm', nummer: 'M10', onderzoek: { id: 'eerder', nummer: '2024-0007' } })
  expect(gaps(linked)).toEqual([])
  expect(derive(linked, nl).sources.find(({ row }) => row.nummer === 'B09')?.particulars).toContainEqual([
    'referral',
    'M10 van onderzoek 2024-0007',
  ])
})

/** Every id in a dossier. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [String(part)] : idsIn(part)))
}

test.each(Object.entries(DOSSIERS))(
  'leads from each gap of %s to a record of it and to a field of that',
  (_, dossier) => {
    const known = new Set(idsIn(dossier()))
    const found = gaps(dossier(), new Set(['א', 'ס', 'ב', 'ט', 'ע', 'ל', 'ה', 'ג', '屋', '顶', '上', '的', '石', '棉']))
    expect(found.filter(({ id, field }) => !known.has(id) || (field.id !== null && !known.has(field.id)))).toEqual([])
    const misnamed = found.filter(
      ({ field: { entity, name } }) => name !== null && !(name in model.entity(entity).fields),
    )
    expect(misnamed).toEqual([])
  },
)

test('says of what is missing in a finding in which finding, and in which field of it', () => {
  const dossier = withFindings('B09', () => ({ te_controleren: true }))
  const [finding] = dossier.onderzoek.bronnen.find(({ nummer }) => nummer === 'B09')?.locaties[0]?.inventarisaties ?? []
  expect(gaps(dossier).map(({ code, page, field }) => [code, page, field])).toEqual([
    ['findingToCheck', 'location', { entity: 'finding', id: finding?.id, name: 'te_controleren' }],
  ])
})

test('places every gap at a field that its record has', () => {
  const wrong = Object.values(dossierRules).filter(
    ({ at: { of, field } }: DossierRule) => field !== null && !(field in model.entity(of).fields),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['beperkingen', 'limitation', 'omschrijving'],
  ['uitgesloten_ruimtes', 'exclusion', 'advies'],
  ['opmerkingen', 'remark', 'tekst'],
] as const)('leads from letters without a font in %s to the record and the field', (list, page, name) => {
  const remark = { id: 'o1', titel: 'Dak', tekst: 'Nat', in_rapport: true }
  const dossier = withSurvey((onderzoek) => ({
    opmerkingen: [remark],
    [list]: (list === 'opmerkingen' ? [remark] : onderzoek[list]).map((row, index) =>
      index === 0 ? { ...row, [name]: 'Op het dak אסבסט' } : row,
    ),
  }))
  const id = dossier.onderzoek[list][0]?.id
  const found = gaps(dossier, new Set('אסבט'))
  expect(found.map((gap) => [gap.code, gap.page, gap.id, gap.field])).toEqual([
    ['textUnprintable', page, id, { entity: page, id, name }],
  ])
})

test('a certificate holds on the day of the report, and still on that of the release', () => {
  const expired = (day: string, { vrijgegeven_op = null as string | null, vandaag = '2026-03-20' } = {}) => {
    const dossier = withSurvey(({ vestiging }) => ({
      vestiging: { ...vestiging, certificaat_geldig_tot: '2026-03-26' },
    }))
    const dated = { ...dossier, vandaag, rapport: { ...dossier.rapport, datum: day, vrijgegeven_op } }
    return gaps(dated).some(({ code }) => code === 'certificateExpired')
  }
  expect(expired('2026-03-26')).toBe(false)
  expect(expired('2026-03-27')).toBe(true)
  expect(expired('2026-03-26', { vandaag: '2026-03-26' })).toBe(false)
  expect(expired('2026-03-26', { vandaag: '2026-03-27' })).toBe(true)
  // Once it is released its day no longer moves.
  expect(expired('2026-03-26', { vandaag: '2026-09-01', vrijgegeven_op: '2026-03-26 12:00:00' })).toBe(false)
  expect(expired('2026-03-26', { vrijgegeven_op: '2026-03-27 08:00:00' })).toBe(true)
})
