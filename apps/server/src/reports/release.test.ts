import { schoolDossier } from '@vezel/report/fixture/school.ts'
import { expect, test } from 'vitest'
import { releasedDossier } from './release.ts'

test('a final print calls the version before it withdrawn, as the release makes it', () => {
  const dossier = schoolDossier()
  const { rapport, onderzoek } = dossier
  const version = (id: string, versie: number, status: 'concept' | 'vrijgegeven' | 'vervallen') => ({
    id,
    versie,
    status,
    datum: '2026-01-05',
    wijziging: null,
  })
  const rapporten = [
    version('first', 1, 'vervallen'),
    version('second', 2, 'vrijgegeven'),
    version(rapport.id, 3, 'concept'),
  ]
  const person = onderzoek.inventarisaties[0]?.inspecteurs[0]
  if (!person) throw new Error('The school was visited by nobody')
  const released = releasedDossier(
    { ...dossier, onderzoek: { ...onderzoek, rapporten } },
    person,
    '2026-01-06 10:00:00',
  )
  expect(released.onderzoek.rapporten.map(({ status }) => status)).toEqual(['vervallen', 'vervallen', 'vrijgegeven'])
})
