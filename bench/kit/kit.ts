import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { cache, inTurn, median, output, type Row, root, spread, timedProgram } from '../measure.ts'
import { startServer } from '../start.ts'
import { additionRows } from './additions.ts'
import { generate } from './generate.ts'
import { growthRows } from './growth.ts'

const SIZE = { entities: 80, fields: 15, relations: 4 }
const folder = join(cache, 'synthetic')
const withSynthetic = './bench/kit/with-synthetic.ts'

interface Sizes {
  readonly buildMs: number
  readonly entities: number
  readonly sdlBytes: number
  readonly sqlBytes: number
}

/** What the kit costs when the product has grown: type-check, schema, start and bundle, against the product as it is; and what an addition takes. */
export async function kitRows(): Promise<Row[]> {
  generate(folder, SIZE)
  await writeFile(
    join(folder, 'combined.ts'),
    `import { buildModel } from '@vezel/model/kit/model.ts'
import { registry as real } from '@vezel/model/index.ts'
import { registry as synthetic } from './index.ts'

export * from '@vezel/model/index.ts'
export const registry = { ...real, ...synthetic }
export const model = buildModel(registry)
`,
  )
  await writeFile(
    join(folder, 'tsconfig.model.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['../../../packages/model/src'] }),
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const check = (...args: string[]) => timedProgram([tsc, '--noEmit', '-p', ...args])
  const types = await inTurn({
    synthetic: () => check(folder),
    model: () => check(join(folder, 'tsconfig.model.json')),
    everything: () => check(root),
  })
  const seconds = (values: number[]) => median(values) / 1000
  const size = async (...hooks: string[]) =>
    JSON.parse(
      await output([
        '--import',
        './apps/server/src/tsx-hook.ts',
        ...hooks.flatMap((h) => ['--import', h]),
        'bench/kit/size.ts',
      ]),
    ) as Sizes
  const [real, both] = [await size(), await size(withSynthetic)]
  const builds = await inTurn({
    real: async () => (await size()).buildMs,
    both: async () => (await size(withSynthetic)).buildMs,
  })
  const starts = await startTimes()
  const bundles = { real: await bundleKb('@vezel/model'), both: await bundleKb(join(folder, 'combined.ts')) }
  const name = `${both.entities - real.entities} more entities of ${SIZE.fields} fields and ${SIZE.relations} relations`
  const against = (what: string, value: number, unit: string, reference: number, note?: string): Row => ({
    what,
    value,
    unit,
    reference: { name: `${real.entities} entities`, value: reference },
    ...(note ? { note } : {}),
  })
  return [
    {
      what: 'type-check of everything',
      value: seconds(types.everything),
      unit: 's',
      goal: { atMost: 10 },
      note: `± ${Math.round(spread(types.everything) * 100)} %`,
    },
    { what: 'type-check of 80 synthetic entities', value: seconds(types.synthetic), unit: 's', goal: { atMost: 8 } },
    {
      ...against('type-check of 80 synthetic entities', seconds(types.synthetic), 's', seconds(types.model)),
      note: 'against packages/model',
    },
    against('schema.graphql', both.sdlBytes / 1000, 'KB', real.sdlBytes / 1000, name),
    against('schema.sql', both.sqlBytes / 1000, 'KB', real.sqlBytes / 1000),
    against('building the executable schema', median(builds.both), 'ms', median(builds.real)),
    against('start to first answer', seconds(starts.both), 's', seconds(starts.real)),
    against('definitions in the web bundle, brotli', bundles.both, 'KB', bundles.real),
    ...(await growthRows(SIZE)),
    ...(await additionRows()),
  ]
}

async function startTimes() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vezel-bench-kit-'))
  const started = async (imports: string[]) => {
    const server = await startServer(dataDir, { imports })
    await server.stop()
    return server.startMs
  }
  try {
    await started([])
    return await inTurn({ real: () => started([]), both: () => started([withSynthetic]) })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Kilobytes of the whole model as one minified module. */
async function bundleKb(input: string): Promise<number> {
  const build = await rolldown({ input, cwd: root, platform: 'browser', treeshake: true })
  const { output: chunks } = await build.generate({ minify: true, format: 'esm' })
  await build.close()
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return brotliCompressSync(code).length / 1000
}
