import { defineConfig } from '@playwright/test'
import { browserArguments } from './apps/server/src/browser/find.ts'

// `npm test` fills these in: a browser of this machine, a free port, and a data folder that it removes afterwards.
const { E2E_BROWSER, E2E_PORT = '4173', E2E_DATA_DIR = 'node_modules/.cache/vezel-e2e' } = process.env
// When the run began, for every file of it: the demonstration counts its days from then.
process.env.E2E_BEGAN ??= String(Date.now())
const address = `http://localhost:${E2E_PORT}`

/** A few journeys through the real product, started as a user starts it. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    // They only look, so every core takes part.
    { name: 'obstacles', testMatch: 'accessibility.spec.ts', fullyParallel: true },
    // One product and one data folder serve them all, and they change what it holds.
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'accessibility.spec.ts', workers: 1 },
    // Pictures to be looked at, which judge nothing: `npm run sweep`.
    { name: 'sweep', testMatch: 'sweep.ts' },
  ],
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(E2E_BROWSER ? { executablePath: E2E_BROWSER } : {}),
      args: browserArguments(),
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${address}/health`,
    env: { PORT: E2E_PORT, DATA_DIR: E2E_DATA_DIR, DEMO: '1', LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
