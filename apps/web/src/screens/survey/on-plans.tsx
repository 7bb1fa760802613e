import { IconMapPin } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { type DrawnLinkKind, drawnLinks } from '@vezel/model/drawn-links.ts'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { useMemo } from 'react'
import { useRows } from '../../api/rows.ts'
import { useTo } from '../../page/place.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useT } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'

const planObject = model.entity('planObject')
const selection = { onderzoek_plattegrond: { id: true, naam: true } } as const

/** What of the plans of this survey stands for a record: a card waits for it, as the ways to it stand above its fields. */
export function useOnPlans(of: DrawnLinkKind, id: string) {
  const survey = useOpenSurvey()
  return useRows(planObject, selection, {
    filter: useMemo(
      () => ({
        [drawnLinks[of]]: { eq: id },
        onderzoek_plattegrond: { where: { onderzoek: { eq: survey.id } } },
      }),
      [of, id, survey.id],
    ),
  })
}

/** The plans of this survey on which something stands for a record, each a way to it; nothing where it is on none. */
export function OnPlans({ of, id }: { of: DrawnLinkKind; id: string }) {
  const t = useT(drawingPhrases)
  const to = useTo('surveys-survey')
  const { rows } = useOnPlans(of, id)
  const plans = new Map(rows.map(({ onderzoek_plattegrond: { id: plan, naam } }) => [plan, naam]))
  if (plans.size === 0) return null
  return (
    <p className="on-plans">
      {[...plans].map(([plan, name]) => (
        <ButtonLink
          key={plan}
          icon={<IconMapPin />}
          to={to('surveys-survey-plans-plan', { plan }, { query: { draw: '1', show: id } })}
        >
          {t('onPlan', { name })}
        </ButtonLink>
      ))}
    </p>
  )
}
