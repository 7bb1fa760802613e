import { randomUUID } from 'node:crypto'
import { model } from '@vezel/model'
import type { Making } from './making.ts'

/** Whom an organisation works with, and what it has from its beginning. */
export async function makeOrganisation(making: Making): Promise<void> {
  const { make, to, ids, api, as, firstItem } = making
  await make('address', {
    straatnaam: 'Kade',
    huisnummer: 1,
    postcode: '9990 AA',
    plaats: 'Waterveen',
    land: 'NL',
  })
  await make('client', { naam: 'Gemeente', land: 'NL', adres: to('address') })
  await make('contact', { klant: to('client'), achternaam: 'Jansen' })
  await make('invitation', {
    // Made more than once by some tests, and invited once.
    email: `nieuw-${randomUUID().slice(0, 8)}@elders.test`,
    name: 'Nina',
    achternaam: 'Nieuw',
    inventarisatie_rol: { connect: { id: '1' } },
  })
  await make('laboratory', {
    naam: 'Lab',
    land: 'NL',
    accreditatienummer: 'L-1',
    email: 'lab@lab.test',
  })
  await make('laboratoryPossibility', {
    laboratorium: to('laboratory'),
    stof: 'Asbest',
    monster_soort: 'Materiaalmonster',
    analyse_methode: 'Polarisatiemicroscopie (NEN 5896)',
  })
  await make('laboratoryConnection', { laboratorium: to('laboratory'), soort: 'email', email: 'lab@lab.test' })
  await make('variableMapping', {
    condities: await firstItem('condities'),
    external_system: await firstItem('external_systems'),
    // An item has a value in a system once, and some tests make more than one of each.
    value: randomUUID(),
  })
  // A list opens with one view, and some tests make more than one of each: the next list will do.
  const open = await api.services.pools.owner.query('select "lijst" from "openingsweergave"')
  const lijst = model.entities.find(({ key }) => !open.rows.some((view) => view.lijst === key))?.key
  const inhoud = { columns: null, density: 'compact', sort: null, filter: '' }
  await make('keptView', { lijst, naam: 'Mijn lijst', inhoud })
  await make('openingView', { weergave: to('keptView') })

  const { owner } = api.services.pools
  const one = async (table: string, where = '', ...values: unknown[]) =>
    (
      await owner.query(`select * from "${table}" where "organisatie_id" = $1 ${where} limit 1`, [
        as.organisationId,
        ...values,
      ])
    ).rows[0]
  const person = await one('inventarisatie_user', 'and "user_id" = $2', as.userId)
  ids.set('inspectionUser', String(person.id))
  ids.set('user', String(person.user_id))
  ids.set('organisation', String(as.organisationId))
  ids.set('branch', String((await one('vestiging')).id))
  ids.set('variableSet', String((await one('variable_set')).id))
  await makeQualifications(making)
}

/** What somebody may do, has proof of, works with and signs with. */
async function makeQualifications({ api, as, ids, make, to, item, firstItem }: Making): Promise<void> {
  const { owner } = api.services.pools
  const person = { inventarisatie_user: to('inspectionUser') }
  // A capability is granted once, and some tests make more than one of each: the next one will do.
  const granted = await owner.query(
    `select i."id"::text from "inventarisatie_user_capability" i where i."organisatie_id" = $1 and not exists (
       select from "user_capability" c where c."inventarisatie_user_capability_id" = i."id" and c."inventarisatie_user_id" = $2) limit 1`,
    [as.organisationId, as.inspectionUserId],
  )
  await make('userCapability', {
    ...person,
    inventarisatie_user_capability: { connect: { id: granted.rows[0]?.id } },
  })
  await make('userCertificate', {
    ...person,
    inventarisatie_user_certificate_type: await item('inventarisatie_user_certificate_types', 'VCA VOL'),
    nummer: 'V-1',
    uitgegeven_op: '2026-11-20',
  })
  await make('equipment', { ...person, uitrusting_type: await firstItem('uitrusting_types'), naam: 'Stofzuiger' })
  const signed = await owner.query(
    `select "id"::text from "handtekening" where "inventarisatie_user_id" = $1 and "deleted_at" is null`,
    [as.inspectionUserId],
  )
  // Everybody has one signature.
  if (signed.rows[0]) ids.set('signature', signed.rows[0].id)
}
