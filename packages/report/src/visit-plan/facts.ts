import { model } from '@vezel/model'
import { isOfAsbestos } from '@vezel/model/dossier-rules/facts.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { type StatusKind, statusKindOf, statusKinds } from '@vezel/model/material-kind.ts'
import { unitOf } from '../facts/locations.ts'
import { byFloor } from '../facts/spaces.ts'
import { byNumber, distinct, spaceLabel } from '../facts/text.ts'
import type { Words } from '../texts/words.ts'
import type { KnownRow, PlaceRow, SeenRow, VisitDossier } from './dossier.ts'

/** A place of known material that is there as far as anybody knows. */
export interface PlannedPlace {
  readonly row: PlaceRow
  readonly where: string
  /** `12 m²`, or nothing where nobody counted it. */
  readonly amount: string
  /** What is to be done there, each a box to tick. */
  readonly tasks: readonly string[]
}

/** A known source with what to look for, of the places that the survey has not settled yet or that stand there by now. */
export interface PlannedSource {
  readonly row: KnownRow
  readonly kind: StatusKind
  readonly what: string
  readonly material: string
  readonly places: readonly PlannedPlace[]
  /** The place of which a sample is foreseen: one of each material that is suspected and was never sampled. */
  readonly toSample: PlannedPlace | null
}

/** A space to walk past, with the sources that are known in it. */
export interface PlannedSpace {
  readonly id: string
  readonly number: string
  readonly name: string
  /** Whether an earlier visit of this survey has done it. */
  readonly done: boolean
  readonly sources: readonly string[]
}

export interface PlannedFloor {
  readonly name: string
  readonly spaces: readonly PlannedSpace[]
}

export interface VisitFacts {
  readonly floors: readonly PlannedFloor[]
  readonly sources: readonly PlannedSource[]
}

/** Works out what a visit has to do, from what is known on the day that it is planned. */
export function visitFacts(dossier: VisitDossier, words: Words): VisitFacts {
  const isLookedAt = lookedAtBy(dossier.onderzoek)
  const sources = dossier.onderzoek.inventarisatie_asset.bronnen
    .map((row) => sourceOf(row, dossier.onderzoek, words, isLookedAt))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => byNumber(a.row.nummer, b.row.nummer))
  return { sources, floors: floorsOf(dossier, sources, words, isLookedAt) }
}

/** Whether the survey is about a space, by its id. Before it starts it has no lines of its own: then it is about all that nobody put outside it. */
function lookedAtBy({ inventarisatie_ruimtes, out_of_scopes }: VisitDossier['onderzoek']): (space: string) => boolean {
  const lines = new Map(inventarisatie_ruimtes.map((row) => [row.sub_asset.id, row.onderzocht]))
  const outside = new Set(out_of_scopes.flatMap(({ sub_asset }) => (sub_asset ? [sub_asset.id] : [])))
  return (space) => (lines.size > 0 ? lines.has(space) && lines.get(space) !== 'nvt' : !outside.has(space))
}

function sourceOf(
  row: KnownRow,
  survey: VisitDossier['onderzoek'],
  words: Words,
  isLookedAt: (space: string) => boolean,
): PlannedSource {
  const present = row.locaties.filter(isThere).sort((a, b) => byNumber(a.nummer, b.nummer))
  // Nobody goes where the survey does not, but for what it has seen there after all.
  const there = present.filter(
    ({ sub_asset: space, inventarisaties }) =>
      !space ||
      isLookedAt(space.id) ||
      inventarisaties.some(({ inventarisatie }) => inventarisatie.onderzoek.id === survey.id),
  )
  // One sample tells of its material everywhere, also while its result is awaited; what is proven or clean needs none.
  const isSampled = row.locaties.some(
    ({ bepalend_monster, inventarisaties }) =>
      bepalend_monster !== null || inventarisaties.some(({ monsters }) => monsters.some(isValid)),
  )
  // A survey of asbestos samples nothing else, and one of something else no asbestos.
  const isSought = isOfAsbestos(survey) === (row.materiaal_type.code === 'asbest')
  const suspected = there.find(({ materiaal_status: status }) => statusKindOf(status) !== 'clean')
  const sampled = isSampled || !isSought ? undefined : suspected
  const places = there.map((place) => placeOf(place, row, survey.id, { words, isSample: place === sampled }))
  const what = words.item(row.toepassing)
  return {
    row,
    kind: heaviest(present),
    what,
    material: distinct([words.item(row.product), words.item(row.structuur), row.kleur ?? ''])
      .filter((part) => part !== what)
      .join(', '),
    places,
    toSample: places.find((place) => place.row === sampled) ?? null,
  }
}

/** Of which not every analysis was rejected: else it is as if it was never taken. */
const isValid = ({ analyses }: SeenRow['monsters'][number]) =>
  analyses.length === 0 || analyses.some(({ status }) => status !== 'afgekeurd')

/** What is not there any more is not looked for. */
const isThere = ({ toestand }: PlaceRow) => toestand !== 'verwijderd' && toestand !== 'niet_aangetroffen'

/** What is known of the worst of them: whoever goes there reads it as what may be met. */
function heaviest(places: readonly PlaceRow[]): StatusKind {
  const kinds = places.map(({ materiaal_status: status }) => statusKindOf(status))
  return statusKinds.find((kind) => kinds.includes(kind)) ?? 'unexamined'
}

interface Placing {
  readonly words: Words
  /** Of this place a sample is foreseen. */
  readonly isSample: boolean
}

function placeOf(row: PlaceRow, source: KnownRow, survey: string, { words, isSample }: Placing): PlannedPlace {
  const own = row.inventarisaties.filter(({ inventarisatie }) => inventarisatie.onderzoek.id === survey)
  const last = row.inventarisaties.find(({ id }) => id === row.bevinding?.id) ?? latest(row.inventarisaties)
  const amount = row.hoeveelheid === null ? '' : `${words.number(row.hoeveelheid)} ${unitOf(source, words)}`
  const isSeen = own.some(({ te_controleren: toCheck, aangetroffen }) => !toCheck && aangetroffen === 'ja')
  return {
    row,
    where: [row.sub_asset && spaceLabel(row.sub_asset, words), row.plaats].filter(Boolean).join(', '),
    amount,
    tasks: [
      ...(isSeen ? [] : [stillThere(last, amount, words)]),
      ...unnoted(last, words),
      row.fotos.length === 0 ? words.t('planPhoto') : '',
      isSample ? words.t('planSample') : '',
    ].filter(Boolean),
  }
}

/** What was seen last, where none of it decides yet. A visit without a day has not been. */
const latest = (rows: readonly SeenRow[]): SeenRow | null =>
  [...rows].sort((a, b) => startOf(a).localeCompare(startOf(b))).at(-1) ?? null
const startOf = ({ inventarisatie }: SeenRow) => inventarisatie.start ?? ''

function stillThere(last: SeenRow | null, amount: string, words: Words): string {
  if (last === null) return words.t('planFind')
  const survey = last.inventarisatie.onderzoek.nummer
  return amount === '' ? words.t('planStillThere', { survey }) : words.t('planStillSoMuch', { survey, amount })
}

const judged = ['bevestiging', 'conditie', 'beschadiging', 'bereikbaarheid', 'afscherming'] as const

/** What nobody has written down yet of a place, by the labels of the form. */
function unnoted(last: SeenRow | null, words: Words): string[] {
  const { fields } = model.entity('finding')
  const names = judged
    .filter((name) => last === null || last[name] === null)
    .map((name) => inSentence(fields[name].label ?? { nl: name, en: name }, words.locale))
  return names.length === 0 ? [] : [words.t('planNote', { fields: names })]
}

function floorsOf(
  { onderzoek }: VisitDossier,
  sources: readonly PlannedSource[],
  words: Words,
  isLookedAt: (space: string) => boolean,
): PlannedFloor[] {
  const rows = new Map(onderzoek.inventarisatie_ruimtes.map((row) => [row.sub_asset.id, row]))
  const inSpace = (id: string) =>
    sources.filter(({ places }) => places.some(({ row }) => row.sub_asset?.id === id)).map(({ row }) => row.nummer)
  const spaces = onderzoek.inventarisatie_asset.asset.sub_assets.filter(({ id }) => isLookedAt(id))
  return byFloor(spaces, words, (space) => ({
    id: space.id,
    number: space.nummer ?? '',
    name: (space.nummer ? space.naam : null) ?? space.volledige_naam,
    done: rows.get(space.id)?.onderzocht === 'ja',
    sources: inSpace(space.id),
  }))
}
