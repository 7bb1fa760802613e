import { model } from '@vezel/model'
import { notices } from '@vezel/model/notices.ts'
import { tasks } from '@vezel/model/tasks.ts'
import { q, tableOf } from '../db/names.ts'
import type { Behaviour } from './behaviour.ts'

/** The kinds of record that somebody may be told of. */
const toldOf = [...Object.values(notices), ...Object.values(tasks)].flatMap((kind) => ('of' in kind ? [kind.of] : []))

export const noticeBehaviour: Behaviour<'notice'> = {
  computed: {
    record_verwijderd: ({ row }) => {
      const cases = [...new Set(toldOf)].map((key) => {
        const entity = model.entity(key)
        return `when '${entity.api.type}' then not exists (select 1 from ${q(tableOf(entity))} r
          where r."organisatie_id" = ${row}."organisatie_id" and r."id" = try_uuid(${row}."record_id") and r."deleted_at" is null)`
      })
      return `(case ${row}."record_type" ${cases.join(' ')} else false end)`
    },
  },
}
