import { survey } from '@vezel/model/entities/survey/survey.ts'
import { boolean, datetime, decimal, file } from '@vezel/model/kit/field.ts'
import { expect, test } from 'vitest'
import {
  type Condition,
  filterField,
  filterOfConditions,
  operatorsOf,
  readConditions,
  writeConditions,
} from './conditions.ts'

const { projectleider, onderzoek_soort, onderzoek_type, prioriteit, einddatum, geldig_tot, projectnummer } =
  survey.fields
const fields = [
  filterField('projectleider', projectleider),
  filterField('onderzoek_soort', onderzoek_soort),
  filterField('onderzoek_type', onderzoek_type),
  filterField('prioriteit', prioriteit),
  filterField('einddatum', einddatum),
  filterField('geldig_tot', geldig_tot),
  filterField('projectnummer', projectnummer),
  filterField('spoed', boolean({ label: { nl: 'Spoed', en: 'Urgent' } })),
  filterField('klant', projectleider, { path: ['onderzoek_klant', 'klant'], target: 'client' }),
  filterField('oppervlakte', decimal({ label: { nl: 'Oppervlakte', en: 'Area' } })),
  filterField('gewijzigd', datetime({ label: { nl: 'Gewijzigd', en: 'Changed' } })),
  filterField('bestand', file({ label: { nl: 'Bestand', en: 'File' }, accept: ['pdf'] })),
  filterField('inspecteurs', projectleider, { path: ['inventarisaties', 'inspecteurs'] }),
]

const conditions: readonly Condition[] = [
  { field: 'projectleider', operator: 'is', values: ['4', '7'] },
  { field: 'einddatum', operator: 'to', values: ['2026-12-15'] },
  { field: 'onderzoek_soort', operator: 'is', values: ['Complex, afgeleide woning', 'A.1 * 50%'] },
  { field: 'projectnummer', operator: 'contains', values: ['één & ander'] },
  { field: 'einddatum', operator: 'empty', values: [] },
]

test('conditions come back from the address as they went in, whatever signs are in them', () => {
  const address = new URLSearchParams({ filter: writeConditions(conditions) })
  expect(readConditions(new URLSearchParams(address.toString()).get('filter') ?? '', fields)).toEqual(conditions)
})

test('an ordinary address can be read by people', () => {
  const address = new URLSearchParams({ filter: writeConditions(conditions.slice(0, 2)) })
  expect(address.toString()).toBe('filter=projectleider.is.4.7*einddatum.to.2026-12-15')
})

test.each([
  ['nothing', ''],
  ['a field that does not exist', 'kleur.is.rood'],
  ['a field of every object', 'constructor.is.4'],
  ['what cannot be asked of the field', 'projectnummer.from.4'],
  ['emptiness of a field that is never empty', 'onderzoek_type.empty'],
  ['no value', 'projectleider.is'],
  ['a day that does not exist', 'einddatum.to.2026-02-30'],
  ['a word that is no day', 'einddatum.to.morgen'],
  ['a priority that does not exist', 'prioriteit.is.gisteren'],
  ['an id that cannot be one', "projectleider.is.4';"],
  ['half a sign', 'projectnummer.contains.%E0%A4%A'],
  ['only separators', '***...*.'],
])('an address with %s has no conditions', (_, address) => {
  expect(readConditions(address, fields)).toEqual([])
})

test('of a broken address the parts that make sense stay', () => {
  expect(
    readConditions('kleur.is.rood*prioriteit.is.urgent.gisteren.urgent*einddatum.to.2026-12-15.2027-01-01', fields),
  ).toEqual([
    { field: 'prioriteit', operator: 'is', values: ['urgent'] },
    { field: 'einddatum', operator: 'to', values: ['2026-12-15'] },
  ])
})

test('what can be asked follows from the field', () => {
  const of = (key: string) => operatorsOf(fields.find((field) => field.key === key)!)
  expect(of('onderzoek_type')).toEqual(['is'])
  expect(of('projectleider')).toEqual(['is', 'empty', 'filled'])
  expect(of('geldig_tot')).toEqual(['from', 'to', 'on', 'empty', 'filled'])
  expect(of('projectnummer')).toEqual(['contains', 'empty', 'filled'])
  // Through another record: without it nothing is found either way.
  expect(of('klant')).toEqual(['is'])
})

test('the server is asked in the filters of its schema', () => {
  const all = readConditions(
    [
      'projectleider.is.4',
      'onderzoek_soort.is.regulier',
      'prioriteit.is.urgent.direct',
      'einddatum.from.2026-01-01',
      'einddatum.on.2026-03-01',
      'geldig_tot.empty',
      'projectnummer.filled',
      'spoed.is.false',
      'klant.is.9',
      'inspecteurs.is.3',
      'oppervlakte.is.12%2E5',
      'oppervlakte.from.-1',
      'oppervlakte.to.veel',
      'gewijzigd.on.2026-03-01',
      'gewijzigd.to.2026-03-02',
      'bestand.filled',
      'bestand.is.1',
    ].join('*'),
    fields,
  )
  expect(filterOfConditions(all, fields)).toEqual({
    and: [
      { projectleider: { in: ['4'] } },
      { onderzoek_soort: { where: { code: { in: ['regulier'] } } } },
      { prioriteit: { in: ['urgent', 'direct'] } },
      { einddatum: { from: '2026-01-01' } },
      { einddatum: { eq: '2026-03-01' } },
      { geldig_tot: { empty: true } },
      { projectnummer: { empty: false } },
      { spoed: { eq: false } },
      { onderzoek_klant: { where: { klant: { in: ['9'] } } } },
      { inventarisaties: { where: { inspecteurs: { in: ['3'] } } } },
      { oppervlakte: { eq: 12.5 } },
      { oppervlakte: { from: -1 } },
      { gewijzigd: { from: '2026-03-01', to: '2026-03-01' } },
      { gewijzigd: { to: '2026-03-02' } },
      { bestand: { empty: false } },
    ],
  })
  expect(filterOfConditions([], fields)).toEqual({})
})
