import { model } from '@vezel/model'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { itemOf } from '../../kinds/record.ts'
import { together } from '../../resource/answered.tsx'
import { type FilterField, filterField } from '../../resource/conditions.ts'
import type { GivenViews } from '../../resource/given-views.ts'
import { useFilterFields, useListState } from '../../resource/table-state.ts'
import { meetsOnPage, useMatching } from '../../resource/use-matching.ts'
import { type ClosedAt, isKnownIn, type OpenSurvey, shownIn, useOpenSurvey } from './open-survey.ts'
import { placeSpaces } from './space-tree.ts'
import { viewPhrases } from './view-phrases.ts'

const status = itemOf('materiaal_statussen')
/** What a row says of itself. */
const ownSelection = {
  id: true,
  naam: true,
  volledige_naam: true,
  nummer: true,
  oppervlakte: true,
  volgorde: true,
  verdieping: { id: true },
  parent_ruimte: { id: true },
  bron_locaties: { id: true, created_at: true },
} as const
/** What a row of the list of an asset is made of: what is known over all its surveys. */
export const knownSelection = { ...ownSelection, asbest_status: itemOf('asbest_statussen') } as const
/** What a row of the list of a survey is made of. */
export const spaceSelection = {
  ...ownSelection,
  materiaal_status: status,
  uitkomst: true,
  dekking: true,
} as const
export const floorSelection = { title: true, niveau: true, created_at: true } as const
const surveyedSelection = { sub_asset: { id: true }, onderzocht: true } as const
const exclusionSelection = {
  sub_asset: { id: true },
  deel: true,
  beperking: itemOf('beperkingen'),
} as const
type ReadSpace = RowFor<'space', typeof spaceSelection> & Partial<Pick<KnownSpace, 'asbest_status'>>
type KnownSpace = RowFor<'space', typeof knownSelection>
type Exclusion = RowFor<'exclusion', typeof exclusionSelection>
type Surveyed = RowFor<'surveySpace', typeof surveyedSelection>

export interface SpaceRow {
  readonly id: string
  readonly read: ReadSpace
  readonly depth: number
  readonly floor: string
  readonly locations: number
  /** What is known of what is in it, in the list of an asset; null where nothing is. */
  readonly known: KnownSpace['asbest_status']
  readonly exclusion: Exclusion | null
  /** Whether it was surveyed: ja, gedeeltelijk, nee, nvt; null when that is not recorded. */
  readonly surveyed: Surveyed['onderzocht'] | null
  /** Id of what the survey says of it; null when it says nothing. */
  readonly line: string | null
}

/** What the survey that is shown makes of a space: the page has it, and nobody else. */
const ofSurvey: readonly FilterField[] = [
  filterField('surveyed', model.entity('surveySpace').fields.onderzocht, {
    isOptional: true,
    onPage: ({ surveyed }: SpaceRow) => (surveyed === null ? [] : [surveyed]),
  }),
  filterField('coverage', model.entity('space').fields.dekking, {
    onPage: ({ read }: SpaceRow) => (read.dekking === null ? [] : [read.dekking]),
  }),
  filterField('status', model.entity('space').fields.materiaal_status, {
    kind: 'list',
    target: 'materiaal_statussen',
    onPage: ({ read }: SpaceRow) => (read.materiaal_status ? [read.materiaal_status.code] : []),
  }),
]

/** What somebody looks for on a list of spaces. */
export const spaceViews: GivenViews = {
  notSurveyed: {
    label: viewPhrases.notSurveyed,
    filter: { coverage: 'is.nog_niet' },
  },
  dangerous: {
    label: viewPhrases.dangerous,
    filter: { status: 'is.asbesthoudend.asbestverdacht' },
  },
}

/** What the list is filtered by: what a space says of itself, and what the survey makes of it. */
export function useSpaceFields(): readonly FilterField[] {
  const own = useFilterFields('space', 'asset')
  return useMemo(() => [...ofSurvey, ...own], [own])
}

/** The records that the rows are made of. */
function useReadSpaces(survey: OpenSurvey) {
  const ofAsset = { asset: { eq: survey.asset.id } }
  const asked = useRows(model.entity('space'), spaceSelection, {
    filter: ofAsset,
    limit: pageLimits.listMost,
    args: shownIn(survey.id, 'space', spaceSelection),
  })
  const floors = useRows(model.entity('floor'), floorSelection, { filter: ofAsset, sort: [{ field: 'niveau' }] })
  const exclusions = useRows(model.entity('exclusion'), exclusionSelection, {
    filter: { onderzoek: { eq: survey.id }, deel: { empty: true } },
  })
  const surveyed = useRows(model.entity('surveySpace'), surveyedSelection, {
    filter: { onderzoek: { eq: survey.id } },
    limit: pageLimits.listMost,
  })
  return {
    // A space of which half is known would be said to be unexamined.
    asked: together(asked, floors, exclusions, surveyed),
    spaces: asked.rows,
    floors: floors.rows,
    exclusions: exclusions.rows,
    surveyed: surveyed.rows,
  }
}

/** The rows of the list of spaces: those that fit, with what the screen says of all that the survey knows. */
export function useSpaceList() {
  const survey = useOpenSurvey('planner')
  const state = useListState('spaces', useSpaceFields(), spaceViews)
  const { asked, ...read } = useReadSpaces(survey)
  const conditions = state.list?.conditions ?? []
  const fits = useMatching('space', { asset: { eq: survey.asset.id } }, conditions, state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows, not the object that holds them.
  const known = useMemo(() => spaceRowsOf(survey, read), [survey, ...Object.values(read)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only its conditions.
  const rows = useMemo(
    () => known.filter((row) => fits.has(row.id) && meetsOnPage(state, row)),
    [known, fits, state.list?.conditions],
  )
  return {
    state,
    rows,
    known,
    floors: read.floors,
    asked: {
      ...together(asked, fits.asked),
      isCut: false,
      all: asked.total,
    },
    counts: { shown: rows.length, total: rows.length, all: known.length },
    counted: {
      n: known.length,
      done: known.filter((row) => row.surveyed === 'ja' || row.surveyed === 'gedeeltelijk').length,
      excluded: known.filter((row) => row.exclusion).length,
    },
    /** Those in which no space is. */
    emptyFloors: read.floors.filter(
      (floor) => asked.status === 'ready' && isKnownIn(survey, floor) && !known.some((row) => row.floor === floor.id),
    ),
  }
}

interface ReadSpaces {
  readonly spaces: readonly ReadSpace[]
  readonly floors: readonly { readonly id: string }[]
  readonly exclusions: readonly Exclusion[]
  readonly surveyed: readonly Surveyed[]
}

/** The spaces of an asset as they stand, whichever survey made what of them. */
export const assetRowsOf = (spaces: readonly KnownSpace[], floors: ReadSpaces['floors']): SpaceRow[] =>
  spaceRowsOf(openStill, {
    spaces: spaces.map((space) => ({ ...space, ...ofNoSurvey })),
    ...{ floors, exclusions: [], surveyed: [] },
  })

/** No closed survey stands between the list and what is there. */
const openStill = { row: { gesloten_op: null } } as const
const ofNoSurvey = { materiaal_status: null, uitkomst: 'niet_onderzocht', dekking: null } as const

/** The spaces that the survey knows, with its places in them: those that were made after it closed have no outcome in it. */
export function spaceRowsOf(survey: ClosedAt, { spaces, floors, exclusions, surveyed }: ReadSpaces): SpaceRow[] {
  const excluded = new Map(exclusions.map((one) => [one.sub_asset.id, one]))
  const lines = new Map(surveyed.map((one) => [one.sub_asset.id, one]))
  const placed = placeSpaces(
    spaces.filter(({ uitkomst }) => uitkomst !== null),
    (space) => ({
      id: space.id,
      volgorde: space.volgorde,
      floor: space.verdieping?.id ?? null,
      parent: space.parent_ruimte?.id ?? null,
      name: space.naam ?? '',
    }),
    floors.map(({ id }) => id),
  )
  return placed.map(({ row, depth }) => ({
    id: row.id,
    read: row,
    depth,
    floor: row.verdieping?.id ?? '',
    locations: row.bron_locaties.filter((one) => isKnownIn(survey, one)).length,
    known: row.asbest_status ?? null,
    exclusion: excluded.get(row.id) ?? null,
    surveyed: lines.get(row.id)?.onderzocht ?? null,
    line: lines.get(row.id)?.id ?? null,
  }))
}
