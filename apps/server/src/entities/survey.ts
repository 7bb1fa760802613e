import { model } from '@vezel/model'
import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

/** The commission. A new one gets its client and execution records and its first inventory visit. */
export const surveyBehaviour: Behaviour = {
  computed: {
    geldig_tot: ({
      row,
    }) => `(select (max(r."vrijgegeven_op" at time zone 'Europe/Amsterdam') + make_interval(years => coalesce(${row}."geldigheid_jaren", 3)))::date
      from "rapport" r where r."organisatie_id" = ${row}."organisatie_id" and r."onderzoek_id" = ${row}."id" and r."status" = 'vrijgegeven' and r."deleted_at" is null)`,
  },

  async prepare(draft, work) {
    const organisation = await work.find('organisation', work.session.organisationId)
    const me = await work.find('inspectionUser', work.session.inspectionUserId)
    draft.variable_set ??= organisation?.variable_set ?? null
    draft.geldigheid_jaren ??= organisation?.geldigheid_jaren ?? 3
    draft.vestiging ??= me?.vestiging ?? (await defaultBranch(work))
  },

  /** The organisation's format, such as JJJJ-0000, up to its zeros. */
  async numberPrefix(draft, work) {
    const format = String(
      (await work.find('organisation', work.session.organisationId))?.onderzoeknummer_format ?? 'JJJJ-0000',
    )
    const year = String(draft.startdatum ?? new Date().toISOString()).slice(0, 4)
    return format.replace('JJJJ', year).replace(/0+$/, '')
  },

  async afterCreate(id, draft, work, create) {
    const has = async (key: 'execution' | 'visit') =>
      (
        await work.query(
          `select 1 from "${key === 'visit' ? 'inventarisatie' : 'onderzoek_uitvoering'}" where "onderzoek_id" = $1`,
          [id],
        )
      ).length > 0
    if (!(await has('execution'))) await create(work, model.entity('execution'), {}, { onderzoek: id })
    if (await has('visit')) return
    const start = draft.startdatum ? `${String(draft.startdatum).slice(0, 10)} 08:00:00` : null
    const end = draft.einddatum ? `${String(draft.einddatum).slice(0, 10)} 17:00:00` : null
    await create(work, model.entity('visit'), {}, { onderzoek: id, vestiging: draft.vestiging, start, eind: end })
  },

  /** From the start on every space of the asset has a row, so that none is forgotten (§7.13 of the data model). */
  async afterTransition(event, record, work) {
    if (event !== 'start') return
    await work.query(
      `insert into "inventarisatie_ruimte" ("organisatie_id", "id", "inventarisatie_user_id", "onderzoek_id", "sub_asset_id", "onderzocht")
       select s."organisatie_id", gen_random_uuid(), $3, $2, s."id", 'nee' from "sub_asset" s
       join "inventarisatie_asset" a on a."organisatie_id" = s."organisatie_id" and a."asset_id" = s."asset_id"
       where s."organisatie_id" = $1 and a."id" = $4 and s."deleted_at" is null and not exists (
         select 1 from "inventarisatie_ruimte" r where r."organisatie_id" = s."organisatie_id" and r."onderzoek_id" = $2 and r."sub_asset_id" = s."id" and r."deleted_at" is null)`,
      [work.session.organisationId, record.id, work.session.inspectionUserId, record.inventarisatie_asset],
    )
  },

  guards: {
    async hasReleasedReport(record, work) {
      const released = await work.query(
        `select 1 from "rapport" where "onderzoek_id" = try_uuid($1) and "status" = 'vrijgegeven' and "deleted_at" is null`,
        [record.id],
      )
      return released.length > 0
        ? undefined
        : { nl: 'er is nog geen vrijgegeven rapport', en: 'there is no released report yet' }
    },
    async nothingToCheck(record, work) {
      const open = await work.query(
        `select 1 from "bron_locatie_inventarisatie" f join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
         where v."onderzoek_id" = try_uuid($1) and f."te_controleren" and f."deleted_at" is null`,
        [record.id],
      )
      return open.length === 0
        ? undefined
        : { nl: 'er zijn nog bevindingen te controleren', en: 'some findings are still to be checked' }
    },
  },

  /** Only planned or cancelled ones, and none with a released report (§7.1 of the data model). */
  async beforeDelete(record, work) {
    const status = await work.find('onderzoek_statussen', record.onderzoek_status)
    if (status?.code !== 'gepland' && status?.code !== 'geannuleerd') {
      throw new Problem('transitionRefused', {
        reason: {
          nl: 'alleen een gepland of geannuleerd onderzoek kan weg',
          en: 'only a proposed or cancelled survey can be deleted',
        },
      })
    }
  },
}

async function defaultBranch(work: Work): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "vestiging" where "deleted_at" is null order by "is_standaard" desc, "created_at" limit 1`,
  )
  return row?.id ?? null
}
