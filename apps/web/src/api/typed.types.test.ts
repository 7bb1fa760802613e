import { model, select } from '@vezel/model'
import { expectTypeOf, test } from 'vitest'
import { itemOf } from '../kinds/record.ts'
import { useHere, useTo } from '../page/place.ts'
import { formSelection } from '../resource/selection.ts'
import { useLookups } from './lookups.ts'
import { pathTo, useCounts, useRow, useRows } from './rows.ts'
import { saveOf, useSave } from './save.ts'

// These hold when the code compiles: a line marked `@ts-expect-error` that is right after all is an error itself. None is
// ever called.

const survey = model.entity('survey')
const finding = model.entity('finding')

const _rows = () => {
  useRows(survey, { nummer: true, onderzoek_status: { code: true } }, { filter: { vestiging: { eq: '1' } } })
  useRows(survey, { nummer: true }, { filter: { onderzoek_status: { where: { code: { in: ['actief'] } } } } })
  // @ts-expect-error a survey has no such field
  useRows(survey, { nummer: true, numer: true })
  // @ts-expect-error nor has its state
  useRows(survey, { onderzoek_status: { code: true, kode: true } })
  // @ts-expect-error a condition on a field that is not there
  useRows(survey, { nummer: true }, { filter: { vestiging: { eq: '1' }, branch: { eq: '1' } } })
  // @ts-expect-error a condition on a field of a related record that is not there
  useRows(survey, { nummer: true }, { filter: { onderzoek_status: { where: { kode: { eq: 'actief' } } } } })
  // @ts-expect-error a word that the choice does not have
  useRows(finding, { id: true }, { filter: { aangetroffen: { eq: 'misschien' } } })
  // @ts-expect-error an order by a field that is not there
  useRows(survey, { nummer: true }, { sort: [{ field: 'numer' }] })
  useRows(finding, { id: true }, { sort: [{ field: pathTo('finding', 'inventarisatie.start') }] })
  // @ts-expect-error a path of another entity
  useRows(survey, { nummer: true }, { sort: [{ field: pathTo('finding', 'inventarisatie.start') }] })
  // @ts-expect-error a visit has no such field
  pathTo('finding', 'inventarisatie.begin')
  // @ts-expect-error a finding has no such relation
  pathTo('finding', 'bezoek.start')
  useCounts({ open: { of: survey, filter: { vestiging: { eq: '1' } } }, all: { of: finding } })
  // @ts-expect-error a count of what is not there
  useCounts({ open: { of: survey, filter: { branch: { eq: '1' } } } }).open
  // @ts-expect-error it was not counted
  useCounts({ open: { of: survey } }).closed
}

const asked = select('survey', {
  onderzoek_status: itemOf('onderzoek_statussen'),
  projectleider: { id: true, full_name: true },
})
const _answers = () => {
  const { row } = useRow(survey, '1', asked)
  expectTypeOf(row?.onderzoek_status.code).toEqualTypeOf<string | undefined>()
  expectTypeOf(row?.projectleider?.full_name).toEqualTypeOf<string | null | undefined>()
  // @ts-expect-error it was not asked
  expectTypeOf(row?.nummer)
  const form = useRow(model.entity('location'), '1', formSelection('location', { bron: formSelection('source') })).row
  expectTypeOf(form?.nummer).toEqualTypeOf<string | undefined>()
  expectTypeOf(form?.bron.eenheid?.value).toEqualTypeOf<string | undefined>()
  const sampled = useRow(model.entity('sample'), '1', formSelection('sample')).row
  expectTypeOf(sampled?.in_afwachting).toEqualTypeOf<boolean | undefined>()
  // @ts-expect-error a form does not ask what depends on the survey that is shown
  expectTypeOf(form?.materiaal_status)
  // @ts-expect-error a source has no such field
  formSelection('location', { bron: { number: true } })
  // @ts-expect-error no entity has that key
  formSelection('locations')
  // @ts-expect-error an asset is no list
  itemOf('asset')
  // @ts-expect-error no list has that name
  useLookups('beperking')
}

const _saves = () => {
  const save = useSave(survey)
  void save.create({ nummer: '1', vestiging: '2', onderzoek_klant: { create: { klant: '3' } } })
  void save.transition('1', 'start')
  // @ts-expect-error a survey has no such event
  void save.transition('1', 'begin')
  // @ts-expect-error a survey has no such field
  void save.update('1', { numer: '1' }, 1)
  // @ts-expect-error nor has its client
  void save.create({ onderzoek_klant: { create: { client: '3' } } })
  // @ts-expect-error a number is no text
  void save.update('1', { geldigheid_jaren: 'drie' }, 1)
  // @ts-expect-error no entity has that key
  saveOf('surveys')
}

const _addresses = () => {
  const to = useTo()
  to('surveys-survey-sources', { survey: '1' })
  to('index')
  // @ts-expect-error no route has that name
  to('surveys-survey-bronnen', { survey: '1' })
  // @ts-expect-error that route has no such parameter
  to('surveys-survey-sources', { survey: '1', onderzoek: '1' })
  // @ts-expect-error the survey is missing
  to('surveys-survey-sources')
  // @ts-expect-error this page has no parameters
  to('index', { survey: '1' })
  const toBelow = useTo('surveys-survey')
  toBelow('surveys-survey-sources')
  toBelow('surveys-survey-sources', { survey: '2' })
  toBelow('surveys-survey-sources-source', { source: '1' })
  // @ts-expect-error the survey is known, the source is not
  toBelow('surveys-survey-sources-source')
  // @ts-expect-error that route has no such parameter
  toBelow('surveys-survey-sources', { source: '1' })
  // @ts-expect-error no route has that name
  useTo('surveys-onderzoek')
  const { survey } = useHere()
  expectTypeOf(survey).toEqualTypeOf<string | undefined>()
  // @ts-expect-error no route has such a parameter
  useHere().onderzoek
}

test('keys, fields, relations, conditions, orders, events and parameters are checked as the code is', () => {
  expectTypeOf([_rows, _answers, _saves, _addresses]).toBeArray()
})
