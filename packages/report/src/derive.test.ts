import { expect, test } from 'vitest'
import { derive } from './derive.ts'
import { schoolDossier } from './fixture/school.ts'
import { wordsOf } from './texts/words.ts'

test('counts the school survey as it was carried out', () => {
  expect(derive(schoolDossier(), wordsOf('nl')).counts).toEqual({
    sources: 14,
    found: 12,
    suspected: 0,
    clean: 2,
    removed: 0,
    locations: 47,
    samples: 28,
    analyses: 30,
    results: 35,
    spaces: 64,
    inScope: 64,
    surveyed: 60,
    partly: 0,
    unseen: 4,
    unexplained: 0,
    photos: 103,
    certificates: 3,
  })
})

test('counts a source that is kept out of the report with its locations, and of its photos none', () => {
  const whole = schoolDossier()
  const bronnen = whole.onderzoek.bronnen.map((row) => (row.nummer === 'B06' ? { ...row, in_rapport: false } : row))
  const dossier = { ...whole, onderzoek: { ...whole.onderzoek, bronnen } }
  const { counts, leftOut } = derive(dossier, wordsOf('nl'))
  expect(leftOut.map(({ row }) => row.nummer)).toEqual(['B06'])
  expect(counts).toMatchObject({ sources: 14, found: 12, locations: 47, samples: 28 })
  expect(counts.photos).toBeLessThan(derive(whole, wordsOf('nl')).counts.photos)
})
