import { model } from '@vezel/model'
import { actionOfEvent } from '@vezel/model/history.ts'
import { rememberAll } from '../../db/history.ts'
import type { Work } from '../../db/work.ts'
import { moment } from '../../kinds/local-time.ts'

// What becomes of visits that were still to take place once their survey, or one of them, does not go on as planned.

const visit = model.entity('visit')
const isTold = `"melding_status" in ('gemeld', 'gewijzigd')`

/**
 * Who was told of visits is told that they do not take place, where they were still to come. Of what was done the
 * notification stands: nobody is waited for any more.
 */
export async function withdrawNotices(
  work: Work,
  { by, id }: { readonly by: 'id' | 'onderzoek_id'; readonly id: string },
): Promise<void> {
  const told = await work.query<{ id: string; was: string }>(
    `update "inventarisatie" v set "melding_status" = 'ingetrokken' from "inventarisatie" b
     where b."organisatie_id" = v."organisatie_id" and b."id" = v."id"
       and v."organisatie_id" = $2 and v."${by}" = try_uuid($1) and v."status" <> 'uitgevoerd' and v.${isTold}
     returning v."id"::text, b."melding_status" as "was"`,
    [id, work.session.organisationId],
  )
  const lines = told.map(({ id: one, was }) => ({ id: one, changes: { melding_status: [was, 'ingetrokken'] } }))
  await rememberAll(work, actionOfEvent('withdraw'), visit, lines)
}

/** A visit of which the times were moved: what they were before, and are now. */
interface Moved {
  readonly id: string
  readonly times: { readonly start: Times; readonly eind: Times }
}
type Times = readonly [was: string | null, is: string | null]
/** The times of `v` as they are, beside those of `b`, which it was. */
const moved = `jsonb_build_object(${['start', 'eind']
  .map((name) => `'${name}', jsonb_build_array(${moment(`b."${name}"`)}, ${moment(`v."${name}"`)})`)
  .join(', ')}) as "times"`
const changesOf = (times: Moved['times']) =>
  Object.fromEntries(Object.entries(times).filter(([, [was, is]]) => was !== is))

/** A cancelled survey has no visit that is still to come. One on which something was recorded took place. */
export async function cancelVisits(
  work: Work,
  { id, annuleer_reden: reason }: { readonly id: string; readonly annuleer_reden: string | null },
): Promise<void> {
  await withdrawNotices(work, { by: 'onderzoek_id', id })
  const on = (table: string) =>
    `not exists (select 1 from "${table}" r where r."organisatie_id" = v."organisatie_id" and r."inventarisatie_id" = v."id" and r."deleted_at" is null)`
  const cancelled = await work.query<{ id: string }>(
    `update "inventarisatie" v set "status" = 'geannuleerd', "annuleer_reden" = $3, "record_version" = v."record_version" + 1, "updated_at" = now()
     where v."organisatie_id" = $2 and v."onderzoek_id" = try_uuid($1) and v."status" = 'concept' and v."deleted_at" is null
       and ${['bron_locatie_inventarisatie', 'monster', 'waarneming'].map(on).join(' and ')}
     returning v."id"::text`,
    [id, work.session.organisationId, reason],
  )
  const changes = { status: ['concept', 'geannuleerd'], annuleer_reden: [null, reason] }
  await rememberAll(
    work,
    actionOfEvent('cancel'),
    visit,
    cancelled.map((one) => ({ id: one.id, changes })),
  )
}

/** The visits that were cancelled with their survey are to come again when that is planned again, at a time that is still to come. */
export async function planVisitsAgain(work: Work, survey: string): Promise<void> {
  const back = await work.query<Moved & { readonly reden: string | null }>(
    `update "inventarisatie" v set "status" = 'concept', "annuleer_reden" = null, "record_version" = v."record_version" + 1, "updated_at" = now(),
       "start" = case when v."start" > now() then v."start" end, "eind" = case when v."start" > now() then v."eind" end
     from "inventarisatie" b join "geschiedenis" g on g."organisatie_id" = b."organisatie_id" and g."record_type" = $3 and g."record_id" = b."id"::text and g."actie" = $5
     where b."organisatie_id" = v."organisatie_id" and b."id" = v."id"
       and v."organisatie_id" = $2 and v."onderzoek_id" = try_uuid($1) and v."status" = 'geannuleerd' and v."deleted_at" is null
       and g."created_at" = (select max(o."created_at") from "geschiedenis" o
         where o."organisatie_id" = $2 and o."record_type" = $4 and o."record_id" = $1 and o."actie" = $5)
     returning v."id"::text, b."annuleer_reden" as "reden", ${moved}`,
    [survey, work.session.organisationId, visit.api.type, model.entity('survey').api.type, actionOfEvent('cancel')],
  )
  await rememberAll(
    work,
    'update',
    visit,
    back.map(({ id, reden, times }) => ({
      id,
      changes: { ...changesOf(times), status: ['geannuleerd', 'concept'], annuleer_reden: [reden, null] },
    })),
  )
}

/**
 * At the time that was told nobody comes once a survey is postponed: its visits have none until they are planned anew, and the
 * notification says otherwise until its change is told or it is withdrawn (regulation 9). One that was moved says so already.
 */
export async function looseTimes(work: Work, survey: string): Promise<void> {
  const loose = await work.query<Moved>(
    `update "inventarisatie" v set "start" = null, "eind" = null, "record_version" = v."record_version" + 1, "updated_at" = now()
     from "inventarisatie" b
     where b."organisatie_id" = v."organisatie_id" and b."id" = v."id"
       and v."organisatie_id" = $2 and v."onderzoek_id" = try_uuid($1) and v."status" = 'concept' and v."deleted_at" is null
       and v.${isTold} and v."start" is not distinct from v."gemeld_start"
     returning v."id"::text, ${moved}`,
    [survey, work.session.organisationId],
  )
  await rememberAll(
    work,
    'update',
    visit,
    loose.map(({ id, times }) => ({ id, changes: changesOf(times) })),
  )
}
