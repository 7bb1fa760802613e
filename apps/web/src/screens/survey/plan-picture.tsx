import { IconRefresh } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { planFaults } from '@vezel/model/entities/asset/asset-plan.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { Suspense, useState } from 'react'
import { call } from '../../api/call.ts'
import { useRow } from '../../api/rows.ts'
import { Picture } from '../../kinds/file.tsx'
import { fileSelection } from '../../kinds/record.ts'
import { TaskProgress, useTask } from '../../resource/task-progress.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'

const PhotosInView = lazyPart(async () => (await import('../../kinds/photos-in-view.tsx')).PhotosInView)
const entity = model.entity('assetPlan')
const selection = { naam: true, file: { id: true }, pagina: true, beeld: fileSelection, beeld_fout: true } as const

/** The drawing of a plan, which opens large; while it is being made how far that is, and where it cannot be why. */
export function PlanPicture({ id }: { id: string }) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const { row, reload } = useRow(entity, id, selection)
  const drawing = useTask(['plattegrond'], id, () => call('drawPlattegrond', { id }), reload)
  const [isViewed, setViewed] = useState(false)
  // Its room is there before it: the form below does not move.
  if (row === null) return <div className="plan-picture plan-picture-pending" />
  const { naam, file, beeld, beeld_fout: fault } = row
  const isLeft = file !== null && beeld === null && fault === null && drawing.state === null
  return (
    <section className="plan-picture">
      <TaskProgress task={drawing} />
      {beeld && <Picture file={beeld} width={1600} fit="contain" ratio="4 / 3" onOpen={() => setViewed(true)} />}
      {fault && <Message tone="error">{inLocale(planFaults[fault], locale)}</Message>}
      {file === null && <p className="dim">{t('planBlank')}</p>}
      {isLeft && (
        <>
          <Message tone="warning">{t('planNotDrawn')}</Message>
          <Button icon={<IconRefresh />} onClick={() => void drawing.start()}>
            {t('planDrawAgain')}
          </Button>
        </>
      )}
      {beeld && isViewed && (
        <Suspense fallback={null}>
          <PhotosInView photos={[{ id, file: beeld, title: naam }]} first={id} onClose={() => setViewed(false)} />
        </Suspense>
      )}
    </section>
  )
}
