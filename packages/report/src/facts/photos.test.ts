import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { withSource } from '../fixture/changed.ts'
import { schoolDossier } from '../fixture/school.ts'
import { wordsOf } from '../texts/words.ts'
import { coverOf } from './photos.ts'

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

test('shows the photos of the survey as a whole where they are used, in their order, and one for the cover there alone', () => {
  const { rapport, onderzoek } = schoolDossier()
  const sized = onderzoek.onderzoek_fotos.map((row, index) => ({
    ...row,
    volgorde: 10 - index,
    onderzoek_foto_size: index === 0 ? { ...row.onderzoek_foto_size, code: 'voorblad' } : row.onderzoek_foto_size,
  }))
  const told = (change: Partial<typeof onderzoek>) => {
    const dossier = { rapport, onderzoek: { ...onderzoek, onderzoek_fotos: sized, ...change } }
    const { reportPhotos, researchPhotos } = derive(dossier, nl)
    const numbers = (photos: typeof reportPhotos) => photos.map(({ number }) => number)
    return [coverOf(dossier)?.file_key, numbers(reportPhotos), numbers(researchPhotos)]
  }
  expect(told({})).toEqual(['foto/voorblad.jpg', ['F103', 'F102', 'F101'], ['F104']])
  expect(told({ frontfoto: null })).toEqual(['foto/S1/101.jpg', ['F103', 'F102'], ['F104']])
  expect(told({ frontfoto: null, onderzoek_fotos: [] })).toEqual([undefined, [], []])
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
  expect(photosOf(without({ in_rapport: false }))).toBe(102)
  expect(photosOf(without({ inventarisatie: { id: 'elders' } }))).toBe(102)
})
