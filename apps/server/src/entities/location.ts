import type { Behaviour, Computing } from './behaviour.ts'
import { isThere, standingOf } from './shared/standing.ts'

/** A place of a source. It lives as long as the source. */
export const locationBehaviour: Behaviour<'location'> = {
  standing: ({ row, organisation, arg, held }) =>
    standingOf('stand_van_locatie', {
      organisation,
      id: `${row}."id"`,
      asset: `(select b."inventarisatie_asset_id" from "bron" b where b."organisatie_id" = ${row}."organisatie_id" and b."id" = ${row}."bron_id")`,
      survey: arg('onderzoek'),
      day: arg('dag'),
      held,
    }),
  computed: {
    // Where there is no standing, as of a survey that is not there, there is no status either.
    behandeling_status: ({
      row,
      standing,
    }) => `case when ${standing('in_onderzoek')} is not null then coalesce(${standing('behandeling_status_id')},
      (select s."id" from "behandeling_status" s where s."organisatie_id" = ${row}."organisatie_id" and s."code" = 'aanwezig' and s."deleted_at" is null
       order by s."variable_set_id" limit 1)) end`,
    materiaal_status: ({ standing }) => standing('materiaal_status_id'),
    hoeveelheid: ({ standing }) => standing('hoeveelheid'),
    toestand: ({ standing }) => standing('toestand'),
    verwijderd_door: ({ standing }) => standing('behandeling_id'),
    gevaarlijk: ({ standing }) => standing('gevaarlijk'),
    in_onderzoek: ({ standing }) => standing('in_onderzoek'),
    ongezien_verdacht: (sql) => `${sql.standing('vermoed')} and ${isSeen(sql, 'elders_gezien')}`,
    is_ongezien: (sql) => {
      const { row, organisation, arg } = sql
      const survey = arg('onderzoek')
      return `case when ${isThere(organisation, survey)} then ${row}."created_at" <= ${closedAt(organisation, survey)}
        and not ${isSeen(sql, 'gezien')} end`
    },
    bevinding: ({ standing }) => standing('bevinding_id'),
    grond: ({ standing }) => standing('grond'),
    bepalend_monster: ({ standing }) => standing('monster_id'),
    overgenomen_van: ({ standing }) => standing('van_onderzoek_id'),
    overgenomen_bij_sluiten: ({ standing }) => `${standing('overgenomen')}::text`,
    tegenspraak: ({ standing }) => standing('tegenspraak'),
    aantal_monsters: ({
      row,
      organisation,
      arg,
    }) => `(select case when ${isThere(organisation, arg('onderzoek'))} then count(*)::integer end from "monster" m
      join "bron_locatie_inventarisatie" f on f."organisatie_id" = m."organisatie_id" and f."id" = m."bron_locatie_inventarisatie_id" and f."deleted_at" is null
      where m."organisatie_id" = ${row}."organisatie_id" and f."bron_locatie_id" = ${row}."id" and m."deleted_at" is null
        and (${arg('onderzoek')} is null or m."onderzoek_id" = try_uuid(${arg('onderzoek')})))`,
  },

  numberPrefix: async (draft, work) => `${(await work.find('source', draft.bron))?.nummer ?? ''}.`,
}

/** When the survey that is asked closed; of one that is open never. */
const closedAt = (organisation: string, survey: string) =>
  `coalesce((select k."op" from "slotstand" k where k."organisatie_id" = ${organisation} and k."onderzoek_id" = try_uuid(${survey})), 'infinity')`

/**
 * Whether anybody had seen a place, or a survey beside the one that is asked, when that closed: as it was written down then.
 * While it is open: whether they have.
 */
function isSeen({ row, organisation, arg }: Computing, by: 'gezien' | 'elders_gezien'): string {
  const survey = `try_uuid(${arg('onderzoek')})`
  return `case when exists (select 1 from "slotstand" k where k."organisatie_id" = ${organisation} and k."onderzoek_id" = ${survey})
    then exists (select 1 from "slotstand_locatie" k where k."organisatie_id" = ${organisation} and k."bron_locatie_id" = ${row}."id"
      and k."onderzoek_id" = ${survey} and k."${by}")
    else exists (select 1 from "bron_locatie_inventarisatie" f
      join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
      where f."organisatie_id" = ${organisation} and f."bron_locatie_id" = ${row}."id" and f."deleted_at" is null
        ${by === 'elders_gezien' ? `and v."onderzoek_id" is distinct from ${survey}` : ''}) end`
}
