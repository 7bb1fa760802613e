import { model } from '@vezel/model'
import { isHidden } from '@vezel/model/kit/model.ts'
import { describe, expect, test } from 'vitest'
import { formNames } from './fields.tsx'
import { createForm } from './form-store.ts'
import { startDraft } from './selection.ts'

const entities = model.entities.filter((one) => !one.abstract && one.form.length > 0)

describe.each(entities.map((entity) => [entity.key, entity] as const))('%s', (key, entity) => {
  const names = formNames(key)
  const start = startDraft(entity)
  const forms = [
    ['of a new one', { entity, names, values: start, isNew: true }],
    ['of a stored one', { entity, names, values: start, isNew: false }],
  ] as const

  test.each(forms)('a field %s has its star exactly while it may not be left empty', (_, options) => {
    for (const name of names) {
      const form = createForm(options)
      if (isHidden(entity, name, form.draft())) continue
      const { required } = form.field(name)
      form.set(name, null)
      form.validate([name])
      const { issue } = form.field(name)
      // A word of a fixed set, yes or no, is never empty in a form.
      const field = entity.fields[name]
      if (field?.required && field.kind === 'boolean') continue
      expect([name, required]).toEqual([name, issue?.rule === 'isRequired' || issue?.rule === 'isRequiredFor'])
    }
  })
})

test('a branch has its star at the certificate only where the firm is Dutch', () => {
  const starOf = (land: string) => {
    const form = createForm({ entity: model.entity('branch'), names: formNames('branch'), values: {}, isNew: true })
    form.look({ 'inventarisatie_organisatie.land': land })
    return form.field('procescertificaat_nummer').required
  }
  expect([starOf('NL'), starOf('BE')]).toEqual([true, false])
})

test('the country that a new record begins with has its star, and is not taken out unseen', () => {
  const client = model.entity('client')
  const form = createForm({ entity: client, names: formNames('client'), values: startDraft(client), isNew: true })
  expect(form.field('land')).toMatchObject({ value: 'NL', required: true })
  form.set('land', null)
  expect(form.field('land').issue?.rule).toBe('isRequired')
})
