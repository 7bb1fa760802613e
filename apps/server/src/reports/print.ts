import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
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
}

/** What every document may load, written into its head: nothing but what it carries itself. */
export const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:"

const PRINTS_A_BROWSER = 50
const IDLE_MS = 60_000
const READ_BYTES = 8 * 1024 * 1024
const DEFAULT_DEADLINE_MS = 120_000
/** A contents list that grows a page when its numbers are filled in settles at the next print; more is a defect. */
const MOST_PASSES = 4

/**
 * Prints with Chromium, one document at a time, on a browser that stays warm for a minute.
 * A document cannot reach the network or a file: scripts are off, its content policy is empty, every request but its
 * own is refused, no name resolves, and its context is thrown away; where the system has bubblewrap, the browser itself
 * has neither network nor files. A print that hangs costs the browser its life.
 */
export function createPrinter(options: PrinterOptions): Printer {
  let running: { browser: Browser; folder: string; prints: number } | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let stopping = Promise.resolve()

  async function browser() {
    if (running !== undefined && running.prints < PRINTS_A_BROWSER && running.browser.isConnected()) return running
    await stop()
    const folder = await mkdtemp(join(tmpdir(), 'vezel-print-'))
    try {
      const browser = await chromium.launch({
        executablePath: await confine(options.path, folder),
        // Nothing of the server's own environment: it holds secrets, and the browser needs none of it.
        env: { HOME: tmpdir(), LANG: 'C.UTF-8', ...options.env },
        args: [...options.args, '--host-resolver-rules=MAP * ~NOTFOUND'],
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      running = { browser, folder, prints: 0 }
      return running
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  function stop(how: 'close' | 'kill' = 'close'): Promise<void> {
    clearTimeout(idle)
    const last = running
    running = undefined
    if (last)
      stopping = stopping.then(async () => {
        if (how === 'kill') await kill(last.folder)
        await last.browser.close().catch(() => undefined)
        await rm(last.folder, { recursive: true, force: true })
      })
    return stopping
  }

  async function print(html: string, { signal, deadlineMs = DEFAULT_DEADLINE_MS, pagesOf }: PrintOptions) {
    clearTimeout(idle)
    if (signal?.aborted) throw new PrintError('cancelled', signal.reason)
    const ended = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(signal === undefined ? [] : [signal])])
    // Killing the process is the only thing that stops a page that never yields; it also ends every wait below.
    const kill = () => void stop('kill')
    ended.addEventListener('abort', kill, { once: true })
    let file: string | undefined
    try {
      const current = await browser()
      ended.throwIfAborted()
      file = join(current.folder, `${current.prints++}.html`)
      await writeFile(file, html)
      return await printFile(current.browser, pathToFileURL(file).href, pagesOf)
    } catch (cause) {
      if (!ended.aborted) throw new PrintError('failed', cause)
      throw new PrintError(signal?.aborted ? 'cancelled' : 'deadline', cause)
    } finally {
      ended.removeEventListener('abort', kill)
      if (file !== undefined) await rm(file, { force: true })
      if (running !== undefined) idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }

  return {
    print(html, printOptions = {}) {
      const result = queue.then(() => print(html, printOptions))
      queue = result.catch(() => undefined)
      return result
    },
    async close() {
      await queue
      await stop()
    },
  }
}

/** Ends the browser without asking it: a hung page also hangs the polite way out. It may be gone already. */
async function kill(folder: string) {
  try {
    // Its group, for it is the leader of one.
    process.kill(-Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGKILL')
  } catch {}
}

async function printFile(browser: Browser, url: string, pagesOf: PrintOptions['pagesOf']): Promise<Uint8Array> {
  // A new context for each print: nothing of another document or another organisation is left in it.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    acceptDownloads: false,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await allowOnly(session, url)
    await page.goto(url, { waitUntil: 'load' })
    await everythingShown(page)
    if (pagesOf === undefined) return await pdfOf(session)
    let pages = await pagesOf(await draftOf(page, session))
    for (let pass = 2; pass <= MOST_PASSES; pass++) {
      await quotePages(page, pages)
      const pdf = await pdfOf(session)
      const printed = await pagesOf(pdf)
      if (isSame(pages, printed)) return pdf
      pages = printed
    }
    throw new Error('pages keep moving between prints')
  } finally {
    await context.close().catch(() => undefined)
  }
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
