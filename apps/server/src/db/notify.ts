import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { type NoticeArguments, type NoticeKind, noticeRoute } from '@vezel/model/notices.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { routes } from '@vezel/model/routes.ts'
import { v7 as uuid } from 'uuid'
import { plainTitle } from './called.ts'
import type { Values, Work } from './work.ts'

/** A record that people are told of. */
interface About {
  readonly of: EntityKey
  readonly id: unknown
}

/**
 * Tells people something about a record, in the transaction in which it happened. `to` are ids among the staff: whoever does
 * it himself is not told of it, nor who may not log in any more. Who has the same notice of the same record still open gets
 * no second one.
 */
export async function notify(work: Work, kind: NoticeKind, { of, id }: About, to: readonly unknown[]): Promise<void> {
  const others = to.filter((person) => person !== work.session.inspectionUserId)
  await writeNotices(work, kind, { of, id, to: others, given: {} })
}

/** A task that has ended, as its row tells. */
export interface EndedTask {
  readonly id: string
  readonly soort: string
  readonly record_type: string | null
  readonly record_id: string | null
}

/** Tells whoever asked for a task that it has ended: in the transaction that ends it. */
export async function notifyEnd(work: Work, kind: 'taakKlaar' | 'taakMislukt', task: EndedTask): Promise<void> {
  const entity = task.record_type === null ? undefined : model.ofType(task.record_type)
  await writeNotices(work, kind, {
    of: entity?.key,
    id: task.record_id,
    to: [work.session.inspectionUserId],
    given: { taak: task.soort, taak_id: task.id },
  })
}

/** Ends what was to be done with a record for everybody, because whoever is logged in did it. */
export async function settle(work: Work, kinds: readonly NoticeKind[], { of, id }: About): Promise<void> {
  await work.query(
    `update "bericht" set "klaar_op" = now(), "klaar_door_id" = $4, "updated_at" = now(), "record_version" = "record_version" + 1
     where "record_type" = $1 and "record_id" = $2 and "soort" = any($3) and "klaar_op" is null`,
    [model.entity(of).api.type, String(id), kinds, work.session.inspectionUserId],
  )
}

interface Written {
  readonly of: string | undefined
  readonly id: unknown
  readonly to: readonly unknown[]
  readonly given: NoticeArguments
}

async function writeNotices(work: Work, kind: NoticeKind, { of, id, to, given }: Written): Promise<void> {
  const people = [...new Set(to.filter((person) => typeof person === 'string'))]
  if (people.length === 0) return
  const entity = of === undefined ? undefined : model.named(of)
  const record = entity && (await work.findOf(entity, id))
  const route = noticeRoute(kind, given)
  const told: NoticeArguments = {
    ...given,
    ...(record && { titel: plainTitle(entity, record) }),
    ...(record && route && { plaats: placeOf(entity, record, route) }),
  }
  const { organisationId, inspectionUserId } = work.session
  await work.query(
    `insert into "bericht" ("organisatie_id", "id", "voor_id", "soort", "record_type", "record_id", "argumenten", "inventarisatie_user_id")
     select $1, n."id", i."id", $4, $5, $6, $7::jsonb, $8
     from unnest($2::uuid[], $3::uuid[]) as n("id", "voor")
     join "inventarisatie_user" i on i."organisatie_id" = $1 and i."id" = n."voor" and i."active" and i."deleted_at" is null
     where not exists (select 1 from "bericht" b where b."organisatie_id" = $1 and b."voor_id" = i."id" and b."soort" = $4
       and b."record_type" is not distinct from $5 and b."record_id" is not distinct from $6 and b."klaar_op" is null and b."deleted_at" is null)`,
    [
      organisationId,
      people.map(() => uuid()),
      people,
      kind,
      entity?.api.type ?? null,
      record ? String(record.id) : null,
      JSON.stringify(told),
      inspectionUserId,
    ],
  )
}

/** The parameters of a page: the record itself, and what it is part of, by the keys of their definitions. */
function placeOf(entity: Entity, record: Values, name: RouteName): Record<string, string> {
  const params = [...routes[name].en.matchAll(/\{(\w+)\}/g)].flatMap(([, param]) => param ?? [])
  return Object.fromEntries(
    params.map((param) => {
      const road = Object.entries(entity.fields).find(([, field]) => pointsAtOne(field) && field.target === param)
      return [param, String(param === entity.key ? record.id : record[road?.[0] ?? ''])]
    }),
  )
}
