import { type EntityKey, model } from '@vezel/model'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { insertRows } from '../../apps/server/src/db/bulk.ts'
import { q, tableOf } from '../../apps/server/src/db/names.ts'
import type { Values } from '../../apps/server/src/db/work.ts'

/** A survey with 40 sources of 3 locations, with 2 samples each, 2 analyses of each and 2 results: 1,961 rows. */
const TREE = { sources: 40, locations: 3, samples: 2, analyses: 2, results: 2 }
/** So that what is measured is found among others. */
const TREES = 12
const SURVEYS = 120

export interface BenchData {
  readonly organisation: number
  /** The survey whose tree is asked for. */
  readonly survey: string
  readonly rows: number
}

/** Fills an organisation that was just seeded with surveys; answers the one to ask for. */
export async function fill(owner: pg.Pool): Promise<BenchData> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    const organisation = Number((await client.query('select "id" from "inventarisatie_organisatie"')).rows[0].id)
    const any = async (key: EntityKey): Promise<string> =>
      String(
        (await client.query(`select "id"::text from ${q(tableOf(model.named(key)))} order by "id" limit 1`)).rows[0].id,
      )
    const some = async (key: EntityKey, count: number): Promise<string[]> =>
      (
        await client.query(`select "id"::text from ${q(tableOf(model.named(key)))} order by "id" limit ${count}`)
      ).rows.map((row) => row.id)
    const insert = async (key: EntityKey, rows: Values[]): Promise<string[]> =>
      insertRows(
        client,
        model.named(key),
        organisation,
        rows.map((row) => ({ id: uuid(), ...row })),
      )
    const [status, type, set, branch, person, place] = [
      await any('onderzoek_statussen'),
      await any('onderzoek_types'),
      await any('variableSet'),
      await any('branch'),
      await any('inspectionUser'),
      'Oosterzijl',
    ]
    const assets = await insert(
      'building',
      Array.from({ length: SURVEYS }, (_, n) => ({
        straatnaam: 'Kade',
        huisnummer: n + 1,
        postcode: '9988 AB',
        plaats: place,
        land: 'NL',
        naam: `Pand ${n + 1}`,
      })),
    )
    const folders = await insert(
      'inventoryAsset',
      assets.map((asset) => ({ asset })),
    )
    const surveys = await insert(
      'survey',
      folders.map((folder, n) => ({
        nummer: `2026-${String(n + 1).padStart(4, '0')}`,
        onderzoek_status: status,
        onderzoek_type: type,
        variable_set: set,
        inventarisatie_asset: folder,
        vestiging: branch,
        projectleider: person,
        startdatum: '2026-11-19',
        einddatum: '2026-11-20',
        prioriteit: 'normal',
        omschrijving: `Onderzoek van pand ${n + 1}`,
      })),
    )
    const visits = await insert(
      'visit',
      surveys.map((onderzoek) => ({ onderzoek, nummer: 1, vestiging: branch, status: 'concept' })),
    )
    const spaces = await insert(
      'space',
      assets.map((asset) => ({ asset, naam: 'Gang', volgorde: 1 })),
    )
    const laboratories = await insert('laboratory', [
      { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@proef.test' },
    ])
    const many = (parents: readonly string[], count: number, row: (parent: string, n: number, i: number) => Values) =>
      parents.flatMap((parent, i) => Array.from({ length: count }, (_, n) => row(parent, n, i)))
    const lookups = {
      materiaal_type: await any('materiaal_types'),
      product: await any('producten'),
      toepassing: await any('toepassingen'),
      structuur: await any('structuren'),
      eenheid: await any('eenheden'),
    }
    const [method, kind, analysisMethod, materials, outcome] = [
      await any('bron_locatie_analysemethodes'),
      await any('monster_soorten'),
      await any('analyse_methodes'),
      await some('analyse_materialen', TREE.results),
      await any('analyse_resultaten'),
    ]
    for (let n = 0; n < TREES; n++) {
      const [survey, visit, space] = [surveys[n] ?? '', visits[n] ?? '', spaces[n] ?? '']
      const sources = await insert(
        'source',
        many([survey], TREE.sources, (onderzoek, i) => ({
          inventarisatie_asset: folders[n],
          onderzoek,
          nummer: `B${String(i + 1).padStart(2, '0')}`,
          naam: `Vlakke plaat, plafond ${i + 1}`,
          kleur: 'grijs',
          ...lookups,
        })),
      )
      const locations = await insert(
        'location',
        many(sources, TREE.locations, (bron, i, b) => ({
          bron,
          nummer: `B${b + 1}.${i + 1}`,
          sub_asset: space,
          plaats: 'Plafond',
          binnen_buiten: 'binnen',
        })),
      )
      const findings = await insert(
        'finding',
        locations.map((bron_locatie, i) => ({
          bron_locatie,
          inventarisatie: visit,
          hoeveelheid: 12.5 + i,
          bron_locatie_analysemethode: method,
          opmerking: 'Goed bereikbaar',
        })),
      )
      const samples = await insert(
        'sample',
        many(findings, TREE.samples, (bron_locatie_inventarisatie, i, f) => ({
          onderzoek: survey,
          inventarisatie: visit,
          bron_locatie_inventarisatie,
          sub_asset: space,
          materiaal_type: lookups.materiaal_type,
          monster_soort: kind,
          nummer: `M${f * TREE.samples + i + 1}`,
          genomen_op: '2026-11-19 10:00:00',
          genomen_door: person,
          omschrijving: 'Grijze plaat met vezels',
        })),
      )
      const analyses = await insert(
        'analysis',
        many(samples, TREE.analyses, (monster) => ({
          monster,
          analyse_methode: analysisMethod,
          laboratorium: laboratories[0],
          status: 'gereed',
        })),
      )
      await insert(
        'result',
        many(analyses, TREE.results, (analyse, i) => ({
          analyse,
          analyse_materiaal: materials[i],
          analyse_resultaat: outcome,
          waarde: 2.5,
        })),
      )
    }
    await client.query('commit')
    await client.query('analyze')
    const { sources, locations, samples, analyses, results } = TREE
    const places = sources * locations
    const rows = 1 + sources + places * (2 + samples * (1 + analyses * (1 + results)))
    return { organisation, survey: surveys[0] ?? '', rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
