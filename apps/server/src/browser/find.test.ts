import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from './find.ts'

const run = promisify(execFile)
const find = new URL('./find.ts', import.meta.url).href
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vezel-browser-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('takes the browser that is named, and says so when it does not start', async () => {
  const path = join(dataDir, 'my-chromium')
  await writeFile(path, '#!/bin/sh\necho Chromium 1.2.3\n')
  await expect(findBrowser({ dataDir, explicitPath: path })).rejects.toThrow(
    /^The browser of BROWSER_PATH does not start \(EACCES.*\): check the path\.$/,
  )
  await chmod(path, 0o755)
  expect(await findBrowser({ dataDir, explicitPath: path })).toEqual({ path, env: {}, source: 'system' })
})

const hides = process.getuid?.() === 0 && process.arch === 'x64' && process.platform === 'linux'

/**
 * Prints a page with the browser that is found in a mount namespace of its own, where the system's browsers and the
 * libraries that a bare system lacks are covered by an empty file. Covering needs root.
 */
test.skipIf(!hides)(
  'without a system browser and its libraries, the one from npm prints a page',
  async () => {
    const code = `
    import { execFileSync } from 'node:child_process'
    const { chromium } = await import(${JSON.stringify(import.meta.resolve('playwright-core'))})
    const { findBrowser, browserArguments } = await import(${JSON.stringify(find)})
    const dataDir = ${JSON.stringify(dataDir)}
    const steps = []
    const found = await findBrowser({ dataDir, onProgress: (fraction) => steps.push(fraction) })
    const again = await findBrowser({ dataDir, onProgress: () => steps.push('again') })
    const env = { ...process.env, ...found.env }
    const libraries = execFileSync('ldd', [found.path], { env }).toString()
    const browser = await chromium.launch({ executablePath: found.path, args: browserArguments(), env })
    const page = await browser.newPage()
    await page.setContent('<h1>Bron 1</h1>')
    const pdf = await page.pdf()
    await browser.close()
    console.log(JSON.stringify({ found, same: again.path === found.path, last: steps.at(-1), libraries, pdfBytes: pdf.length }))`
    const script = `
    for file in /usr/bin/chromium* /usr/bin/google-chrome* $(find /lib /usr/lib -name 'libnss*3.so*' -o -name 'libnspr4.so*' -o -name 'libexpat.so*' -o -name 'libsoftokn3.so' -o -name 'libplc4.so' -o -name 'libplds4.so'); do
      if [ -e "$file" ] && [ ! -L "$file" ]; then mount --bind "$1" "$file" || exit 1; fi
    done
    exec "$2" --input-type=module --eval "$3"`
    const empty = join(dataDir, 'empty')
    await writeFile(empty, '')
    const { stdout } = await run('unshare', ['--mount', 'sh', '-c', script, 'sh', empty, process.execPath, code])
    const { found, same, last, libraries, pdfBytes } = JSON.parse(stdout)
    expect(found.source).toBe('npm')
    expect(found.path.startsWith(join(dataDir, 'browser'))).toBe(true)
    expect({ same, last }).toEqual({ same: true, last: 1 })
    for (const library of ['libnss3', 'libnspr4', 'libexpat']) {
      expect(libraries).toMatch(new RegExp(`${library}\\.so\\S* => ${dataDir}/browser/`))
    }
    expect(pdfBytes).toBeGreaterThan(1_000)
    expect((await stat(join(dataDir, 'browser'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(dataDir, 'browser'))).toHaveLength(1)
  },
  90_000,
)
