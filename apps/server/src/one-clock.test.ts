import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/**
 * Where a file reads the clock of the machine, which has its own zone: to measure how long something takes or when it was kept, or
 * to hand the moment on to what makes Dutch time of it. What is valid, overdue or today asks `dutch-time.ts`, or `vandaag()` in SQL.
 */
const mayRead: readonly string[] = [
  // How long, how old, how often.
  'apps/server/src/auth/second-factor.ts',
  'apps/server/src/db/embedded.ts',
  'apps/server/src/files/uploaded-file.ts',
  'apps/server/src/jobs/remove-files.ts',
  'apps/web/src/api/connection.ts',
  'apps/web/src/api/queries.ts',
  'apps/web/src/resource/drafts.ts',
  'apps/web/src/resource/use-saving.ts',
  'apps/web/src/router/reload-once.ts',
  'apps/web/src/ui/toast.tsx',
  // Names of files and of moments of failure.
  'apps/server/src/derive-model.ts',
  'apps/server/src/integrations/mail/client.ts',
  'apps/server/src/secrets/seal.ts',
  'apps/web/src/screens/general/error.tsx',
  // Handed on to Dutch time.
  'apps/server/src/kept-reads.ts',
  'apps/web/src/i18n/formats.ts',
  'apps/web/src/resource/selection.ts',
  'apps/web/src/screens/survey/in-survey.tsx',
  'packages/model/src/dutch-time.ts',
]
const isCode = (path: string) => !/\.test\.tsx?$|\/testing\/|\/gallery\/|node_modules|testing\.tsx?$/.test(path)

const files = ['apps/server/src', 'apps/web/src', 'packages/model/src', 'packages/report/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter(isCode)
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('today and now are asked of one clock', () => {
  expect(files.length).toBeGreaterThan(800)
  const reading = files.filter((path) => /new Date\(\)|Date\.now\(\)/.test(textOf(path)))
  expect(reading.filter((path) => !mayRead.includes(path))).toEqual([])
  expect(mayRead.filter((path) => !reading.includes(path))).toEqual([])
})

test('nor does the database say what day it is in its own zone', () => {
  const sql = files.filter((path) => /current_date|now\(\)::date|localtimestamp/i.test(textOf(path)))
  expect(sql).toEqual([])
})
