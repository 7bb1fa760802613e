import type { DraftOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'
import { isThere } from './shared/standing.ts'

/** A strategy takes the usual class of its method; of the strategies of one source in a survey one is preferred. */
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

const onlyPreferred = (id: string, draft: DraftOf<'sanitationStrategy'>, work: Work) =>
  work.query(
    `update "saneringsstrategie" set "voorkeur" = false, "record_version" = "record_version" + 1 where "bron_id" = try_uuid($2) and "onderzoek_id" = try_uuid($3) and "id" <> try_uuid($1) and "voorkeur"`,
    [id, draft.bron, draft.onderzoek],
  )
