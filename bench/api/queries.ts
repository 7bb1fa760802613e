import { model } from '@vezel/model'
import { q, tableOf } from '../../apps/server/src/db/names.ts'
import { email } from '../../apps/server/src/testing/product.ts'

/** The same question twice: as the API is asked, and as one statement that a person would write for it. */
export interface Question {
  readonly graphql: string
  /** `$1` is the organisation, `$2` the survey, or the folder of the asset; answers one row with the JSON of `data`. */
  readonly sql: string
  readonly needsSurvey: boolean
}

/** A list of the tree: asked of the API by its name, and of PostgreSQL by its table. */
export interface Branch {
  readonly table: string
  /** The column that points at the row above. */
  readonly by: string
  readonly columns: string
  readonly order: string
  readonly lists?: Readonly<Record<string, Branch>>
}

const number = 't.nummer collate natuurlijk'
const made = 't.created_at, t.id'
const turn = `t.volgorde, ${made}`
const ofSurvey = (table: string, columns: string, order: string): Branch => ({
  table,
  by: 'onderzoek_id',
  columns,
  order,
})
const ofLocation = (table: string, columns: string, order: string, lists = {}): Branch => ({
  ...{ table, by: 'bron_locatie_id', columns, order, lists },
})

const results = { table: 'resultaat', by: 'analyse_id', columns: 'waarde opmerking', order: made }
const analyses = {
  table: 'analyse',
  by: 'monster_id',
  columns: 'status opmerking',
  order: made,
  lists: { resultaten: results },
}
const samples = {
  ...{ table: 'monster', by: 'bron_locatie_inventarisatie_id', columns: 'nummer omschrijving plaats', order: number },
  lists: { analyses },
}
const locations: Branch = {
  ...{ table: 'bron_locatie', by: 'bron_id', columns: 'nummer plaats binnen_buiten', order: number },
  lists: {
    inventarisaties: ofLocation('bron_locatie_inventarisatie', 'aangetroffen hoeveelheid opmerking', made, {
      monsters: samples,
    }),
    fotos: ofLocation('bron_locatie_foto', 'foto_nummer onderschrift in_rapport', turn),
    behandelingen: ofLocation('bron_locatie_behandeling', 'datum uitvoerder referentie', `t.datum, ${made}`),
    beheersmaatregelen: ofLocation('beheersmaatregel', 'omschrijving verantwoordelijke gereed_op', made),
  },
}
const sources: Branch = {
  ...ofSurvey('bron', 'nummer naam kleur in_rapport', number),
  lists: {
    locaties: locations,
    strategieen: {
      ...{ table: 'saneringsstrategie', by: 'bron_id', columns: 'werkomschrijving voorkeur', order: turn },
    },
  },
}
/** Everything that is recorded below a survey. */
export const ofTree: Readonly<Record<string, Branch>> = {
  inventarisaties: ofSurvey('inventarisatie', 'nummer start eind status', 't.nummer, t.created_at'),
  geschiktheden: ofSurvey('geschiktheid', 'stof klasse geschikt toelichting', `t.stof collate natuurlijk, ${made}`),
  interviews: ofSurvey('interview', 'naam wijze verslag', `t.datum, ${made}`),
  documenten: ofSurvey('document', 'naam datum herkomst beschikbaar', `t.datum, t.naam collate natuurlijk, ${made}`),
  oude_rapporten: ofSurvey('oud_rapport', 'naam rapportnummer datum', `t.datum, ${made}`),
  beperkingen: ofSurvey('onderzoek_beperking', 'nummer omschrijving gevolg', number),
  uitgesloten_ruimtes: ofSurvey('uitgesloten_ruimte', 'nummer omschrijving advies', number),
  out_of_scopes: ofSurvey('out_of_scope', 'nummer omschrijving', number),
  waarnemingen: ofSurvey('waarneming', 'nummer omschrijving in_rapport', number),
  inventarisatie_ruimtes: ofSurvey('inventarisatie_ruimte', 'onderzocht', made),
  onderzoek_fotos: ofSurvey('onderzoek_foto', 'foto_nummer onderschrift', turn),
  opmerkingen: ofSurvey('opmerking', 'titel tekst in_rapport', turn),
  eerst_vastgelegde_bronnen: sources,
}

const asked = (all: Readonly<Record<string, Branch>> = {}): string =>
  Object.entries(all)
    .map(([name, { columns, lists: below }]) => `${name} { id ${columns} ${asked(below)} }`)
    .join(' ')
const selected = (all: Readonly<Record<string, Branch>> = {}, above = 'o', depth = 0): string =>
  Object.entries(all)
    .map(([name, { table, by, columns, order, lists: below }]) => {
      const t = `t${depth}`
      const row = `select ${['id', ...columns.split(' ')].map((column) => written(t, column)).join(', ')}${selected(below, t, depth + 1)}
        from "${table}" ${t} where ${t}.organisatie_id = $1 and ${t}.${by} = ${above}.id and ${t}.deleted_at is null order by ${order.replaceAll('t.', `${t}.`)}`
      return `, (select coalesce(json_agg(row_to_json(r)), '[]') from (${row}) r) as ${name}`
    })
    .join('')
/** A moment as the API writes it. */
const written = (t: string, column: string) =>
  ['start', 'eind'].includes(column)
    ? `to_char(${t}."${column}" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as "${column}"`
    : `${t}."${column}"`

const tree: Question = {
  needsSurvey: true,
  graphql: `query($survey: ID!) { onderzoek(id: $survey) { id nummer startdatum prioriteit omschrijving ${asked(ofTree)} } }`,
  sql: `select json_build_object('onderzoek', (select row_to_json(o) from (
    select o.id, o.nummer, o.startdatum, o.prioriteit, o.omschrijving${selected(ofTree)}
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

const sourceFields = 'id nummer naam toestand gevaarlijk hoeveelheid_totaal'
/** What the page of an asset asks of what is known there, as it stands today; by hand each place is judged once. */
const asset: Question = {
  needsSurvey: true,
  graphql: `query($survey: ID!) { inventarisatieAssets(filter: { id: { in: [$survey] } }) { id bronnen { ${sourceFields}
    onderzoek { id nummer } locaties { id nummer plaats sub_asset { id naam } inventarisaties { id inventarisatie { id status onderzoek { id nummer } } } } } } }`,
  sql: `with d as materialized (select getoond_onderzoek($1::integer, $2::uuid, null) as onderzoek),
    p as materialized (select d.onderzoek, x.dag, l.locaties from d cross join lateral (select peildatum($1::integer, d.onderzoek, null) as dag) x
      cross join lateral locaties_van_pand($1::integer, $2::uuid, d.onderzoek, x.dag) l)
    select json_build_object('inventarisatieAssets', json_build_array(json_build_object('id', $2::uuid, 'bronnen', (select coalesce(json_agg(row_to_json(b)), '[]') from (
      select b.id, b.nummer, b.naam, s.toestand, s.gevaarlijk, s.hoeveelheid as hoeveelheid_totaal,
        (select row_to_json(o) from (select o.id, o.nummer from onderzoek o where o.organisatie_id = $1 and o.id = b.onderzoek_id and o.deleted_at is null) o) as onderzoek,
        (select coalesce(json_agg(row_to_json(l)), '[]') from (
          select l.id, l.nummer, l.plaats,
            (select row_to_json(r) from (select r.id, r.naam from sub_asset r where r.organisatie_id = $1 and r.id = l.sub_asset_id and r.deleted_at is null) r) as sub_asset,
            (select coalesce(json_agg(row_to_json(f)), '[]') from (
              select f.id, (select row_to_json(v) from (select v.id, v.status,
                (select row_to_json(o) from (select o.id, o.nummer from onderzoek o where o.organisatie_id = $1 and o.id = v.onderzoek_id and o.deleted_at is null) o) as onderzoek
                from inventarisatie v where v.organisatie_id = $1 and v.id = f.inventarisatie_id and v.deleted_at is null) v) as inventarisatie
              from bron_locatie_inventarisatie f where f.organisatie_id = $1 and f.bron_locatie_id = l.id and f.deleted_at is null order by f.created_at, f.id) f) as inventarisaties
          from bron_locatie l where l.organisatie_id = $1 and l.bron_id = b.id and l.deleted_at is null order by l.nummer collate natuurlijk) l) as locaties
      from bron b cross join p cross join lateral bron_uit($1::integer, b.id, p.onderzoek, p.dag, true, p.locaties) s
      where b.organisatie_id = $1 and b.inventarisatie_asset_id = $2 and b.deleted_at is null order by b.nummer collate natuurlijk) b))))::text as j`,
}

const sets = model.inverses(model.entity('variableSet')).filter(({ from }) => from.isLookup)
const fields = ['value', 'value_en', 'value_fr', 'code', 'active', 'volgorde']
/** What a page asks when it starts, with all lists of the set. */
const setLists: Question = {
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

export const questions = { tree, list, lists: setLists, asset }
export type QuestionName = keyof typeof questions
