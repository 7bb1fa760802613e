import { IconHandStop, IconPointer, IconRuler2, IconShape } from '@tabler/icons-react'
import { drawingPhrases } from '@vezel/model/messages/drawing/index.ts'
import { linkKindOf } from '@vezel/plan/begin.ts'
import type { ElementType } from '@vezel/plan/drawing.ts'
import { IconButton } from '../ui/button.tsx'
import { Menu } from '../ui/popover.tsx'
import { useRoving } from '../ui/roving.ts'
import { useT } from '../ui/texts.ts'
import { useEditor, type Worded } from './editor.ts'
import { TypeSign } from './type-sign.tsx'

/** The tools that are always in reach, each with its key, and the elements of the list that stand for no record. */
export function Palette({ onPlace }: { onPlace: () => void }) {
  const t = useT(drawingPhrases)
  const { plan, tool, setTool } = useEditor()
  const rove = useRoving<HTMLDivElement>('column')
  const free = plan.types.filter((type) => linkKindOf(type) === null)
  const item = (type: Worded<ElementType>) => ({
    label: type.word,
    icon: <TypeSign type={type} />,
    onSelect: () => setTool({ does: 'draw', type, link: null }),
  })
  return (
    <div ref={rove} role="toolbar" aria-label={t('tools')} aria-orientation="vertical" className="plan-palette">
      <IconButton
        label={`${t('choose')} (V)`}
        icon={<IconPointer />}
        pressed={tool.does === 'choose'}
        onClick={() => setTool({ does: 'choose' })}
      />
      <IconButton
        label={`${t('hand')} (H)`}
        icon={<IconHandStop />}
        pressed={tool.does === 'hand'}
        onClick={() => setTool({ does: 'hand' })}
      />
      <IconButton
        label={`${t('measure')} (R)`}
        icon={<IconRuler2 />}
        pressed={tool.does === 'measure'}
        onClick={() => setTool({ does: 'measure' })}
      />
      {plan.readOnly === null && (
        <>
          <IconButton
            label={t('toPlace')}
            icon={<IconShape />}
            onClick={onPlace}
            pressed={tool.does === 'draw' && tool.link !== null}
          />
          <Menu
            label={t('building')}
            items={free.map(item)}
            trigger={(given) => <IconButton {...given} label={t('building')} icon={<TypeSign type={free[0]} />} />}
          />
        </>
      )}
    </div>
  )
}
