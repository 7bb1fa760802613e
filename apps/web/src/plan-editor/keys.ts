import { copy, move, remove } from '@vezel/plan/commands.ts'
import type { DrawnObject } from '@vezel/plan/drawing.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { newId } from '../api/ids.ts'
import type { CanvasController } from './canvas-controller.ts'
import type { Editor } from './editor.ts'

interface Keys {
  readonly editor: Editor
  readonly controller: CanvasController | null
  readonly lengthRef: RefObject<HTMLDivElement | null>
  readonly setTyped: (next: number | null) => void
}

/** What moves by one press, in units of a usual sheet; with Shift ten times as far. */
const STEP = 5
const PAN = 60
const ZOOM = 1.25

const arrows: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keys of the editor: steps back anywhere in it, all others on the plan itself. */
export function onPlanKey(event: KeyboardEvent, keys: Keys): void {
  const target = event.target as HTMLElement
  const isTyping = target.matches('input, textarea, select')
  if (event.ctrlKey || event.metaKey) {
    if (!isTyping && onControl(event, keys)) event.preventDefault()
    return
  }
  if (event.altKey || target.getAttribute('role') !== 'application') return
  if (onCanvas(event, keys)) event.preventDefault()
}

const chosenOf = ({ store }: Editor): DrawnObject[] => {
  const { chosen, drawing } = store.shown()
  return [...chosen].flatMap((id) => drawing.get(id) ?? [])
}

function onControl({ key, shiftKey }: KeyboardEvent, { editor }: Keys): boolean {
  const { plan, store, run } = editor
  const letter = key.toLowerCase()
  if (letter === 'a') {
    store.choose([...editor.scene.objects].map(({ id }) => id))
    return true
  }
  if (plan.readOnly !== null) return false
  if (letter === 'z' && !shiftKey) store.undo()
  else if (letter === 'y' || letter === 'z') store.redo()
  else if (letter === 'd') run(copy(chosenOf(editor), newId, { x: 40, y: 40 }))
  else if (letter === 's') void store.save()
  else return false
  return true
}

function onCanvas(event: KeyboardEvent, keys: Keys): boolean {
  const { editor, controller } = keys
  const { key, shiftKey } = event
  const arrow = arrows[key]
  if (arrow) return onArrow(arrow, shiftKey, keys)
  if (/^\d$/.test(key) && controller && controller.trail.length > 0) {
    // A figure begins the length of the next stretch.
    keys.setTyped(Number(key) || null)
    keys.lengthRef.current?.querySelector('input')?.focus()
    return true
  }
  if (key === '+' || key === '=') controller?.zoom(ZOOM)
  else if (key === '-') controller?.zoom(1 / ZOOM)
  else if (key === '0') controller?.fit()
  else if (key === 'Enter') controller?.finish()
  else if (key === 'Backspace' && controller?.takeBack()) return true
  else if (key === 'Escape') return onEscape(keys)
  else if (key === 'Delete' || key === 'Backspace') {
    if (editor.plan.readOnly === null) editor.run(remove(chosenOf(editor)))
  } else if (key === 'v') editor.setTool({ does: 'choose' })
  else if (key === 'h') editor.setTool({ does: 'hand' })
  else if (key === 'r') editor.setTool({ does: 'measure' })
  else return false
  return true
}

function onArrow([x, y]: readonly [number, number], isFar: boolean, { editor, controller }: Keys): boolean {
  const chosen = chosenOf(editor)
  const { plan, run } = editor
  if (chosen.length === 0 || plan.readOnly !== null) controller?.pan({ x: -x * PAN, y: -y * PAN })
  else {
    const step = (isFar ? STEP * 10 : STEP) * Math.max(1, Math.max(plan.width, plan.height) / 4200)
    run(move(chosen, plan.sceneOf.typeOf, { x: x * step, y: y * step }))
  }
  return true
}

/** First what is being drawn, then the tool, then what is chosen. */
function onEscape({ editor, controller }: Keys): boolean {
  if (controller?.giveUp()) return true
  if (editor.tool.does !== 'choose') editor.setTool({ does: 'choose' })
  else if (editor.store.shown().chosen.size > 0) editor.store.choose([])
  else return false
  return true
}
