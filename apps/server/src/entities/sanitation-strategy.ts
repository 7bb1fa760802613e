import { model } from '@vezel/model'
import { rememberAll } from '../db/history.ts'
import type { DraftOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { holdOne } from './shared/only-one.ts'
import { isThere } from './shared/standing.ts'

/** A strategy takes the usual class of its method; of those for one place in a survey one is preferred. */
export const sanitationStrategyBehaviour: Behaviour<'sanitationStrategy'> = {
  computed: {
    geldt: ({ row, organisation, arg }) => {
      const survey = `coalesce(try_uuid(${arg('onderzoek')}), ${row}."onderzoek_id")`
      return `case when ${isThere(organisation, arg('onderzoek'))} then exists (select 1 from strategieen_van_bron(${organisation}, ${row}."bron_id", ${survey}, peildatum(${organisation}, ${survey}, try_date(${arg('dag')}))) g
        where g."id" = ${row}."id") end`
    },
  },
  async prepare(draft, work) {
    draft.smart_risicoklasse ??=
      (await work.find('sanerings_adviezen', draft.sanerings_advies))?.smart_risicoklasse ?? null
  },
  async afterCreate(id, draft, work) {
    if (draft.voorkeur) await onlyPreferred(id, draft, work)
  },
  async afterUpdate(id, draft, work) {
    if (draft.voorkeur) await onlyPreferred(id, draft, work)
  },
}

/** Of the strategies for one place one is preferred: those for some of the same places are so no longer. */
async function onlyPreferred(id: string, draft: DraftOf<'sanitationStrategy'>, work: Work): Promise<void> {
  const entity = model.entity('sanitationStrategy')
  await holdOne(work, { entity, flag: 'voorkeur', within: { field: 'bron', id: draft.bron } })
  const places = (strategy: string) =>
    `select l."naar_id" from "saneringsstrategie__bron_locaties" l where l."organisatie_id" = s."organisatie_id" and l."van_id" = ${strategy}`
  const others = await work.query<{ id: string }>(
    `update "saneringsstrategie" s set "voorkeur" = false, "record_version" = s."record_version" + 1, "updated_at" = now()
     where s."organisatie_id" = $4 and s."bron_id" = try_uuid($2) and s."onderzoek_id" = try_uuid($3) and s."id" <> try_uuid($1) and s."voorkeur" and s."deleted_at" is null
       and (not exists (${places('s."id"')}) or not exists (${places('try_uuid($1)')})
         or exists (${places('s."id"')} intersect ${places('try_uuid($1)')}))
     returning s."id"::text`,
    [id, draft.bron, draft.onderzoek, work.session.organisationId],
  )
  await rememberAll(
    work,
    'update',
    entity,
    others.map((one) => ({ id: one.id, changes: { voorkeur: [true, false] } })),
  )
}
