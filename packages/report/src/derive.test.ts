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
