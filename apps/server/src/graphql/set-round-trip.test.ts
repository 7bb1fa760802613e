import type { Field } from '@vezel/model/kit/field.ts'
import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { listsInOrder } from '../db/fill-list.ts'
import { imagedFields } from '../db/set-image.ts'
import { testApi } from '../testing/api.ts'
import { type SetFile, setFiles } from '../testing/set-files.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let files: Awaited<ReturnType<typeof setFiles>>
let first: string
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  files = await setFiles(api, admin)
  const [set] = (await api.get('{ variableSets(limit: 1, sort: [{ field: "id" }]) { id } }', {}, admin)) as {
    id: string
  }[]
  first = set?.id ?? ''
}, 30_000)
afterAll(async () => {
  await api.close()
  await files.close()
})

/** Words in which quotes, signs of a spreadsheet, markup, other scripts and several lines stand. */
const words = ['=1+1', '"; drop', "l'été", '<b>vet</b>', '石綿', '0012', '-', 'één\ntwee']
/** A value that a field takes, another one each time. */
function valueFor(field: Field, at: number): unknown {
  const word = words[at % words.length] ?? ''
  switch (field.kind) {
    case 'boolean':
      return at % 2 === 0
    case 'integer':
      return at % 4
    case 'decimal':
      return (at % 7) + 0.5
    case 'color':
      return `#${(at % 10).toString().repeat(6)}`
    case 'svg':
      return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'
    case 'json':
      return { land: 'nl', lijst: [1, { a: null }], at }
    case 'textArea':
      return `${word} ${at}`
    default:
      return word.replace('\n', ' ')
  }
}
/** The set with every field of every item filled, some out of use, in another order and with mappings. */
async function filled(): Promise<SetFile> {
  const file = await files.fileOf(first)
  let at = 0
  for (const list of listsInOrder()) {
    const systems = file.lijsten.external_systems ?? []
    for (const item of file.lijsten[list.key] ?? []) {
      for (const name of imagedFields(list)) {
        const field = list.fields[name]
        at += 1
        // Who is known keeps what it means, references stay, and two items do not share words.
        if (!field || field.kind === 'belongsTo' || name === 'value' || list.decides.includes(name)) continue
        if (item.velden[name] === null || typeof item.velden[name] === 'boolean')
          item.velden[name] = valueFor(field, at)
      }
      item.volgorde += 100
      if (list.key !== 'external_systems' && at % 3 === 0)
        item.koppelwaarden = ['beide', 'in'].map((direction, n) => ({
          external_system: systems[at % systems.length]?.pad[0],
          value: `${words[at % words.length]?.replace('\n', ' ')} ${n}`,
          direction,
          priority: n === 0 ? null : (at % 9) + 1,
          description: n === 0 ? null : 'één\ntwee',
          acknowledged: at % 2 === 0,
        }))
    }
  }
  return file
}
/** What stands in the same order. */
const sorted = ({ lijsten }: SetFile) => {
  const copy = structuredClone(lijsten)
  for (const items of Object.values(copy))
    for (const item of items) item.koppelwaarden.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return copy
}

test('a set comes back as it went out, with every field of every list, in a new set and as a version', async () => {
  const file = await filled()
  const fields = new Set(
    listsInOrder().flatMap((list) =>
      (file.lijsten[list.key] ?? []).length > 0 ? imagedFields(list).map((name) => `${list.key}.${name}`) : [],
    ),
  )
  expect(fields.size).toBeGreaterThan(350)
  const made = await files.send(file)
  expect(made.geweigerd).toEqual([])
  expect(made.toegevoegd).toBe(Object.values(file.lijsten).flat().length)
  const back = await files.fileOf(String(made.id))
  expect(sorted(back)).toEqual(sorted(file))
  const next = await files.send(back, { vorige: made.id, geldig_van: '2030-01-01' })
  expect(next).toMatchObject({ toegevoegd: 0, gewijzigd: 0, vervallen: 0, geweigerd: [], verschillen: [] })
  expect(sorted(await files.fileOf(String(next.id)))).toEqual(sorted(file))
}, 60_000)

test('more mappings than one call takes come in, and go in one step', async () => {
  const file = {
    lijsten: {
      external_systems: [{ pad: ['lavs'], volgorde: 1, velden: { value: 'LAVS' } }],
      condities: Array.from({ length: 30 }, (_, at) => ({
        pad: [`c${at}`],
        volgorde: at,
        velden: { value: `Conditie ${at}` },
        koppelwaarden: Array.from({ length: 35 }, (_, n) => ({
          external_system: 'lavs',
          value: `${at}-${n}`,
          direction: 'uit',
        })),
      })),
    },
  }
  const { id, batch, geweigerd } = await files.send(file)
  expect(geweigerd).toEqual([])
  expect(
    (await files.fileOf(String(id))).lijsten.condities?.flatMap(({ koppelwaarden }) => koppelwaarden),
  ).toHaveLength(1050)
  expect(1050).toBeGreaterThan(limits.bulk)
  expect((await files.undo(batch)).refused).toEqual([])
}, 30_000)
