import { model } from '@vezel/model'
import { useMemo } from 'react'
import { together } from '../../resource/answered.tsx'
import { type FilterField, filterField } from '../../resource/conditions.ts'
import type { GivenViews } from '../../resource/given-views.ts'
import { useFilterFields, useListState } from '../../resource/table-state.ts'
import { meetsOnPage, useMatching } from '../../resource/use-matching.ts'
import { useSearch } from '../../router/router.tsx'
import { isGone } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { type SourceRow, useSources } from './survey-sources.ts'
import { viewPhrases } from './view-phrases.ts'

const location = model.entity('location').fields
const source = model.entity('source').fields

const ofLocation: readonly FilterField[] = [
  filterField('sub_asset', location.sub_asset, { label: model.entity('space').label }),
  filterField('plaats', location.plaats),
  filterField('binnen_buiten', location.binnen_buiten),
]
const codes = (item: { readonly code?: string } | null | undefined) => (item?.code ? [item.code] : [])
/** What follows from the survey that is shown: the page has it, and nobody else. */
const ofSurvey: readonly FilterField[] = [
  filterField('status', location.materiaal_status, {
    kind: 'list',
    target: 'materiaal_statussen',
    onPage: (row: SourceRow) => (isGone(row.location) ? [] : codes(row.location?.materiaal_status)),
  }),
  filterField('result', model.entity('sample').fields.uitslag, {
    isOptional: false,
    onPage: ({ location: place }: SourceRow) => [place?.bepalend_monster?.uitslag ?? []].flat(),
  }),
  filterField('class', source.smart_risicoklasse, {
    kind: 'list',
    target: 'smart_risicoklasses',
    onPage: (row: SourceRow) => codes(row.source.smart_risicoklasse),
  }),
  filterField('treatment', location.behandeling_status, {
    kind: 'list',
    target: 'behandeling_statussen',
    onPage: (row: SourceRow) => codes(row.location?.behandeling_status),
  }),
  filterField('to_check', model.entity('finding').fields.te_controleren, {
    onPage: (row: SourceRow) => [String(row.isToCheck)],
  }),
]
/** What somebody looks for on a list of sources. */
export const sourceViews: GivenViews = {
  dangerous: {
    label: viewPhrases.dangerous,
    filter: { status: 'is.asbesthoudend.asbestverdacht' },
  },
  toCheck: {
    label: viewPhrases.toCheck,
    filter: { to_check: 'is.true' },
  },
}
/** Whether a condition is asked of the locations of a source. */
export const isOfLocation = ({ field }: { readonly field: string }) => ofLocation.some(({ key }) => key === field)

/** What the list is filtered by: what a source says of itself, where it is, and what the survey makes of it. */
export function useSourceFields(): readonly FilterField[] {
  const own = useFilterFields('source', 'inventarisatie_asset')
  return useMemo(() => [...ofSurvey, ...ofLocation, ...own], [own])
}

/** The rows of the list of sources: the locations that fit, of the survey or also of others, with what the screen says of them. */
export function useSourceList() {
  const survey = useOpenSurvey()
  const [{ all }] = useSearch()
  const state = useListState('sources', useSourceFields(), sourceViews)
  const { asked, sources, inSurvey: own, elsewhere } = useSources()
  const whole = { inventarisatie_asset: { eq: survey.inventoryAsset } }
  const conditions = state.list?.conditions ?? []
  const fits = useMatching(
    'source',
    whole,
    conditions.filter((one) => !isOfLocation(one)),
    state,
  )
  const lies = useMatching('location', { bron: { where: whole } }, conditions.filter(isOfLocation), state)
  const known = useMemo(
    () => (all || own.length === 0 ? [...own, ...elsewhere].sort(bySource) : own),
    [own, elsewhere, all],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only its conditions.
  const rows = useMemo(
    () => known.filter((row) => fits.has(row.source.id) && lies.has(row.location?.id ?? '') && meetsOnPage(state, row)),
    [known, fits, lies, state.list?.conditions],
  )
  return {
    state,
    sources,
    rows,
    asked: {
      ...together(asked, fits.asked, lies.asked),
      isCut: false,
      all: asked.total,
    },
    counts: { shown: sourcesIn(rows), total: sourcesIn(rows), all: sourcesIn(known) },
    counted: { sources: sourcesIn(own), findings: own.filter((row) => row.isFound).length },
    own: own.length,
    elsewhere: elsewhere.length,
    /** Whether they are shown or not. */
    all: useMemo(() => [...own, ...elsewhere], [own, elsewhere]),
  }
}

const sourcesIn = (rows: readonly SourceRow[]) => new Set(rows.map((row) => row.source.id)).size
const numberOf = ({ source, location }: SourceRow) => location?.nummer ?? source.nummer
const bySource = (a: SourceRow, b: SourceRow) => numberOf(a).localeCompare(numberOf(b), 'nl', { numeric: true })
