import { type EntityKey, model } from '@vezel/model'
import type { GapAnswer } from '@vezel/model/gaps.ts'
import { isDrafted, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import type { To } from '../../page/place.ts'
import { withField, withNew } from '../../resource/with-field.ts'

/** What a link needs to know of a gap. */
export type LinkedGap = Pick<GapAnswer, 'code' | 'type' | 'id' | 'veld'>

/** The records above those that gaps name, which stand in their addresses. */
export interface GapRoads {
  readonly to: To<'survey'>
  /** The source of a location. */
  readonly sourceOf: (location: string) => string | undefined
  /** The place of a source to which photos and findings are added. */
  readonly placeOf: (source: string) => string | undefined
  /** The space of the line that says how far a survey came in it. */
  readonly spaceOf: (surveySpace: string) => string | undefined
  /** The analysis of a result. */
  readonly analysisOf: (result: string) => string | undefined
}

type Address = (gap: LinkedGap, roads: GapRoads) => string | undefined

const typeOf = (key: EntityKey) => model.entity(key).api.type

const sourceAddress: Address = ({ type, id }, { to }) =>
  type === typeOf('source') ? to('surveys-survey-sources-source', { source: id }) : undefined
const sampleAddress: Address = ({ type, id }, { to }) =>
  type === typeOf('sample') ? to('surveys-survey-samples-sample', { sample: id }) : undefined
const locationAddress: Address = ({ type, id }, { to, sourceOf }) => {
  if (type !== typeOf('location')) return undefined
  const source = sourceOf(id)
  return source === undefined
    ? to('surveys-survey-sources')
    : to('surveys-survey-sources-source-locations-location-details', { source, location: id })
}
const spaceAddress: Address = ({ id }, { to }) => to('surveys-survey-asset-spaces-space', { space: id })
const page =
  (name: RouteName): Address =>
  (_, { to }) =>
    to(name)

/** A page on which the rows of a list have no addresses: its query names the one whose dialog is open. */
const row =
  (name: RouteName, of: EntityKey): Address =>
  ({ veld }, { to }) =>
    to(name, {}, { query: { [of]: veld.id } })
/** What was seen at a place; where nothing was recorded yet that begins with whether it was found. */
const findingAddress: Address = (gap, roads) => {
  const { type, id, veld } = gap
  const [source, location] = type === typeOf('source') ? [id, roads.placeOf(id)] : [roads.sourceOf(id), id]
  if (source === undefined || location === undefined) return sourceAddress(gap, roads) ?? locationAddress(gap, roads)
  const form = roads.to('surveys-survey-sources-source-locations-location-details', { source, location })
  return veld.id === null ? withField(form, 'finding', 'aangetroffen') : form
}

/** Where the form of a record opens. What is absent has no screen yet: the page of the record that names the gap opens. */
const forms: { readonly [Key in EntityKey]?: Address } = {
  survey: page('surveys-survey-information-surveyinfo'),
  surveyAsbestos: page('surveys-survey-information-asbestos'),
  surveyClient: page('surveys-survey-information-client'),
  visit: row('surveys-survey-information-execution', 'visit'),
  execution: page('surveys-survey-information-execution'),
  suitability: ({ veld }, { to }) =>
    veld.id === null
      ? to('surveys-survey-information-suitabilities')
      : to('surveys-survey-information-suitabilities-suitability', { suitability: veld.id }),
  remark: ({ id }, { to }) => to('surveys-survey-information-other-remark', { remark: id }),
  interview: ({ id }, { to }) => to('surveys-survey-interviews-interview', { interview: id }),
  outOfScope: row('surveys-survey-exclusions', 'outOfScope'),
  planObject: page('surveys-survey-plans'),
  document: ({ id, veld }, { to }) =>
    veld.id === null ? to('surveys-survey-deskresearch') : to('surveys-survey-deskresearch-document', { document: id }),
  surveyPhoto: page('surveys-survey-information-reportphotos'),
  oldReport: ({ id }, { to }) => to('surveys-survey-oldreports-oldreport', { oldreport: id }),
  observation: ({ id }, { to }) => to('surveys-survey-observations-observation', { observation: id }),
  limitation: ({ id }, { to }) => to('surveys-survey-limitations-limitation', { limitation: id }),
  exclusion: ({ type, id }, { to }) =>
    type === typeOf('exclusion') ? to('surveys-survey-exclusions-exclusion', { exclusion: id }) : undefined,
  vscpEntry: ({ id }, { to }) => to('surveys-survey-sources', {}, { query: { vscpEntry: id } }),
  space: spaceAddress,
  surveySpace: (gap, roads) => {
    // What a survey says of a space stands on the card of the space, which names it where there is no such line.
    if (gap.type === typeOf('space')) return spaceAddress(gap, roads)
    const { to, spaceOf } = roads
    const space = spaceOf(gap.id)
    return space === undefined ? to('surveys-survey-asset-spaces') : to('surveys-survey-asset-spaces-space', { space })
  },
  source: sourceAddress,
  sourcePhoto: ({ type, id, veld }, { to, placeOf, sourceOf }) => {
    if (type === typeOf('location')) {
      const [source, photo] = [sourceOf(id), veld.id]
      if (source === undefined || photo === null) return to('surveys-survey-sources')
      return to('surveys-survey-sources-source-locations-location-photos-photo', { source, location: id, photo })
    }
    // Photos are of a place, and a source lacks one.
    const location = placeOf(id)
    return location === undefined
      ? to('surveys-survey-sources-source', { source: id })
      : withField(
          to('surveys-survey-sources-source-locations-location-photos', { source: id, location }),
          'sourcePhoto',
          'file',
        )
  },
  sanitationStrategy: ({ id, veld }, { to }) =>
    veld.id === null
      ? to('surveys-survey-sources-source-group-sanitationstrategies', { source: id })
      : to('surveys-survey-sources-source-group-sanitationstrategies-sanitationstrategy', {
          source: id,
          sanitationstrategy: veld.id,
        }),
  location: locationAddress,
  finding: findingAddress,
  sample: sampleAddress,
  analysis: ({ code, id, veld }, { to }) => {
    const sample = to('surveys-survey-samples-sample', { sample: id })
    if (veld.id === null) return sample
    // What was asked for lacks nothing but its result.
    if (code === 'sampleWithoutResult') return withNew(sample, `result.${id}.${veld.id}`)
    return to('surveys-survey-samples-sample-analysis-analysis', { sample: id, analysis: veld.id })
  },
  result: ({ id, veld }, { to, analysisOf }) => {
    const [result, analysis] = [veld.id, veld.id === null ? undefined : analysisOf(veld.id)]
    if (result === null || analysis === undefined) return to('surveys-survey-samples-sample', { sample: id })
    return to('surveys-survey-samples-sample-analysis-analysis-results-result', { sample: id, analysis, result })
  },
}

/** What the list of a record that is missing whole is told to make, by the name that its address has for a new one. */
const made: { readonly [Key in EntityKey]?: (gap: LinkedGap) => string } = {
  suitability: () => 'suitability',
  document: () => 'document',
  visit: () => 'visit',
  sanitationStrategy: () => 'sanitationStrategy',
  analysis: ({ id }) => `analysis.${id}`,
}

/** The page of the record that names a gap: that of its own form. */
function pageOf(gap: LinkedGap, roads: GapRoads): string {
  const named = Object.entries(forms).find(([key]) => model.named(key).api.type === gap.type)
  return named?.[1]?.(gap, roads) ?? roads.to('surveys-survey-information-surveyinfo')
}

/** Whether a person fills in a field, by its definition: it stands in the form, and nothing else works it out. */
function isFilledIn(of: EntityKey, name: string): boolean {
  const entity = model.named(of)
  const field = entity.fields[name]
  const stands = entity.form.some((section) => section.fields.some((one) => one === name))
  return stands && field !== undefined && isDrafted(field) && !field.readOnly
}

/** Whether there is a form of it before there is a record: the page of what a survey has one of starts with it. */
const hasFormAlways = (of: EntityKey) =>
  Object.values(model.named(of).fields).some((field) => pointsAtOne(field) && field.unique === true)

/**
 * Where a gap is mended: the form of the record that lacks something, opened at the field to fill in; where the record is
 * missing, the form that makes it; and where there is no such form the page on which it is led on, or that of the record
 * that names it.
 */
export function gapLink(gap: LinkedGap, roads: GapRoads): string {
  const { entity, id, name } = gap.veld
  const form = forms[entity]?.(gap, roads)
  if (form === undefined) return pageOf(gap, roads)
  const isThere = id !== null || hasFormAlways(entity)
  const making = isThere ? undefined : made[entity]?.(gap)
  const open = making ? withNew(form, making) : form
  const isOpen = isThere || making !== undefined
  return name !== null && isOpen && isFilledIn(entity, name) ? withField(open, entity, name) : open
}
