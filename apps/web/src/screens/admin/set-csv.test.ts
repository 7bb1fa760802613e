import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { SetItem, SetLists } from '../../api/set-file.ts'
import { ImportRefused } from '../../kinds/table-file.ts'
import { readSet, setBlob } from './set-archive.ts'
import { fromFiles, itemsIn, SetRefused, toFiles, toMend } from './set-csv.ts'

const lists = model.entities.filter((entity) => entity.isLookup && entity.scope !== 'global')
const depthOf = (list: Entity): number => 1 + (roadOf(list) ? depthOf(roadOf(list)?.above ?? list) : 0)
const fieldsOf = (list: Entity) =>
  Object.entries(list.fields).filter(
    ([name]) => !['variable_set', 'code', 'volgorde', roadOf(list)?.name].includes(name),
  )

/** Words with all that separates cells, ends lines, or is run or lost by a spreadsheet. */
const words = fc
  .array(fc.constantFrom('a', 'é', '石', ' ', ';', ',', '\t', '|', '"', '\n', '=', '-', '+', '@', "'", '0', '<b>'), {
    maxLength: 8,
  })
  .map((signs) => signs.join(''))
const code = fc
  .array(fc.constantFrom('a', 'B', '1', '_', '-', '0', '='), { minLength: 1, maxLength: 6 })
  .map((signs) => signs.join(''))
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 4 })
function saidOf(field: Field): fc.Arbitrary<unknown> {
  if (pointsAtOne(field)) return orNull(code)
  switch (field.kind) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return field.default === undefined ? orNull(fc.integer()) : fc.integer()
    case 'decimal':
      return orNull(fc.integer().map((n) => n / 1000))
    case 'json':
      return orNull(fc.dictionary(words, fc.oneof(words, fc.integer(), fc.constant(null))).map((d) => ({ ...d, a: 1 })))
    case 'choice':
      return fc.constantFrom(...field.choices.map(({ value }) => value))
    default:
      return orNull(words)
  }
}
const mapping: Entity = model.entity('variableMapping')
const mappings = fc.array(
  fc.record(
    Object.fromEntries(
      ['external_system', 'value', 'direction', 'priority', 'description', 'acknowledged'].map((name) => [
        name,
        saidOf(mapping.fields[name] as Field),
      ]),
    ),
  ),
  { maxLength: 3 },
)
const items = (list: Entity): fc.Arbitrary<SetItem[]> =>
  fc.uniqueArray(
    fc.record({
      pad: fc.array(code, { minLength: depthOf(list), maxLength: depthOf(list) }),
      volgorde: fc.nat(),
      velden: fc.record(Object.fromEntries(fieldsOf(list).map(([name, field]) => [name, saidOf(field)]))),
      koppelwaarden: list.key === 'external_systems' ? fc.constant([]) : mappings,
    }),
    { minLength: 1, maxLength: 3, selector: ({ pad }) => pad.join(' ') },
  )
const sets = fc.record(Object.fromEntries(lists.map((list) => [list.key, items(list)])))

const named = (files: ReadonlyMap<string, string>) => [...files].map(([name, text]) => ({ name: `${name}.csv`, text }))
/** Without the rows that items and mappings have in a file. */
const bare = (said: SetLists) =>
  Object.fromEntries(
    Object.entries(said).map(([key, of]) => [
      key,
      of.map(({ rij: _, koppelwaarden = [], ...item }) => ({
        ...item,
        koppelwaarden: koppelwaarden.map(({ rij: __, ...one }) => one),
      })),
    ]),
  )

test.each(['nl', 'en', 'fr'] as const)('every field of every list comes back as it was written (%s)', (locale) => {
  fc.assert(
    fc.property(sets, (set) => {
      expect(bare(fromFiles(named(toFiles(set, locale))))).toEqual(bare(set))
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

const small: SetLists = {
  condities: [
    { pad: ['goed'], volgorde: 1, velden: { value: 'Goed', active: true }, koppelwaarden: [] },
    {
      pad: ['slecht'],
      volgorde: 2,
      velden: { value: 'Slecht', active: true },
      koppelwaarden: [{ external_system: 'lavs', value: 'S', direction: 'uit', acknowledged: false }],
    },
  ],
}
const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' })
async function read(...files: File[]): Promise<SetLists> {
  const { file } = await readSet(files)
  return (JSON.parse(await file.text()) as { lijsten: SetLists }).lijsten
}

test('an archive is read as it was saved, and so are the files in it by themselves', async () => {
  const blob = setBlob({ naam: 'Set', lijsten: small }, 'csv', 'nl')
  const zip = new File([blob], 'set.zip')
  const [condition] = Object.values(bare(await read(zip)))
  expect(condition?.map(({ pad, koppelwaarden }) => [pad, koppelwaarden.length])).toEqual([
    [['goed'], 0],
    [['slecht'], 1],
  ])
  const text = toFiles(small, 'nl').get('condities') ?? ''
  const alone = await read(csv('Condities (1).csv', text))
  expect(alone.condities?.map(({ rij, koppelwaarden }) => [rij, koppelwaarden])).toEqual([
    [2, undefined],
    [3, undefined],
  ])
})

test('a row that somebody adds in Excel has no code, and what has a default is left to it', async () => {
  const rows = await read(
    csv('condities.csv', 'Code;Waarde;Score;Actief;Volgorde\r\n;Nieuw; 3 ;;\r\n"x";"Ja, nieuw";;nee;1.250'),
  )
  expect(rows.condities).toEqual([
    { rij: 2, pad: [''], velden: { value: 'Nieuw', score: 3 } },
    { rij: 3, pad: ['x'], volgorde: 1250, velden: { value: 'Ja, nieuw', score: null, active: false } },
  ])
})

test('what is no value of a field goes as it stands, for the server to refuse with its row', async () => {
  const rows = await read(csv('condities.csv', 'code;value;score\na;A;veel'))
  expect(rows.condities?.[0]?.velden.score).toBe('veel')
})

async function refusal(...files: File[]): Promise<unknown> {
  try {
    await readSet(files)
  } catch (cause) {
    return cause instanceof SetRefused || cause instanceof ImportRefused ? cause.refusal : cause
  }
  return null
}

test('a JSON of something else is refused when it is chosen', async () => {
  const json = (text: string) => new File([text], 'set.json', { type: 'application/json' })
  for (const text of ['', '{"naam":', '[]', 'null', '{"naam":"Standaard"}', '{"lijsten":[]}'])
    expect(await refusal(json(text))).toEqual({ why: 'noSetFile' })
  expect(await refusal(json('{"naam":"Standaard","lijsten":{}}'))).toBeNull()
})

test('what is no file of a set is refused by name, column or row', async () => {
  expect(await refusal(csv('lijst.csv', 'Code;Waarde\na;A'))).toEqual({ why: 'noListFile', file: 'lijst.csv' })
  expect(await refusal(csv('condities.csv', 'Waarde;Score\nA;1'))).toEqual({
    why: 'noColumn',
    file: 'condities.csv',
    column: 'Code',
  })
  expect(await refusal(csv('condities.csv', 'Code;Waardee\na;A'))).toEqual({
    why: 'strangeColumn',
    file: 'condities.csv',
    column: 'Waardee',
  })
  const two = ['condities.csv', 'condities (1).csv'].map((name) => csv(name, 'Code;Waarde\na;A'))
  expect(await refusal(...two)).toEqual({ why: 'listTwice', file: 'condities (1).csv' })
  const linked = csv('koppelwaarden.csv', 'Lijst;Code 1;Externe waarde\nCondities;b;X')
  expect(await refusal(csv('condities.csv', 'Code;Waarde\na;A'), linked)).toEqual({
    why: 'noItemOfMapping',
    file: 'koppelwaarden.csv',
    row: 2,
  })
  expect(await refusal(csv('condities.csv', 'Code;Waarde\na;"A'))).toEqual({ why: 'brokenQuotes', row: 2 })
  expect(await refusal(new File(['PK'], 'set.zip'))).toEqual({ why: 'fileInvalid' })
  expect(await refusal(new File(['x'], 'set.xlsx'))).toEqual({ why: 'fileInvalid' })
})

test('an archive that unpacks to more than an import takes is not unpacked', async () => {
  const large = zipSync({ 'condities.csv': new Uint8Array(20_000_000).fill(97) })
  expect(large.length).toBeLessThan(100_000)
  expect(await refusal(new File([large], 'set.zip'))).toEqual({ why: 'tooLarge', max: 5 })
})

test('a file with refused rows is saved whole, with the reasons, and comes in again', () => {
  const item = (code: string, more = {}) => ({ pad: [code], volgorde: 1, velden: { value: code }, ...more })
  const items = itemsIn({
    condities: [
      item('goed', { rij: 7 }),
      'geen rij',
      item('fout'),
      { velden: { value: 'Zonder code' } },
      { pad: ['kaal'] },
    ],
    beperkingen: [item('heel')],
    structuren: [item('gekoppeld', { koppelwaarden: [{ rij: 12, external_system: 'lavs', value: 'X' }] })],
  })
  const refused = (lijst: string, rij: number | null, message: string) => ({
    lijst,
    rij,
    waarde: '',
    veld: null,
    message,
  })
  const files = toMend(
    items,
    [
      refused('condities', 3, 'Te lang.'),
      refused('condities', 3, 'Onbekend.'),
      refused('condities', 2, 'Geen item.'),
      refused('condities', null, 'Weg.'),
      refused('variableMapping', 12, 'Dubbel.'),
    ],
    'nl',
  )
  expect([...files.keys()].sort()).toEqual(['beperkingen', 'condities', 'koppelwaarden', 'structuren'])
  const reasons = (name: string) =>
    (files.get(name) ?? '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(';').at(-1))
  expect(reasons('condities')).toEqual(['Reden', '', 'Geen item.', 'Te lang. Onbekend.', '', ''])
  expect(reasons('koppelwaarden')).toEqual(['Reden', 'Dubbel.'])
  const again = fromFiles([...files].map(([name, text]) => ({ name: `${name}.csv`, text })))
  expect(again.condities?.map(({ pad, velden }) => [pad, velden.value, 'reden' in velden])).toEqual([
    [['goed'], 'goed', false],
    [[''], null, false],
    [['fout'], 'fout', false],
    [[''], 'Zonder code', false],
    [['kaal'], null, false],
  ])
  expect(again.beperkingen?.map(({ velden }) => velden.value)).toEqual(['heel'])
  expect(again.structuren?.[0]?.koppelwaarden?.[0]).toMatchObject({ external_system: 'lavs', value: 'X' })
})
