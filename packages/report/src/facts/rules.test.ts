import { groundText } from '@vezel/model/dossier-rules/grounds.ts'
import { type DossierGap, dossierRules, type GapCode, gapsIn } from '@vezel/model/dossier-rules/index.ts'
import { ruledCodes } from '@vezel/model/rules/ruled-codes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  AnalyseRow,
  BevindingRow,
  BronLocatieRow,
  BronRow,
  Dossier,
  FotoRow,
  MonsterRow,
  OnderzoekRow,
  SubAssetRow,
  VscpRow,
  WaarnemingRow,
} from '../dossier.ts'
import { partly, planOfAll, withFindings, withSource, withSurvey } from '../fixture/changed.ts'
import { DOSSIERS } from '../fixture/nasty.ts'
import { schoolDossier } from '../fixture/school.ts'
import { item } from '../fixture/school-items.ts'

// Each defect is put into the school, of which every rule holds, and found by its own rule alone.

const coded = (code: string) => item(code, code, null, code)
const within = (change: (row: BronLocatieRow) => Partial<BronLocatieRow>) => (bron: BronRow) => ({
  locaties: bron.locaties.map((row, index) => (index === 0 ? { ...row, ...change(row) } : row)),
})
/** The school with the first place of its ninth source changed, of which it has only one. */
const atPlace = (change: (row: BronLocatieRow) => Partial<BronLocatieRow>) => withSource('B09', within(change))
const ofFinding = (change: Partial<BevindingRow>) => withFindings('B09', () => change)
const ofSample = (change: (row: MonsterRow) => Partial<MonsterRow>) =>
  withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, ...change(row) } : row)),
  }))
const ofAnalysis = (change: Partial<AnalyseRow>) =>
  ofSample(({ analyses }) => ({ analyses: analyses.map((one) => ({ ...one, ...change })) }))
const ofClass = (code: string, prioriteit: number) => ({ ...coded(code), prioriteit })

/** The fibre that decides at a place. */
function proven(fibre: string): Partial<BronLocatieRow> {
  const sample = schoolDossier().onderzoek.monsters.find(({ nummer }) => nummer === 'M01')
  if (!sample) throw new Error('the school has no M01')
  return {
    bepalend_monster: {
      ...sample,
      onderzoek: { id: 'onderzoek-1', nummer: '1' },
      analyses: sample.analyses.map((one) => ({
        ...one,
        resultaten: one.resultaten.map((result) => ({ ...result, analyse_materiaal: coded(fibre) })),
      })),
    },
  }
}
const sourceOf = (change: Partial<BronRow>, place: Partial<BronLocatieRow>, finding: Partial<BevindingRow>): Dossier =>
  withSource('B09', (bron) => ({
    ...change,
    locaties: bron.locaties.map((row) => ({
      ...row,
      ...place,
      inventarisaties: row.inventarisaties.map((one) => ({ ...one, ...finding })),
    })),
  }))
const sound: Partial<BevindingRow> = {
  conditie: coded('goed'),
  beschadiging: coded('geen'),
  beschadiging_percentage: null,
}
const bare = withSurvey(({ bronnen, monsters, onderzoek_asbest }) => ({
  bronnen: bronnen.slice(0, 0),
  monsters: monsters.slice(0, 0),
  onderzoek_asbest: onderzoek_asbest && { ...onderzoek_asbest, verborgen_asbest_vermoed: true },
}))
const survey = (change: (onderzoek: OnderzoekRow) => Partial<OnderzoekRow>) => withSurvey(change)
const noSuitability = { geschiktheden: [] }
const leavingOut = (change: Partial<OnderzoekRow> = {}): Dossier => {
  const dossier = withSource('B09', () => ({ in_rapport: false }))
  return { ...dossier, onderzoek: { ...dossier.onderzoek, ...change } }
}
const firstOnly = <Row>(rows: readonly Row[], change: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === 0 ? { ...row, ...change } : row))

/** The school with a space in which nothing was found, and which nobody saw. */
const unseen = (onderzocht: 'nee' | 'nvt'): Dossier =>
  survey(({ inventarisatie_ruimtes, inventarisatie_asset, bronnen }) => {
    const { asset } = inventarisatie_asset
    const found = new Set(bronnen.flatMap(({ locaties }) => locaties.map(({ sub_asset }) => sub_asset?.id)))
    const space = asset.sub_assets.find((row) => row.onderzocht === 'ja' && !found.has(row.id))
    return {
      inventarisatie_ruimtes: inventarisatie_ruimtes.map((row) =>
        row.sub_asset.id === space?.id ? { ...row, onderzocht, opmerking: ' ' } : row,
      ),
      inventarisatie_asset: {
        ...inventarisatie_asset,
        asset: {
          ...asset,
          sub_assets: asset.sub_assets.map((row) =>
            row === space
              ? {
                  ...row,
                  onderzocht,
                  uitkomst: 'niet_onderzocht' as const,
                  dekking: onderzocht === 'nvt' ? ('buiten_opdracht' as const) : ('nog_niet' as const),
                }
              : row,
          ),
        },
      },
    }
  })

/** The school with places of its first source that nobody could look at, of those that were established so. */
const unchecked = (method: string, opmerking: string) =>
  withFindings('B01', ({ bron_locatie_analysemethode: own }) =>
    own.code === method ? { aangetroffen: 'niet_controleerbaar', opmerking } : {},
  )

/** The first observation of the school as another one, of a space. */
const observing = (rows: readonly WaarnemingRow[], code: string, space: SubAssetRow | undefined) =>
  firstOnly(rows, { waarneming_type: coded(code), bron_locatie: null, ...(space && { sub_asset: space }) })

/** The school with a check plan of one entry, which is right but for this. */
const entry = (change: Partial<VscpRow>): VscpRow => ({
  ...{ id: 'regel', nummer: 'A-1.01', apparaat: null, motivatie: null, massa: null, result: null, bevinding: null },
  ...{ vscp_zone: coded('zone'), vscp_system: coded('systeem'), vscp_component: coded('onderdeel'), sub_asset: null },
  ...{ document_status: coded('Y'), vscp_check_procedure: coded('V'), entry_materiaal_status: coded('Y') },
  ...change,
})
const ofPlan = (change: Partial<VscpRow>) => withSurvey(() => ({ vscp_entries: [entry(change)] }))
const sampledFinding = ({ bron_locatie_inventarisatie: finding }: MonsterRow) => {
  if (finding === null) throw new Error('the sample is of no finding')
  return finding
}
/** The same, checked by the fourth sample. */
const ofSampled = (change: (row: MonsterRow) => Partial<MonsterRow>) =>
  withSurvey(({ monsters }) => ({
    monsters: monsters.map((row) => (row.nummer === 'M04' ? { ...row, ...change(row) } : row)),
    vscp_entries: monsters
      .filter(({ nummer }) => nummer === 'M04')
      .map((row) => entry({ vscp_check_procedure: coded('S'), bevinding: { id: sampledFinding(row).id } })),
  }))

/** The ninth source with this below its first photo, of whose place `M04` is no sample. */
const captioned = (onderschrift: string, shown: Partial<FotoRow> = {}) =>
  atPlace(({ fotos }) => ({ fotos: firstOnly(fotos, { onderschrift, ...shown }) }))

/** The school with all of it on one plan, but for what is left away. */
const drawn = (isDrawn?: Parameters<typeof planOfAll>[1], sizes?: Parameters<typeof planOfAll>[2]): Dossier =>
  survey((onderzoek) => ({ onderzoek_plattegronden: [planOfAll(onderzoek, isDrawn, sizes)] }))
/** The same without the first thing of a kind. */
const without = (field: string): Dossier => {
  let isFirst = true
  return drawn((link) => {
    if (link.field !== field || !isFirst) return true
    isFirst = false
    return false
  })
}
/** A place of which the school tells in square metres. */
const measuredPlace = schoolDossier().onderzoek.bronnen.find(({ eenheid }) => eenheid.code === 'm2')?.locaties[0]
const sized = (share: number): Dossier =>
  drawn(undefined, { [measuredPlace?.id ?? '']: { oppervlakte: (measuredPlace?.hoeveelheid ?? 0) * share } })

/** A defect for each rule; beside it what else cannot but be wrong then. */
const defects: { readonly [Code in GapCode]: readonly [Dossier, ...also: GapCode[]] } = {
  sourceLeftOut: [leavingOut(noSuitability), 'suitabilityMissing'],
  sourceLeftOutOfSuitable: [leavingOut()],
  sourceWithoutFinding: [atPlace(() => ({ bevinding: null, inventarisaties: [] }))],
  sourceWithoutClass: [withSource('B09', () => ({ klasse_ontbreekt: true }))],
  placeWithoutClass: [
    withSource('B01', ({ strategieen, locaties }) => ({
      strategieen: strategieen.map((row) => ({
        ...row,
        bron_locaties: locaties.slice(0, -1).map(({ id, nummer }) => ({ id, nummer })),
      })),
    })),
  ],
  strategyWithoutPreference: [
    withSource('B01', ({ strategieen }) => ({
      strategieen: strategieen.flatMap((row) =>
        [row, { ...row, id: `${row.id}-2` }].map((one) => ({ ...one, voorkeur: false })),
      ),
    })),
  ],
  classNotApplicable: [withSource('B09', () => ({ smart_risicoklasse: ofClass('niet_van_toepassing', 5) }))],
  classTooLight: [sourceOf({ smart_risicoklasse: ofClass('1', 3) }, { grond: 'aangenomen' }, {})],
  amphiboleTooLight: [
    sourceOf({ smart_risicoklasse: ofClass('2', 2), structuur: coded('niet_hechtgebonden') }, proven('amosiet'), {
      beschadiging: coded('breuk'),
    }),
  ],
  classTooHeavy: [
    sourceOf(
      { smart_risicoklasse: ofClass('2a', 1), structuur: coded('hechtgebonden') },
      { ...proven('chrysotiel'), binnen_buiten: 'buiten' },
      sound,
    ),
  ],
  enclosedNotLight: [
    sourceOf({ smart_risicoklasse: ofClass('2', 2) }, {}, { bron_locatie_analysemethode: coded('omsloten') }),
  ],
  sourceWithoutPhoto: [atPlace(() => ({ fotos: [] }))],
  sourceWithoutAdvice: [sourceOf({ bron_advies: null }, {}, { bron_advies: null })],
  sampleWithoutResult: [{ ...ofSample(() => ({ analyses: [], in_afwachting: true })) }, 'suitabilityContradicted'],
  sampleRejected: [ofAnalysis({ status: 'afgekeurd' }), 'suitabilityContradicted'],
  locationNotOnPlan: [without('bron_locatie')],
  sampleNotOnPlan: [without('monster')],
  exclusionNotOnPlan: [without('uitgesloten_ruimte')],
  spaceNotOnPlan: [without('ruimte')],
  amountUnlikeMeasured: [sized(0.9)],
  vscpWithoutOutcome: [ofPlan({ entry_materiaal_status: null })],
  vscpWithoutReason: [ofPlan({ vscp_check_procedure: coded('PCHM'), motivatie: ' ' })],
  vscpUnknownUnchecked: [ofPlan({ document_status: coded('UNKNOWN') })],
  vscpWithoutSample: [ofPlan({ vscp_check_procedure: coded('S') })],
  vscpBeforeResult: [
    ofSampled(() => ({ analyses: [], in_afwachting: true })),
    'sampleWithoutResult',
    'suitabilityContradicted',
  ],
  analysisWithoutDate: [ofAnalysis({ geanalyseerd_op: null })],
  analysisBeforeSample: [ofAnalysis({ geanalyseerd_op: '2025-01-01 10:00:00' })],
  analysisAfterReport: [ofAnalysis({ geanalyseerd_op: '2026-03-27 10:00:00' })],
  sampleAfterReport: [
    ofSample(({ analyses }) => ({
      genomen_op: '2026-03-27 08:00:00',
      analyses: analyses.map((one) => ({ ...one, geanalyseerd_op: '2026-03-27 10:00:00' })),
    })),
    'analysisAfterReport',
    'sampleOutsideVisit',
  ],
  sampleOutsideVisit: [
    survey(({ inventarisaties, monsters }) => ({
      inventarisaties: inventarisaties.map((row) =>
        row.id === monsters[0]?.inventarisatie.id
          ? { ...row, start: '2026-01-05 08:00:00', eind: '2026-01-05 16:00:00' }
          : row,
      ),
    })),
    'visitOutsideSurvey',
  ],
  sampleInOtherSpace: [
    survey(({ monsters, bronnen, inventarisatie_asset: { asset } }) => ({
      monsters: monsters.map((row) => {
        const place = bronnen
          .flatMap(({ locaties }) => locaties)
          .find(({ bevinding }) => bevinding?.id === row.bron_locatie_inventarisatie?.id)
        const elsewhere = asset.sub_assets.find(({ id }) => id !== place?.sub_asset?.id)
        return row.nummer === 'M04' ? { ...row, sub_asset: elsewhere ?? null } : row
      }),
    })),
  ],
  samplerNotAtVisit: [
    ofSample(({ genomen_door: taker }) => ({ genomen_door: taker && { ...taker, id: 'someone-else' } })),
  ],
  laboratoryNotAccredited: [
    ofSample(({ analyses }) => ({
      analyses: analyses.map((one) => ({
        ...one,
        laboratorium: { ...one.laboratorium, accreditatie_geldig_tot: '2026-01-01' },
      })),
    })),
  ],
  contentContradicted: [
    ofSample(({ analyses }) => ({
      analyses: analyses.map((one) => ({
        ...one,
        resultaten: one.resultaten.map((result) => ({
          ...result,
          waarde: 120,
          eenheid: { ...coded('m_m'), symbool: '%' },
        })),
      })),
    })),
  ],
  locationWithoutSpace: [atPlace(() => ({ sub_asset: null }))],
  locationWithoutFinding: [
    withSource(
      'B01',
      within(() => ({ bevinding: null, inventarisaties: [] })),
    ),
  ],
  placeNotSeen: [
    survey(({ inventarisatie_asset: { asset } }) => ({
      bekende_locaties: asset.sub_assets
        .filter(({ onderzocht }) => onderzocht === 'ja')
        .slice(0, 1)
        .map((space) => ({ id: 'bekend', nummer: 'B40.1', sub_asset: { id: space.id } })),
    })),
  ],
  placeUnchecked: [unchecked('verwijzing_monster', ' ')],
  uncheckedSampled: [unchecked('eigen_monster', 'Achter een kast')],
  findingToCheck: [ofFinding({ te_controleren: true })],
  stillToSample: [ofFinding({ bron_locatie_analysemethode: coded('te_bemonsteren') })],
  suspectedWithoutSample: [sourceOf({}, { grond: 'niet_bemonsterd' }, { opmerking: ' ', verwijzing_tekst: null })],
  statusContradicted: [atPlace(() => ({ tegenspraak: true }))],
  unsuspectedProven: [ofFinding({ bron_locatie_analysemethode: coded('visueel') })],
  referenceUnlinked: [atPlace(() => ({ grond: 'overgenomen' }))],
  findingWithoutAmount: [atPlace(() => ({ hoeveelheid: null }))],
  amountZero: [atPlace(() => ({ hoeveelheid: 0 }))],
  findingWithoutFixing: [ofFinding({ bevestiging: null })],
  findingWithoutCondition: [ofFinding({ conditie: null })],
  findingWithoutDamage: [ofFinding({ beschadiging: null })],
  damageContradicted: [ofFinding({ beschadiging: coded('geen'), beschadiging_percentage: 80 })],
  findingWithoutReach: [ofFinding({ bereikbaarheid: null })],
  adviceTooHeavy: [
    sourceOf(
      { structuur: coded('hechtgebonden') },
      { binnen_buiten: 'buiten' },
      { ...sound, bron_advies: coded('direct_verwijderen') },
    ),
  ],
  photoContradicted: [captioned('Monster M04, overzicht')],
  provenNotFound: [atPlace(() => ({ toestand: 'niet_aangetroffen' }))],
  spaceWithoutState: [unseen('nee')],
  spaceNotApplicable: [unseen('nvt')],
  exclusionContradicted: [
    survey(({ uitgesloten_ruimtes, inventarisatie_ruimtes }) => {
      const [first] = uitgesloten_ruimtes
      return {
        uitgesloten_ruimtes: firstOnly(uitgesloten_ruimtes, { deel: null }),
        inventarisatie_ruimtes: inventarisatie_ruimtes.map((row) =>
          row.sub_asset.id === first?.sub_asset.id ? { ...row, onderzocht: 'ja' as const } : row,
        ),
      }
    }),
  ],
  spaceContradicted: [
    survey(({ inventarisatie_ruimtes, bronnen }) => {
      const space = bronnen[0]?.locaties[0]?.sub_asset?.id
      return {
        inventarisatie_ruimtes: inventarisatie_ruimtes.map((row) =>
          row.sub_asset.id === space ? { ...row, onderzocht: 'nee' as const } : row,
        ),
      }
    }),
  ],
  spaceStatusContradicted: [
    survey(({ inventarisatie_ruimtes, bronnen }) => {
      const space = bronnen[0]?.locaties[0]?.sub_asset?.id
      return {
        inventarisatie_ruimtes: inventarisatie_ruimtes.map((row) =>
          row.sub_asset.id === space ? { ...row, asbest_status: coded('niet_asbesthoudend') } : row,
        ),
      }
    }),
  ],
  spaceUnlisted: [
    survey(({ inventarisatie_ruimtes }) => ({ inventarisatie_ruimtes: inventarisatie_ruimtes.slice(1) })),
  ],
  partWithoutExclusion: [partly()],
  exclusionWithoutAdvice: [
    survey(({ uitgesloten_ruimtes }) => ({ uitgesloten_ruimtes: firstOnly(uitgesloten_ruimtes, { advies: null }) })),
  ],
  limitationWithoutEffect: [survey(({ beperkingen }) => ({ beperkingen: firstOnly(beperkingen, { gevolg: ' ' }) }))],
  suitabilityContradicted: [
    survey(({ onderzoek_asbest, geschiktheden }) => ({
      onderzoek_asbest: onderzoek_asbest && { ...onderzoek_asbest, verborgen_asbest_vermoed: true },
      geschiktheden: firstOnly(geschiktheden, { klasse: 'volledige_renovatie_of_sloop', geschikt: true }),
    })),
  ],
  suitabilityExcluded: [
    survey(({ geschiktheden }) => ({
      geschiktheden: geschiktheden.flatMap((row) => [
        row,
        {
          ...row,
          id: `${row.id}-niet`,
          klasse: 'niet_geschikt_risicobeoordeling_nodig' as const,
          toelichting: 'Eerst een risicobeoordeling',
        },
      ]),
    })),
  ],
  unsuitableWithoutReason: [
    survey(({ geschiktheden }) => ({
      geschiktheden: geschiktheden
        .slice(0, 1)
        .map((row) => ({ ...row, klasse: 'niet_geschikt_risicobeoordeling_nodig' as const, toelichting: null })),
    })),
  ],
  suitabilityMissing: [survey(() => noSuitability)],
  visitNotCarriedOut: [
    survey(({ inventarisaties }) => ({
      inventarisaties: inventarisaties.map((row) => ({
        ...row,
        status: 'concept' as const,
        bevindingen: [{ id: 'b' }],
      })),
    })),
  ],
  visitOutsideSurvey: [survey(() => ({ startdatum: '2025-01-06', einddatum: '2025-01-07' }))],
  endAfterReport: [survey(() => ({ einddatum: '2026-03-27' }))],
  inspectorsMissing: [survey(({ uitvoering }) => ({ uitvoering: uitvoering && { ...uitvoering, inspecteurs: [] } }))],
  assignedNotEntitled: [
    survey(({ uitvoering }) => ({
      uitvoering: uitvoering && { ...uitvoering, onbevoegd: uitvoering.inspecteurs[0]?.id ?? '' },
    })),
  ],
  branchElsewhere: [
    survey(({ vestiging }) => ({
      vestiging: { ...vestiging, adres: vestiging.adres && { ...vestiging.adres, land: 'BE' } },
    })),
  ],
  researchMissing: [survey(() => ({ documenten: [], oude_rapporten: [], interviews: [] }))],
  suspectWithoutSource: [
    survey(({ waarnemingen, bronnen, inventarisatie_asset: { asset } }) => {
      const found = new Set(bronnen.flatMap(({ locaties }) => locaties.map(({ sub_asset }) => sub_asset?.id)))
      const empty = asset.sub_assets.find(({ id }) => !found.has(id))
      return { waarnemingen: observing(waarnemingen, 'asbestverdacht_materiaal_gezien', empty) }
    }),
  ],
  nothingSeenContradicted: [
    survey(({ waarnemingen, bronnen }) => ({
      waarnemingen: observing(
        waarnemingen,
        'ruimte_onderzocht_niets_aangetroffen',
        bronnen[0]?.locaties[0]?.sub_asset ?? undefined,
      ),
    })),
  ],
  visitToCome: [
    survey(({ inventarisaties }) => ({
      inventarisaties: inventarisaties.map((row) => ({
        ...row,
        start: '2026-04-02 08:00:00',
        eind: null,
        bevindingen: [{ id: 'b' }],
      })),
    })),
    'sampleOutsideVisit',
  ],
  inspectorNotEntitled: [
    survey(({ inventarisaties }) => ({
      inventarisaties: firstOnly(inventarisaties, { onbevoegd: inventarisaties[0]?.inspecteurs[0]?.id ?? '' }),
    })),
  ],
  visitAfterReport: [
    survey(({ inventarisaties }) => ({
      inventarisaties: inventarisaties.map((row) => ({ ...row, eind: '2026-03-28 16:00:00' })),
    })),
    'visitOutsideSurvey',
  ],
  surveyNotCarriedOut: [survey(() => ({ is_uitgevoerd: false })), 'suitabilityContradicted'],
  interviewWithoutRole: [survey(({ interviews }) => ({ interviews: firstOnly(interviews, { functie: null }) }))],
  nothingSurveyed: [
    survey(({ inventarisatie_asset }) => ({
      bronnen: [],
      inventarisatie_ruimtes: [],
      uitgesloten_ruimtes: [],
      inventarisatie_asset: {
        ...inventarisatie_asset,
        asset: { ...inventarisatie_asset.asset, sub_assets: [] },
      },
    })),
  ],
  methodMissing: [survey(({ uitvoering }) => ({ uitvoering: uitvoering && { ...uitvoering, methode: ' ' } }))],
  suspicionOpen: [bare],
  branchWithoutCertificate: [
    survey(({ vestiging }) => ({ vestiging: { ...vestiging, procescertificaat_nummer: null } })),
  ],
  certificateExpired: [
    survey(({ vestiging }) => ({ vestiging: { ...vestiging, certificaat_geldig_tot: '2026-03-25' } })),
  ],
  clientMissing: [survey(() => ({ onderzoek_klant: null }))],
  scopeMissing: [
    survey(({ onderzoek_asbest }) => ({
      onderzoek_asbest: onderzoek_asbest && { ...onderzoek_asbest, reikwijdte_tekst: '' },
    })),
  ],
  textUnprintable: [schoolDossier()],
}

const unprintable = [{ page: 'remark', id: 'o1', label: 'Dak', field: 'tekst' }] as const
const found = (dossier: Dossier, handed = {}): DossierGap[] => gapsIn(dossier, handed)
const codesOf = (gaps: readonly DossierGap[]) => [...new Set(gaps.map(({ code }) => code))].sort()

test('nothing is wrong with the school', () => {
  expect(found(schoolDossier())).toEqual([])
})

test('nothing is wrong with the school once all of it is drawn, and measured within a tenth of what is typed', () => {
  expect(found(drawn())).toEqual([])
  expect(measuredPlace?.hoeveelheid).toBeGreaterThan(1)
  expect(found(sized(0.92))).toEqual([])
  expect(codesOf(found(sized(1.12)))).toEqual(['amountUnlikeMeasured'])
})

test.each(Object.entries(defects))('%s is found, and nothing else', (code, [dossier, ...also]) => {
  const handed = code === 'textUnprintable' ? { unprintable } : {}
  expect(codesOf(found(dossier, handed))).toEqual([code, ...also].sort())
})

test('what is missing of a sample or a visit that is under way is mended there, not by making another', () => {
  const fieldsOf = (dossier: Dossier, code: GapCode) =>
    found(dossier)
      .filter((one) => one.code === code)
      .map(({ field }) => field.id)
  const asked = ofSample(({ analyses }) => ({
    in_afwachting: true,
    analyses: analyses.map((one) => ({ ...one, resultaten: [] })),
  }))
  const sample = asked.onderzoek.monsters.find(({ nummer }) => nummer === 'M04')
  expect(fieldsOf(asked, 'sampleWithoutResult')).toEqual([sample?.analyses[0]?.id])
  expect(
    fieldsOf(
      ofSample(() => ({ analyses: [], in_afwachting: true })),
      'sampleWithoutResult',
    ),
  ).toEqual([null])
  const planned = survey(() => ({ is_uitgevoerd: false }))
  expect(fieldsOf(planned, 'surveyNotCarriedOut')).toEqual([planned.onderzoek.inventarisaties.at(-1)?.id])
  const without = survey(() => ({ is_uitgevoerd: false, inventarisaties: [] }))
  expect(fieldsOf(without, 'surveyNotCarriedOut')).toEqual([null])
})

test('a rule of one country is asked of no survey in another', () => {
  const there = (code: GapCode): Dossier => {
    const [dossier] = defects[code]
    const { onderzoek } = dossier
    return { ...dossier, onderzoek: { ...onderzoek, onderzoek_type: { ...onderzoek.onderzoek_type, land: 'BE' } } }
  }
  const dutch = ['classTooLight', 'amphiboleTooLight', 'classTooHeavy', 'enclosedNotLight', 'branchWithoutCertificate']
  for (const code of dutch as GapCode[]) expect(codesOf(found(there(code))), code).toEqual([])
  // What no country in particular asks is asked in each.
  expect(found(there('amountZero')).map(({ ground }) => ground.country)).toEqual([null])
})

test('nothing but mending makes good what a report cannot be without', () => {
  const blocking = Object.entries(dossierRules).flatMap(([code, { severity }]) => (severity === 'blocks' ? [code] : []))
  expect(blocking.sort()).toEqual([
    'clientMissing',
    'contentContradicted',
    'nothingSurveyed',
    'placeWithoutClass',
    'sampleWithoutResult',
    'scopeMissing',
    'sourceLeftOutOfSuitable',
    'sourceWithoutClass',
    'suitabilityExcluded',
    'suitabilityMissing',
    'surveyNotCarriedOut',
  ])
})

test('the scope of asbestos is asked of surveys of asbestos, and of a type that may be of it', () => {
  const of = (code: string) =>
    codesOf(
      found(
        survey(({ onderzoek_type }) => ({
          onderzoek_asbest: null,
          onderzoek_type: { ...onderzoek_type, code },
        })),
      ),
    )
  expect(of('asbestinventarisatie_certificatieschema_nl')).toEqual(['scopeMissing'])
  expect(of('eigen_onderzoek')).toEqual(['scopeMissing'])
  for (const type of ruledCodes.onderzoek_types) expect(of(type)).toEqual([])
})

test('a caption may name a sample that the photo shows, or that was taken there, and words that only begin like one', () => {
  const all = schoolDossier().onderzoek
  const sampleOf = (nummer: string) => all.monsters.find((row) => row.nummer === nummer)
  const own = all.bronnen.find(({ nummer }) => nummer === 'B09')?.locaties[0]?.inventarisaties.map(({ id }) => id)
  const taken = all.monsters.find((row) => own?.includes(row.bron_locatie_inventarisatie?.id ?? ''))
  expect(taken?.nummer).toMatch(/^M/)
  const codes = (dossier: Dossier) => found(dossier).map(({ code }) => code)
  expect(codes(captioned('Links M04.'))).toEqual(['photoContradicted'])
  expect(codes(captioned('M04: links', { verwijzingen: [{ id: sampleOf('M04')?.id ?? '', nummer: 'M04' }] }))).toEqual(
    [],
  )
  expect(codes(captioned(`Plaats van ${taken?.nummer}`))).toEqual([])
  expect(codes(captioned('Ruimte M041, kozijn'))).toEqual([])
})

test('what a rule rests on is what was in force on the day', () => {
  const on = (day: string) => {
    const [dossier] = defects.amountZero
    return found({ ...dossier, rapport: { ...dossier.rapport, peildatum: day } })
      .filter(({ code }) => code === 'amountZero')
      .map(({ ground }) => groundText(ground, 'nl'))
  }
  expect(on('2018-06-01')).toEqual(['SC-540 (Arboregeling, bijlage XIIIa), § 7.17.2.5, sinds 01-01-2012'])
  expect(on('2026-03-26')).toEqual(['Certificatieschema asbestinventarisatie (Stcrt. 2018, 68771), sinds 01-04-2019'])
  expect(on('2010-01-01')).toEqual(['Volledig en zonder tegenspraak'])
})

/** Every value of a dossier may be null, every list empty, every text another. */
const spoiled = (value: unknown, at: () => number): unknown => {
  if (Array.isArray(value)) return at() < 0.1 ? [] : value.map((one) => spoiled(one, at))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoiled(part, at)]))
  if (typeof value === 'string') return at() < 0.05 ? '' : value
  if (typeof value === 'boolean') return at() < 0.2 ? !value : value
  return typeof value === 'number' && at() < 0.2 ? 0 : value
}
/** What the API may answer with nothing; what is always there is so in the lists that name it. */
const emptied = (value: unknown, at: () => number, list = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => emptied(one, at, list))
  if (typeof value !== 'object' || value === null) return value
  const always = required[list] ?? []
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      nullable.has(key) && !always.includes(key) && at() < 0.3 ? null : emptied(part, at, key),
    ]),
  )
}
const required: Readonly<Record<string, readonly string[]>> = {
  uitgesloten_ruimtes: ['sub_asset'],
  inventarisatie_ruimtes: ['sub_asset'],
  out_of_scopes: ['sub_asset'],
  waarnemingen: ['sub_asset'],
  vestiging: ['naam'],
  interviews: ['naam'],
}
const nullable = new Set(
  `vrijgegeven_op waarde eenheid analyse_resultaat_hoeveelheid materiaal_status geanalyseerd_op code
  bron_locatie_inventarisatie sub_asset opmerking verwijzing_tekst bevestiging conditie beschadiging bereikbaarheid
  bron_advies hoeveelheid bevinding grond overgenomen_van tegenspraak bepalend_monster file
  smart_risicoklasse procescertificaat_nummer certificaat_geldig_tot onderzoek_klant klant onderzoek_asbest
  reikwijdte_tekst verborgen_asbest_vermoed uitvoering methode toelichting start eind functie in_rapport advies gevolg
  volgorde verdieping niveau naam land startdatum einddatum bron_locatie onbevoegd deel adres`.split(/\s+/),
)

test('no rule throws, whatever stands in a dossier, and each finding leads to a record', () => {
  const whole = [schoolDossier(), ...Object.values(DOSSIERS).map((make) => make())]
  fc.assert(
    fc.property(
      fc.constantFrom(...whole),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (dossier, stream) => {
        const at = () => stream.next().value ?? 1
        const made = emptied(spoiled(dossier, at), at) as Dossier
        for (const gap of found(made)) {
          expect(dossierRules[gap.code]).toBeDefined()
          expect(typeof gap.label.nl).toBe('string')
          expect(typeof gap.id).toBe('string')
        }
      },
    ),
    { numRuns: 30 },
  )
})
