import { model, registry } from '@vezel/model'
import { pathsBehind } from '@vezel/model/kit/behind.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { expect, test, vi } from 'vitest'
import { toInput } from '../api/save.ts'
import { createForm, type FormOptions } from './form-store.ts'
import { flatDraft, formSelectionOf } from './selection.ts'

const stored = { nummer: '2026-0031', startdatum: '2026-11-13', einddatum: '2026-11-27', prioriteit: 'normal' }
const names = ['nummer', 'startdatum', 'einddatum', 'prioriteit', 'spoed_motivatie', 'projectnummer']
const surveyForm = (more: Partial<FormOptions> = {}) =>
  createForm({ entity: registry.survey, names, values: stored, ...more })

test('wakes only those who watch a field that changed', () => {
  const form = surveyForm()
  const [number, project] = [vi.fn(), vi.fn()]
  form.subscribe('nummer', number)
  form.subscribe('projectnummer', project)
  form.set('projectnummer', 'P-12')
  expect(project).toHaveBeenCalledTimes(1)
  expect(number).not.toHaveBeenCalled()
  form.set('projectnummer', 'P-12')
  expect(project).toHaveBeenCalledTimes(1)
})

test('sends only the fields that changed, and nothing when a value is put back', () => {
  const form = surveyForm()
  form.set('projectnummer', 'P-12')
  form.set('nummer', '2026-0032')
  expect(form.patch()).toEqual({ projectnummer: 'P-12', nummer: '2026-0032' })
  expect(form.summary().changes).toBe(2)
  form.set('nummer', '2026-0031')
  form.set('projectnummer', '')
  expect(form.patch()).toEqual({})
  expect(form.summary().changes).toBe(0)
})

test('marks a changed field with what it was', () => {
  const form = surveyForm()
  form.set('prioriteit', 'direct')
  expect(form.field('prioriteit')).toMatchObject({ changed: true, was: 'normal', value: 'direct' })
  expect(form.field('nummer').changed).toBe(false)
})

test('asks for the reason of urgency only while the survey is urgent', () => {
  const form = surveyForm()
  expect(form.field('spoed_motivatie')).toMatchObject({ hidden: true, issue: undefined })
  form.set('prioriteit', 'urgent')
  expect(form.field('spoed_motivatie')).toMatchObject({ hidden: false, required: true, issue: { rule: 'isRequired' } })
  expect(form.validate()).toBe(false)
  form.set('spoed_motivatie', 'Lekkage')
  expect(form.validate()).toBe(true)
})

test('asks why a visit was done otherwise than notified as soon as it is moved', () => {
  const people = [{ id: 'b' }, { id: 'a' }]
  const row = {
    status: 'uitgevoerd',
    melding_status: 'gewijzigd',
    start: '2026-11-20 08:00:00',
    eind: '2026-11-20 12:00:00',
    calamiteit: false,
    spoed: false,
    inspecteurs: people,
    gemeld_start: '2026-11-20 08:00:00',
    gemeld_eind: '2026-11-20 12:00:00',
    gemeld_calamiteit: false,
    gemeld_spoed: false,
    gemeld_inspecteurs: people.toReversed(),
  }
  const entity = registry.visit
  const form = createForm({
    entity,
    names: ['status', 'start', 'inspecteurs', 'reden_afwijking'],
    values: flatDraft(entity, row),
  })
  expect(form.field('reden_afwijking')).toMatchObject({ hidden: false, issue: undefined })
  form.set('inspecteurs', ['a'])
  expect(form.field('reden_afwijking')).toMatchObject({ hidden: false, issue: { rule: 'isRequiredFor' } })
  form.set('inspecteurs', ['a', 'b'])
  form.set('start', '2026-11-20 07:00:00')
  expect(form.validate()).toBe(false)
  form.set('reden_afwijking', 'Eerder begonnen')
  expect(form.validate()).toBe(true)
  form.set('start', row.start)
  form.set('reden_afwijking', null)
  expect(form.field('reden_afwijking').issue).toBeUndefined()
  form.set('status', 'concept')
  expect(form.field('reden_afwijking').hidden).toBe(true)
})

test('clears what is hidden when it is sent', () => {
  const form = surveyForm({ values: { ...stored, prioriteit: 'urgent', spoed_motivatie: 'Lekkage' } })
  form.set('prioriteit', 'normal')
  expect(form.patch()).toEqual({ prioriteit: 'normal', spoed_motivatie: null })
})

test('checks the end date again when the start date moves past it', () => {
  const form = surveyForm()
  const end = vi.fn()
  form.subscribe('einddatum', end)
  form.set('startdatum', '2026-12-01')
  expect(form.field('einddatum').issue).toMatchObject({ rule: 'notBefore' })
  expect(end).toHaveBeenCalledTimes(1)
})

test('refuses typed text that is no date', () => {
  const form = surveyForm()
  form.set('startdatum', '31-31-2026')
  expect(form.field('startdatum').issue).toMatchObject({ rule: 'isDate' })
})

test('puts what the server refused on its field, until that field changes', () => {
  const form = surveyForm()
  const rest = form.refuse([
    { path: 'nummer', rule: 'isUnique', args: [] },
    { path: 'vestiging', rule: 'isRequired', args: [] },
  ])
  expect(rest).toEqual([{ path: 'vestiging', rule: 'isRequired', args: [] }])
  expect(form.field('nummer')).toMatchObject({ shown: true, issue: { rule: 'isUnique' } })
  form.set('nummer', '2026-0099')
  expect(form.field('nummer').issue).toBeUndefined()
})

test('shows what a new record lacks only after the first try, and only for the step that was tried', () => {
  const form = createForm({
    entity: registry.exclusion,
    names: ['sub_asset', 'beperking', 'omschrijving'],
    values: {},
    isNew: true,
  })
  expect(form.field('beperking')).toMatchObject({ shown: false, issue: { rule: 'isRequired' } })
  expect(form.summary().attempted).toBe(false)
  expect(form.validate(['beperking'])).toBe(false)
  expect(form.field('beperking').shown).toBe(true)
  expect(form.field('omschrijving').shown).toBe(false)
})

test('lets a new record without what the server proposes: its number, its defaults, its author', () => {
  const fields = ['nummer', 'materiaal_type', 'genomen_door', 'omschrijving']
  const form = createForm({ entity: registry.sample, names: fields, values: {}, isNew: true })
  expect(form.summary().issues.map((issue) => issue.path)).toEqual(['omschrijving'])
  expect(form.field('genomen_door').required).toBe(false)
  // Once it is there it may no longer be taken away.
  const stored = createForm({
    entity: registry.sample,
    names: fields,
    values: { nummer: 'M01', omschrijving: 'Grijs' },
  })
  expect(stored.summary().issues.map((issue) => issue.path)).toEqual(['materiaal_type', 'genomen_door'])
})

test('sends of a new record everything that is filled', () => {
  const form = createForm({
    entity: registry.exclusion,
    names: ['sub_asset', 'beperking', 'omschrijving', 'asbest_vermoed', 'deel'],
    values: { asbest_vermoed: 'onbekend', deel: null },
    isNew: true,
  })
  form.set('sub_asset', 'r1')
  form.set('omschrijving', 'Onder water')
  expect(form.patch()).toEqual({ sub_asset: 'r1', omschrijving: 'Onder water', asbest_vermoed: 'onbekend' })
})

test('takes relations of a record that was read as ids', () => {
  const draft = flatDraft(registry.limitation, {
    beperking: { id: '12', value: 'Afgesloten' },
    sub_assets: [{ id: 'a' }, { id: 'b' }],
    file: null,
    omschrijving: 'Tekst',
  })
  expect(draft).toMatchObject({ beperking: '12', sub_assets: ['a', 'b'], file: null, omschrijving: 'Tekst' })
})

test('starts anew from what was stored, without what the server had refused', () => {
  const form = surveyForm()
  form.set('projectnummer', 'P-12')
  form.refuse([{ path: 'nummer', rule: 'isUnique', args: [] }])
  form.reset({ ...stored, projectnummer: 'P-12' })
  expect(form.summary()).toMatchObject({ changes: 0, issues: [] })
})

test('what is no file in the place of one is wrong, not nothing; one that is stored is known by its id', () => {
  const store = createForm({ entity: model.entity('survey'), names: ['frontfoto'], values: { frontfoto: 'een-id' } })
  expect(store.validate()).toBe(true)
  store.set('frontfoto', {})
  expect(store.validate()).toBe(false)
  expect(store.summary().issues).toMatchObject([{ path: 'frontfoto', rule: 'isFile' }])
  expect(toInput(model.entity('survey'), { frontfoto: 'een-id' })).toEqual({})
  expect(toInput(model.entity('survey'), { frontfoto: {} })).toEqual({ frontfoto: {} })
  store.set('frontfoto', new File(['x'], 'voorblad.jpg'))
  expect(store.validate()).toBe(true)
})

test('a field of any record stays the same while nothing about it changes, in the form or shown beside it', () => {
  for (const key of Object.keys(registry)) {
    const entity = model.named(key)
    const form = createForm({ entity, names: Object.keys(entity.fields).slice(0, 1), values: {} })
    for (const name of Object.keys(entity.fields)) expect(form.field(name), `${key}.${name}`).toBe(form.field(name))
  }
})

test('a field that stands beside the form follows what it depends on, what is put in it and what is read anew', () => {
  const form = surveyForm({ names: ['prioriteit'] })
  const [reason, number] = [vi.fn(), vi.fn()]
  form.subscribe('spoed_motivatie', reason)
  form.subscribe('nummer', number)
  expect(form.field('spoed_motivatie').hidden).toBe(true)
  expect(form.field('nummer').value).toBe('2026-0031')
  form.set('prioriteit', 'urgent')
  expect(form.field('spoed_motivatie').hidden).toBe(false)
  expect(reason).toHaveBeenCalledTimes(1)
  form.set('nummer', '2026-0032')
  expect(form.field('nummer').value).toBe('2026-0032')
  form.reset({ ...stored, nummer: '2026-0033' })
  expect(form.field('nummer').value).toBe('2026-0033')
  expect(number).toHaveBeenCalledTimes(2)
  // It is not the form's own: it counts as no change and is not sent.
  expect(form.summary().changes).toBe(0)
})

test('a form asks a space for a name or one of the list; one that came in without stays as it is', () => {
  const entity = model.entity('space')
  const names = ['naam', 'ruimte_naam', 'nummer']
  const fresh = createForm({ entity, names, values: {}, isNew: true })
  expect([fresh.field('naam').required, fresh.validate()]).toEqual([true, false])
  fresh.set('ruimte_naam', '3')
  expect([fresh.field('naam').required, fresh.validate()]).toEqual([false, true])

  const imported = createForm({ entity, names, values: { naam: null, ruimte_naam: null, nummer: '0.12' } })
  imported.set('nummer', '0.13')
  expect(imported.validate()).toBe(true)
  const named = createForm({ entity, names, values: { naam: 'Lokaal 7', ruimte_naam: null } })
  named.set('naam', '')
  expect(named.validate()).toBe(false)
})

test('what is measured of air and dust is not asked of material', () => {
  const entity = model.entity('sample')
  const form = createForm({ entity, names: ['bron_locatie_inventarisatie', 'lucht_volume'], values: {}, isNew: true })
  expect(form.field('lucht_volume').hidden).toBe(false)
  form.set('bron_locatie_inventarisatie', 'f1')
  expect(form.field('lucht_volume').hidden).toBe(true)
})

test('what is chosen decides by its code what is asked, and until that is known nothing shows that may go again', () => {
  const entity = model.entity('sample')
  const names = ['monster_soort', 'lucht_volume', 'oppervlak', 'laag']
  const form = createForm({ entity, names, values: {}, isNew: true })
  const shown = () => names.filter((name) => !form.field(name).hidden)
  form.set('monster_soort', '7')
  expect(shown()).toEqual(['monster_soort'])
  form.look({ 'monster_soort.code': 'lucht' })
  expect(shown()).toEqual(['monster_soort', 'lucht_volume'])
  form.set('lucht_volume', 480)
  form.set('monster_soort', '8')
  expect(form.patch()).toMatchObject({ lucht_volume: 480 })
  form.look({ 'monster_soort.code': 'kleef' })
  expect(shown()).toEqual(['monster_soort', 'oppervlak'])
  expect(form.patch()).toEqual({ monster_soort: '8' })
  form.set('monster_soort', null)
  expect(shown()).toEqual(names)
})

test('a record that was read with what its conditions look at shows what applies at once', () => {
  const entity = model.entity('result')
  const read = (kind: string, land: string) =>
    flatDraft(entity, {
      id: 'r1',
      waarde: 20,
      analyse: { id: 'a1', monster: { id: 'm1', monster_soort: { id: '1', code: kind } }, laboratorium: { land } },
      analyse_resultaat: { id: '2', code: 'aangetoond' },
    })
  const names = ['analyse_resultaat_hoeveelheid', 'waarde', 'eenheid']
  const told = (kind: string, land: string) => {
    const form = createForm({ entity, names, values: read(kind, land) })
    return names.flatMap((name) => {
      const { hidden, required } = form.field(name)
      return hidden ? [] : [required ? `${name} *` : name]
    })
  }
  expect(told('materiaal', 'NL')).toEqual(['analyse_resultaat_hoeveelheid *'])
  expect(told('materiaal', 'BE')).toEqual([])
  expect(told('lucht', 'NL')).toEqual(['analyse_resultaat_hoeveelheid', 'waarde', 'eenheid *'])
})

test.each(model.entities.filter((entity) => pathsBehind(entity).length > 0))(
  'a form of a $key asks for all that its conditions look at',
  (entity) => {
    const selection = formSelectionOf(entity.key)
    const asked = (path: string) => path.split('.').reduce<unknown>((at, step) => (at as Draft)[step], selection)
    for (const path of pathsBehind(entity)) expect([path, asked(path)]).toEqual([path, true])
  },
)

const newSample = () => {
  const sampleNames = ['nummer', 'monster_soort', 'genomen_door', 'omschrijving']
  return createForm({ entity: registry.sample, names: sampleNames, values: { onderzoek: 'o1' }, isNew: true })
}

test('what the server proposes stands in the form without being a change, and follows as long as nobody touches it', () => {
  const form = newSample()
  form.set('omschrijving', 'Grijs')
  form.propose({ nummer: 'M08', genomen_door: '5', monster_soort: '1', omschrijving: 'Wit' })
  expect(form.summary().changes).toBe(1)
  expect(form.field('nummer')).toMatchObject({ value: null, becomes: 'M08' })
  expect(form.patch()).toEqual({ genomen_door: '5', monster_soort: '1', omschrijving: 'Grijs' })
  expect(form.given()).toEqual({ omschrijving: 'Grijs' })
  form.set('genomen_door', '6')
  form.propose({ nummer: 'L01', genomen_door: '5' })
  expect(form.patch()).toEqual({ genomen_door: '6', omschrijving: 'Grijs' })
  expect(form.field('nummer').becomes).toBe('L01')
})

test('what was proposed and taken out again has to be filled in: the server would put it back unseen', () => {
  const form = newSample()
  form.set('genomen_door', '6')
  form.set('genomen_door', null)
  expect(form.field('genomen_door').issue).toBeUndefined()
  form.reset({ onderzoek: 'o1' })
  form.propose({ genomen_door: '5' })
  form.set('genomen_door', null)
  expect(form.field('genomen_door')).toMatchObject({ required: true, issue: { rule: 'isRequired' } })
})

test('a form that begins anew has nothing proposed, and tells that it has to be asked', () => {
  const form = newSample()
  form.awaitProposal()
  form.propose({ nummer: 'M08', genomen_door: '5' })
  const heard = vi.fn()
  form.subscribe('*', heard)
  form.reset({ onderzoek: 'o1' })
  expect([form.isFresh(), form.patch(), form.field('nummer').becomes]).toEqual([true, {}, null])
  expect(heard).toHaveBeenCalled()
})

const newLocation = () =>
  createForm({
    entity: registry.location,
    names: ['sub_asset', 'plaats', 'binnen_buiten', 'asbest_regisseur_locatie'],
    values: { bron: 'b1', binnen_buiten: 'binnen' },
    isNew: true,
  })

test('what the last one had goes where nobody typed, also over what the form began with, and can be taken back', () => {
  const form = newLocation()
  form.propose({ asbest_regisseur_locatie: '1' })
  form.set('plaats', 'Plafond')
  const before = form.patch()
  expect(form.takeOver({ plaats: 'Wand', binnen_buiten: 'buiten', asbest_regisseur_locatie: '2' })).toBe(true)
  expect(form.patch()).toEqual({ plaats: 'Plafond', binnen_buiten: 'buiten', asbest_regisseur_locatie: '2' })
  expect(form.summary().changes).toBe(1)
  // Asked again because something changed: what the last one no longer gives is as the form began.
  expect(form.takeOver({ asbest_regisseur_locatie: '2' })).toBe(true)
  expect(form.patch()).toEqual({ plaats: 'Plafond', binnen_buiten: 'binnen', asbest_regisseur_locatie: '2' })
  form.takeOver({ binnen_buiten: 'buiten', asbest_regisseur_locatie: '3' })
  form.giveBack()
  expect(form.patch()).toEqual(before)
  form.propose({})
  expect(form.patch()).toEqual({ plaats: 'Plafond', binnen_buiten: 'binnen' })
})

test('what was taken over and then changed stays when the rest is taken back', () => {
  const form = newLocation()
  form.takeOver({ plaats: 'Wand', binnen_buiten: 'buiten' })
  form.set('plaats', 'Wand, links')
  form.giveBack()
  expect(form.patch()).toEqual({ plaats: 'Wand, links', binnen_buiten: 'binnen' })
})

test('what the server leaves open is empty and asked for, although the form began with it', () => {
  const names = ['inventarisatie', 'genomen_op']
  const values = { genomen_op: '2026-11-23 10:00:00' }
  const form = createForm({ entity: registry.sample, names, values, isNew: true })
  form.propose({ inventarisatie: 'v1', genomen_op: null })
  expect(form.field('genomen_op')).toMatchObject({ value: null, required: true, issue: { rule: 'isRequired' } })
  form.set('genomen_op', '2026-11-19 10:00:00')
  form.propose({ inventarisatie: 'v1' })
  expect(form.patch()).toEqual({ inventarisatie: 'v1', genomen_op: '2026-11-19 10:00:00' })
})
