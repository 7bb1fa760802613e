import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { memo, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import { useEditor, useShown } from './editor.ts'
import { LayerList } from './layer-list.tsx'
import { ObjectForm } from './object-form.tsx'
import { ToPlace, toPlaceOf } from './to-place.tsx'
import { Totals } from './totals.tsx'
import { TwinList } from './twin-list.tsx'

const panels = ['toPlace', 'object', 'list', 'layers'] as const
export type PanelName = (typeof panels)[number]

interface PanelProps {
  panel: PanelName
  setPanel: (next: PanelName) => void
  opacity: number
  setOpacity: (next: number) => void
}

/** The plan without the canvas: what is to be placed, what is chosen, all of it as a list, and its layers. It stands still while the pointer moves. */
export const SidePanel = memo(function SidePanel({ panel, setPanel, opacity, setOpacity }: PanelProps) {
  const t = useT(drawingPhrases)
  const { plan, store } = useEditor()
  const { drawing } = useShown(store)
  // On a phone the plan comes first.
  const [isFolded, setFolded] = useState(() => matchMedia('(width < 600px)').matches)
  const left = toPlaceOf(plan, drawing).length
  const counts: Partial<Record<PanelName, number>> = { toPlace: left, list: drawing.size }
  return (
    <aside className={isFolded ? 'plan-panel plan-panel-folded' : 'plan-panel'} aria-label={t('panels')}>
      <div className="plan-panel-head">
        <div role="tablist" aria-label={t('panels')} className="plan-panel-tabs">
          {panels.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="plan-panel-tab"
              aria-selected={panel === name}
              onClick={() => {
                setPanel(name)
                setFolded(false)
              }}
            >
              {t(name)} {counts[name] !== undefined && <small>{counts[name]}</small>}
            </button>
          ))}
        </div>
        <IconButton
          className="plan-panel-fold"
          label={t(isFolded ? 'showPanel' : 'hidePanel')}
          icon={isFolded ? <IconChevronUp /> : <IconChevronDown />}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      {!isFolded && (
        <div className="plan-panel-body" role="tabpanel" aria-label={t(panel)}>
          {panel === 'toPlace' && <ToPlace />}
          {panel === 'object' && <ObjectForm />}
          {panel === 'list' && (
            <>
              <TwinList />
              <Totals />
            </>
          )}
          {panel === 'layers' && <LayerList opacity={opacity} setOpacity={setOpacity} />}
        </div>
      )}
    </aside>
  )
})
