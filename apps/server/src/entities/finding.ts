import type { DraftOf } from '../db/stored.ts'
import type { Behaviour } from './behaviour.ts'
import { latestVisit } from './shared/latest-visit.ts'

/** What was seen. Fixing, condition, damage and reach are needed as soon as the status says asbestos. */
export const findingBehaviour: Behaviour<'finding'> = {
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
    const needed: (keyof DraftOf<'finding'>)[] = []
    if (method?.code === 'verwijzing_monster') needed.push('verwijst_naar_monster')
    if (['verwijzing_onderzoek', 'eerder_rapport', 'documentatie'].includes(method?.code ?? ''))
      needed.push('verwijzing_tekst')
    if (status?.prioriteit === 1 && draft.aangetroffen === 'ja')
      needed.push('bevestiging', 'conditie', 'beschadiging', 'bereikbaarheid')
    return needed.filter((name) => (draft[name] ?? '') === '').map((path) => ({ path, rule: 'isRequired', args: [] }))
  },
}
