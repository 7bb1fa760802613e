import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArguments, type FoundBrowser, findBrowser } from '../browser/find.ts'
import { CONTENT_POLICY, createPrinter, PrintError, type Printer } from './print.ts'
import { readPdf } from './read-pdf.ts'

let found: FoundBrowser
let printer: Printer

beforeAll(async () => {
  found = await findBrowser({ dataDir: join(tmpdir(), 'vezel-test-browser') })
  printer = createPrinter({ ...found, args: browserArguments() })
}, 60_000)
afterAll(() => printer.close())

const document = (body: string) => `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}"><title>Proef</title>
<style>@page{size:A4;margin:25mm 10mm 11mm}body{margin:0}</style></head><body>${body}</body></html>`

test('prints a bar of 50 mm as 50 mm, on paper of 210 by 297', async () => {
  const pdf = await readPdf(await printer.print(document('<div style="width:50mm;height:3mm;background:#000"></div>')))
  const [bar] = (await pdf.shapes(1)).filter(({ height }) => Math.abs(height - 3) < 0.2)
  expect(bar?.width).toBeCloseTo(50, 1)
  // Chromium rounds its paper to whole CSS pixels.
  expect(bar?.x).toBeCloseTo(10, 0)
  expect((await pdf.sizes())[0]).toEqual({ width: expect.closeTo(210, 0), height: expect.closeTo(297, 0) })
  await pdf.close()
})

test('reaches neither the network nor a file, and runs no script', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('GELEKT')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const net = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const folder = await mkdtemp(join(tmpdir(), 'vezel-print-test-'))
  await writeFile(join(folder, 'geheim.html'), 'GELEKT')
  const file = pathToFileURL(join(folder, 'geheim.html')).href
  const pdf = await readPdf(
    await printer.print(
      document(`<p>Begin</p><script>document.body.append('GELEKT')</script>
<iframe src="${net}/frame"></iframe><iframe src="${file}"></iframe><object data="${file}"></object>
<link rel="stylesheet" href="${net}/css"><style>@import "${net}/import";p{background:url(${net}/bg)}</style>`),
    ),
  )
  expect(await pdf.text(1)).toContain('Begin')
  expect(await pdf.text(1)).not.toContain('GELEKT')
  expect(asked).toEqual([])
  await pdf.close()
  server.close()
  await rm(folder, { recursive: true })
})

test('prints nothing of where a document wants to go', async () => {
  const away = document('<p>Begin</p><meta http-equiv="refresh" content="0;url=file:///etc/passwd">')
  // It depends on the moment whether the print was done before the document tried to leave.
  const outcome = await printer.print(away).then(
    async (bytes) => {
      const pdf = await readPdf(bytes)
      const text = await pdf.text(1)
      await pdf.close()
      return text.trim()
    },
    (error: unknown) => (error instanceof PrintError ? error.code : error),
  )
  expect(['failed', 'Begin']).toContain(outcome)
})

test('refuses a document with a picture that does not load', async () => {
  const broken = document('<img alt="Foto F01" src="data:image/jpeg;base64,AAAA">')
  await expect(printer.print(broken)).rejects.toMatchObject({ code: 'failed', cause: { message: /Foto F01/ } })
})

const endless = document(
  `<svg width="10" height="10">${Array.from({ length: 9 }, (_, level) => `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(level === 0 ? 0 : 12)}<rect width="1" height="1"/></g>`).join('')}</svg>`,
)

test('stops a document that takes too long, and prints the next one', async () => {
  await expect(printer.print(endless, { deadlineMs: 800 })).rejects.toMatchObject({ code: 'deadline' })
  expect((await printer.print(document('<p>Volgende</p>'))).length).toBeGreaterThan(1000)
}, 20_000)

test('stops at once when the caller no longer wants it', async () => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 400)
  const started = performance.now()
  await expect(printer.print(endless, { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
  expect(performance.now() - started).toBeLessThan(5000)
}, 20_000)

test('stopped at any moment it is over at once, also while it waits for its turn, and the next print is made', async () => {
  const stopped = createPrinter({ ...found, args: browserArguments() })
  const long = document('<p>regel</p>'.repeat(2000))
  let late = 0
  for (let ms = 0; ms <= 800; ms += 80) {
    const controller = new AbortController()
    const prints = [1, 2].map(() =>
      stopped
        .print(long, { signal: controller.signal, pagesOf: async () => ({ texts: new Map(), follows: new Set() }) })
        .then(
          () => 'printed',
          (error: unknown) => (error instanceof PrintError ? error.code : error),
        ),
    )
    await sleep(ms)
    const asked = performance.now()
    controller.abort()
    expect(await Promise.race([Promise.all(prints), sleep(3000).then(() => ms)])).not.toBe(ms)
    late = Math.max(late, performance.now() - asked)
    expect(['cancelled', 'printed']).toContain(await prints[0])
  }
  expect(late).toBeLessThan(3000)
  expect((await stopped.print(document('<p>Volgende</p>'), { deadlineMs: 8000 })).length).toBeGreaterThan(1000)
  await stopped.close()
}, 60_000)

test('a browser that no longer answers is killed and replaced', async () => {
  const { TMPDIR } = process.env
  const own = await mkdtemp(join(tmpdir(), 'vezel-hang-'))
  process.env.TMPDIR = own
  try {
    const hanging = createPrinter({ ...found, args: browserArguments(), answerMs: 500 })
    await hanging.print(document('<p>Warm</p>'))
    const [folder = ''] = await readdir(own).then((names) => names.filter((name) => name.startsWith('vezel-print-')))
    const pid = Number(await readFile(join(own, folder, 'pid'), 'utf8'))
    for (const each of await treeOf(pid)) halt(each)
    expect((await hanging.print(document('<p>Volgende</p>'), { deadlineMs: 8000 })).length).toBeGreaterThan(1000)
    await expect.poll(() => treeOf(pid), { timeout: 3000 }).toEqual([])
    await hanging.close()
    expect(await readdir(own).then((names) => names.filter((name) => name.startsWith('vezel-print-')))).toEqual([])
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    await rm(own, { recursive: true, force: true })
  }
}, 30_000)

/** Halts a process; one of the browser's helpers may have ended since it was found, which is as good. */
function halt(pid: number): void {
  try {
    process.kill(pid, 'SIGSTOP')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** A process and all that come from it; none when it is gone. */
async function treeOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => undefined)
  if (children === undefined) return []
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => treeOf(Number(child))),
  )
  return [pid, ...below.flat()]
}
