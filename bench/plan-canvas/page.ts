import type { DrawnObject } from '@vezel/plan/drawing.ts'
import { hitsOf } from '@vezel/plan/hits.ts'
import { planSvg } from '@vezel/plan/svg.ts'
import { patterns, typeOf } from '@vezel/plan/testing/lists.ts'
import type { View } from '@vezel/plan/view.ts'
import { CanvasController, type Showing } from '../../apps/web/src/plan-editor/canvas-controller.ts'
import { backgroundOf } from '../../apps/web/src/plan-editor/sheet.ts'
import { SHEET, scattered } from './scattered.ts'

const WINDOW = { width: 1100, height: 720 }

/** What is done to a plan in a frame, the n-th. */
export type Move = 'pan' | 'zoom' | 'drag'

const viewAt = (move: Move, n: number): View => {
  const zoom = move === 'zoom' ? 0.3 * 1.02 ** (n % 60) : 0.6
  return { x: move === 'pan' ? 200 + n * 8 : 400, y: move === 'pan' ? 100 + n * 5 : 300, zoom }
}

interface Scene {
  /** Shows the n-th frame of a move. */
  readonly show: (move: Move, n: number) => void
  readonly end: () => void
}

const patternOf = (object: DrawnObject) => patterns.find(({ id }) => id === object.svg_pattern) ?? null

/** A background as large as the sheet, as the server draws one: lines and grey on white. */
function backgroundUrl(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SHEET)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SHEET.width, SHEET.height)
  for (let n = 0; n < 400; n++) context.strokeRect((n * 331) % SHEET.width, (n * 197) % SHEET.height, 300, 200)
  return canvas.toDataURL('image/png')
}

async function canvasScene(count: number, url: string): Promise<Scene> {
  const canvas = document.body.appendChild(document.createElement('canvas'))
  canvas.style.cssText = `width:${WINDOW.width}px;height:${WINDOW.height}px`
  const nothing = () => {}
  const controller = new CanvasController(canvas, {
    ...{ onCommand: nothing, onChoose: nothing, onChange: nothing, onDrawn: nothing },
  })
  const objects = scattered(count)
  const scene = { ...SHEET, objects, typeOf, patternOf, linkedOf: () => null }
  const hits = hitsOf(objects, typeOf)
  const drawing = new Map(objects.map((object) => [object.id, object]))
  const showing: Showing = {
    content: { scene, hits, background: await backgroundOf(url, 0.6), font: 'sans-serif' },
    ...{ hits, drawing, chosen: new Set(['5']), tool: { does: 'choose' }, isReadOnly: false, length: null },
  }
  controller.resize(WINDOW)
  controller.show(showing)
  const held = drawing.get('5')
  const pointer = (does: 'down' | 'move' | 'up', x: number, y: number) =>
    controller.point({ id: 1, does, type: 'mouse', at: { x, y }, contact: 1, pans: false, time: 0 }, false)
  let isDown = false
  return {
    show: (move, n) => {
      if (move !== 'drag') return controller.look(viewAt(move, n))
      const view = controller.view
      const [x, y] = [((held?.x ?? 0) - view.x) * view.zoom + 4, ((held?.y ?? 0) - view.y) * view.zoom + 4]
      if (!isDown) pointer('down', x, y)
      isDown = true
      pointer('move', x + 8 + n, y + n / 2)
    },
    end: () => {
      controller.stop()
      canvas.remove()
    },
  }
}

function svgScene(count: number, url: string): Scene {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = `width:${WINDOW.width}px;height:${WINDOW.height}px;overflow:hidden`
  const objects = scattered(count)
  host.innerHTML = planSvg(
    { ...SHEET, objects, typeOf, patternOf, linkedOf: () => null },
    { title: '', description: '', prefix: 'p', background: { href: url, opacity: 0.6 } },
  )
  const svg = host.querySelector('svg')
  const held = svg?.querySelectorAll('path')[5]
  return {
    show: (move, n) => {
      const { x, y, zoom } = viewAt(move, move === 'drag' ? 0 : n)
      svg?.setAttribute('viewBox', `${x} ${y} ${WINDOW.width / zoom} ${WINDOW.height / zoom}`)
      if (move === 'drag') held?.setAttribute('transform', `translate(${n * 2} ${n})`)
    },
    end: () => host.remove(),
  }
}

/** Frames a second over so many milliseconds of a move. */
async function framesOf(scene: Scene, move: Move, ms: number): Promise<number> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  scene.show(move, 0)
  await frame()
  const start = await frame()
  let [now, n] = [start, 0]
  while (now - start < ms) {
    n += 1
    scene.show(move, n)
    now = await frame()
  }
  return (n * 1000) / (now - start)
}

Object.assign(globalThis, {
  measure: async (what: 'canvas' | 'svg', count: number, ms: number) => {
    const url = backgroundUrl()
    const scene = what === 'canvas' ? await canvasScene(count, url) : svgScene(count, url)
    const frames = {
      pan: await framesOf(scene, 'pan', ms),
      zoom: await framesOf(scene, 'zoom', ms),
      drag: await framesOf(scene, 'drag', ms),
    }
    scene.end()
    return frames
  },
  /** Milliseconds to the first picture of a plan, and to decode its background alone. */
  opened: async (count: number) => {
    const url = backgroundUrl()
    const decoding = performance.now()
    const image = new Image()
    image.src = url
    await image.decode()
    const decoded = performance.now() - decoding
    const start = performance.now()
    const scene = await canvasScene(count, url)
    scene.show('zoom', 0)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    scene.end()
    return { decoded, opened: performance.now() - start }
  },
})
