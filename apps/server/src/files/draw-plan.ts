import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PlanFault } from '@vezel/model/entities/asset/asset-plan.ts'
import { limits } from '@vezel/model/limits.ts'

/** A page to draw, as the process that does so is told. */
export interface PlanOrder {
  /** The file, on this machine. */
  readonly path: string
  /** By its content: pdf, svg, png or jpg. */
  readonly extension: string
  /** Of a pdf, from 1. */
  readonly page: number
  /** Degrees to the right. */
  readonly turn: number
  /** Where the picture goes; its extension is added. */
  readonly into: string
  /** Dots along the longest side, and of the whole picture, at most. */
  readonly side: number
  readonly dots: number
}

/** What comes of it: a picture, or what is wrong with the file, or with us. */
export type PlanResult =
  | {
      readonly kind: 'drawn'
      readonly path: string
      readonly extension: 'png' | 'jpg'
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'fault'
      readonly fault: PlanFault
      /** In the words of whoever failed, where nothing else tells a damaged file from a mistake of ours. */
      readonly why?: string
    }
  | { readonly kind: 'broken'; readonly message: string }

/** How often its memory is looked at. */
const LOOK_MS = 200
const PAGE_BYTES = 4096

interface Bounds {
  readonly signal?: AbortSignal
  readonly ms?: number
  readonly memoryBytes?: number
}

/**
 * Draws a page of a plan, in a process of its own that is ended when it takes too long or too much memory: the file is then too
 * heavy (`te_zwaar`). Nothing stays in `into` but the picture that is answered. Rejects when `signal` aborts, and when it is
 * the machine that fails.
 */
export async function drawPlan(
  order: Omit<PlanOrder, 'side' | 'dots'>,
  { signal, ms = limits.plan.ms, memoryBytes = limits.plan.memoryBytes }: Bounds = {},
): Promise<Exclude<PlanResult, { kind: 'broken' }>> {
  signal?.throwIfAborted()
  const { side, dots } = limits.plan
  const result = await run({ ...order, side, dots }, ms, memoryBytes, signal)
  if (result.kind === 'drawn') {
    if (result.extension === 'jpg') await rm(`${order.into}.png`, { force: true })
    return result
  }
  await Promise.all(['png', 'jpg'].map((extension) => rm(`${order.into}.${extension}`, { force: true })))
  signal?.throwIfAborted()
  if (result.kind === 'broken') throw new Error(`A plan could not be drawn: ${result.message}`)
  return result
}

function run(order: PlanOrder, ms: number, memoryBytes: number, signal?: AbortSignal): Promise<PlanResult> {
  return new Promise((resolve) => {
    const script = fileURLToPath(new URL('./draw-plan-page.ts', import.meta.url))
    // It knows nothing of the product: no settings, no keys, no database.
    const child = spawn(process.execPath, ['--max-old-space-size=768', script, JSON.stringify(order)], {
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, ms)
    const looking = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => bytes > memoryBytes && kill())
    }, LOOK_MS)
    signal?.addEventListener('abort', kill)
    const settle = (result: PlanResult) => {
      clearTimeout(timer)
      clearInterval(looking)
      signal?.removeEventListener('abort', kill)
      resolve(result)
    }
    child.on('error', ({ message }) => settle({ kind: 'broken', message }))
    child.on('close', () => settle(resultIn(said) ?? { kind: 'fault', fault: 'te_zwaar' }))
  })
}

/** What the process told; undefined where it was ended before it had. */
function resultIn(said: string): PlanResult | undefined {
  try {
    return JSON.parse(said)
  } catch {
    return undefined
  }
}

/** Memory that a process holds; 0 where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(told.split(' ')[1] ?? 0) * PAGE_BYTES
}
