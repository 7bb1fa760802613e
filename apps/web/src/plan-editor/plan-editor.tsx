import { anchorOf } from '@vezel/plan/anchor.ts'
import type { DrawnObject } from '@vezel/plan/drawing.ts'
import { drawingOf, linkOf } from '@vezel/plan/drawing.ts'
import { hitsOf } from '@vezel/plan/hits.ts'
import { unitsOf } from '@vezel/plan/scale.ts'
import type { Scene } from '@vezel/plan/scene.ts'
import { toPlan } from '@vezel/plan/view.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CanvasController, Showing, Told } from './canvas-controller.ts'
import { DrawStrip } from './draw-strip.tsx'
import type { DrawingStore } from './drawing-store.ts'
import { type EditedPlan, type Editor, EditorProvider, useShown } from './editor.ts'
import { EditorBar } from './editor-bar.tsx'
import { onPlanKey } from './keys.ts'
import { allShown, type LayerStates, layerOf, shownOf } from './layers.ts'
import { Palette } from './palette.tsx'
import { PlanCanvas } from './plan-canvas.tsx'
import { SaveState } from './save-state.tsx'
import type { Background } from './sheet.ts'
import { type PanelName, SidePanel } from './side-panel.tsx'
import { nextToPlace } from './to-place.tsx'
import type { Tool } from './tools.ts'
import { useMeasure } from './words.ts'
import './plan-editor.css'

export interface PlanEditorProps {
  plan: EditedPlan
  store: DrawingStore
  background: Background | null
  /** Leaves the editor. */
  onDone: () => void
  /** What is chosen at first, as the address says. */
  first: string | null
}

/** A plan on which is drawn: the sheet, the tools at its left, and at its right all of it as lists and forms. */
export function PlanEditor({ plan, store, background, onDone, first }: PlanEditorProps) {
  const controller = useRef<CanvasController | null>(null)
  const lengthRef = useRef<HTMLDivElement>(null)
  const [, setTick] = useState(0)
  const [typed, setTyped] = useState<number | null>(null)
  const [opacity, setOpacity] = useState(background?.opacity ?? plan.opacity)
  const { editor, showing, panel, setPanel } = useEditorState({ plan, store, background, opacity, controller, typed })
  const told = useTold(editor, setPanel, () => setTick((tick) => tick + 1))
  const { unit } = useMeasure(plan.scale)
  useFirst(first, editor)
  return (
    <EditorProvider value={editor}>
      <section
        className="plan-editor"
        aria-label={plan.name}
        onKeyDown={(event) => onPlanKey(event, { editor, controller: controller.current, lengthRef, setTyped })}
      >
        <EditorBar controller={controller} onDone={onDone} />
        <div className="plan-work">
          <Palette onPlace={() => setPanel('toPlace')} />
          <PlanCanvas name={plan.name} showing={showing} told={told} controller={controller} />
        </div>
        <div className="plan-foot">
          <DrawStrip {...{ controller, typed, setTyped, unit, lengthRef }} />
          <SaveState />
        </div>
        <SidePanel panel={panel} setPanel={setPanel} opacity={opacity} setOpacity={setOpacity} />
      </section>
    </EditorProvider>
  )
}

interface Given {
  plan: EditedPlan
  store: DrawingStore
  background: Background | null
  opacity: number
  controller: { readonly current: CanvasController | null }
  typed: number | null
}

/** What the parts share, and what the canvas shows of it. */
function useEditorState({ plan, store, background, opacity, controller, typed }: Given) {
  const { drawing, chosen } = useShown(store)
  const [tool, setTool] = useState<Tool>({ does: 'choose' })
  const [layers, setLayers] = useState<LayerStates>(allShown)
  const [panel, setPanel] = useState<PanelName>('toPlace')
  const recordOf = useMemo(() => {
    const records = new Map(plan.records.map((record) => [`${record.link.of} ${record.link.id}`, record]))
    return (link: { of: string; id: string } | null) => (link && records.get(`${link.of} ${link.id}`)) ?? null
  }, [plan.records])
  const { typeOf, patternOf } = plan.sceneOf
  const linkedOf = useMemo(() => {
    return (object: DrawnObject) => recordOf(linkOf(object, typeOf(object)))
  }, [recordOf, typeOf])
  const { width, height } = plan
  const scene = useMemo((): Scene => {
    const objects = shownOf(drawing.values(), typeOf, layers)
    return { width, height, objects, typeOf, patternOf, linkedOf }
  }, [drawing, layers, width, height, typeOf, patternOf, linkedOf])
  const content = useMemo(() => {
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif'
    return { scene, hits: hitsOf(scene.objects, typeOf), background: background && { ...background, opacity }, font }
  }, [scene, typeOf, background, opacity])
  const showing = useMemo((): Showing => {
    const free = [...scene.objects].filter((object) => !layers.locked.has(layerOf(typeOf(object))))
    return {
      content,
      hits: layers.locked.size === 0 ? content.hits : hitsOf(free, typeOf),
      drawing: drawingOf(free),
      chosen,
      tool,
      isReadOnly: plan.readOnly !== null,
      length: typed === null ? null : plan.scale === null ? typed : unitsOf(typed, plan.scale),
    }
  }, [scene, content, layers, typeOf, chosen, tool, plan.readOnly, plan.scale, typed])
  const editor = useMemo(
    (): Editor => ({
      ...{ plan, store, scene, layers, setLayers, tool, setTool, recordOf },
      run: (command) => {
        store.run(command)
        if (command.kind === 'create' || command.kind === 'copy') store.choose(command.edits.map(({ id }) => id))
      },
      show: (id) => {
        const object = store.shown().drawing.get(id)
        store.choose([id])
        if (object) controller.current?.centre(anchorOf(object, typeOf(object)))
      },
      middle: () => {
        const view = controller.current?.view
        const window = controller.current?.size
        return view && window
          ? toPlan(view, { x: window.width / 2, y: window.height / 2 })
          : { x: width / 2, y: height / 2 }
      },
    }),
    [plan, store, scene, layers, tool, recordOf, controller, typeOf, width, height],
  )
  return { editor, showing, panel, setPanel }
}

/** What the canvas tells: a command is done, and after something was placed comes the next of its kind. */
function useTold(editor: Editor, setPanel: (next: PanelName) => void, onChange: () => void): Told {
  return {
    onCommand: editor.run,
    onChoose: (ids) => {
      editor.store.choose(ids)
      if (ids.length > 0) setPanel('object')
    },
    onChange,
    onDrawn: (object) => {
      const { plan, store, tool } = editor
      if (tool.does !== 'draw') return
      const record = editor.recordOf(tool.link)
      if (!record) {
        // A word is typed where it stands; of doors and walls mostly more than one is drawn.
        if (plan.sceneOf.typeOf(object).svg === null) editor.setTool({ does: 'choose' })
        setPanel('object')
        return
      }
      const next = nextToPlace(plan, store.shown().drawing, record)
      editor.setTool(next ? { does: 'draw', type: tool.type, link: next.link } : { does: 'choose' })
    },
  }
}

/** What the address names is chosen once it is there. */
function useFirst(first: string | null, editor: Editor): void {
  const isDone = useRef(first === null)
  useEffect(() => {
    if (isDone.current || first === null) return
    const found = [...editor.store.shown().drawing.values()].find(
      (object) => object.id === first || linkOf(object, editor.plan.sceneOf.typeOf(object))?.id === first,
    )
    if (!found) return
    isDone.current = true
    editor.show(found.id)
  })
}
