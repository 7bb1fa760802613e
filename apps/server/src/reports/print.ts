import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { confine } from '../browser/confine.ts'

/** Why a print gave no PDF: stopped by the caller, out of time, or refused by the browser. */
export class PrintError extends Error {
  readonly code: 'cancelled' | 'deadline' | 'failed'
  constructor(code: PrintError['code'], cause?: unknown) {
    super(`print ${code}`, { cause })
    this.code = code
  }
}

export interface PrintOptions {
  readonly signal?: AbortSignal
  /** Milliseconds until the browser process is killed. */
  readonly deadlineMs?: number
  /**
   * For a document that quotes its own pages: reads a print and tells the text of every element by its `data-page`.
   * Asked first about a draft without pictures, and again about the print with these texts, until it says the same.
   */
  readonly pagesOf?: (pdf: Uint8Array) => Promise<ReadonlyMap<string, string>>
}

export interface Printer {
  /** Prints one self-contained document (styles, fonts and images inside it). Throws PrintError. */
  print(html: string, options?: PrintOptions): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PrinterOptions {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
  /** Arguments the machine asks for, such as `--no-sandbox` under root. */
  readonly args: readonly string[]
  /** How long the browser may take to open or close a context before it is replaced. */
  readonly answerMs?: number
}

/** What every document may load, written into its head: nothing but what it carries itself. */
export const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:"

const PRINTS_A_BROWSER = 50
const IDLE_MS = 60_000
/** A browser answers in a few; on a busy machine in hundreds. */
const ANSWER_MS = 15_000
const CLOSE_MS = 5000
const LAUNCH_MS = 60_000
const READ_BYTES = 8 * 1024 * 1024
const DEFAULT_DEADLINE_MS = 120_000
/** A contents list that grows a page when its numbers are filled in settles at the next print; more is a defect. */
const MOST_PASSES = 4

interface Launched {
  readonly folder: Promise<string>
  readonly browser: Promise<Browser>
  prints: number
}

/**
 * Prints with Chromium, one document at a time, on a browser that stays warm for a minute.
 * A document cannot reach the network or a file: scripts are off, its content policy is empty, every request but its
 * own is refused, no name resolves, and its context is thrown away; where the system has bubblewrap, the browser itself
 * has neither network nor files. A print that hangs costs the browser its life: whatever it waits for, a print ends at
 * its deadline or when its caller stops it, and the next one finds another browser.
 */
export function createPrinter({ answerMs = ANSWER_MS, ...options }: PrinterOptions): Printer {
  let running: Launched | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const leaving = new Set<Promise<void>>()

  function launch(): Launched {
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

  /** Parts from the browser; nobody waits until it is gone but `close`. */
  function leave(how: 'close' | 'kill'): void {
    clearTimeout(idle)
    if (running === undefined) return
    const going = end(running, how)
      .catch(() => {})
      .finally(() => leaving.delete(going))
    leaving.add(going)
    running = undefined
  }

  /** A context of its own for each print: nothing of another document or another organisation is left in it. */
  const contextIn = async ({ browser }: Launched) =>
    (await browser).newContext({ javaScriptEnabled: false, acceptDownloads: false, serviceWorkers: 'block' })

  /** A context in the browser that runs, or in a new one where that is worn out or does not answer. */
  async function open(ended: AbortSignal): Promise<{ current: Launched; context: BrowserContext }> {
    const warm = running
    if (warm !== undefined) {
      const isFit = warm.prints < PRINTS_A_BROWSER && (await warm.browser.catch(() => undefined))?.isConnected()
      const context = isFit ? await within(answerMs, contextIn(warm)).catch(() => undefined) : undefined
      // Whoever was stopped meanwhile has left already, and what runs now is another's.
      ended.throwIfAborted()
      if (context) return { current: warm, context }
      leave(isFit ? 'kill' : 'close')
    }
    const current = launch()
    running = current
    return { current, context: await contextIn(current) }
  }

  async function printed(html: string, ended: AbortSignal, pagesOf: PrintOptions['pagesOf']): Promise<Uint8Array> {
    const { current, context } = await open(ended)
    const file = join(await current.folder, `${current.prints++}.html`)
    try {
      await writeFile(file, html)
      return await printFile(context, pathToFileURL(file).href, pagesOf)
    } finally {
      await within(answerMs, context.close()).catch(() => {
        if (running === current) leave('kill')
      })
      await rm(file, { force: true })
    }
  }

  async function print(html: string, { signal, deadlineMs = DEFAULT_DEADLINE_MS, pagesOf }: PrintOptions) {
    clearTimeout(idle)
    if (signal?.aborted) throw new PrintError('cancelled', signal.reason)
    const ended = new AbortController()
    const cancel = () => ended.abort(new PrintError('cancelled', signal?.reason))
    const timer = setTimeout(() => ended.abort(new PrintError('deadline')), deadlineMs)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await untilAborted(ended.signal, printed(html, ended.signal, pagesOf))
    } catch (cause) {
      if (!ended.signal.aborted) throw new PrintError('failed', cause)
      // Killing the process is the only thing that stops a page that never yields.
      leave('kill')
      throw ended.signal.reason
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      if (running !== undefined) idle = setTimeout(() => leave('close'), IDLE_MS).unref()
    }
  }

  return {
    async print(html, printOptions = {}) {
      const { signal } = printOptions
      const turn = queue.then(() => print(html, printOptions))
      queue = turn.then(
        () => {},
        () => {},
      )
      if (!signal) return turn
      // Who waits for his turn need not wait for it to be stopped; the turn itself then begins nothing.
      return untilAborted(signal, turn).catch((error) => {
        throw error instanceof PrintError ? error : new PrintError('cancelled', error)
      })
    },
    async close() {
      await queue
      leave('close')
      await Promise.all(leaving)
    },
  }
}

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

/** What a promise answers, unless it takes longer than `ms`: then it throws. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await untilAborted(late.signal, promise)
  } finally {
    clearTimeout(timer)
  }
}

/** What a promise answers, unless the signal aborts first: then it throws its reason. */
async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, fail) => {
    stop = () => fail(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function printFile(context: BrowserContext, url: string, pagesOf: PrintOptions['pagesOf']): Promise<Uint8Array> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await allowOnly(session, url)
  await page.goto(url, { waitUntil: 'load' })
  await everythingShown(page)
  if (pagesOf === undefined) return pdfOf(session)
  let pages = await pagesOf(await draftOf(page, session))
  for (let pass = 2; pass <= MOST_PASSES; pass++) {
    await quotePages(page, pages)
    const pdf = await pdfOf(session)
    const printed = await pagesOf(pdf)
    if (isSame(pages, printed)) return pdf
    pages = printed
  }
  throw new Error('pages keep moving between prints')
}

/** Lets the page read its own file once; a refresh, a frame or an image elsewhere fails. */
async function allowOnly(session: CDPSession, url: string) {
  let served = false
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const own = !served && request.url === url
    served ||= own
    const answer = own
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
    answer.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
}

/** A picture or font that did not load would silently shift pages, so it stops the print instead. */
async function everythingShown(page: Page) {
  const broken = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.alt)
  })
  if (broken.length > 0) throw new Error(`pictures that do not load: ${broken.join('; ')}`)
}

/** The pages as they fall; pictures leave their room empty, and nothing is tagged: it is only measured. */
async function draftOf(page: Page, session: CDPSession): Promise<Uint8Array> {
  const show = (visibility: string) =>
    page.evaluate((value) => {
      for (const image of document.images) image.style.visibility = value
    }, visibility)
  await show('hidden')
  const pdf = await pdfOf(session, false)
  await show('')
  return pdf
}

async function quotePages(page: Page, pages: ReadonlyMap<string, string>) {
  await page.evaluate((texts) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-page]')) {
      const text = texts[element.dataset.page ?? '']
      if (text !== undefined) element.textContent = text
    }
  }, Object.fromEntries(pages))
}

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([id, page]) => b.get(id) === page)

async function pdfOf(session: CDPSession, tagged = true): Promise<Uint8Array> {
  const { stream } = await session.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: tagged,
    generateDocumentOutline: tagged,
    transferMode: 'ReturnAsStream',
  })
  if (stream === undefined) throw new Error('the browser returned no stream')
  return readStream(session, stream)
}

async function readStream(session: CDPSession, handle: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for (;;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: READ_BYTES })
    chunks.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'))
    if (eof) break
  }
  await session.send('IO.close', { handle })
  return Buffer.concat(chunks)
}
