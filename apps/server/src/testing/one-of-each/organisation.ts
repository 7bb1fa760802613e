import { randomUUID } from 'node:crypto'
import { model } from '@vezel/model'
import type { Making } from './making.ts'

/** Whom an organisation works with, and what it has from its beginning. */
export async function makeOrganisation({ make, to, ids, api, as }: Making): Promise<void> {
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
}
