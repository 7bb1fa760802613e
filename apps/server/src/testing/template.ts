import { join } from 'node:path'
import type pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { seedRoles } from '../seed/seed-lookups.ts'
import { seedOrganisation } from '../seed/seed-organisation.ts'
import { entitle } from './people.ts'

const source = (path: string) => join(import.meta.dirname, '..', path)
export const migrations = source('db/migrations')
export const schema = source('db/schema.sql')

/** Files and folders whose content decides what the template holds: a change makes a new one. */
export const templateSources: string[] = [
  import.meta.filename,
  migrations,
  schema,
  source('db/beside-tables.ts'),
  source('db/bulk.ts'),
  source('db/fill-list.ts'),
  source('seed/seed-lookups.ts'),
  source('seed/seed-organisation.ts'),
  source('jobs/prepare.ts'),
  source('testing/people.ts'),
  source('../../../packages/model/src/lookups'),
]

export const testPassword = 'vezel-test-2026'
const person = (id: number, role: number, name: string, achternaam: string, email: string) => ({
  id,
  role,
  name,
  achternaam,
  email,
  locale: 'nl',
  country: 'NL',
  initialen: `${name.charAt(0)}${achternaam.charAt(0)}`,
})

/** Fills the database that every test database is a copy of: two organisations with people of every kind of role. */
export async function prepareTemplate(owner: pg.Pool): Promise<void> {
  await migrate(owner, migrations, schema)
  await prepareJobs(owner)
  const client = await owner.connect()
  try {
    await client.query('begin')
    await seedRoles(client)
    await seed(client, 'Eerste Onderzoek B.V.', [
      person(1, 3, 'Ada', 'Beheer', 'ada@eerste.test'),
      person(2, 2, 'Mo', 'Manager', 'mo@eerste.test'),
      person(3, 1, 'Ines', 'Inspecteur', 'ines@eerste.test'),
    ])
    await seed(client, 'Tweede Onderzoek B.V.', [
      person(11, 3, 'Bea', 'Beheer', 'bea@tweede.test'),
      person(13, 1, 'Jan', 'Inspecteur', 'jan@tweede.test'),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function seed(client: pg.PoolClient, naam: string, people: ReturnType<typeof person>[]): Promise<void> {
  const seeded = await seedOrganisation(client, {
    organisation: { naam, land: 'NL', onderzoeknummer_format: 'JJJJ-0000', geldigheid_jaren: 3 },
    branches: [{ naam: `${naam} hoofdvestiging`, procescertificaat_nummer: 'PC-1', is_standaard: true }],
    people,
    password: testPassword,
  })
  await entitle(client, [...seeded.people.values()])
}
