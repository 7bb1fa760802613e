/**
 * What the check plan of a survey says of each material of its variable set, in the order of the guideline: SQL of one value,
 * an array of `VscpSummaryLine`. Of a survey without a check plan null.
 */
export const vscpSummaryOf = (survey: string): string => `(
  with "e" as (
    select e."vscp_material_id", p."code" as "controle", u."code" as "uitkomst", e."massa" from "vscp_entry" e
    join "vscp_check_procedure" p on p."organisatie_id" = e."organisatie_id" and p."id" = e."vscp_check_procedure_id"
    left join "entry_materiaal_status" u on u."organisatie_id" = e."organisatie_id" and u."id" = e."entry_materiaal_status_id"
    where e."organisatie_id" = ${survey}."organisatie_id" and e."onderzoek_id" = ${survey}."id" and e."deleted_at" is null
  ), "s" as (
    select "vscp_material_id", count(*) as "aantal", count(*) filter (where "uitkomst" is null) as "zonder",
      sum("massa") filter (where "uitkomst" in ('Y', 'PCHM')) as "massa"
    from "e" group by "vscp_material_id"
  )
  select jsonb_agg(jsonb_build_object(
    'id', m."id"::text, 'code', m."code", 'value', m."value", 'value_en', m."value_en", 'value_fr', m."value_fr",
    'tabel', m."tabel", 'drempel', m."drempel", 'eenheid', m."eenheid",
    'aantal', coalesce(s."aantal", 0), 'zonder_uitkomst', coalesce(s."zonder", 0), 'massa', s."massa",
    'controles', ${countedBy('controle')}, 'uitkomsten', ${countedBy('uitkomst')}
  ) order by m."volgorde", m."id")
  from "vscp_material" m left join "s" on s."vscp_material_id" = m."id"
  where m."organisatie_id" = ${survey}."organisatie_id" and m."variable_set_id" = ${survey}."variable_set_id" and m."deleted_at" is null
    and (m."active" or s."aantal" > 0) and exists (select 1 from "e"))`

/** How many entries of a material have each code. */
const countedBy = (column: 'controle' | 'uitkomst') => `coalesce((select jsonb_object_agg(c."code", c."n") from (
    select e."${column}" as "code", count(*) as "n" from "e" where e."vscp_material_id" = m."id" and e."${column}" is not null group by 1) c), '{}')`
