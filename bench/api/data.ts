import { type EntityKey, model } from '@vezel/model'
import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { insertRows } from '../../apps/server/src/db/bulk.ts'
import { q, tableOf } from '../../apps/server/src/db/names.ts'
import type { Values } from '../../apps/server/src/db/work.ts'

/** A survey with 40 sources of 3 locations, with 2 samples each, 2 analyses of each and 2 results, and all else that is recorded of them. */
const TREE = { sources: 40, locations: 3, samples: 2, analyses: 2, results: 2 }
/** Of each location, and of each source. */
const OF_LOCATION = { photos: 2, treatments: 2, measures: 1 }
const STRATEGIES = 1
/** What a survey has beside its sources. */
const OF_SURVEY = {
  spaces: 30,
  suitabilities: 2,
  interviews: 4,
  documents: 10,
  oldReports: 2,
  limitations: 4,
  exclusions: 6,
  outOfScope: 3,
  observations: 12,
  photos: 6,
  remarks: 3,
}
/** So that what is measured is found among others. */
const TREES = 12
const SURVEYS = 120
/** An asset that was surveyed again and again, with what that found. */
const KEPT = { surveys: 12, sources: 400 }

export interface BenchData {
  readonly organisation: number
  /** The survey whose tree is asked for. */
  readonly survey: string
  /** The folder of the asset that was surveyed again and again. */
  readonly folder: string
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
    const [file] = await insert('file', [
      {
        file_key: 'photo/bench.jpg',
        filename: 'foto.jpg',
        mime_type: 'image/jpeg',
        size: 1,
        checksum: '0'.repeat(64),
      },
    ])
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
    const items = {
      behandeling_status: await any('behandeling_statussen'),
      beheersmaatregel_type: await any('beheersmaatregel_types'),
      sanerings_advies: await any('sanerings_adviezen'),
      onderzoek_foto_size: await any('onderzoek_foto_sizes'),
      waarneming_type: await any('waarneming_types'),
      document_type: await any('document_types'),
      beperking: await any('beperkingen'),
    }
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
      await insert(
        'sourcePhoto',
        many(locations, OF_LOCATION.photos, (bron_locatie, i, l) => ({
          ...{ bron_locatie, inventarisatie: visit, file, volgorde: i, in_rapport: true },
          ...{ foto_nummer: `F${l * OF_LOCATION.photos + i + 1}`, onderschrift: 'Aansluiting op de plint' },
        })),
      )
      await insert(
        'treatment',
        many(locations, OF_LOCATION.treatments, (bron_locatie, i) => ({
          ...{ bron_locatie, behandeling_status: items.behandeling_status, datum: `2026-11-${i + 10}` },
          ...{ uitvoerder: 'Sanering Noord', referentie: `V-${i}` },
        })),
      )
      await insert(
        'controlMeasure',
        many(locations, OF_LOCATION.measures, (bron_locatie) => ({
          ...{ bron_locatie, onderzoek: survey, beheersmaatregel_type: items.beheersmaatregel_type },
          ...{ omschrijving: 'Niet boren of schuren', verantwoordelijke: 'Beheerder' },
        })),
      )
      await insert(
        'sanitationStrategy',
        many(sources, STRATEGIES, (bron, i) => ({
          ...{ bron, onderzoek: survey, sanerings_advies: items.sanerings_advies, voorkeur: true, volgorde: i },
          werkomschrijving: 'Plaat per plaat uitnemen en verpakken',
        })),
      )
      await insertBeside(insert, { survey, visit, space, asset: assets[n] ?? '', person, file, ...items })
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
    const folder = folders.at(-1) ?? ''
    const again = await insert(
      'survey',
      Array.from({ length: KEPT.surveys }, (_, n) => ({
        nummer: `2025-${String(n + 1).padStart(4, '0')}`,
        onderzoek_status: status,
        onderzoek_type: type,
        variable_set: set,
        inventarisatie_asset: folder,
        vestiging: branch,
        startdatum: `2025-${String(n + 1).padStart(2, '0')}-10`,
        einddatum: `2025-${String(n + 1).padStart(2, '0')}-11`,
        prioriteit: 'normal',
      })),
    )
    const seenIn = await insert(
      'visit',
      again.map((onderzoek, n) => ({
        ...{ onderzoek, nummer: 1, vestiging: branch, status: 'uitgevoerd' },
        start: `2025-${String(n + 1).padStart(2, '0')}-10 09:00:00`,
      })),
    )
    const kept = await insert(
      'source',
      Array.from({ length: KEPT.sources }, (_, n) => ({
        inventarisatie_asset: folder,
        onderzoek: again[n % KEPT.surveys],
        nummer: `B${String(n + 1).padStart(3, '0')}`,
        naam: `Vlakke plaat ${n + 1}`,
        ...lookups,
      })),
    )
    const places = await insert(
      'location',
      kept.map((bron, n) => ({ bron, nummer: `B${n + 1}.1`, sub_asset: spaces.at(-1), plaats: 'Plafond' })),
    )
    await insert(
      'finding',
      places.map((bron_locatie, n) => ({
        ...{ bron_locatie, inventarisatie: seenIn[n % KEPT.surveys], hoeveelheid: 4 + n },
        bron_locatie_analysemethode: method,
      })),
    )
    await client.query('commit')
    await client.query('analyze')
    const { sources, locations, samples, analyses, results } = TREE
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0)
    const ofPlace = 2 + sum(OF_LOCATION) + samples * (1 + analyses * (1 + results))
    // With the survey itself and its visit.
    const rows = 2 + sum(OF_SURVEY) + sources * (1 + STRATEGIES) + sources * locations * ofPlace
    return { organisation, survey: surveys[0] ?? '', folder, rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Beside {
  readonly survey: string
  readonly visit: string
  readonly space: string
  readonly asset: string
  readonly person: string
  readonly file: string | undefined
  readonly onderzoek_foto_size: string
  readonly waarneming_type: string
  readonly document_type: string
  readonly beperking: string
}

/** What a survey records beside its sources. */
async function insertBeside(
  insert: (key: EntityKey, rows: Values[]) => Promise<string[]>,
  { survey: onderzoek, visit: inventarisatie, space, asset, person, file, ...items }: Beside,
): Promise<void> {
  const { waarneming_type, document_type, beperking, onderzoek_foto_size } = items
  const times = (count: number, row: (n: number) => Values) =>
    Array.from({ length: count }, (_, n) => ({ onderzoek, ...row(n + 1) }))
  const omschrijving = 'Achter de betimmering, niet bereikbaar zonder te slopen'
  const more = await insert(
    'space',
    Array.from({ length: OF_SURVEY.spaces - 1 }, (_, n) => ({ asset, naam: `Kamer ${n + 1}`, volgorde: n + 2 })),
  )
  const all = [space, ...more]
  const rows: Readonly<Partial<Record<EntityKey, Values[]>>> = {
    surveySpace: times(all.length, (n) => ({ sub_asset: all[n - 1], onderzocht: 'ja' })),
    suitability: times(OF_SURVEY.suitabilities, (n) => ({
      ...{ stof: 'Asbest', geschikt: true, toelichting: omschrijving },
      klasse: n === 1 ? 'alleen_genoemd_materiaal' : 'gebruik_en_beheer',
    })),
    interview: times(OF_SURVEY.interviews, (n) => ({
      ...{ naam: `Beheerder ${n}`, datum: `2026-11-0${n} 10:00:00`, wijze: 'telefonisch', afgenomen_door: person },
      ...{ verslag: `<p>${omschrijving}</p>`, in_rapport: true },
    })),
    document: times(OF_SURVEY.documents, (n) => ({
      ...{ document_type, naam: `Tekening ${n}`, datum: '1971-03-01', herkomst: 'Gemeentearchief', beschikbaar: true },
      file,
    })),
    oldReport: times(OF_SURVEY.oldReports, (n) => ({
      ...{ naam: `Inventarisatie ${n}`, rapportnummer: `R-${n}`, datum: `200${n}-05-01`, file },
    })),
    limitation: times(OF_SURVEY.limitations, (n) => ({
      ...{ nummer: `BP${n}`, beperking, omschrijving, gevolg: omschrijving, in_rapport: true },
    })),
    exclusion: times(OF_SURVEY.exclusions, (n) => ({
      ...{ nummer: `U${n}`, sub_asset: all[n], beperking, omschrijving, asbest_vermoed: 'ja', advies: omschrijving },
    })),
    outOfScope: times(OF_SURVEY.outOfScope, (n) => ({ nummer: `OS${n}`, sub_asset: all[n], omschrijving })),
    observation: times(OF_SURVEY.observations, (n) => ({
      ...{ inventarisatie, waarneming_type, nummer: `W${n}`, sub_asset: space, omschrijving, in_rapport: true },
    })),
    surveyPhoto: times(OF_SURVEY.photos, (n) => ({
      ...{ plaats: 'rapport', file, foto_nummer: `R${n}`, onderzoek_foto_size, onderschrift: 'Voorgevel', volgorde: n },
    })),
    remark: times(OF_SURVEY.remarks, (n) => ({
      ...{ titel: `Opmerking ${n}`, tekst: `<p>${omschrijving}</p>`, in_rapport: true, volgorde: n },
    })),
  }
  for (const [key, some] of Object.entries(rows)) await insert(key as EntityKey, some)
}
