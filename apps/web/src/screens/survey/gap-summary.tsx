import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useT } from '../../ui/texts.ts'

/** What of a gap decides whether it holds a release back. */
interface Explained {
  /** Whether an explanation makes it good. */
  readonly toelichtbaar: boolean
  readonly argument: string | null
}

/** Whether it no longer holds a release back. */
export const isExplained = ({ argument, toelichtbaar }: Explained): boolean => argument !== null && toelichtbaar

/** How many things are missing, and how many of them still hold the release back. */
export function GapSummary({ gaps }: { gaps: readonly Explained[] }) {
  const t = useT(surveyAreas)
  const open = gaps.filter((gap) => !isExplained(gap)).length
  return (
    <>
      <h3 className="report-side-title">{t('gapsTitle', { n: gaps.length })}</h3>
      <p className="dim">{open > 0 ? t('gapsOpen', { n: open }) : t('gapsExplained')}</p>
    </>
  )
}
