// @vitest-environment jsdom
import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { withPresets } from './create-dialog.tsx'
import { formNames } from './fields.tsx'

test('whatever fields a dialog asks for, it shows what the definition or the server fills in', () => {
  for (const { key, fields, numbered } of model.entities.filter(({ isLookup }) => !isLookup)) {
    const preset = formNames(key).filter((name) => {
      const { default: start, proposed, readOnly } = fields[name] ?? {}
      return name === numbered?.field || (!readOnly && (start !== undefined || proposed))
    })
    expect(withPresets(key, []), key).toEqual(preset)
  }
  const shown = withPresets('sample', ['omschrijving'])
  const filledIn = [
    'nummer',
    'materiaal_type',
    'monster_soort',
    'inventarisatie',
    'genomen_op',
    'genomen_door',
    'afgewerkt',
  ]
  expect(shown).toEqual(['omschrijving', ...filledIn])
})
