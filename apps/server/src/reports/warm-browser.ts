import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { confine } from '../browser/confine.ts'
import { within } from './waiting.ts'

export interface BrowserOptions {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
  /** Arguments the machine asks for, such as `--no-sandbox` under root. */
  readonly args: readonly string[]
  /** How long the browser may take to open or close a context before it is replaced. */
  readonly answerMs?: number
}

const PRINTS_A_BROWSER = 50
const IDLE_MS = 60_000
/** A browser answers in a few; on a busy machine in hundreds. */
const ANSWER_MS = 15_000
const CLOSE_MS = 5000
const LAUNCH_MS = 60_000

interface Launched {
  readonly folder: Promise<string>
  readonly browser: Promise<Browser>
  prints: number
}

/** A context in a browser, and a place in its folder for the file that it opens. */
export interface OpenContext {
  readonly context: BrowserContext
  readonly file: string
  /** Closes the context; a browser that does not answer to that is replaced. */
  close(): Promise<void>
}

/** One browser that stays warm for a minute, and is replaced when it is worn out, does not answer or has to be killed. */
export class WarmBrowser {
  readonly #options: BrowserOptions
  readonly #answerMs: number
  readonly #leaving = new Set<Promise<void>>()
  #running: Launched | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ answerMs = ANSWER_MS, ...options }: BrowserOptions) {
    this.#options = options
    this.#answerMs = answerMs
  }

  /** Keeps the browser from leaving until `rest`. */
  wake(): void {
    clearTimeout(this.#idle)
  }

  /** Lets the browser leave after a minute in which nobody wakes it. */
  rest(): void {
    if (this.#running !== undefined) this.#idle = setTimeout(() => this.leave('close'), IDLE_MS).unref()
  }

  /** Parts from the browser; nobody waits until it is gone but `gone`. */
  leave(how: 'close' | 'kill'): void {
    clearTimeout(this.#idle)
    if (this.#running === undefined) return
    const going = end(this.#running, how)
      .catch(() => {})
      .finally(() => this.#leaving.delete(going))
    this.#leaving.add(going)
    this.#running = undefined
  }

  async gone(): Promise<void> {
    await Promise.all(this.#leaving)
  }

  /** A context in the browser that runs, or in a new one. Throws the signal's reason when it was stopped meanwhile. */
  async open(ended: AbortSignal): Promise<OpenContext> {
    const { current, context } = (await this.#again(ended)) ?? (await this.#anew())
    const file = join(await current.folder, `${current.prints++}.html`)
    const close = async () => {
      await within(this.#answerMs, context.close()).catch(() => {
        if (this.#running === current) this.leave('kill')
      })
      await rm(file, { force: true })
    }
    return { context, file, close }
  }

  /** A context in the browser that runs; undefined, and it is left, where that is worn out or does not answer. */
  async #again(ended: AbortSignal) {
    const warm = this.#running
    if (warm === undefined) return undefined
    const isFit = warm.prints < PRINTS_A_BROWSER && (await warm.browser.catch(() => undefined))?.isConnected()
    const context = isFit ? await within(this.#answerMs, contextIn(warm)).catch(() => undefined) : undefined
    // Whoever was stopped meanwhile has left already, and what runs now is another's.
    ended.throwIfAborted()
    if (context) return { current: warm, context }
    this.leave(isFit ? 'kill' : 'close')
    return undefined
  }

  async #anew() {
    const current = launch(this.#options)
    this.#running = current
    return { current, context: await contextIn(current) }
  }
}

function launch(options: BrowserOptions): Launched {
  const folder = mkdtemp(join(tmpdir(), 'vezel-print-'))
  const browser = folder.then(async (place) =>
    chromium.launch({
      executablePath: await confine(options.path, place),
      // Nothing of the server's own environment: it holds secrets, and the browser needs none of it.
      env: { HOME: tmpdir(), LANG: 'C.UTF-8', ...options.env },
      args: [...options.args, '--host-resolver-rules=MAP * ~NOTFOUND'],
      timeout: LAUNCH_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    }),
  )
  // The print that waits for it hears what went wrong; the one that left does not.
  browser.catch(() => {})
  return { folder, browser, prints: 0 }
}

/** A context of its own for each print: nothing of another document or another organisation is left in it. */
const contextIn = async ({ browser }: Launched) =>
  (await browser).newContext({ javaScriptEnabled: false, acceptDownloads: false, serviceWorkers: 'block' })

/** Ends a browser, by its process when it has to or when it does not go by itself. */
async function end({ folder, browser }: Launched, how: 'close' | 'kill'): Promise<void> {
  const place = await folder
  if (how === 'kill') await kill(place)
  try {
    // One that was still starting is killed as soon as it has started.
    const started = await browser
    if (how === 'kill') await kill(place)
    await within(CLOSE_MS, started.close())
  } catch {
    await kill(place)
  }
  await rm(place, { recursive: true, force: true })
}

/** Ends the browser without asking it: a hung page also hangs the polite way out. It may be gone already. */
async function kill(folder: string) {
  try {
    // Its group, for it is the leader of one.
    process.kill(-Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGKILL')
  } catch {}
}
