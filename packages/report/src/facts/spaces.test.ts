import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { partly, withSurvey } from '../fixture/changed.ts'
import { wordsOf } from '../texts/words.ts'

const nl = wordsOf('nl')

test('keeps every exclusion of a space', () => {
  const dossier = withSurvey(({ uitgesloten_ruimtes }) => ({
    uitgesloten_ruimtes: uitgesloten_ruimtes.flatMap((row) => [
      row,
      { ...row, id: `${row.id}-2`, nummer: `${row.nummer}b` },
    ]),
  }))
  const shown = derive(dossier, nl).floors.flatMap(({ spaces }) => spaces.flatMap(({ exclusions }) => exclusions))
  expect(shown.map(({ nummer }) => nummer).sort()).toEqual(
    dossier.onderzoek.uitgesloten_ruimtes.map(({ nummer }) => nummer).sort(),
  )
})

test('counts each space once: whole, in part, or not', () => {
  const { counts } = derive(partly(), nl)
  expect(counts).toMatchObject({ inScope: 64, surveyed: 59, partly: 1, unseen: 4 })
})
