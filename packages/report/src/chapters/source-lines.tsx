import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { Fragment } from 'react'
import type { ReportFacts, SourceFacts } from '../derive.ts'
import type { BeperkingRow } from '../dossier.ts'
import { isPresent, isReckoned } from '../facts/locations.ts'
import type { SourceBody } from '../facts/sources.ts'
import { distinct, runsInText } from '../facts/text.ts'
import { gapOf } from '../gaps.ts'
import { useReport } from '../page/context.ts'
import { Missing } from '../page/parts.tsx'
import { type Quantity, Sub } from '../page/row-table.tsx'
import { otherStatus, SourceStatus } from '../page/signs.tsx'
import type { TextKey, Words } from '../texts/words.ts'

const PRESENCE_WORDS = {
  verwijderd: 'removedSources',
  deels_verwijderd: 'partlyRemoved',
  niet_aangetroffen: 'absentSources',
} as const satisfies Partial<Record<SourceFacts['presence'], TextKey>>

/** What became of it; of what was said not to be there, in the words in which that was said. */
function presenceOf({ presence, locations }: SourceBody, { t }: Words): string {
  const said = distinct(locations.map(({ gone }) => gone)).join(', ')
  return said !== '' && presence === 'niet_aangetroffen'
    ? said
    : presence === 'aanwezig'
      ? ''
      : t(PRESENCE_WORDS[presence])
}

/** What a source holds; of what is gone, that it is gone. */
export function SourceOutcome({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const became = presenceOf(source, words)
  if (!isReckoned(source)) return became
  return (
    <>
      <SourceStatus source={source} />
      {became !== '' && <Sub>{became}</Sub>}
    </>
  )
}

/** What to do; of what is gone, all or part, first when and by what. */
export function AdviceLines({ source }: { source: SourceFacts }) {
  const { advice, removed, unaccounted } = source
  const { words } = useReport()
  if (unaccounted && !isPresent(source))
    return <Missing gap={gapOf(source.gaps, 'provenNotFound')}>{words.t('provenNotFound')}</Missing>
  if (removed === '') return advice || <NoAdvice source={source} />
  return (
    <>
      {removed}
      {isPresent(source) && advice !== '' && <Sub>{advice}</Sub>}
    </>
  )
}

/** That what holds asbestos should have an advice; of anything else there need not be one. */
export function NoAdvice({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const gap = gapOf(source.gaps, 'sourceWithoutAdvice')
  return source.dangerous ? <Missing gap={gap}>{words.t('adviceMissing')}</Missing> : '–'
}

/** That nothing was recorded, unless there is something that the report leaves out: then what that is. */
export function noSources({ leftOut }: Pick<ReportFacts, 'leftOut'>, words: Words): string {
  return leftOutText(leftOut, words) || words.t('noSources')
}

/** `Vastgelegd en niet in dit rapport opgenomen: B02 (asbestverdacht).`; empty where nothing is left out. */
export function leftOutText(leftOut: ReportFacts['leftOut'], words: Words): string {
  if (leftOut.length === 0) return ''
  const named = leftOut.map((source) => {
    const status = source.substance === '' ? words.t(source.kind) : otherStatus(source.substance, source.row, words)
    const said = isReckoned(source) ? status : presenceOf(source, words)
    return `${source.row.nummer} (${uncapital(said)})`
  })
  return words.t('sourcesLeftOut', { sources: words.list(named) })
}

/** The limitations that are recorded and not printed, by their numbers; empty where there are none. */
export function limitationsLeftOut(limitations: readonly BeperkingRow[], words: Words): string {
  const numbers = limitations.filter((row) => row.in_rapport === false).map((row) => row.nummer)
  return numbers.length === 0
    ? ''
    : words.t('limitationsLeftOut', { n: numbers.length, numbers: runsInText(numbers, words) })
}

/** What is left of a source, where anybody counted it. */
export function sourceAmount({ amount, unit, atLeast }: SourceFacts): Quantity | null {
  return amount === null ? null : { value: amount, unit, atLeast }
}

/** What stands for the amount of a source that has none. */
export const noAmountText = ({ amountUnknown }: SourceFacts, words: Words): string =>
  amountUnknown ? words.t('amountUnknown') : '–'

/** The same, marked where it should have one. */
export function NoSourceAmount({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const gap = gapOf(source.gaps, 'findingWithoutAmount') ?? gapOf(source.gaps, 'amountZero')
  const text = noAmountText(source, words)
  return source.dangerous ? <Missing gap={gap}>{text}</Missing> : text
}

/** Fibre type and content on one line each; else what the judgement rests on. */
export function FibreLines({ source }: { source: SourceFacts }) {
  const { words } = useReport()
  const isPending = source.pending
  const unlinked = gapOf(source.gaps, 'referenceUnlinked')
  const from = (
    <>
      {source.takenOver.map((text) => (
        <Sub key={text}>{text}</Sub>
      ))}
      {unlinked !== undefined && <Missing gap={unlinked}>{words.t('notLinked')}</Missing>}
    </>
  )
  const rejections = source.rejected.map((text) => (
    <Missing key={text} gap={gapOf(source.gaps, 'sampleRejected')}>
      {text}
    </Missing>
  ))
  if (source.fibres.length === 0) {
    if (isPending)
      return (
        <>
          <Missing>{words.t('resultMissing')}</Missing> {rejections}
        </>
      )
    if (source.takenOver.length > 0)
      return (
        <>
          {rejections}
          {from}
        </>
      )
    if (rejections.length > 0) return rejections
    return (
      <>
        {words.t('notSampled')}
        <Sub>{source.basis.join(', ')}</Sub>
      </>
    )
  }
  return (
    <>
      {source.fibres.map(({ sample = '', fibre, content }) => (
        <Fragment key={`${sample} ${fibre}`}>
          {sample !== '' && <Sub>{sample}:</Sub>}
          <span className={content === '' ? 'line' : 'line split'}>
            {fibre} <span>{content}</span>
          </span>
        </Fragment>
      ))}
      {isPending && <Missing>{words.t('resultMissing')}</Missing>}
      {source.rejected.map((text) => (
        <Sub key={text}>{text}</Sub>
      ))}
      {from}
    </>
  )
}
