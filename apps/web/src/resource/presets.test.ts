// @vitest-environment jsdom
import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { withPresets } from './create-dialog.tsx'
import { formNames } from './fields.tsx'

test('whatever fields a dialog asks for, it shows what the definition fills in', () => {
  for (const { key, fields } of model.entities.filter(({ isLookup }) => !isLookup)) {
    const shown = withPresets(key, [])
    const preset = formNames(key).filter((name) => fields[name]?.default !== undefined && !fields[name].readOnly)
    expect(shown, key).toEqual(preset)
  }
  expect(withPresets('sample', ['omschrijving'])).toEqual(['omschrijving', 'materiaal_type', 'genomen_op', 'afgewerkt'])
})
