import { model } from '@vezel/model'
import { formats } from '../../i18n/formats.ts'
import type { ItemLook } from '../../kinds/item-look.ts'
import { itemText, type Read, valueText } from '../../kinds/record.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { ProgressSign, type ProgressStep, RiskClass, SignedWord, StatusSign, statusSigns } from '../../ui/signs.tsx'
import { useUiTexts } from '../../ui/texts.ts'

const location = model.entity('location')

const standardColors = ['#C4231C', '#C25700', '#5B6977', '#5F7A14', '#1C7A3E']
const tones: readonly ChipTone[] = ['found', 'susp', 'none', 'below', 'clean']

/** The sign follows the place in the order of priority; a colour is its own only when somebody chose another one. */
function signOf(status: Read) {
  const at = Math.min(Math.max(Number(status.prioriteit ?? 3), 1), statusSigns.length) - 1
  const color = String(status.color ?? '')
  return {
    tone: tones[at] ?? 'none',
    sign: (
      <StatusSign
        sign={statusSigns[at] ?? 'dashed-square'}
        color={color.toUpperCase() === standardColors[at] ? undefined : color || undefined}
      />
    ),
  }
}

/** What is asked of a space to name it where its floor goes without saying. */
export const spaceNames = { id: true, naam: true, volledige_naam: true, verdieping: { title: true } }

/** The name of a space without its floor: "Kruipruimte oost > Leidinggang". */
export function spaceName(space: unknown): string {
  const read = space as Read | null | undefined
  const full = String(read?.volledige_naam ?? read?.naam ?? '')
  const floor = `${(read?.verdieping as Read | null | undefined)?.title} > `
  return full.startsWith(floor) ? full.slice(floor.length) : full
}

/** How the items of the lists of a survey look: material statuses by their sign, risk classes by their weight. */
export function surveyLook(list: string, item: Read): ItemLook | undefined {
  if (list === 'materiaal_statussen') return { sign: signOf(item).sign }
  if (list === 'smart_risicoklasses') return { shown: <Risk item={item} /> }
  if (list === 'behandeling_statussen') return { sign: <ProgressSign step={treatmentStep(item)} /> }
  return undefined
}

/** A material status in a card head. */
export function StatusChip({ status }: { status: unknown }) {
  const { locale } = useUiTexts()
  if (typeof status !== 'object' || status === null) return null
  const { tone, sign } = signOf(status as Read)
  return (
    <Chip tone={tone} sign={sign}>
      {itemText(status as Read, locale)}
    </Chip>
  )
}

/** A material status in a table: sign and word. */
export function StatusCell({ status }: { status: unknown }) {
  const { locale } = useUiTexts()
  if (typeof status !== 'object' || status === null) return <span className="dim">–</span>
  return <SignedWord sign={signOf(status as Read).sign}>{itemText(status as Read, locale)}</SignedWord>
}

/** Whether a source or location is not there, so that it has no status. */
export const isGone = (of: Read | null | undefined) =>
  of?.toestand === 'verwijderd' || of?.toestand === 'niet_aangetroffen'

/** The status of a source or location; of what is gone, when it was taken away and by what instead. */
export function PresentStatus({ of }: { of: Read }) {
  const { locale } = useUiTexts()
  if (isGone(of)) {
    const by = of.verwijderd_door as Read | null | undefined
    const day = by?.datum ?? of.verwijderd_op
    // What was not found again, or entered in error, was not removed: it is called what somebody called it.
    const said = of.toestand === 'verwijderd' ? null : (by?.behandeling_status as Read | null | undefined)
    const word = said ? itemText(said, locale) : valueText(location.fields.toestand, of.toestand, locale)
    return (
      <span className="dim">
        {[word, day && formats(locale).date(String(day)), by?.referentie].filter(Boolean).join(' ')}
      </span>
    )
  }
  return <StatusCell status={of.materiaal_status} />
}

const classes = ['2A', '2', '1', '?'] as const

/** The weight of a removal class, from its place in the order; what is not in that order is read as it is written. */
export function Risk({ item, label }: { item: unknown; label?: string }) {
  const { locale } = useUiTexts()
  if (typeof item !== 'object' || item === null) return <RiskClass value={null} />
  const read = item as Read
  const value = classes[Number(read.prioriteit) - 1]
  if (value === undefined) return <span className="dim">{itemText(read, locale)}</span>
  return <RiskClass value={value} label={label} />
}

const treatmentSteps: Readonly<Record<string, ProgressStep>> = {
  aanwezig: 0,
  te_saneren: 1,
  gepland: 1,
  in_uitvoering: 2,
  deels_gesaneerd: 2,
  gesaneerd: 3,
  vrijgegeven: 4,
}
const treatmentStep = (item: Read): ProgressStep => treatmentSteps[String(item.code)] ?? 2

const sampleSteps: Readonly<Record<string, ProgressStep>> = {
  genomen: 0,
  in_opdracht: 1,
  bij_laboratorium: 2,
  geanalyseerd: 4,
  vervallen: 'void',
}
/** How far a sample is. */
export const sampleStep = (status: unknown): ProgressStep => sampleSteps[String(status)] ?? 0

const analysisSteps: Readonly<Record<string, ProgressStep>> = {
  aangemaakt: 0,
  verstuurd: 1,
  ontvangen: 2,
  gereed: 4,
  afgekeurd: 'void',
}
/** How far an analysis is. */
export const analysisStep = (status: unknown): ProgressStep => analysisSteps[String(status)] ?? 0

const reportSteps: Readonly<Record<string, ProgressStep>> = {
  concept: 1,
  ter_controle: 3,
  vrijgegeven: 4,
  vervallen: 'void',
}
/** How far a report is. */
export const reportStep = (status: unknown): ProgressStep => reportSteps[String(status)] ?? 0

const surveySteps: Readonly<Record<string, ProgressStep>> = { gepland: 0, actief: 2, afgerond: 4, geannuleerd: 'void' }
/** How far a survey is. */
export const surveyStep = (code: unknown): ProgressStep => surveySteps[String(code)] ?? 0

const visitSteps: Readonly<Record<string, ProgressStep>> = { concept: 0, gemeld: 2, uitgevoerd: 4, geannuleerd: 'void' }
/** How far a visit is. */
export const visitStep = (status: unknown): ProgressStep => visitSteps[String(status)] ?? 0
