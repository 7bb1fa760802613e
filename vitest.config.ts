import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Unit and API tests. Journeys in a real browser live in `e2e/` and run with Playwright.
 * Only the server's tests need a database: one server a run, whose template they copy.
 */
export default defineConfig({
  test: {
    // One core fewer, as is the default, would leave half of a machine of two idle.
    maxWorkers: '100%',
    // Who waits this long hangs; how fast something is, `npm run bench` says.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'web', include: ['apps/web/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
        },
      },
    ],
  },
})
