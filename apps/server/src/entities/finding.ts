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
  standing: ({ row, organisation }) =>
    `(select b."zwaarte"[2] as "materiaal_status_id", b."grond", b."van_onderzoek_id", b."monster_id", b."tegenspraak"
      from bevindingen_van_locatie(${organisation}, ${row}."bron_locatie_id") b where b."bevinding_id" = ${row}."id")`,
  computed: {
    // What is not there has no status, unless a sample of it says otherwise; what could not be checked keeps the one it had.
    vastgestelde_status: ({ row, standing }) =>
      `case when ${row}."aangetroffen" <> 'nee' or ${standing('tegenspraak')} then ${standing('materiaal_status_id')} end`,
    grond: ({ standing }) => standing('grond'),
    overgenomen_van: ({ standing }) => standing('van_onderzoek_id'),
    bepalend_monster: ({ standing }) => standing('monster_id'),
    tegenspraak: ({ standing }) => `coalesce(${standing('tegenspraak')}, false)`,
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
