import { askedToArgue, codesArguedBy, isArguable } from '@vezel/model/dossier-rules/index.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Behaviour } from './behaviour.ts'
import { refuseYourself } from './shared/entitled.ts'

/** Why something may be missing from a report: said once, so whoever comes second is told what stands there. */
export const gapArgumentBehaviour: Behaviour<'gapArgument'> = {
  computed: {
    // On the day that it was given: a certificate that expires later leaves what was said before.
    telt: ({ row, organisation }) =>
      `(case ${Object.entries(codesArguedBy)
        .map(
          ([
            capability,
            codes,
          ]) => `when split_part(${row}."gat", ' ', 1) in (${codes.map((code) => `'${code}'`).join(', ')})
          then is_bevoegd(${organisation}, ${row}."inventarisatie_user_id", '${capability}', (${row}."created_at" at time zone 'Europe/Amsterdam')::date)`,
        )
        .join(' ')} else true end)`,
  },
  async beforeSave(draft, work, before) {
    // Without a name it is refused for that.
    if (before || !draft.gat) return undefined
    // A gap is named by its code first. Such an explanation would be printed and excuse nothing.
    const [code = ''] = String(draft.gat).split(' ')
    if (!isArguable({ code })) throw new Problem('gapNotArguable')
    const capability = askedToArgue({ code })
    const reason = capability && (await refuseYourself(work, capability))
    if (reason) throw new Problem('notStored', { reason })
    const [given] = await work.query<{ reden: string; door: string | null }>(
      `select a."reden", (select concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") from "inventarisatie_user" l join "user" u on u."id" = l."user_id"
         where l."organisatie_id" = a."organisatie_id" and l."id" = a."inventarisatie_user_id") as "door"
       from "rapport_gat_argument" a where a."organisatie_id" = $1 and a."rapport_id" = try_uuid($2) and a."gat" = $3 and a."deleted_at" is null`,
      [work.session.organisationId, draft.rapport, draft.gat],
    )
    if (given) throw new Problem('gapExplained', { by: given.door ?? '?', reason: given.reden })
    return undefined
  },
}
