import type { Issue } from '@vezel/model/rules/rule.ts'
import type { DraftOf, StoredOf } from '../db/stored.ts'
import type { Work } from '../db/work.ts'
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
    vscp_label: ({ row }) =>
      `(select l."nummer" from "bron_locatie" l where l."organisatie_id" = ${row}."organisatie_id" and l."id" = ${row}."bron_locatie_id")`,
    tegenspraak: ({ standing }) => `coalesce(${standing('tegenspraak')}, false)`,
  },

  async prepare(draft, work) {
    if (draft.inventarisatie) return
    const location = await work.find('location', draft.bron_locatie)
    const source = await work.find('source', location?.bron)
    draft.inventarisatie = await latestVisit(work, source?.onderzoek)
  },

  async beforeSave(draft, work, before) {
    const method = await work.find('bron_locatie_analysemethodes', draft.bron_locatie_analysemethode)
    const status = await work.find('materiaal_statussen', draft.materiaal_status)
    const needed: (keyof DraftOf<'finding'>)[] = []
    if (method?.code === 'verwijzing_monster') needed.push('verwijst_naar_monster')
    if (['verwijzing_onderzoek', 'eerder_rapport', 'documentatie'].includes(method?.code ?? ''))
      needed.push('verwijzing_tekst')
    if (status?.prioriteit === 1 && draft.aangetroffen === 'ja')
      needed.push('bevestiging', 'conditie', 'beschadiging', 'bereikbaarheid')
    const issues: Issue[] = needed
      .filter((name) => (draft[name] ?? '') === '')
      .map((path) => ({ path, rule: 'isRequired', args: [] }))
    if (refersAnew(draft, before) && !(await isOfSourceBefore(draft, work)))
      issues.push({ path: 'verwijst_naar_monster', rule: 'ofSourceBefore', args: [] })
    return issues
  },
}

const refersAnew = (draft: DraftOf<'finding'>, before: StoredOf<'finding'> | undefined) =>
  draft.verwijst_naar_monster !== null &&
  (['verwijst_naar_monster', 'bron_locatie', 'inventarisatie'] as const).some((name) => before?.[name] !== draft[name])

/** Whether the sample that a finding refers to was taken of the same source, in this survey or an earlier one. */
async function isOfSourceBefore(draft: DraftOf<'finding'>, work: Work): Promise<boolean> {
  const found = await work.query(
    `select 1 from "monster" m
     join "bron_locatie_inventarisatie" f on f."organisatie_id" = m."organisatie_id" and f."id" = m."bron_locatie_inventarisatie_id"
     join "bron_locatie" there on there."organisatie_id" = f."organisatie_id" and there."id" = f."bron_locatie_id"
     join "bron_locatie" here on here."organisatie_id" = m."organisatie_id" and here."id" = try_uuid($2)
     join "inventarisatie" v on v."organisatie_id" = m."organisatie_id" and v."id" = try_uuid($3)
     join "onderzoek" o on o."organisatie_id" = m."organisatie_id" and o."id" = v."onderzoek_id"
     join "onderzoek" e on e."organisatie_id" = m."organisatie_id" and e."id" = m."onderzoek_id"
     where m."id" = try_uuid($1) and there."bron_id" = here."bron_id"
       and (coalesce(e."startdatum", e."created_at"::date), e."created_at", e."id") <= (coalesce(o."startdatum", o."created_at"::date), o."created_at", o."id")`,
    [draft.verwijst_naar_monster, draft.bron_locatie, draft.inventarisatie],
  )
  return found.length > 0
}
