import { IconArrowBackUp, IconArrowForwardUp, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import type { RefObject } from 'react'
import { Button, IconButton } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import type { CanvasController } from './canvas-controller.ts'
import { useEditor, useShown } from './editor.ts'

const STEP = 1.25

/** The name of the plan, steps back and on, nearer and further, and the way out. */
export function EditorBar({
  controller,
  onDone,
}: {
  controller: RefObject<CanvasController | null>
  onDone: () => void
}) {
  const t = useT(drawingPhrases)
  const { plan, store } = useEditor()
  const { canUndo, canRedo } = useShown(store)
  const percent = Math.round((controller.current?.view.zoom ?? 1) * 100)
  return (
    <header className="plan-bar">
      <h2 className="plan-bar-name">{plan.name}</h2>
      <div role="toolbar" aria-label={t('plan')} className="plan-bar-tools">
        {plan.readOnly === null && (
          <>
            <IconButton
              label={`${t('undo')} (Ctrl+Z)`}
              icon={<IconArrowBackUp />}
              disabled={!canUndo}
              onClick={() => store.undo()}
            />
            <IconButton
              label={`${t('redo')} (Ctrl+Y)`}
              icon={<IconArrowForwardUp />}
              disabled={!canRedo}
              onClick={() => store.redo()}
            />
          </>
        )}
        <IconButton label={t('further')} icon={<IconMinus />} onClick={() => controller.current?.zoom(1 / STEP)} />
        <span className="plan-zoom">{percent} %</span>
        <IconButton label={t('nearer')} icon={<IconPlus />} onClick={() => controller.current?.zoom(STEP)} />
        <IconButton label={`${t('whole')} (0)`} icon={<IconMaximize />} onClick={() => controller.current?.fit()} />
        <Button kind="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </header>
  )
}
