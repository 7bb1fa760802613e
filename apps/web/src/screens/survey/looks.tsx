import { model, type ResultOf } from '@vezel/model'
import { amountOfPlace } from '@vezel/model/amount.ts'
import type { SpaceOutcome } from '@vezel/model/entities/asset/sub-asset.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import type { Step } from '@vezel/model/kit/transitions.ts'
import {
  classWeightOf,
  classWeights,
  outcomeKindOf,
  type StatusKind,
  statusKindOf,
  statusKinds,
} from '@vezel/model/material-kind.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useCallback } from 'react'
import { assetStatusSign } from '../../asset/asset-status.tsx'
import { formats } from '../../i18n/formats.ts'
import type { ItemLook } from '../../kinds/item-look.ts'
import type { Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign, RiskClass, StatusSign, statusSigns } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'

const location = model.entity('location')
const space = model.entity('space')

/** An item of a list as it was read; nothing where there is none. */
type Item = Read | null | undefined

const kindLooks: Readonly<Record<StatusKind, { readonly tone: ChipTone; readonly color: string }>> = {
  found: { tone: 'found', color: '#C4231C' },
  suspected: { tone: 'susp', color: '#C25700' },
  unexamined: { tone: 'none', color: '#5B6977' },
  below: { tone: 'below', color: '#5F7A14' },
  clean: { tone: 'clean', color: '#1C7A3E' },
}

/** The place of an item in the order of its list; null where it has none. */
export const placeOf = (item: Item): number | null => (typeof item?.prioriteit === 'number' ? item.prioriteit : null)

/** What is known of a material with this status. */
function kindOf(status: Item): StatusKind {
  const prioriteit = placeOf(status)
  return statusKindOf(prioriteit === null ? null : { prioriteit })
}

/** Whether a material with this status is asbestos, or suspected of it. */
export const isDangerous = (status: Item): boolean => ['found', 'suspected'].includes(kindOf(status))

/** The sign follows the place in the order of priority; a colour is its own only when somebody chose another one. */
function signOf(status: Read) {
  const kind = kindOf(status)
  const look = kindLooks[kind]
  const color = typeof status.color === 'string' ? status.color : ''
  return {
    tone: look.tone,
    sign: (
      <StatusSign
        sign={statusSigns[statusKinds.indexOf(kind)] ?? 'dashed-square'}
        color={color.toUpperCase() === look.color ? undefined : color || undefined}
      />
    ),
  }
}

/** What is asked of a space to name it where its floor goes without saying. */
export const spaceNames = { id: true, naam: true, volledige_naam: true, verdieping: { title: true } } as const

/** The name of a space without its floor: "Kruipruimte oost > Leidinggang". */
export function spaceName(space: ResultOf<'subAsset', typeof spaceNames> | null | undefined): string {
  const full = space?.volledige_naam ?? space?.naam ?? ''
  const floor = `${space?.verdieping?.title} > `
  return full.startsWith(floor) ? full.slice(floor.length) : full
}

/**
 * How the items of the lists of a survey look: material statuses by their sign, risk classes by their weight. A status that
 * follows from others and is not there is not known.
 */
export function surveyLook(list: string, item: Read | null): ItemLook | undefined {
  if (list === 'materiaal_statussen') return item ? { sign: signOf(item).sign } : { shown: <Unknown /> }
  if (item === null) return undefined
  if (list === 'asbest_statussen') return { sign: assetStatusSign(item) }
  if (list === 'smart_risicoklasses') return { shown: <Risk item={item} isMissing={false} /> }
  if (list === 'entry_materiaal_statussen')
    return { sign: <StatusSign sign={outcomeSign(item)} color={colorOf(item)} /> }
  if (list === 'vscp_check_procedures') return { shown: <ProcedureChip item={item} /> }
  if (list === 'behandeling_statussen') return { sign: <ProgressSign step={treatmentStep(item)} /> }
  return undefined
}

/** What a check found looks as the same of a material does; what is neither has the sign of what is not examined. */
const outcomeKinds: Readonly<Record<string, StatusKind>> = {
  Y: 'found',
  N: 'clean',
  PCHM: 'suspected',
  BELOW: 'below',
}
const outcomeSign = ({ code }: Read) =>
  statusSigns[statusKinds.indexOf(outcomeKinds[String(code)] ?? 'unexamined')] ?? 'dashed-square'
const colorOf = ({ color }: Read) => (typeof color === 'string' && color !== '' ? color : undefined)

/** How a part on board is checked, as a badge. */
function ProcedureChip({ item }: { item: Read }) {
  return <Chip>{itemText(item, useUiTexts().locale)}</Chip>
}

const unknownSign = <StatusSign sign="dashed-square" />

/** What nobody has said yet: never a dash, which reads as none. */
export function Unknown() {
  return <SignedWord sign={unknownSign}>{useT(surveyAreas)('unknown')}</SignedWord>
}

/** The words of a material status, where it is searched, sorted or kept in a file. */
export function useStatusWords(): (status: Item) => string {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  return useCallback((status) => (status ? itemText(status, locale) : t('unknown')), [t, locale])
}

/** A material status in a card head. */
export function StatusChip({ status }: { status: Item }) {
  const words = useStatusWords()
  if (!status) {
    return (
      <Chip tone="none" sign={unknownSign}>
        {words(status)}
      </Chip>
    )
  }
  const { tone, sign } = signOf(status)
  return (
    <Chip tone={tone} sign={sign}>
      {words(status)}
    </Chip>
  )
}

/** A material status in a table: sign and word, or what else is said of it. */
export function StatusCell({ status, words }: { status: Item; words?: string }) {
  const { locale } = useUiTexts()
  if (!status) return <Unknown />
  return <SignedWord sign={signOf(status).sign}>{words ?? itemText(status, locale)}</SignedWord>
}

/** The status that was derived of a finding; what was looked for and not found has none. */
export function FindingStatus({ status, found }: { status: Item; found: unknown }) {
  const { locale } = useUiTexts()
  if (status || found !== 'nee') return <StatusCell status={status} />
  return <span className="dim">{valueText(location.fields.toestand, 'niet_aangetroffen', locale)}</span>
}

/** What the survey makes of a space, where nothing in it has a status. */
export interface SpaceOutcomeRead {
  readonly materiaal_status: Item
  readonly uitkomst: SpaceOutcome | null
}

/** The status of what is in a space, else what the survey says of it as a whole. */
export function SpaceStatus({ of, isChip = false }: { of: SpaceOutcomeRead; isChip?: boolean }) {
  const words = useSpaceWords()(of)
  const kind = of.uitkomst && outcomeKindOf(of.uitkomst)
  if (of.materiaal_status || !kind) {
    return isChip ? <StatusChip status={of.materiaal_status} /> : <StatusCell status={of.materiaal_status} />
  }
  if (kind === 'none') return isChip ? <Chip>{words}</Chip> : <span className="dim">{words}</span>
  const sign = (
    <StatusSign sign={kind === 'clean' ? 'ring' : (statusSigns[statusKinds.indexOf(kind)] ?? 'dashed-square')} />
  )
  if (!isChip) return <SignedWord sign={sign}>{words}</SignedWord>
  return (
    <Chip tone={kind === 'clean' ? undefined : kindLooks[kind].tone} sign={sign}>
      {words}
    </Chip>
  )
}

export function useSpaceWords(): (of: SpaceOutcomeRead) => string {
  const statusWords = useStatusWords()
  const { locale } = useUiTexts()
  return useCallback(
    ({ materiaal_status: status, uitkomst }) =>
      status || uitkomst === null ? statusWords(status) : valueText(space.fields.uitkomst, uitkomst, locale),
    [statusWords, locale],
  )
}

interface Removal {
  readonly datum: string
  readonly referentie: string | null
  readonly behandeling_status: Item
}
/** What is read of a source or location to say whether it is there; amount, day and removal each as it has them. */
export interface Present {
  readonly toestand: string | null
  readonly materiaal_status: Item
  readonly gevaarlijk: boolean | null
  readonly hoeveelheid?: number | null
  readonly hoeveelheid_totaal?: number | null
  readonly verwijderd_door?: Removal | null
  readonly verwijderd_op?: string | null
  readonly locaties?: readonly { readonly verwijderd_door: Removal | null }[]
}

/** Whether a source or location is not there, so that it has no status. */
export const isGone = (of: Present | null | undefined) =>
  of?.toestand === 'verwijderd' || (of?.toestand === 'niet_aangetroffen' && !isUnaccounted(of))

/** What an earlier survey proved and this one did not find is not gone: it is suspected until somebody says what became of it. */
const isUnaccounted = ({ toestand, materiaal_status: status }: Present) =>
  toestand === 'niet_aangetroffen' && status !== null && status !== undefined

/** How somebody called what is not there: what was not found again, or entered in error, was not removed. */
function goneWord(of: Present, locale: Locale): string {
  const said = of.toestand === 'niet_aangetroffen' ? of.verwijderd_door?.behandeling_status : null
  return said ? itemText(said, locale) : valueText(location.fields.toestand, of.toestand, locale)
}

/**
 * The derived status of a source or location that may be gone: in a table one word, on a card the chip with what was taken
 * away.
 */
export function PresentStatus({ of, unit, isCell = false }: { of: Present; unit: string; isCell?: boolean }) {
  const { locale } = useUiTexts()
  if (isCell && isGone(of)) return <span className="dim">{goneWord(of, locale)}</span>
  if (isCell)
    return (
      <>
        <StatusCell status={of.materiaal_status} />
        {isUnaccounted(of) && <small className="dim"> {goneWord(of, locale)}</small>}
      </>
    )
  return (
    <span className="status-left">
      {!isGone(of) && <StatusChip status={of.materiaal_status} />}
      {isUnaccounted(of) && <small className="dim">{goneWord(of, locale)}</small>}
      {isGone(of) && dayOf(of) === null ? (
        <span className="dim">{goneWord(of, locale)}</span>
      ) : (
        <Gone of={of} unit={unit} />
      )}
    </span>
  )
}

/** Of what was taken away, all or in part: when, by which clearance, and what is left of it. */
export function Gone({ of, unit }: { of: Present; unit: string }) {
  const { locale } = useUiTexts()
  const t = useT(surveyAreas)
  const { date } = formats(locale)
  const day = dayOf(of)
  if (!isGone(of) && of.toestand !== 'deels_verwijderd') return null
  if (isGone(of) && day === null) return null
  const gone = [goneWord(of, locale), day && date(day), clearancesOf(of).join(', ')].filter(Boolean).join(' ')
  const left = amountOfPlace(of.hoeveelheid ?? of.hoeveelheid_totaal ?? null, of)
  const isLeft = of.toestand === 'deels_verwijderd' && left !== null
  return (
    <small className="dim">
      {isLeft ? `${gone}, ${t('stillThere', { amount: amountText(left, unit, locale) })}` : gone}
    </small>
  )
}

/** When a location was taken away; of a source, the last of its locations. */
const dayOf = (of: Present) => of.verwijderd_door?.datum ?? of.verwijderd_op ?? null

/** The references of what took a location away; of a source, of what took away its locations. */
function clearancesOf(of: Present): string[] {
  const treated = [of, ...(of.locaties ?? [])]
  return [...new Set(treated.flatMap((one) => one.verwijderd_door?.referentie || []))]
}

const classes = { heavy: '2A', middle: '2', light: '1', open: '?' } as const

interface RiskProps {
  item: Item
  /** It needs one and has none. */
  isMissing: boolean | null | undefined
  label?: string
}

/** The weight of a removal class, from its place in the order; what is not in that order is read as it is written. */
export function Risk({ item, isMissing, label }: RiskProps) {
  const { locale } = useUiTexts()
  if (!item) return <RiskClass value={isMissing ? classes.open : null} label={label} />
  const weight = classWeightOf({ prioriteit: placeOf(item) ?? classWeights.length })
  if (weight === 'none') return <span className="dim">{itemText(item, locale)}</span>
  return <RiskClass value={classes[weight]} label={label} />
}

type Steps = Readonly<Record<string, Step>>
/** How far the word of a state is; of one that is not known, as far as `otherwise`. */
const stepIn = (steps: Steps, state: unknown, otherwise: Step = 0): Step =>
  (typeof state === 'string' ? steps[state] : undefined) ?? otherwise

const treatmentSteps: Steps = {
  aanwezig: 0,
  te_saneren: 1,
  gepland: 1,
  in_uitvoering: 2,
  deels_gesaneerd: 2,
  gesaneerd: 3,
  vrijgegeven: 4,
}
const treatmentStep = (item: Read): Step => stepIn(treatmentSteps, item.code, 2)

const sampleSteps: Steps = {
  genomen: 0,
  in_opdracht: 1,
  bij_laboratorium: 2,
  geanalyseerd: 4,
  vervallen: 'void',
}
/** How far a sample is. */
export const sampleStep = (status: unknown): Step => stepIn(sampleSteps, status)

const analysisSteps: Steps = {
  aangemaakt: 0,
  verstuurd: 1,
  ontvangen: 2,
  gereed: 4,
  afgekeurd: 'void',
}
/** How far an analysis is. */
export const analysisStep = (status: unknown): Step => stepIn(analysisSteps, status)
