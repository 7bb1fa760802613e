import { model } from '@vezel/model'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { FindingStatus } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'

const { grond } = model.entity('finding').fields

/** What was read where a record may stand. A form shows any record with these, so that it hands them on untyped. */
const readOf = (value: unknown): Read | null => (isRecord(value) ? value : null)

/** What is asked of a finding or a location beside its derived status, to say what that rests on. */
export const groundSelection = {
  grond: true,
  bepalend_monster: { id: true, nummer: true, in_afwachting: true, onderzoek: { id: true, nummer: true } },
  overgenomen_van: { id: true, nummer: true },
} as const

/**
 * What the derived status of a finding or location rests on: "Eigen monster M05", "Overgenomen uit eerder onderzoek
 * 2025-0412, M10"; '' where nothing was decided.
 */
export function useGround(): (of: Read | null | undefined) => string {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const isClosed = survey.state === 'afgerond' || survey.state === 'geannuleerd'
  return (of) => {
    const words = valueText(grond, of?.grond, locale)
    if (!of || !words) return ''
    const [sample, taken] = [readOf(of.bepalend_monster), readOf(of.overgenomen_van)]
    const names = [taken?.nummer, sample?.nummer].filter(Boolean).join(', ')
    // What a closed survey took over stands as it was then; whether that sample still waits is known of today only.
    const isToday = !isClosed || readOf(sample?.onderzoek)?.id === survey.id
    const waits = sample?.in_afwachting === true && isToday ? `, ${t('awaitsResult')}` : ''
    return `${words}${names && ` ${names}`}${waits}`
  }
}

/** Says below or beside a status that it is derived, and from what. */
export function DerivedFrom({ ground }: { ground: string }) {
  const t = useT(surveyAreas)
  if (!ground) return null
  return <small className="dim derived-from">{t('derivedFrom', { ground: uncapital(ground) })}</small>
}

/** The derived status of a finding, and below it what it rests on. */
export function DerivedStatus({ value, row }: { value: unknown; row?: Read | null }) {
  const ground = useGround()(row)
  return (
    <>
      <FindingStatus status={readOf(value)} found={row?.aangetroffen} />
      {value !== null && ground && <small className="dim derived-ground">{ground}</small>}
    </>
  )
}

/**
 * Why what the inspector says and what was derived differ; null where they agree. That of the finding shown before that
 * of the place as a whole, over all visits of the survey.
 */
export function useContradiction(finding: Read | null, location: Read): string | null {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const ground = useGround()(finding)
  const words = (item: unknown) => itemText(readOf(item), locale)
  const derived = words(finding?.vastgestelde_status)
  if (finding?.tegenspraak === true && finding.aangetroffen === 'nee')
    return t('notFoundContradicted', { derived, ground })
  if (finding?.tegenspraak === true)
    return t('judgementContradicted', { chosen: words(finding.materiaal_status), derived, ground })
  return location.tegenspraak === true ? t('findingsContradict') : null
}
