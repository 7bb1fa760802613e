import { pathTo, type RowFor } from '../../api/rows.ts'
import type { SortFor } from '../../api/typed.ts'

const item = { value: true, value_en: true, value_fr: true } as const
export const selection = {
  nummer: true,
  onderzoek_status: { id: true, code: true },
  projectnummer: true,
  inventarisatie_asset: { asset: { id: true, title: true, adres: true } },
  onderzoek_klant: { klant: { id: true, naam: true } },
  onderzoek_type: item,
  onderzoek_soort: item,
  projectleider: { id: true, full_name: true },
  inventarisaties: { inspecteurs: { id: true, full_name: true } },
  vestiging: { id: true, naam: true },
  startdatum: true,
  einddatum: true,
  opleverdatum: true,
  prioriteit: true,
  geldig_tot: true,
} as const
export type Row = RowFor<'survey', typeof selection>

/** As many as the table sorts and searches itself; beyond that the server does. */
export const most = 2000

/** The order they come in. */
export const byNumber = { key: 'nummer', desc: true }

/** By which field the server sorts a column. */
export const sortFields: Readonly<Record<string, SortFor<'survey'>['field']>> = {
  nummer: 'nummer',
  asset: pathTo('survey', 'inventarisatie_asset.asset.title'),
  klant: pathTo('survey', 'onderzoek_klant.klant.naam'),
  onderzoek_type: pathTo('survey', 'onderzoek_type.volgorde'),
  onderzoek_soort: pathTo('survey', 'onderzoek_soort.volgorde'),
  projectleider: pathTo('survey', 'projectleider.full_name'),
  startdatum: 'startdatum',
  einddatum: 'einddatum',
  opleverdatum: 'opleverdatum',
  prioriteit: 'prioriteit',
  projectnummer: 'projectnummer',
  vestiging: pathTo('survey', 'vestiging.naam'),
  geldig_tot: 'geldig_tot',
}
