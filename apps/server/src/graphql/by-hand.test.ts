import { type EntityKey, model } from '@vezel/model'
import { buildSchema, getNamedType, isInputObjectType, isInterfaceType, isObjectType, validateSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../access.ts'
import { testApi } from '../testing/api.ts'
import { makeOneOfEach } from '../testing/one-of-each.ts'
import { schema } from './schema.ts'
import { schemaSdl } from './sdl.ts'

// Tests that a definition generates cannot notice that the definition is wrong: here it is all written out by hand.

let api: Awaited<ReturnType<typeof testApi>>
let admin: Session
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as('ada@eerste.test')
  ids = await makeOneOfEach(api, admin)
}, 30_000)
afterAll(() => api.close())

const idOf = (key: EntityKey) => ids.get(key) ?? ''

/** Lines of `name: Type` as a map. */
const lines = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(': ') as [string, string]),
  )

function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) throw new Error(`No type ${name}`)
  return Object.fromEntries(Object.values(type.getFields()).map((f) => [f.name, String(f.type)]))
}

/** What an entity that is defined elsewhere adds to a type: records that point at it, and how many they are. */
function isAddedByOthers(entity: EntityKey, name: string): boolean {
  const backwards = model.inverses(model.named(entity)).map((i) => i.name)
  return backwards.includes(name) || (name.endsWith('Total') && backwards.includes(name.slice(0, -'Total'.length)))
}

function expectFields(entity: EntityKey, name: string, expected: string): void {
  const found = fieldsOf(name)
  expect(found).toMatchObject(lines(expected))
  const others = Object.keys(found).filter((field) => !(field in lines(expected)))
  expect(others.filter((field) => !isAddedByOthers(entity, field))).toEqual([])
}

describe('a person', () => {
  test('has a type without the password, which can only be written', () => {
    expectFields(
      'user',
      'User',
      `id: ID!
       email: String!
       username: String
       name: String!
       tussenvoegsel: String
       achternaam: String!
       full_name: String
       phone_number: String
       locale: String!
       country: String!
       active: Boolean!
       is_developer: Boolean
       inventarisatie_user: InventarisatieUser
       record_version: Int!
       created_at: DateTime!
       updated_at: DateTime!`,
    )
    expectFields(
      'user',
      'UpdateUserInput',
      `record_version: Int
       name: String
       tussenvoegsel: String
       achternaam: String
       phone_number: String
       locale: String
       country: String`,
    )
    expect(schema.getType('CreateUserInput')).toBeUndefined()
  })

  test('answers with the whole name, the role and the branch', async () => {
    const query = `query($id: ID!) { user(id: $id) { id email username name tussenvoegsel achternaam full_name locale country active
      is_developer record_version inventarisatie_user { functie initialen inventarisatie_rol { id } vestiging { naam } } } }`
    expect(await api.get(query, { id: '2' })).toEqual({
      id: '2',
      email: 'mo@eerste.test',
      username: 'mo@eerste.test',
      name: 'Mo',
      tussenvoegsel: null,
      achternaam: 'Manager',
      full_name: 'Mo Manager',
      locale: 'nl',
      country: 'NL',
      active: true,
      is_developer: true,
      record_version: 1,
      inventarisatie_user: {
        functie: null,
        initialen: 'MM',
        inventarisatie_rol: { id: '2' },
        vestiging: { naam: 'Eerste Onderzoek B.V. hoofdvestiging' },
      },
    })
  })
})

describe('a survey', () => {
  test('has a type whose status and variable set nobody writes', () => {
    expectFields(
      'survey',
      'Onderzoek',
      `id: ID!
       nummer: String!
       projectnummer: String
       onderzoek_status: OnderzoekStatus!
       onderzoek_type: OnderzoekType!
       onderzoek_soort: OnderzoekSoort
       variable_set: VariableSet!
       inventarisatie_asset: InventarisatieAsset!
       vestiging: Vestiging!
       projectleider: InventarisatieUser
       autorisator: InventarisatieUser
       omschrijving: String
       aanleiding: String
       startdatum: Date
       einddatum: Date
       opleverdatum: Date
       prioriteit: String!
       spoed_motivatie: String
       geldigheid_jaren: Int
       geldig_tot: Date
       is_uitgevoerd: Boolean
       rapporttaal: String
       ihm_scope: IhmScope
       locatie: Port
       vscp_samenvatting: JSON
       frontfoto: File
       rapport_template: RapportTemplate
       annuleer_reden: String
       heropen_reden: String
       actualisatie_verklaring: String
       actualisatie: String
       geactualiseerd_op: DateTime
       gesloten_op: DateTime
       gewijzigd_sinds: String
       kopie_van: Onderzoek
       onderzoek_klant: OnderzoekKlant
       klant_onbekend: Boolean
       uitvoering: OnderzoekUitvoering
       inventarisaties: [Inventarisatie!]!
       inventarisatiesTotal: Int!
       eerst_vastgelegde_bronnen: [Bron!]!
       monsters: [Monster!]!
       beperkingen: [OnderzoekBeperking!]!
       uitgesloten_ruimtes: [UitgeslotenRuimte!]!
       saneringsstrategieen: [Saneringsstrategie!]!
       rapporten: [Rapport!]!
       toegewezen: Boolean!
       record_version: Int!
       created_at: DateTime!
       updated_at: DateTime!`,
    )
    const written = `nummer: String
       projectnummer: String
       onderzoek_type: LinkOnderzoekType
       onderzoek_soort: LinkOnderzoekSoort
       inventarisatie_asset: LinkInventarisatieAsset
       vestiging: LinkVestiging
       projectleider: Link
       autorisator: Link
       omschrijving: String
       aanleiding: String
       startdatum: Date
       einddatum: Date
       opleverdatum: Date
       prioriteit: String
       spoed_motivatie: String
       geldigheid_jaren: Int
       rapporttaal: String
       ihm_scope: LinkIhmScope
       locatie: LinkPort
       frontfoto: Upload
       rapport_template: LinkRapportTemplate
       annuleer_reden: String
       heropen_reden: String
       actualisatie_verklaring: String`
    expectFields('survey', 'UpdateOnderzoekInput', `record_version: Int\n${written}`)
    expectFields(
      'survey',
      'CreateOnderzoekInput',
      `id: ID\n${written}\nonderzoek_klant: NewOnderzoekKlant\ninventarisaties: NewInventarisatie`,
    )
  })

  test('answers with its number, its state, its asset and its first visit', async () => {
    const query = `query($id: ID!) { onderzoek(id: $id) { nummer onderzoek_status { code value } onderzoek_type { value } onderzoek_soort { value }
      inventarisatie_asset { asset { title adres } } vestiging { naam } startdatum einddatum prioriteit spoed_motivatie geldigheid_jaren
      geldig_tot rapporttaal frontfoto { url } onderzoek_klant { klant { naam } } inventarisaties { nummer start eind } inventarisatiesTotal } }`
    expect(await api.get(query, { id: idOf('survey') })).toEqual({
      nummer: '2026-0001',
      onderzoek_status: { code: 'actief', value: 'Actief' },
      onderzoek_type: { value: 'Asbestinventarisatie certificatieschema (NL)' },
      onderzoek_soort: { value: 'Regulier' },
      inventarisatie_asset: { asset: { title: 'School', adres: 'Schoolstraat 12, 9988 AB Oosterzijl' } },
      vestiging: { naam: 'Eerste Onderzoek B.V. hoofdvestiging' },
      startdatum: '2026-11-19',
      einddatum: '2026-11-20',
      prioriteit: 'normal',
      spoed_motivatie: null,
      geldigheid_jaren: 3,
      geldig_tot: null,
      rapporttaal: 'nl',
      frontfoto: null,
      onderzoek_klant: { klant: { naam: 'Gemeente' } },
      inventarisaties: [{ nummer: 1, start: '2026-11-19 08:00:00', eind: '2026-11-20 17:00:00' }],
      inventarisatiesTotal: 1,
    })
  })
})

describe('a finding', () => {
  test('has a type in which what was established stands beside what was chosen by hand', () => {
    const chosen = [
      'bevestiging: Bevestiging',
      'conditie: Conditie',
      'beschadiging: Beschadiging',
      'bereikbaarheid: Bereikbaarheid',
      'afscherming: Afscherming',
      'blootstelling: Blootstelling',
      'asbestos_risk_assessment: AsbestosRiskAssessment',
      'bron_advies: BronAdvies',
      'behandelmoment: Behandelmoment',
      'materiaal_status: MateriaalStatus',
    ]
    expectFields(
      'finding',
      'BronLocatieInventarisatie',
      `id: ID!
       bron_locatie: BronLocatie!
       inventarisatie: Inventarisatie!
       aangetroffen: String!
       hoeveelheid: Float
       hoeveelheid_schatting: Boolean!
       bron_locatie_analysemethode: BronLocatieAnalysemethode!
       verwijst_naar_monster: Monster
       verwijzing_tekst: String
       reden_afwijkend_advies: String
       vastgestelde_status: MateriaalStatus
       grond: String
       overgenomen_van: Onderzoek
       bepalend_monster: Monster
       tegenspraak: Boolean
       ${chosen.join('\n')}
       beschadiging_percentage: Int
       ihm_massa: Float
       te_controleren: Boolean!
       vscp_label: String
       opmerking: String
       monsters: [Monster!]!
       inventarisatie_user: InventarisatieUser
       toegewezen: Boolean!
       record_version: Int!
       created_at: DateTime!
       updated_at: DateTime!`,
    )
    const written = `bron_locatie: LinkBronLocatie
       inventarisatie: LinkInventarisatie
       aangetroffen: String
       hoeveelheid: Float
       hoeveelheid_schatting: Boolean
       bron_locatie_analysemethode: LinkBronLocatieAnalysemethode
       verwijst_naar_monster: LinkMonster
       verwijzing_tekst: String
       reden_afwijkend_advies: String
       ${chosen.map((line) => line.replace(': ', ': Link')).join('\n')}
       beschadiging_percentage: Int
       ihm_massa: Float
       te_controleren: Boolean
       opmerking: String`
    expectFields('finding', 'UpdateBronLocatieInventarisatieInput', `record_version: Int\n${written}`)
    expectFields('finding', 'CreateBronLocatieInventarisatieInput', `id: ID\n${written}\nmonsters: NewMonster`)
  })

  test('answers with its amount, its status and who made it', async () => {
    const query = `query($id: ID!) { bronLocatieInventarisatie(id: $id) { bron_locatie { nummer bron { nummer naam } } inventarisatie { nummer }
      aangetroffen hoeveelheid hoeveelheid_schatting bron_locatie_analysemethode { value } materiaal_status { value } vastgestelde_status { value }
      te_controleren monsters { nummer } inventarisatie_user { full_name } record_version } }`
    expect(await api.get(query, { id: idOf('finding') })).toEqual({
      bron_locatie: { nummer: 'B01.1', bron: { nummer: 'B01', naam: 'Leidingisolatie' } },
      inventarisatie: { nummer: 1 },
      aangetroffen: 'ja',
      hoeveelheid: 3,
      hoeveelheid_schatting: false,
      bron_locatie_analysemethode: { value: 'Eigen monster geanalyseerd' },
      materiaal_status: null,
      vastgestelde_status: { value: expect.any(String) },
      te_controleren: false,
      monsters: [{ nummer: 'M01' }],
      inventarisatie_user: { full_name: 'Ada Beheer' },
      record_version: 1,
    })
  })
})

describe('a sample', () => {
  test('has a type whose status follows from its analyses', () => {
    expectFields(
      'sample',
      'Monster',
      `id: ID!
       onderzoek: Onderzoek!
       inventarisatie: Inventarisatie!
       bron_locatie_inventarisatie: BronLocatieInventarisatie
       sub_asset: SubAsset
       materiaal_type: MateriaalType!
       monster_soort: MonsterSoort!
       nummer: String!
       genomen_op: DateTime!
       genomen_door: InventarisatieUser!
       omschrijving: String!
       plaats: String
       laag: String
       afgewerkt: Boolean!
       lucht_volume: Float
       meetduur: Int
       oppervlak: Float
       foto: File
       status: String
       materiaal_status: MateriaalStatus
       uitslag: String
       in_afwachting: Boolean
       analyses: [Analyse!]!
       inventarisatie_user: InventarisatieUser
       toegewezen: Boolean!
       record_version: Int!
       created_at: DateTime!
       updated_at: DateTime!`,
    )
    const written = `onderzoek: LinkOnderzoek
       inventarisatie: LinkInventarisatie
       bron_locatie_inventarisatie: LinkBronLocatieInventarisatie
       sub_asset: Link
       materiaal_type: LinkMateriaalType
       monster_soort: LinkMonsterSoort
       nummer: String
       genomen_op: DateTime
       genomen_door: Link
       omschrijving: String
       plaats: String
       laag: String
       afgewerkt: Boolean
       lucht_volume: Float
       meetduur: Int
       oppervlak: Float
       foto: Upload`
    expectFields('sample', 'UpdateMonsterInput', `record_version: Int\n${written}`)
    expectFields('sample', 'CreateMonsterInput', `id: ID\n${written}\nanalyses: NewAnalyse`)
  })

  test('answers with its number, its place and what the laboratory found', async () => {
    const query = `query($id: ID!) { monster(id: $id) { nummer onderzoek { nummer } inventarisatie { nummer } sub_asset { __typename naam }
      materiaal_type { value } monster_soort { value } genomen_op genomen_door { full_name } omschrijving afgewerkt lucht_volume foto { url } status
      analyses { laboratorium { naam } resultaten { analyse_materiaal { value } } } } }`
    expect(await api.get(query, { id: idOf('sample') })).toEqual({
      nummer: 'M01',
      onderzoek: { nummer: '2026-0001' },
      inventarisatie: { nummer: 1 },
      sub_asset: { __typename: 'Ruimte', naam: 'Kruipruimte' },
      materiaal_type: { value: 'Asbest' },
      monster_soort: { value: 'Materiaalmonster' },
      genomen_op: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      genomen_door: { full_name: 'Ada Beheer' },
      omschrijving: 'Grijs',
      afgewerkt: true,
      lucht_volume: null,
      foto: null,
      status: 'vervallen',
      analyses: [{ laboratorium: { naam: 'Lab' }, resultaten: [{ analyse_materiaal: { value: 'Chrysotiel' } }] }],
    })
  })
})

describe('a report', () => {
  test('has a type whose version, status, file and signatures nobody writes', () => {
    expectFields(
      'report',
      'Rapport',
      `id: ID!
       onderzoek: Onderzoek!
       rapport_template: RapportTemplate
       naam: String!
       versie: Int!
       wijziging: String
       datum: Date!
       peildatum: Date
       status: String!
       opgesteld_door: InventarisatieUser!
       aangeboden_door: InventarisatieUser
       opstellers: String
       meegewerkt: String
       bij_sluiten: String
       gecontroleerd_door: InventarisatieUser
       gecontroleerd_op: DateTime
       vrijgegeven_door: InventarisatieUser
       vrijgegeven_op: DateTime
       vrije_teksten: JSON
       bijlagen: [File!]!
       file: File
       vingerafdruk: String
       argumenten: [RapportGatArgument!]!
       inventarisatie_user: InventarisatieUser
       toegewezen: Boolean!
       record_version: Int!
       created_at: DateTime!
       updated_at: DateTime!`,
    )
    const written = `onderzoek: LinkOnderzoek
       naam: String
       wijziging: String
       datum: Date
       opgesteld_door: Link
       vrije_teksten: JSON
       bijlagen: Links`
    expectFields('report', 'UpdateRapportInput', `record_version: Int\n${written}`)
    expectFields('report', 'CreateRapportInput', `id: ID\n${written}`)
  })

  test('answers with its version and state, and free texts as they were sent', async () => {
    const texts = { inleiding: '<p>Één "tekst"</p>', regels: [1, 2.5, null, true] }
    const made = await api.create(
      'report',
      {
        onderzoek: { connect: { id: idOf('survey') } },
        datum: '2026-11-21',
        wijziging: 'Tweede bezoek verwerkt',
        vrije_teksten: texts,
      },
      admin,
    )
    const query = `query($id: ID!) { rapport(id: $id) { onderzoek { nummer } rapport_template { naam } naam versie wijziging datum status
      opgesteld_door { full_name } gecontroleerd_door { id } vrijgegeven_op vrije_teksten bijlagen { id } file { url } } }`
    expect(await api.get(query, { id: made })).toEqual({
      onderzoek: { nummer: '2026-0001' },
      rapport_template: { naam: 'Sjabloon' },
      naam: '2026-0001 versie 2',
      versie: 2,
      wijziging: 'Tweede bezoek verwerkt',
      datum: '2026-11-21',
      status: 'concept',
      opgesteld_door: { full_name: 'Ada Beheer' },
      gecontroleerd_door: null,
      vrijgegeven_op: null,
      vrije_teksten: texts,
      bijlagen: [],
      file: null,
    })
  })
})

test('each of the five is asked by its Dutch name, one, many and how many, and changed by the five calls, a person by one', () => {
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
  expect(queries).toEqual(
    expect.arrayContaining([
      'me',
      'user',
      'users',
      'usersTotal',
      'onderzoek',
      'onderzoeken',
      'onderzoekenTotal',
      'bronLocatieInventarisatie',
      'bronLocatieInventarisaties',
      'bronLocatieInventarisatiesTotal',
      'monster',
      'monsters',
      'monstersTotal',
      'rapport',
      'rapporten',
      'rapportenTotal',
    ]),
  )
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect(mutations.filter((name) => /^[a-z]+User$/.test(name))).toEqual(['updateUser'])
  for (const type of ['Onderzoek', 'BronLocatieInventarisatie', 'Monster', 'Rapport'])
    for (const action of ['create', 'update', 'delete', 'restore']) expect(mutations).toContain(`${action}${type}`)
  expect(mutations.filter((name) => /^transition/.test(name))).toEqual(
    expect.arrayContaining(['transitionOnderzoek', 'transitionRapport']),
  )
  expect(fieldsOf('LinkAdres')).toEqual({
    connect: 'ConnectInput',
    disconnect: 'Boolean',
    create: 'CreateAdresInput',
  })
})

test('every input is one that a call or another input takes', () => {
  const types = Object.values(schema.getTypeMap())
  const taken = types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type).name)
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap(({ args }) => args.map((one) => getNamedType(one.type).name))
  })
  const inputs = types.filter(isInputObjectType).map(({ name }) => name)
  expect(inputs.length).toBeGreaterThan(100)
  expect(inputs.filter((name) => !taken.includes(name))).toEqual([])
})

test('the schema as a whole is valid', () => {
  expect(validateSchema(buildSchema(schemaSdl()))).toEqual([])
})
