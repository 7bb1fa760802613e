import { IconPencil } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { labelOf } from '@vezel/plan/scene.ts'
import { planSvg } from '@vezel/plan/svg.ts'
import { useMemo } from 'react'
import { useFileUrl } from '../../api/files.ts'
import { useRow } from '../../api/rows.ts'
import { fileSelection } from '../../kinds/record.ts'
import { useLocation } from '../../router/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'
import { useDrawn } from './drawn-objects.ts'
import { useOpenSurvey } from './open-survey.ts'

const surveyPlan = model.entity('surveyPlan')
const selection = {
  naam: true,
  plattegrond: { breedte: true, hoogte: true, achtergrond_opaciteit: true, beeld: fileSelection },
} as const

/** A plan of a survey with all that is drawn on it, over its background. */
export function DrawnPlan({ id }: { id: string }) {
  const t = useT(assetPhrases)
  const drawing = useT(drawingPhrases)
  const { pathname } = useLocation()
  const { id: survey } = useOpenSurvey()
  const { row } = useRow(surveyPlan, id, selection)
  const drawn = useDrawn(id, survey)
  const href = useFileUrl(row?.plattegrond.beeld, 1600)
  const svg = useMemo(() => {
    if (row === null) return null
    const { breedte: width, hoogte: height, achtergrond_opaciteit: opacity } = row.plattegrond
    const scene = { ...drawn, width, height }
    const labels = [...drawn.objects].flatMap((object) => labelOf(object, scene) ?? [])
    return planSvg(scene, {
      title: row.naam,
      description: labels.length > 0 ? t('planShows', { labels }) : t('planShowsNothing'),
      background: href === null ? null : { href, opacity: opacity ?? 1 },
      prefix: `plan-${id}`,
    })
  }, [row, drawn, href, id, t])
  // Its room is there before it: the form below does not move.
  if (row === null || svg === null) return <div className="drawn-plan drawn-plan-pending" />
  const { breedte, hoogte } = row.plattegrond
  return (
    <section className="drawn-plan">
      <ButtonLink className="drawn-plan-draw" to={`${pathname}?draw=1`} icon={<IconPencil />}>
        {drawing('draw')}
      </ButtonLink>
      <div
        className="drawn-plan-sheet"
        style={{ aspectRatio: `${breedte} / ${hoogte}` }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by packages/plan, of shapes, numbers and escaped text.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {drawn.status === 'ready' && drawn.rows.length === 0 && <p className="dim">{t('planShowsNothing')}</p>}
      {drawn.status === 'failed' && <Message tone="error">{t('planObjectsFailed')}</Message>}
    </section>
  )
}
