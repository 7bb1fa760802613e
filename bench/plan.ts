import { fingerprint, perform } from '@vezel/plan/commands.ts'
import { type Drawing, type DrawnObject, drawingOf } from '@vezel/plan/drawing.ts'
import { outlineOf } from '@vezel/plan/elements/index.ts'
import { isOn } from '@vezel/plan/elements/kind.ts'
import { doStep, noHistory, undoStep } from '@vezel/plan/history.ts'
import { hitsOf } from '@vezel/plan/hits.ts'
import { planSvg } from '@vezel/plan/svg.ts'
import { patterns, typeOf } from '@vezel/plan/testing/lists.ts'
import { commandOf } from '@vezel/plan/testing/series.ts'
import fc from 'fast-check'
import { inTurn, median, type Row, spread, timed } from './measure.ts'
import { SHEET, scattered } from './plan-canvas/scattered.ts'

const SERIES = 10_000
/** Hit tests are too quick to be measured one by one. */
const HITS = 200

/** What drawing on a plan asks of the machine without a browser, and whether every series of edits can be taken back. */
export async function planRows(): Promise<Row[]> {
  return [seriesRow(), await hitRow(2_000), await hitRow(10_000), await svgRow(2_000)]
}

function seriesRow(): Row {
  const edit = fc.record({
    what: fc.nat(8),
    which: fc.nat(1000),
    a: fc.double({ min: -3000, max: 3000, noNaN: true }),
    b: fc.double({ min: -3000, max: 3000, noNaN: true }),
  })
  const start = drawingOf(scattered(6))
  const before = fingerprint(start)
  const series = fc.sample(fc.array(edit, { minLength: 1, maxLength: 40 }), SERIES)
  const lost = series.filter((edits) => {
    let next = 0
    let step = { history: noHistory, drawing: start as Drawing }
    for (const one of edits)
      step = doStep(
        step.history,
        step.drawing,
        commandOf(one, step.drawing, () => `new ${next++}`),
      )
    // What is sent and done again elsewhere leads to the same drawing.
    const again = step.history.done.reduce((drawing, command) => perform(drawing, command).drawing, start as Drawing)
    if (fingerprint(again) !== fingerprint(step.drawing)) return true
    while (step.history.done.length > 0) step = undoStep(step.history, step.drawing)
    return fingerprint(step.drawing) !== before
  })
  return {
    what: `of ${SERIES} random series of edits, undone, not back where they began`,
    value: lost.length,
    unit: '',
    goal: { atMost: 0 },
  }
}

async function hitRow(count: number): Promise<Row> {
  const objects = scattered(count)
  const hits = hitsOf(objects, typeOf)
  const points = Array.from({ length: HITS }, (_, n) => ({ x: (n * 997) % SHEET.width, y: (n * 733) % SHEET.height }))
  const ms = await inTurn({
    index: () => timed(() => points.map((point) => hits.at(point, 8))),
    all: () => timed(() => points.map((point) => objects.filter((one) => isOn(outlineOf(one, typeOf(one)), point, 8)))),
  })
  return {
    what: `what lies under a finger, of ${count} objects`,
    value: median(ms.index) / HITS,
    unit: 'ms',
    reference: { name: 'going through all', value: median(ms.all) / HITS },
    goal: { atMost: 0.1 },
    note: `± ${Math.round(spread(ms.index) * 100)} %`,
  }
}

async function svgRow(count: number): Promise<Row> {
  const objects = scattered(count)
  const patternOf = (object: DrawnObject) => patterns.find(({ id }) => id === object.svg_pattern) ?? null
  const scene = { ...SHEET, objects, typeOf, patternOf, linkedOf: () => null }
  let length = 0
  const ms = await inTurn({
    svg: () =>
      timed(() => {
        length = planSvg(scene, { title: '', description: '', prefix: 'p' }).length
      }),
    json: () => timed(() => JSON.parse(JSON.stringify(objects))),
  })
  return {
    what: `the picture of ${count} objects as SVG`,
    value: median(ms.svg),
    unit: 'ms',
    reference: { name: 'their JSON, written and read', value: median(ms.json) },
    note: `${Math.round(length / 1e3)} kB`,
  }
}
