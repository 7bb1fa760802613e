import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { withSource } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { wordsOf } from '../texts/words.ts'

const nl = wordsOf('nl')

test('prints every photo once, under the number that it was given', () => {
  const dossier = schoolDossier()
  const { sources, exclusionPhotos, otherPhotos } = derive(dossier, nl)
  const printed = [
    ...sources.flatMap(({ sheet }) => [...sheet.photos, ...sheet.more]),
    ...exclusionPhotos,
    ...otherPhotos,
  ]
  const given = [
    ...dossier.onderzoek.bronnen.flatMap((bron) => bron.locaties.flatMap((row) => row.fotos)),
    ...dossier.onderzoek.uitgesloten_ruimtes,
  ].map((row) => [row.file?.file_key, row.foto_nummer])
  expect(printed).toHaveLength(99)
  for (const { fileKey, number } of printed) expect(given).toContainEqual([fileKey, number])
  expect(new Set(printed.map(({ number }) => number)).size).toBe(99)
})

test('shows no photo that was kept out of the report or was taken in another survey', () => {
  const photosOf = (dossier: ReturnType<typeof schoolDossier>) => derive(dossier, nl).counts.photos
  const without = (change: { in_rapport: boolean } | { inventarisatie: { id: string } }) =>
    withSource('B02', ({ locaties }) => ({
      locaties: locaties.map((row, index) => ({
        ...row,
        fotos: row.fotos.map((photo, nth) => (index === 0 && nth === 0 ? { ...photo, ...change } : photo)),
      })),
    }))
  expect(photosOf(without({ in_rapport: false }))).toBe(98)
  expect(photosOf(without({ inventarisatie: { id: 'elders' } }))).toBe(98)
})
