import { randomUUID } from 'node:crypto'
import { type EntityKey, model } from '@vezel/model'
import type pg from 'pg'
import { insertRows } from '../db/bulk.ts'
import type { Values } from '../db/work.ts'

export type Outcome = 'Aangetoond' | 'Niet aangetoond' | 'Sporen' | 'Niet te analyseren'
export type ChosenStatus = 'Asbesthoudend' | 'Asbestverdacht' | 'Niet onderzocht' | 'Onder 0,1%' | 'Niet asbesthoudend'

export interface SampleDraft {
  /** Else a material sample. */
  readonly kind?: 'Kleefmonster'
  readonly analyses: readonly {
    readonly status: 'verstuurd' | 'gereed' | 'afgekeurd'
    readonly isDeleted?: boolean
    readonly outcomes: readonly Outcome[]
  }[]
}
export interface FindingDraft {
  /** Place in `visits`. */
  readonly visit: number
  readonly aangetroffen?: 'ja' | 'nee' | 'niet_controleerbaar'
  readonly hoeveelheid?: number | null
  /** The code of how it was established. */
  readonly method: string
  readonly chosen?: ChosenStatus | 'Boven drempelwaarde' | null
  readonly opmerking?: string
  readonly samples?: readonly SampleDraft[]
  /** The place of a sample in the order in which this dossier writes them, over all sources. */
  readonly refersTo?: number
}
export interface LocationDraft {
  readonly space: number
  readonly findings: readonly FindingDraft[]
  readonly treatments?: readonly { readonly status: string; readonly datum: string; readonly hoeveelheid?: number }[]
}
export interface DossierDraft {
  /** The survey of a visit: the earlier one, or the one that is reported. */
  readonly visits: readonly {
    readonly survey: 'earlier' | 'own'
    readonly status: 'uitgevoerd' | 'geannuleerd' | 'concept'
    /** Null: the visit has no start. */
    readonly day: string | null
  }[]
  readonly sources: readonly {
    readonly first: 'earlier' | 'own'
    readonly omschrijving?: string
    /** Left out of the report. */
    readonly leftOut?: boolean
    /** The code of its substance; else asbestos. */
    readonly stof?: string
    readonly locations: readonly LocationDraft[]
    /** Classes of its strategies, with the locations that each is for; none: all. */
    readonly strategies?: readonly {
      readonly klasse: string | null
      readonly locations?: readonly number[]
      readonly survey?: 'earlier' | 'own'
    }[]
  }[]
  readonly spaces: readonly {
    readonly onderzocht: 'ja' | 'gedeeltelijk' | 'nee' | 'nvt' | null
    readonly exclusion?: 'whole' | 'part'
    /** A limitation names it. */
    readonly isHindered?: boolean
    /** The order never covered it. */
    readonly isOutside?: boolean
  }[]
  readonly suitable?: boolean
  /** The last day of the earlier survey; else that of June 2025. */
  readonly earlierEnds?: string
  /** The day of the report. */
  readonly day: string
}

/** The ids of what was written, in the order of the draft. */
export interface WrittenDossier {
  readonly survey: string
  readonly earlier: string
  readonly report: string
  readonly asset: string
  readonly inventoryAsset: string
  readonly spaces: readonly string[]
  readonly visits: readonly string[]
  readonly sources: readonly string[]
  /** Locations, findings and samples over all sources. */
  readonly locations: readonly string[]
  readonly findings: readonly string[]
  readonly samples: readonly string[]
}

let written = 0

/** Writes dossiers past the rules, a statement a kind of record, for tests of what holds of them. */
export function dossierWriter(owner: pg.Pool, organisation: number) {
  const ids = new Map<string, Promise<string>>()
  const find = (sql: string, values: readonly unknown[]) => {
    const key = JSON.stringify([sql, values])
    const known = ids.get(key) ?? owner.query(sql, [...values]).then(({ rows }) => String(rows[0]?.id))
    ids.set(key, known)
    return known
  }
  const of = `where t."organisatie_id" = ${organisation} and t."deleted_at" is null`
  const first = (table: string) => find(`select t."id" from "${table}" t ${of} order by t."id" limit 1`, [])
  const item = (table: string, column: string, value: string) =>
    find(`select t."id" from "${table}" t ${of} and t."${column}" = $1 order by t."id" limit 1`, [value])
  const statusOf = (substance: string, value: string) =>
    find(
      `select t."id" from "materiaal_status" t join "materiaal_type" m on m."organisatie_id" = t."organisatie_id" and m."id" = t."materiaal_type_id" ${of} and m."code" = $1 and t."value" = $2`,
      [substance, value],
    )
  const outcome = (fibre: string, value: string) =>
    find(
      `select t."id" from "analyse_resultaat" t join "analyse_materiaal" m on m."organisatie_id" = t."organisatie_id" and m."id" = t."analyse_materiaal_id" ${of} and t."value" = $1 and t."analyse_materiaal_id" = $2`,
      [value, fibre],
    )

  return async (draft: DossierDraft): Promise<WrittenDossier> => {
    const client = await owner.connect()
    const insert = (key: EntityKey, rows: readonly Values[]) =>
      insertRows(
        client,
        model.named(key),
        organisation,
        rows.map((row) => ({ id: randomUUID(), inventarisatie_user: null, ...row })),
      )
    try {
      await client.query('begin')
      written += 1
      const turn = written
      const asbestos = await item('materiaal_type', 'code', 'asbest')
      const branch = await first('vestiging')
      const person = await first('inventarisatie_user')
      const [asset = ''] = await insert('building', [
        { straatnaam: 'Kade', huisnummer: turn, postcode: '9988 AB', plaats: 'Oosterzijl', land: 'NL' },
      ])
      const [inventoryAsset = ''] = await insert('inventoryAsset', [{ asset }])
      const survey = async (nummer: string, status: string, startdatum: string, einddatum: string) => ({
        nummer,
        onderzoek_status: await item('onderzoek_status', 'code', status),
        onderzoek_type: await item('onderzoek_type', 'value', 'Asbestinventarisatie certificatieschema (NL)'),
        variable_set: await first('variable_set'),
        inventarisatie_asset: inventoryAsset,
        vestiging: branch,
        startdatum,
        einddatum,
        prioriteit: 'normal',
      })
      const [earlier = '', own = ''] = await insert('survey', [
        await survey(`E-${turn}`, 'afgerond', '2025-06-01', draft.earlierEnds ?? '2025-06-30'),
        await survey(`O-${turn}`, 'actief', '2026-03-01', '2026-03-31'),
      ])
      const surveyOf = { earlier, own }
      const counts = { earlier: 0, own: 0 }
      const visits = await insert(
        'visit',
        draft.visits.map((visit) => ({
          onderzoek: surveyOf[visit.survey],
          nummer: ++counts[visit.survey],
          vestiging: branch,
          status: visit.status,
          start: visit.day && `${visit.day} 08:00:00`,
          eind: visit.day && `${visit.day} 16:00:00`,
        })),
      )
      const spaces = await insert(
        'space',
        draft.spaces.map((_, n) => ({ asset, naam: `Ruimte ${n}`, volgorde: n })),
      )
      const sources = await insert(
        'source',
        await Promise.all(
          draft.sources.map(async (source, n) => ({
            inventarisatie_asset: inventoryAsset,
            onderzoek: surveyOf[source.first],
            nummer: `B${String(n + 1).padStart(2, '0')}`,
            naam: `Bron ${n}`,
            omschrijving: source.omschrijving ?? null,
            in_rapport: source.leftOut !== true,
            materiaal_type: source.stof ? await item('materiaal_type', 'code', source.stof) : asbestos,
            product: await first('product'),
            toepassing: await first('toepassing'),
            structuur: await first('structuur'),
            eenheid: await item('eenheid', 'symbool', 'm²'),
          })),
        ),
      )
      const places = draft.sources.flatMap((source, s) => source.locations.map((location, n) => ({ location, s, n })))
      const locations = await insert(
        'location',
        places.map(({ location, s, n }) => ({
          bron: sources[s],
          nummer: `B${String(s + 1).padStart(2, '0')}.${n + 1}`,
          sub_asset: spaces[location.space],
          binnen_buiten: 'binnen',
        })),
      )
      const seen = places.flatMap(({ location }, at) => location.findings.map((finding) => ({ finding, at })))
      const findingIds = seen.map(() => randomUUID())
      const samples = seen.flatMap(({ finding }, at) => (finding.samples ?? []).map((sample) => ({ sample, at })))
      const sampleIds = samples.map(() => randomUUID())
      await insert(
        'finding',
        await Promise.all(
          seen.map(async ({ finding, at }, n) => ({
            id: findingIds[n],
            bron_locatie: locations[at],
            inventarisatie: visits[finding.visit],
            aangetroffen: finding.aangetroffen ?? 'ja',
            hoeveelheid: finding.hoeveelheid === undefined ? 10 : finding.hoeveelheid,
            bron_locatie_analysemethode: await item('bron_locatie_analysemethode', 'code', finding.method),
            materiaal_status:
              finding.chosen && (await statusOf(draft.sources[places[at]?.s ?? 0]?.stof ?? 'asbest', finding.chosen)),
            opmerking: finding.opmerking ?? null,
          })),
        ),
      )
      const numbers = { earlier: 0, own: 0 }
      await insert(
        'sample',
        await Promise.all(
          samples.map(async ({ sample, at }, n) => {
            const visit = seen[at]?.finding.visit ?? 0
            const of = draft.visits[visit]?.survey ?? 'own'
            // Before anything is waited for, so that they are in the order of the draft.
            const nummer = `M${String(++numbers[of]).padStart(2, '0')}`
            return {
              id: sampleIds[n],
              onderzoek: surveyOf[of],
              inventarisatie: visits[visit],
              bron_locatie_inventarisatie: findingIds[at],
              sub_asset: spaces[places[seen[at]?.at ?? 0]?.location.space ?? 0],
              materiaal_type: asbestos,
              monster_soort: await item('monster_soort', 'value', sample.kind ?? 'Materiaalmonster'),
              nummer,
              genomen_op: `${draft.visits[visit]?.day ?? '2026-03-02'} 10:00:00`,
              genomen_door: person,
              omschrijving: 'Plaat',
            }
          }),
        ),
      )
      for (const [n, { finding }] of seen.entries()) {
        if (finding.refersTo === undefined) continue
        await client.query('update "bron_locatie_inventarisatie" set "verwijst_naar_monster_id" = $1 where "id" = $2', [
          sampleIds[finding.refersTo],
          findingIds[n],
        ])
      }
      const [laboratory] = await insert('laboratory', [
        { naam: 'Lab', land: 'NL', accreditatienummer: 'L-1', email: 'lab@lab.test' },
      ])
      const analyses = samples.flatMap(({ sample }, at) => sample.analyses.map((analysis) => ({ analysis, at })))
      const analysisIds = await insert(
        'analysis',
        await Promise.all(
          analyses.map(async ({ analysis, at }) => ({
            monster: sampleIds[at],
            analyse_methode: await first('analyse_methode'),
            laboratorium: laboratory,
            status: analysis.status,
          })),
        ),
      )
      const fibres = [
        await item('analyse_materiaal', 'value', 'Chrysotiel'),
        await item('analyse_materiaal', 'value', 'Amosiet'),
      ]
      await insert(
        'result',
        await Promise.all(
          analyses.flatMap(({ analysis }, at) =>
            analysis.outcomes.slice(0, fibres.length).map(async (value, n) => ({
              analyse: analysisIds[at],
              analyse_materiaal: fibres[n],
              analyse_resultaat: await outcome(fibres[n] ?? '', value),
            })),
          ),
        ),
      )
      const deleted = analysisIds.filter((_, n) => analyses[n]?.analysis.isDeleted)
      await client.query('update "analyse" set "deleted_at" = now() where "id" = any($1)', [deleted])
      await insert(
        'treatment',
        await Promise.all(
          places.flatMap(({ location }, at) =>
            (location.treatments ?? []).map(async (treatment, n) => ({
              bron_locatie: locations[at],
              behandeling_status: await item('behandeling_status', 'code', treatment.status),
              datum: treatment.datum,
              hoeveelheid: treatment.hoeveelheid ?? null,
              uitvoerder: 'Sanering B.V.',
              referentie: `VG-${at}-${n}`,
            })),
          ),
        ),
      )
      await insert(
        'sanitationStrategy',
        await Promise.all(
          draft.sources.flatMap((source, s) =>
            (source.strategies ?? []).map(async (strategy) => ({
              bron: sources[s],
              onderzoek: surveyOf[strategy.survey ?? 'own'],
              sanerings_advies: await first('sanerings_advies'),
              smart_risicoklasse: strategy.klasse && (await item('smart_risicoklasse', 'value', strategy.klasse)),
              bron_locaties: (strategy.locations ?? []).flatMap((n) => {
                const at = places.findIndex((place) => place.s === s && place.n === n)
                return at < 0 ? [] : [locations[at] ?? '']
              }),
            })),
          ),
        ),
      )
      await insert(
        'surveySpace',
        draft.spaces.flatMap(({ onderzocht }, n) =>
          onderzocht === null
            ? []
            : [{ onderzoek: own, sub_asset: spaces[n], onderzocht, onderzocht_op: '2026-03-02' }],
        ),
      )
      const limitation = await first('beperking')
      const hindered = spaces.filter((_, n) => draft.spaces[n]?.isHindered)
      if (hindered.length > 0)
        await insert('limitation', [
          {
            onderzoek: own,
            nummer: 'BP1',
            beperking: limitation,
            omschrijving: 'Vol opgeslagen',
            gevolg: 'De vloer is niet gezien',
            in_rapport: true,
            sub_assets: hindered,
          },
        ])
      await insert(
        'outOfScope',
        draft.spaces.flatMap(({ isOutside }, n) =>
          isOutside
            ? [{ onderzoek: own, nummer: `OS${n + 1}`, sub_asset: spaces[n], omschrijving: 'Geen opdracht' }]
            : [],
        ),
      )
      await insert(
        'exclusion',
        draft.spaces.flatMap(({ exclusion }, n) =>
          exclusion === undefined
            ? []
            : [
                {
                  onderzoek: own,
                  nummer: `U${n + 1}`,
                  sub_asset: spaces[n],
                  deel: exclusion === 'part' ? 'De kast' : null,
                  beperking: limitation,
                  omschrijving: 'Op slot',
                },
              ],
        ),
      )
      if (draft.suitable !== undefined)
        await insert('suitability', [
          { onderzoek: own, stof: 'Asbest', klasse: 'volledige_renovatie_of_sloop', geschikt: draft.suitable },
        ])
      const [template = ''] = await insert('reportTemplate', [{ naam: `Sjabloon ${turn}` }])
      const [report = ''] = await insert('report', [
        {
          onderzoek: own,
          rapport_template: template,
          naam: 'Rapport',
          versie: 1,
          opgesteld_door: person,
          datum: draft.day,
          status: 'concept',
        },
      ])
      await client.query('commit')
      return {
        survey: own,
        earlier,
        report,
        asset,
        inventoryAsset,
        spaces,
        visits,
        sources,
        locations,
        findings: findingIds,
        samples: sampleIds,
      }
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}
