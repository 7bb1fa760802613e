import { IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import type { drawingNl } from '@vezel/model/messages/drawing/nl.ts'
import { IconButton } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import { useEditor, useShown } from './editor.ts'
import { type Layer, layerOf, layers, switched } from './layers.ts'

type Key = keyof typeof drawingNl

/** What a layer is called. */
export const layerKey = (layer: Layer): Extract<Key, `kind${string}`> =>
  layer === 'drawing' ? 'kindDrawing' : `kind${layer}`

/** The layers of what is on the plan, each to be hidden and locked. */
export function LayerList({ opacity, setOpacity }: { opacity: number; setOpacity: (next: number) => void }) {
  const t = useT(drawingPhrases)
  const { plan, store, layers: states, setLayers } = useEditor()
  const { drawing } = useShown(store)
  const counts = new Map<Layer, number>()
  for (const object of drawing.values()) {
    const layer = layerOf(plan.sceneOf.typeOf(object))
    counts.set(layer, (counts.get(layer) ?? 0) + 1)
  }
  return (
    <div className="plan-layers">
      <ul className="plan-layer-list">
        {layers.map((layer) => {
          const what = t(layerKey(layer))
          const [isHidden, isLocked] = [states.hidden.has(layer), states.locked.has(layer)]
          return (
            <li key={layer} className={isHidden ? 'plan-layer plan-layer-hidden' : 'plan-layer'}>
              <span className="plan-layer-name">{what}</span>
              <span className="plan-layer-count">{counts.get(layer) ?? 0}</span>
              <IconButton
                label={t('lock', { what })}
                pressed={isLocked}
                icon={isLocked ? <IconLock /> : <IconLockOpen />}
                onClick={() => setLayers(switched(states, 'locked', layer))}
              />
              <IconButton
                label={t('show', { what })}
                pressed={!isHidden}
                icon={isHidden ? <IconEyeOff /> : <IconEye />}
                onClick={() => setLayers(switched(states, 'hidden', layer))}
              />
            </li>
          )
        })}
      </ul>
      <label className="plan-opacity">
        {t('backgroundOpacity')}
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(opacity * 100)}
          onChange={(event) => setOpacity(Number(event.target.value) / 100)}
        />
      </label>
    </div>
  )
}
