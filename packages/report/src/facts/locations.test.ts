import { expect, test } from 'vitest'
import { sourceIn, withFindings } from '../fixture/changed.ts'

test('names the locations where findings differ, the most urgent first', () => {
  const moment = (value: string, termijn_dagen: number) => ({
    behandelmoment: { id: value, value, value_en: null, value_fr: null, termijn_dagen },
  })
  const dossier = withFindings('B06', (_, index) =>
    index === 2 ? moment('Direct', 0) : moment('Binnen een jaar', 365),
  )
  expect(sourceIn(dossier, 'B06')?.when).toBe('Direct (B06.3); Binnen een jaar (B06.1, B06.2)')
  expect(
    sourceIn(
      withFindings('B06', () => moment('Direct', 0)),
      'B06',
    )?.when,
  ).toBe('Direct')
})
