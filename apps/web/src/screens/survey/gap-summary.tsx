import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { ErrorSign, TickSign, WarningSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type GapGroup, type GapWeight, groupsOf, groupText, isExplained, type Weighed } from './gap-groups.ts'

/** How many things are missing, and how many of them still hold the release back. */
export function GapSummary({ gaps }: { gaps: readonly Omit<Weighed, 'code'>[] }) {
  const t = useT(surveyAreas)
  const open = gaps.filter((gap) => !isExplained(gap))
  const mended = open.filter(({ toelichtbaar }) => !toelichtbaar).length
  const said = open.length - mended
  const lines = [mended > 0 && t('gapsBlocking', { n: mended }), said > 0 && t('gapsOpen', { n: said })]
  return (
    <>
      <h3 className="report-side-title">{t('gapsTitle', { n: gaps.length })}</h3>
      <p className="dim">
        {open.length > 0 ? [...lines, t('gapsUntil')].filter(Boolean).join(' ') : t('gapsExplained')}
      </p>
    </>
  )
}

/** Red is for what nothing but mending takes away. */
export function GapSign({ weight }: { weight: GapWeight }) {
  const t = useT(surveyAreas)
  if (weight === 'blocks') return <ErrorSign label={t('gapBlocks')} />
  return weight === 'open' ? <WarningSign label={t('gapOpen')} /> : <TickSign label={t('gapExplained')} />
}

/** What is missing by kind, in a line each. */
export function GapCounts({ gaps }: { gaps: readonly Weighed[] }) {
  const { locale } = useUiTexts()
  return (
    <ul className="gap-list">
      {groupsOf(gaps).map((group: GapGroup) => (
        <li key={`${group.weight} ${group.code}`}>
          <GapSign weight={group.weight} />
          <span>{groupText(group, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
