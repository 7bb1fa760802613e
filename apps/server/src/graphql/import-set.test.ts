import { limits } from '@vezel/model/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { type SetAnswer, type SetFile, type SetItem, setFiles } from '../testing/set-files.ts'

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

const after = (vorige: string, geldig_van: string) => ({ vorige, geldig_van })
const sets = async () =>
  (await api.get('{ variableSets(limit: 500) { id name geldig_tot active } }', {}, admin)) as {
    id: string
    name: string
    geldig_tot: string | null
    active: boolean
  }[]

/** A small set of its own, and what it exports. */
async function small(name: string) {
  const list = (values: string[]): SetItem[] =>
    values.map((value, at) => ({
      pad: [value.toLowerCase()],
      volgorde: at + 1,
      velden: { value },
      koppelwaarden: [],
    }))
  const status = { value: 'Status', prioriteit: 1, color: '#112233' }
  const lijsten = {
    condities: list(['Blijft', 'Wijzigt', 'Verdwijnt', 'Gekoppeld']),
    external_systems: list(['Lavs']),
    materiaal_types: list(['Asbest', 'Stof']),
    materiaal_statussen: [{ pad: ['stof', 'status'], volgorde: 1, velden: status, koppelwaarden: [] }],
  }
  const linked = lijsten.condities[3]
  if (linked) linked.koppelwaarden = [{ external_system: 'lavs', value: 'G-1', direction: 'beide', acknowledged: true }]
  const { id } = await files.send({ lijsten }, { naam: name })
  return { id: String(id), file: await files.fileOf(String(id)) }
}
const itemOf = (file: SetFile, list: string, code: string) => {
  const item = file.lijsten[list]?.find(({ pad }) => pad.at(-1) === code)
  if (!item) throw new Error(`No ${code} in ${list}`)
  return item
}

test('a next version tells what is added, changed and retired, and is made of exactly that', async () => {
  const { id, file } = await small('Lijn')
  itemOf(file, 'condities', 'wijzigt').velden.score = 3
  file.lijsten.condities = (file.lijsten.condities ?? []).filter(({ pad }) => pad[0] !== 'verdwijnt')
  file.lijsten.condities.push({ pad: [''], volgorde: 9, velden: { value: 'Nieuw hier' }, koppelwaarden: [] })
  file.lijsten.materiaal_statussen?.push({
    pad: ['stof', 'nieuw'],
    volgorde: 2,
    velden: { value: 'Nieuw', prioriteit: 2, color: '#445566' },
    koppelwaarden: [{ external_system: 'lavs', value: 'N-1', direction: 'uit' }],
  })
  itemOf(file, 'condities', 'gekoppeld').koppelwaarden = [{ external_system: 'lavs', value: 'G-2', direction: 'in' }]
  delete (file.lijsten as Record<string, unknown>).external_systems
  const told = [
    ['condities', 'Gekoppeld', 'gewijzigd'],
    ['condities', 'Nieuw hier', 'toegevoegd'],
    ['condities', 'Verdwijnt', 'vervallen'],
    ['condities', 'Wijzigt', 'gewijzigd'],
    ['materiaal_statussen', 'Nieuw', 'toegevoegd'],
  ]
  const before = await sets()
  const preview = await files.send(file, { ...after(id, '2032-01-01'), preview: true })
  expect(preview).toMatchObject({ id: null, batch: null, toegevoegd: 2, gewijzigd: 2, vervallen: 1, geweigerd: [] })
  const shown = ({ verschillen }: SetAnswer) => verschillen.map(({ lijst, waarde, soort }) => [lijst, waarde, soort])
  expect(shown(preview).toSorted()).toEqual(told)
  expect(await sets()).toEqual(before)

  const made = await files.send(file, { ...after(id, '2032-01-01'), naam: 'Lijn 2' })
  expect(shown(made).toSorted()).toEqual(told)
  const now = await files.fileOf(String(made.id))
  expect(itemOf(now, 'condities', 'eigen_nieuw_hier').volgorde).toBe(9)
  expect(itemOf(now, 'condities', 'verdwijnt').velden.active).toBe(false)
  expect(itemOf(now, 'condities', 'gekoppeld').koppelwaarden.map(({ value }) => value)).toEqual(['G-2'])
  expect(now.lijsten.external_systems).toEqual((await files.fileOf(id)).lijsten.external_systems)
  const [was, is] = [id, made.id]
  const found = await sets()
  expect(found.find((set) => set.id === was)?.geldig_tot).toBe('2031-12-31')
  expect(found.find((set) => set.id === is)?.active).toBe(true)

  // Whoever may delete a set takes all of it back in one step; the one before it goes on.
  const answer = await files.undo(made.batch)
  expect(answer.refused).toEqual([])
  const left = await sets()
  expect(left.some((set) => set.id === is)).toBe(false)
  expect(left.find((set) => set.id === was)?.geldig_tot).toBeNull()
  const { rows } = await api.services.pools.owner.query(
    `select count(*)::integer as "n" from "conditie" where "variable_set_id" = $1 and "deleted_at" is null`,
    [Number(is)],
  )
  expect(rows[0].n).toBe(0)
})

test('a manager takes back the set that they imported, as long as nobody did anything with it', async () => {
  const manager = await api.as('mo@eerste.test')
  const { id, file } = await small('Van een manager')
  const imported = async (day: string) => {
    file.lijsten.condities?.push({ pad: [''], volgorde: 9, velden: { value: `Nieuw ${day}` }, koppelwaarden: [] })
    return files.send(file, { ...after(id, day), naam: `Vanaf ${day}` }, manager)
  }
  const codes = async (batch: string | null, as = manager) =>
    ((await files.undo(batch, as)).refused as { code: string }[]).map(({ code }) => code)
  const own = await imported('2041-01-01')
  expect(await codes(own.batch)).toEqual([])
  expect((await sets()).some((set) => set.id === own.id)).toBe(false)

  const changed = await imported('2042-01-01')
  const [item] = (await api.get(
    'query($set: ID!) { condities(filter: { variable_set: { eq: $set }, code: { eq: "blijft" } }) { id } }',
    { set: changed.id },
    manager,
  )) as { id: string }[]
  const rename = 'mutation($id: ID!, $value: String!) { updateConditie(id: $id, input: { value: $value }) { id } }'
  await api.get(rename, { id: item?.id, value: 'Blijft zo' }, admin)
  expect(await codes(changed.batch)).toContain('changedSince')
  expect((await sets()).some((set) => set.id === changed.id)).toBe(true)

  // What somebody else imported is for administrators.
  const other = await files.send((await small('Van een beheerder')).file, { naam: 'Los' }, admin)
  expect(await codes(other.batch)).toContain('forbidden')
  expect((await sets()).some((set) => set.id === other.id)).toBe(true)
})

test('rows that are refused are named with their field and reason, and nothing is written until they are left out', async () => {
  const { file } = await small('Met fouten')
  file.lijsten.condities?.push(
    { pad: ['lang'], volgorde: 5, velden: { value: 'x'.repeat(191) }, koppelwaarden: [] },
    { pad: ['soort'], volgorde: 6, velden: { value: 'Soort', score: 'veel' }, koppelwaarden: [] },
    { pad: ['vreemd'], volgorde: 7, velden: { value: 'Vreemd', organisatie: 2 }, koppelwaarden: [] },
    { pad: ['zo', 'niet'], volgorde: 8, velden: { value: 'Diep' }, koppelwaarden: [] },
    { pad: ['blijft'], volgorde: 9, velden: { value: 'Twee keer' }, koppelwaarden: [] },
    { pad: ['kop'], volgorde: 10, velden: { value: 'Kop' }, koppelwaarden: [{ external_system: 'geen', value: 'x' }] },
  )
  file.lijsten.materiaal_statussen?.push(
    { pad: ['nergens', 'a'], volgorde: 3, velden: { value: 'A', prioriteit: 5, color: '#111111' }, koppelwaarden: [] },
    { pad: ['stof', 'b'], volgorde: 4, velden: { value: 'B', prioriteit: 6, color: 'rood' }, koppelwaarden: [] },
  )
  file.lijsten.producten?.push({
    pad: ['p'],
    volgorde: 1,
    velden: { value: 'P', materiaal_type: 'geen_stof' },
    koppelwaarden: [],
  })
  Object.assign(file.lijsten, { bestaat_niet: [], structuren: 'geen lijst' })
  const before = await sets()
  const refused = await files.send(file, { naam: 'Half' })
  expect(refused).toMatchObject({ id: null, batch: null })
  expect(refused.geweigerd.map(({ lijst, rij, veld }) => [lijst, rij, veld]).toSorted()).toEqual(
    [
      ['bestaat_niet', null, 'bestaat_niet'],
      ['condities', 5, 'value'],
      ['condities', 6, 'score'],
      ['condities', 7, 'organisatie'],
      ['condities', 8, 'pad'],
      ['condities', 9, 'code'],
      ['materiaal_statussen', 2, 'materiaal_type'],
      ['materiaal_statussen', 3, 'color'],
      ['producten', 1, 'materiaal_type'],
      ['structuren', null, 'Hechtgebondenheid'],
      ['variableMapping', 10, 'external_system'],
    ].toSorted(),
  )
  expect(refused.geweigerd.every(({ message }) => message.length > 10)).toBe(true)
  expect(await sets()).toEqual(before)
  const made = await files.send(file, { naam: 'Half', zonderGeweigerd: true })
  expect(made.geweigerd).toHaveLength(refused.geweigerd.length)
  const codes = (await files.fileOf(String(made.id))).lijsten.condities?.map(({ pad }) => pad[0])
  expect(codes).toEqual(['blijft', 'wijzigt', 'verdwijnt', 'gekoppeld', 'kop'])
})

test('sent again with its key it happens once', async () => {
  const { file } = await small('Eens')
  const again = { naam: 'Eens gemaakt', key: 'import-1' }
  const one = await files.send(file, again)
  expect(await files.send(file, again)).toEqual(one)
  expect((await sets()).filter(({ name }) => name === 'Eens gemaakt')).toHaveLength(1)
})

test.each([
  ['no JSON', 'lijst;code'],
  ['something else', { lijsten: [] }],
  ['nothing', ''],
  ['depth', `${'['.repeat(100_000)}`],
])('refuses a file of %s with a sentence', async (_, content) => {
  const { errors } = await files.ask(content)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'badValue', issues: [{ path: 'bestand', rule: 'isSetFile' }] })
})

test('asks for a file where there is none', async () => {
  const { errors } = await files.ask(null)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'badValue', issues: [{ path: 'bestand', rule: 'isFile' }] })
})

test('what no database holds, and more than an import takes, is refused by row or as a whole', async () => {
  const item = (fields: object, at = 0) => ({ pad: [`c${at}`], volgorde: at, velden: { value: `C ${at}`, ...fields } })
  const nested = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
  const hostile = await files.send(
    `{"lijsten":{"condities":[${JSON.stringify(item({ description: 'a\0b' }))},{"pad":["p"],"volgorde":1,"velden":{"value":"P","__proto__":{"x":1}}},{"pad":["\\ud800"],"velden":{"value":"Q"}},null,{"pad":["r"],"volgorde":1e400,"velden":{"value":"R"}}],"external_systems":[${JSON.stringify({ ...item({ data: nested }), pad: ['x'] })}],"svg_patterns":[${JSON.stringify({ pad: ['s'], velden: { value: 'S', svg: '<svg onload="x()"><script>1</script>' } })}]}}`,
    { preview: true },
  )
  expect(hostile.geweigerd.map(({ lijst, rij, veld }) => [lijst, rij, veld]).toSorted()).toEqual(
    [
      ['condities', 1, 'description'],
      ['condities', 2, '__proto__'],
      ['condities', 3, 'pad'],
      ['condities', 4, 'pad'],
      ['condities', 5, 'volgorde'],
      ['external_systems', 1, 'data'],
      ['svg_patterns', 1, 'svg'],
    ].toSorted(),
  )
  const many = { lijsten: { condities: Array.from({ length: limits.importRows + 1 }, (_, at) => item({}, at)) } }
  expect((await files.ask(many)).errors?.[0]?.extensions.code).toBe('tooMuch')
  const strange = { lijsten: Object.fromEntries(Array.from({ length: limits.importRows + 1 }, (_, at) => [at, 1])) }
  expect((await files.ask(strange)).errors?.[0]?.extensions.code).toBe('tooMuch')
  const large = { lijsten: { condities: [item({ description: 'x'.repeat(5_000_000) })] } }
  expect((await files.ask(large)).errors?.[0]?.extensions.code).toBe('fileTooLarge')
})

test('a set of another organisation is neither read nor followed, and whoever makes no sets imports none', async () => {
  const stranger = await api.as('bea@tweede.test')
  const { file } = await small('Vreemd')
  const read = await api.ask('query($id: ID!) { variabelensetBestand(id: $id) }', { id: first }, stranger)
  expect(read.errors?.[0]?.extensions.code).toBe('notFound')
  const strange = await api.ask('query($id: ID!) { variabelensetBestand(id: $id) }', { id: 'abc' }, stranger)
  expect(strange.errors?.[0]?.extensions.code).toBe('notFound')
  const followed = await files.ask(file, after(first, '2040-01-01'), stranger)
  const nowhere = await files.ask(file, after('999999', '2040-01-01'), stranger)
  expect(followed.errors?.[0]?.extensions.code).toBe(nowhere.errors?.[0]?.extensions.code)
  expect(followed.errors?.[0]?.message.replace(first, '')).toBe(nowhere.errors?.[0]?.message.replace('999999', ''))
  const { rows } = await api.services.pools.owner.query(
    `select count(*)::integer as "n" from "variable_set" where "organisatie_id" = $1 and "vorige_set_id" is not null`,
    [stranger.organisationId],
  )
  expect(rows[0].n).toBe(0)
  const inspector = await api.as('ines@eerste.test')
  expect((await files.ask(file, {}, inspector)).errors?.[0]?.extensions.code).toBe('forbidden')
  expect((await files.ask(file, { preview: true }, inspector)).errors?.[0]?.extensions.code).toBe('forbidden')
})

test('a version that would hold beside another, or a name that is taken, is refused with its field', async () => {
  const { id, file } = await small('Beurten')
  await files.send(file, { ...after(id, '2035-01-01'), naam: 'Beurten 2' })
  const issues = async (args: Record<string, unknown>) =>
    (await files.ask(file, args)).errors?.[0]?.extensions.issues.map(({ path, rule }) => [path, rule])
  expect(await issues(after(id, '2036-01-01'))).toEqual([['geldig_van', 'isFreeOfVersions']])
  expect(await issues({ vorige: id })).toEqual([['geldig_van', 'isRequired']])
  expect(await issues({ naam: 'Beurten' })).toEqual([['name', 'isUnique']])
})

test('what must be filled and is empty in a file is refused by its row and field, of items new and old', async () => {
  const { id, file } = await small('Leeg')
  itemOf(file, 'condities', 'wijzigt').velden.active = null
  itemOf(file, 'materiaal_statussen', 'status').velden.prioriteit = null
  file.lijsten.condities?.push({
    pad: ['nieuw'],
    volgorde: 5,
    velden: { value: null, active: null },
    koppelwaarden: [],
  })
  itemOf(file, 'condities', 'gekoppeld').koppelwaarden = [{ external_system: null, value: null, direction: null }]
  const { geweigerd } = await files.send(file, { ...after(id, '2033-01-01'), preview: true })
  expect(geweigerd.map(({ lijst, rij, veld }) => [lijst, rij, veld])).toEqual([
    ['condities', 2, 'active'],
    ['condities', 5, 'value'],
    ['condities', 5, 'active'],
    ['materiaal_statussen', 1, 'prioriteit'],
    ['variableMapping', 4, 'external_system'],
  ])
})
