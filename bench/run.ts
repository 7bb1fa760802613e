import { parseArgs } from 'node:util'
import '../apps/server/src/tsx-hook.ts'
import { holds, machine, REPEATS, type Row, spread, table, timed } from './measure.ts'

// As `npm start` has it.
process.env.NODE_ENV = 'production'

/**
 * `npm run bench [-- part …] [-- --peers]`: measures the product against named references in the same run. Ends well,
 * but for `abuse`: a figure is for a person to judge, and a busy machine is not a defect.
 */
const parts: Record<string, (options: { peers: boolean }) => Promise<Row[]>> = {
  start: async () => (await import('./start.ts')).startRows(),
  api: async (options) => (await import('./api/api.ts')).apiRows(options),
  bulk: async () => (await import('./api/bulk.ts')).bulkRows(),
  rules: async () => (await import('./rules.ts')).rulesRows(),
  plan: async () => (await import('./plan.ts')).planRows(),
  canvas: async () => (await import('./plan-canvas/plan-canvas.ts')).planCanvasRows(),
  report: async () => (await import('./report.ts')).reportRows(),
  bundle: async () => (await import('./bundle/bundle.ts')).bundleRows(),
  web: async (options) => (await import('./web/web.ts')).webRows(options),
  tree: async () => (await import('./web/tree.ts')).treeRows(),
  variables: async () => (await import('./web/variables.ts')).variablesRows(),
  kit: async () => (await import('./kit/kit.ts')).kitRows(),
  abuse: async () => (await import('./abuse.ts')).abuseRows(),
}

/** Memory that grows is a defect on any machine. */
const failing = ['abuse']

const { values, positionals } = parseArgs({
  options: { peers: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0)
  process.stdout.write(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}\n`)
const chosen = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

process.stdout.write(`${machine()}\nMedians of ${REPEATS} or more, taken in turn; a ratio is of figures of this run.\n`)
process.stdout.write(`Noise: the same work took ± ${Math.round((await noise()) * 100)} % of its median.\n`)
for (const [name, measure] of chosen) {
  process.stdout.write(`\n${name}\n`)
  try {
    const rows = await measure(values)
    process.stdout.write(`${table(rows)}\n`)
    if (failing.includes(name) && rows.some((row) => row.unit === 'MB' && holds(row) === false)) process.exitCode = 1
  } catch (error) {
    process.stdout.write(`not measured: ${error instanceof Error ? error.stack : error}\n`)
  }
}

/** How much a fixed piece of work differs from one time to the next: what else the machine does. */
async function noise(): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 15; n++)
    times.push(
      await timed(() => {
        let sum = 0
        for (let i = 0; i < 2e7; i++) sum += Math.sqrt(i)
        return sum
      }),
    )
  return spread(times.sort((a, b) => a - b).slice(1, -1))
}
