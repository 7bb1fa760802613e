import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { untilAborted } from './waiting.ts'
import { type BrowserOptions, WarmBrowser } from './warm-browser.ts'

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
   * For a document that quotes its own pages: reads a print and tells what they are to say. Asked first about a draft
   * without pictures, and again about the print in which that is filled in, until it says the same.
   */
  readonly pagesOf?: (pdf: Uint8Array) => Promise<OwnPages>
}

/** What a document is to say and do of its own pages, once it is known where everything stands. */
export interface OwnPages {
  /** The text of every element by its `data-page`. */
  readonly texts: ReadonlyMap<string, string>
  /** The `data-opens` of those elements `.pages` that begin where the ones before them end, rather than on a new page. */
  readonly follows: ReadonlySet<string>
}

export interface Printer {
  /** Prints one self-contained document (styles, fonts and images inside it). Throws PrintError. */
  print(html: string, options?: PrintOptions): Promise<Uint8Array>
  close(): Promise<void>
}

/** What every document may load, written into its head: nothing but what it carries itself. */
export const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:"

const READ_BYTES = 8 * 1024 * 1024
const DEFAULT_DEADLINE_MS = 120_000
/** Drafts until no more chapters follow on, then prints: a contents list that grows a page settles at the next one. More is a defect. */
const MOST_PASSES = 8

/**
 * Prints with Chromium, one document at a time, on a browser that stays warm for a minute.
 * A document cannot reach the network or a file: scripts are off, its content policy is empty, every request but its
 * own is refused, no name resolves, and its context is thrown away; where the system has bubblewrap, the browser itself
 * has neither network nor files. A print that hangs costs the browser its life: whatever it waits for, a print ends at
 * its deadline or when its caller stops it, and the next one finds another browser.
 */
export function createPrinter(options: BrowserOptions): Printer {
  const browser = new WarmBrowser(options)
  let queue: Promise<unknown> = Promise.resolve()
  return {
    async print(html, printOptions = {}) {
      const { signal } = printOptions
      const turn = queue.then(() => print(browser, html, printOptions))
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
      browser.leave('close')
      await browser.gone()
    },
  }
}

/** One document, whose print ends at its deadline or when it is stopped. */
async function print(
  browser: WarmBrowser,
  html: string,
  { signal, deadlineMs = DEFAULT_DEADLINE_MS, pagesOf }: PrintOptions,
): Promise<Uint8Array> {
  browser.wake()
  if (signal?.aborted) throw new PrintError('cancelled', signal.reason)
  const ended = new AbortController()
  const cancel = () => ended.abort(new PrintError('cancelled', signal?.reason))
  const timer = setTimeout(() => ended.abort(new PrintError('deadline')), deadlineMs)
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await untilAborted(ended.signal, printed(browser, html, ended.signal, pagesOf))
  } catch (cause) {
    if (!ended.signal.aborted) throw new PrintError('failed', cause)
    // Killing the process is the only thing that stops a page that never yields.
    browser.leave('kill')
    throw ended.signal.reason
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
    browser.rest()
  }
}

async function printed(browser: WarmBrowser, html: string, ended: AbortSignal, pagesOf: PrintOptions['pagesOf']) {
  const { context, file, close } = await browser.open(ended)
  try {
    await writeFile(file, html)
    return await printFile(context, pathToFileURL(file).href, pagesOf)
  } finally {
    await close()
  }
}

async function printFile(context: BrowserContext, url: string, pagesOf: PrintOptions['pagesOf']): Promise<Uint8Array> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await allowOnly(session, url)
  // The deadline of the print ends it.
  await page.goto(url, { waitUntil: 'load', timeout: 0 })
  await everythingShown(page)
  if (pagesOf === undefined) return pdfOf(session)
  let pages = await pagesOf(await draftOf(page, session))
  let following = 0
  for (let pass = 2; pass <= MOST_PASSES; pass++) {
    await fillIn(page, pages)
    const moves = pages.follows.size > following
    following = pages.follows.size
    const pdf = await (moves ? draftOf(page, session) : pdfOf(session))
    const printed = await pagesOf(pdf)
    if (!moves && isSame(pages, printed)) return pdf
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
      for (const picture of document.querySelectorAll<HTMLElement>('img,.drawing')) picture.style.visibility = value
      // What is drawn on a plan is not even laid out: it has its room.
      for (const drawing of document.querySelectorAll<HTMLElement>('.drawing')) drawing.style.contentVisibility = value
    }, visibility)
  await show('hidden')
  const pdf = await pdfOf(session, false)
  await show('')
  return pdf
}

async function fillIn(page: Page, { texts, follows }: OwnPages) {
  await page.evaluate(
    ([texts, follows]) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-page]')) {
        const text = texts[element.dataset.page ?? '']
        if (text !== undefined) element.textContent = text
      }
      // What follows on takes the kind of the pages before it, since another kind of page starts one.
      let kind = ''
      for (const pages of document.querySelectorAll<HTMLElement>('.pages')) {
        if (follows.includes(pages.dataset.opens ?? '')) {
          pages.classList.add('follows')
          pages.style.setProperty('page', kind)
        }
        kind = pages.style.getPropertyValue('page')
      }
    },
    [Object.fromEntries(texts), [...follows]] as const,
  )
}

const isSame = (a: OwnPages, b: OwnPages) =>
  a.follows.size === b.follows.size &&
  a.texts.size === b.texts.size &&
  [...a.texts].every(([id, text]) => b.texts.get(id) === text)

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
