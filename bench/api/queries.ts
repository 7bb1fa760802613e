import { model } from '@vezel/model'
import { q, tableOf } from '../../apps/server/src/db/names.ts'
import { email } from '../../apps/server/src/testing/product.ts'

/** The same question twice: as the API is asked, and as one statement that a person would write for it. */
export interface Question {
  readonly graphql: string
  /** `$1` is the organisation, `$2` the survey; answers one row with the JSON of `data`. */
  readonly sql: string
  readonly needsSurvey: boolean
}

const tree: Question = {
  needsSurvey: true,
  graphql: `query($survey: ID!) { onderzoek(id: $survey) { id nummer startdatum prioriteit omschrijving
    eerst_vastgelegde_bronnen { id nummer naam kleur in_rapport
      locaties { id nummer plaats binnen_buiten
        inventarisaties { id aangetroffen hoeveelheid opmerking
          monsters { id nummer omschrijving plaats
            analyses { id status opmerking
              resultaten { id waarde opmerking } } } } } } } }`,
  sql: `select json_build_object('onderzoek', (select row_to_json(o) from (
    select o.id, o.nummer, o.startdatum, o.prioriteit, o.omschrijving, (select coalesce(json_agg(row_to_json(b)), '[]') from (
      select b.id, b.nummer, b.naam, b.kleur, b.in_rapport, (select coalesce(json_agg(row_to_json(l)), '[]') from (
        select l.id, l.nummer, l.plaats, l.binnen_buiten, (select coalesce(json_agg(row_to_json(f)), '[]') from (
          select f.id, f.aangetroffen, f.hoeveelheid, f.opmerking, (select coalesce(json_agg(row_to_json(m)), '[]') from (
            select m.id, m.nummer, m.omschrijving, m.plaats, (select coalesce(json_agg(row_to_json(a)), '[]') from (
              select a.id, a.status, a.opmerking, (select coalesce(json_agg(row_to_json(r)), '[]') from (
                select r.id, r.waarde, r.opmerking from resultaat r
                where r.organisatie_id = $1 and r.analyse_id = a.id and r.deleted_at is null order by r.created_at, r.id) r) as resultaten
              from "analyse" a where a.organisatie_id = $1 and a.monster_id = m.id and a.deleted_at is null order by a.created_at, a.id) a) as analyses
            from monster m where m.organisatie_id = $1 and m.bron_locatie_inventarisatie_id = f.id and m.deleted_at is null
            order by m.nummer collate natuurlijk) m) as monsters
          from bron_locatie_inventarisatie f where f.organisatie_id = $1 and f.bron_locatie_id = l.id and f.deleted_at is null
          order by f.created_at, f.id) f) as inventarisaties
        from bron_locatie l where l.organisatie_id = $1 and l.bron_id = b.id and l.deleted_at is null
        order by l.nummer collate natuurlijk) l) as locaties
      from bron b where b.organisatie_id = $1 and b.onderzoek_id = o.id and b.deleted_at is null
      order by b.nummer collate natuurlijk) b) as eerst_vastgelegde_bronnen
    from onderzoek o where o.organisatie_id = $1 and o.id = $2 and o.deleted_at is null) o))::text as j`,
}

const list: Question = {
  needsSurvey: false,
  graphql: `{ onderzoeken(limit: 100, sort: [{ field: "nummer" }]) { id nummer startdatum einddatum prioriteit omschrijving
    onderzoek_status { id value } vestiging { id naam } projectleider { id functie } } }`,
  sql: `select json_build_object('onderzoeken', (select coalesce(json_agg(row_to_json(o)), '[]') from (
    select o.id, o.nummer, o.startdatum, o.einddatum, o.prioriteit, o.omschrijving,
      (select row_to_json(s) from (select s.id::text, s.value from onderzoek_status s where s.organisatie_id = $1 and s.id = o.onderzoek_status_id and s.deleted_at is null) s) as onderzoek_status,
      (select row_to_json(v) from (select v.id, v.naam from vestiging v where v.organisatie_id = $1 and v.id = o.vestiging_id and v.deleted_at is null) v) as vestiging,
      (select row_to_json(p) from (select p.id, p.functie from inventarisatie_user p where p.organisatie_id = $1 and p.id = o.projectleider_id and p.deleted_at is null) p) as projectleider
    from onderzoek o where o.organisatie_id = $1 and o.deleted_at is null order by o.nummer collate natuurlijk limit 100) o))::text as j`,
}

const sets = model.inverses(model.entity('variableSet')).filter(({ from }) => from.isLookup)
const fields = ['value', 'value_en', 'value_fr', 'code', 'active', 'volgorde']
/** What a page asks when it starts, with all lists of the set. */
const lists: Question = {
  needsSurvey: false,
  graphql: `{ me { id full_name inventarisatie_user { id inventarisatie_organisatie { id naam variable_set { id name ${sets
    .map(({ name }) => `${name} { id ${fields.join(' ')} }`)
    .join(' ')} } } } } }`,
  sql: `select json_build_object('me', (select json_build_object('id', u.id::text, 'full_name', concat_ws(' ', u."name", u.tussenvoegsel, u.achternaam),
      'inventarisatie_user', json_build_object('id', w.id, 'inventarisatie_organisatie', json_build_object('id', o.id::text, 'naam', o.naam, 'variable_set',
    (select row_to_json(s) from (select v.id::text, v."name", ${sets
      .map(
        ({ name, from }) => `(select coalesce(json_agg(row_to_json(i)), '[]') from (
      select i.id::text, ${fields.map((f) => `i.${f}`).join(', ')} from ${q(tableOf(from))} i
      where i.organisatie_id = $1 and i.variable_set_id = v.id and i.deleted_at is null order by i.volgorde, i.created_at, i.id) i) as ${name}`,
      )
      .join(', ')}
    from variable_set v where v.organisatie_id = $1 and v.id = o.variable_set_id) s))))
    from inventarisatie_organisatie o join inventarisatie_user w on w.organisatie_id = o.id join "user" u on u.id = w.user_id
    where o.id = $1 and u.email = '${email}'))::text as j`,
}

export const questions = { tree, list, lists }
export type QuestionName = keyof typeof questions
