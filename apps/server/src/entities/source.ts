import { model } from '@vezel/model'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import { rememberAll } from '../db/history.ts'
import type { DraftOf } from '../db/stored.ts'
import { ofEach, type Question } from '../db/wave.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { standingOf } from './shared/standing.ts'

/** A source belongs to the asset; its status, class and amount are those of the survey that is shown. */
export const sourceBehaviour: Behaviour<'source'> = {
  standing: ({ row, organisation, arg, held }) =>
    standingOf('stand_van_bron', {
      organisation,
      id: `${row}."id"`,
      asset: `${row}."inventarisatie_asset_id"`,
      survey: arg('onderzoek'),
      day: arg('dag'),
      held,
    }),
  computed: {
    toepassing_categorie: ({ row }) =>
      `(select a."toepassing_categorie_id" from "toepassing" a where a."organisatie_id" = ${row}."organisatie_id" and a."id" = ${row}."toepassing_id")`,
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    hoeveelheid_totaal: ({ standing }) => standing('hoeveelheid'),
    smart_risicoklasse: ({ standing }) => standing('smart_risicoklasse_id'),
    klasse_ontbreekt: ({ standing }) => standing('klasse_ontbreekt'),
    toestand: ({ standing }) => standing('toestand'),
    verwijderd_op: ({ standing }) => standing('verwijderd_op'),
    gevaarlijk: ({ standing }) => standing('gevaarlijk'),
    in_onderzoek: ({ standing }) => standing('in_onderzoek'),
    strategieen_bij_sluiten: ({ row, organisation, arg }) =>
      `(select jsonb_agg(k."overgenomen" order by k."overgenomen" -> 'volgorde', k."strategie_id")::text from "slotstand_strategie" k
        where k."organisatie_id" = ${organisation} and k."bron_id" = ${row}."id" and k."onderzoek_id" = try_uuid(${arg('onderzoek')}))`,
    open_locaties: ({ standing }) => standing('open_locaties'),
  },

  async prepare(draft, work) {
    const survey = await work.find('survey', draft.onderzoek)
    draft.inventarisatie_asset ??= survey?.inventarisatie_asset ?? null
    const product = await work.find('producten', draft.product)
    draft.structuur ??= product?.standaard_structuur ?? null
    draft.binding ??= product?.standaard_binding ?? null
    draft.eenheid ??= product?.standaard_eenheid ?? null
    const usual = await usualNames(draft, work)
    draft.naam ??= usual[0] ?? null
    draft.eigen_naam = isOwnName(draft.naam, usual)
  },

  async beforeSave(draft, work, before) {
    if (before && before.naam !== draft.naam) draft.eigen_naam = isOwnName(draft.naam, await usualNames(draft, work))
    if (before && before.materiaal_type !== draft.materiaal_type && (await hasSamples(before.id, work)))
      return [{ path: 'materiaal_type', rule: 'ofSamples', args: [] }]
    return []
  },

  async afterUpdate(id, draft, work, before) {
    if (before.nummer !== draft.nummer) await renumberPlaces(work, id, [before.nummer, draft.nummer])
  },

  /** Only in the survey of first record, and only while no other survey has found it again. */
  async beforeDelete(record, work) {
    const elsewhere = await ofEach(work, foundElsewhere, record)
    if (elsewhere === undefined) return
    work.wave?.hear(model.entity('finding'), elsewhere)
    throw new Problem('transitionRefused', {
      reason: reasons.foundElsewhere,
    })
  },
}

/** The number of a place begins with that of its source. */
async function renumberPlaces(work: Work, source: string, [from, to]: readonly [unknown, unknown]): Promise<void> {
  const rows = await work.query<{ id: string; was: string; is: string }>(
    `update "bron_locatie" l set "nummer" = $4 || substring(l."nummer" from char_length($3) + 1), "updated_at" = now(), "record_version" = l."record_version" + 1
     from "bron_locatie" b where b."organisatie_id" = l."organisatie_id" and b."id" = l."id"
       and l."organisatie_id" = $1 and l."bron_id" = $2::uuid and starts_with(l."nummer", $3)
     returning l."id"::text, b."nummer" as "was", l."nummer" as "is"`,
    [work.session.organisationId, source, `${from}.`, `${to}.`],
  )
  const lines = rows.map(({ id, was, is }) => ({ id, changes: { nummer: [was, is] } }))
  await rememberAll(work, 'update', model.entity('location'), lines)
}

/** A finding of a source in another survey than that of first record. */
const foundElsewhere: Question<{ readonly id: string; readonly onderzoek: string | null }, string | undefined> = {
  name: 'found elsewhere',
  looksBy: [{ table: 'bron_locatie' }, { table: 'bron_locatie_inventarisatie' }, { table: 'inventarisatie' }],
  async ask(query, sources) {
    const rows = await query<{ n: number; id: string }>(
      `select distinct on (s."n") s."n"::integer as "n", f."id"::text from unnest($1::uuid[], $2::uuid[]) with ordinality s("id", "survey", "n")
       join "bron_locatie" l on l."bron_id" = s."id" and l."deleted_at" is null
       join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
       join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
       where v."onderzoek_id" is distinct from s."survey"`,
      [sources.map(({ id }) => id), sources.map(({ onderzoek }) => onderzoek)],
    )
    const found = new Map(rows.map(({ n, id }) => [n, id]))
    return sources.map((_, at) => found.get(at + 1))
  },
}

/** What a laboratory is asked, and what it answered, is of the substance that the source had. */
async function hasSamples(source: unknown, work: Work): Promise<boolean> {
  const rows = await work.query(
    `select 1 from "bron_locatie" l
     join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
     join "monster" m on m."organisatie_id" = f."organisatie_id" and m."bron_locatie_inventarisatie_id" = f."id" and m."deleted_at" is null
     where l."bron_id" = try_uuid($1) and l."deleted_at" is null limit 1`,
    [source],
  )
  return rows.length > 0
}

/** Kept with the name: what its lists are called may change later. */
const isOwnName = (name: string | null | undefined, usual: readonly string[]) =>
  !usual.some((one) => one.toLowerCase() === name?.trim().toLowerCase())

/** What says no more than its material and use, first what it is called by itself: "Vinylzeil met viltlaag, Vloerzeil", or once where both say the same. */
async function usualNames(
  { product, toepassing }: Pick<DraftOf<'source'>, 'product' | 'toepassing'>,
  work: Work,
): Promise<string[]> {
  const [material, use] = [
    (await work.find('producten', product))?.value,
    (await work.find('toepassingen', toepassing))?.value,
  ]
  if (!material || !use) return [material, use].flatMap((one) => one ?? [])
  return material === use ? [use] : [`${material}, ${use}`, `${use}, ${material}`, material, use]
}
