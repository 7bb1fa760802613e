import type { Work } from '../db/work.ts'
import type { Behaviour } from './behaviour.ts'

/** The latest visit of a survey: where what is recorded now belongs, unless said otherwise. */
export async function latestVisit(work: Work, surveyId: unknown): Promise<string | null> {
  const [row] = await work.query<{ id: string }>(
    `select "id"::text from "inventarisatie" where "onderzoek_id" = try_uuid($1) and "deleted_at" is null and "status" <> 'geannuleerd' order by "nummer" desc limit 1`,
    [surveyId],
  )
  return row?.id ?? null
}

/** What was seen. Fixing, condition, damage and reach are needed as soon as the status says asbestos. */
export const findingBehaviour: Behaviour = {
  computed: {
    vastgestelde_status: ({ row }) =>
      `(select b."materiaal_status_id" from "bevinding_status" b where b."organisatie_id" = ${row}."organisatie_id" and b."bevinding_id" = ${row}."id")`,
  },

  async prepare(draft, work) {
    if (draft.inventarisatie) return
    const location = await work.find('location', draft.bron_locatie)
    const source = await work.find('source', location?.bron)
    draft.inventarisatie = await latestVisit(work, source?.onderzoek)
  },

  async beforeSave(draft, work) {
    const method = await work.find('bron_locatie_analysemethodes', draft.bron_locatie_analysemethode)
    const status = await work.find('materiaal_statussen', draft.materiaal_status)
    const needed = [
      ...(method?.code === 'verwijzing_monster' ? ['verwijst_naar_monster'] : []),
      ...(['verwijzing_onderzoek', 'eerder_rapport', 'documentatie'].includes(String(method?.code))
        ? ['verwijzing_tekst']
        : []),
      ...(status?.prioriteit === 1 && draft.aangetroffen === 'ja'
        ? ['bevestiging', 'conditie', 'beschadiging', 'bereikbaarheid']
        : []),
    ]
    return needed.filter((name) => (draft[name] ?? '') === '').map((path) => ({ path, rule: 'isRequired', args: [] }))
  },
}
