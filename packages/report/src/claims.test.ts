import { expect, test } from 'vitest'
import type { Dossier, OnderzoekRow } from './dossier.ts'
import { withSurvey } from './fixture/changed.ts'
import { renderReport } from './report.tsx'
import { nl } from './texts/nl.ts'

type Change = (onderzoek: OnderzoekRow) => Partial<OnderzoekRow>

const withSpaces = (
  { inventarisatie_asset: dossier }: OnderzoekRow,
  sub_assets: OnderzoekRow['inventarisatie_asset']['asset']['sub_assets'],
): Partial<OnderzoekRow> => ({ inventarisatie_asset: { ...dossier, asset: { ...dossier.asset, sub_assets } } })

/** What a survey may lack: each by itself, with each of the others, and all of it. */
const LACKS: Readonly<Record<string, Change>> = {
  noSamples: () => ({ monsters: [] }),
  noSources: () => ({ bronnen: [] }),
  cleanSources: ({ bronnen }) => ({ bronnen: bronnen.filter(({ gevaarlijk }) => !gevaarlijk) }),
  noSpaces: (survey) => ({ ...withSpaces(survey, []), inventarisatie_ruimtes: [] }),
  unseenSpaces: (survey) => ({
    ...withSpaces(
      survey,
      survey.inventarisatie_asset.asset.sub_assets.map((row) => ({
        ...row,
        onderzocht: 'nee' as const,
        uitkomst: 'niet_onderzocht' as const,
      })),
    ),
    inventarisatie_ruimtes: survey.inventarisatie_ruimtes.map((row) => ({ ...row, onderzocht: 'nee' as const })),
  }),
  oneUnseen: (survey) =>
    withSpaces(
      survey,
      survey.inventarisatie_asset.asset.sub_assets.map((row, index) =>
        index === 0 ? { ...row, onderzocht: 'nee' as const, uitkomst: 'niet_onderzocht' as const } : row,
      ),
    ),
  noResults: ({ monsters }) => ({
    monsters: monsters.map((row) => ({ ...row, in_afwachting: true, materiaal_status: null, analyses: [] })),
  }),
  nothingLeftOut: () => ({
    uitgesloten_ruimtes: [],
    beperkingen: [],
    geschiktheden: [],
  }),
}

/** A few of the school's sources and spaces, without what the product does not keep. */
const few: Change = (survey) => ({
  ...withSpaces(
    survey,
    survey.inventarisatie_asset.asset.sub_assets.filter((_, index) => index % 12 === 0),
  ),
  bronnen: survey.bronnen.filter(({ nummer }) => ['B09', 'B11', 'B12'].includes(nummer)),
  documenten: [],
  onderzoek_fotos: [],
  waarnemingen: [],
  out_of_scopes: [],
})

const spacesOf = ({ onderzoek }: Dossier) => onderzoek.inventarisatie_asset.asset.sub_assets
const inScope = (dossier: Dossier) => spacesOf(dossier).filter(({ uitkomst }) => uitkomst !== 'buiten_onderzoek')
const isSeen = ({ onderzocht }: ReturnType<typeof spacesOf>[number]) =>
  onderzocht === 'ja' || onderzocht === 'gedeeltelijk'
/** Whether anybody recorded that something was looked at. */
const isLookedAt = (dossier: Dossier) =>
  dossier.onderzoek.is_uitgevoerd &&
  (spacesOf(dossier).length === 0 ? dossier.onderzoek.bronnen.length > 0 : spacesOf(dossier).some(isSeen))
const isWhole = (dossier: Dossier) =>
  isLookedAt(dossier) && inScope(dossier).every(({ onderzocht }) => onderzocht === 'ja')
const isDangerous = ({ onderzoek }: Dossier) => onderzoek.bronnen.some(({ gevaarlijk }) => gevaarlijk)
const isAnyClean = (dossier: Dossier) => spacesOf(dossier).some(({ uitkomst }) => uitkomst === 'geen_asbest')
const hasResults = ({ onderzoek }: Dossier) => onderzoek.monsters.some(({ analyses }) => analyses.length > 0)
const photosOf = ({ onderzoek }: Dossier) =>
  onderzoek.bronnen.flatMap(({ locaties }) => locaties.flatMap(({ fotos }) => fotos)).length +
  onderzoek.uitgesloten_ruimtes.filter(({ file }) => file).length +
  onderzoek.onderzoek_fotos.length
const none = (of: (onderzoek: OnderzoekRow) => readonly unknown[]) => (dossier: Dossier) =>
  of(dossier.onderzoek).length === 0

const isNothingLeftOut = none((row) => row.uitgesloten_ruimtes)

/** Sentences that say what there is none of, or what holds for all, each with what the dossier must carry for it. */
const CLAIMS: { readonly [Key in keyof typeof nl]?: (dossier: Dossier) => boolean } = {
  noDirect: isLookedAt,
  noDirectText: isWhole,
  noDirectPartText: isLookedAt,
  withoutExceptions: (dossier) => isWhole(dossier) && isNothingLeftOut(dossier),
  noExclusions: (dossier) => isLookedAt(dossier) && isNothingLeftOut(dossier),
  noLimitations: (dossier) => isLookedAt(dossier) && none((row) => row.beperkingen)(dossier),
  noLimitationsShort: (dossier) => isLookedAt(dossier) && none((row) => row.beperkingen)(dossier),
  noSuspicions: ({ onderzoek }) => onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed === false,
  noSuspicionsShort: ({ onderzoek }) => onderzoek.onderzoek_asbest?.verborgen_asbest_vermoed === false,
  noRemoval: (dossier) => isWhole(dossier) && isNothingLeftOut(dossier) && !isDangerous(dossier),
  noRemovalPart: (dossier) => isLookedAt(dossier) && !isDangerous(dossier),
  removalIntro: ({ onderzoek }) => onderzoek.bronnen.every(({ klasse_ontbreekt }) => !klasse_ontbreekt),
  spacesIntro: isAnyClean,
  spacesIntroSampled: (dossier) => isAnyClean(dossier) && hasResults(dossier),
  surveyedOnly: (dossier) => isWhole(dossier) && inScope(dossier).length === 1,
  noSamples: none((row) => row.monsters),
  laboratoryNone: (dossier) => !hasResults(dossier),
  laboratoryRejected: hasResults,
  noSources: none((row) => row.bronnen),
  sourcesIntro: (dossier) => dossier.onderzoek.bronnen.length > 0,
  noSpaces: (dossier) => spacesOf(dossier).length === 0,
  noPhotos: (dossier) => photosOf(dossier) === 0,
  noVisits: none((row) => row.inventarisaties),
  noInterviews: none((row) => row.interviews),
}
/** Sentences that say so of the report itself or of what somebody filled in, and those that say that nothing is known. */
const OF_ITSELF = new Set([
  ...['wholeOnly', 'noText', 'noneYet', 'notCarriedOutText', 'notCarriedOutMore', 'nothingRecordedText', 'useText'],
  ...['spacesUnmarkedText', 'spacesUnmarkedShort', 'nothingRecordedShort', 'findingMissing', 'photoMissing'],
  ...['suspicionUnknown', 'noIndependence', 'exclusionsIntroA', 'observationsIntro', 'noObservations'],
  ...['planNoSources', 'planNoSamples', 'noSourcesOnPlan', 'planShowsNothing'],
])

const textOf = (dossier: Dossier) =>
  renderReport({ dossier, fonts: '', policy: '', photoSrc: () => null, richText: (html) => html })
    .html.replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a sentence that says "no", "nothing" or "all" is a claim with its condition, or of the report itself', () => {
  const sweeping = Object.entries(nl).filter(
    ([key, text]) =>
      /\b(geen|niets|alle|iedere)\b/i.test(text) &&
      text.endsWith('.') &&
      !text.includes('{') &&
      !key.startsWith('legend'),
  )
  expect(sweeping.map(([key]) => key).filter((key) => !(key in CLAIMS) && !OF_ITSELF.has(key))).toEqual([])
})

test('whatever a survey lacks, its report claims nothing that the dossier does not carry', () => {
  const names = Object.keys(LACKS)
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]))
  const said = new Set<string>()
  const untrue = new Set<string>()
  for (const lacking of [[], ...names.map((name) => [name]), ...pairs, names]) {
    const { rapport, onderzoek } = withSurvey(few)
    let lacked = onderzoek
    for (const name of lacking) lacked = { ...lacked, ...LACKS[name]?.(lacked) }
    const dossier = { rapport, onderzoek: lacked }
    const text = textOf(dossier)
    for (const [key, holds] of Object.entries(CLAIMS)) {
      if (!text.includes(nl[key as keyof typeof nl])) continue
      said.add(key)
      if (!holds(dossier)) untrue.add(`${key}: ${lacking.join(', ')}`)
    }
  }
  expect([...untrue]).toEqual([])
  // Dossiers in which nothing is claimed would check nothing.
  for (const key of [
    'noDirect',
    'noRemoval',
    'noRemovalPart',
    'noSamples',
    'noSources',
    'noSpaces',
    'noPhotos',
    'noLimitations',
  ])
    expect([...said]).toContain(key)
})
