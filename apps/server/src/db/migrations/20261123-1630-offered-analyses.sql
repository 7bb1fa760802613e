alter table "laboratorium_mogelijkheid" add column "stof_code" text;

alter table "laboratorium_mogelijkheid" add column "monster_soort_code" text;

alter table "laboratorium_mogelijkheid" add column "analyse_methode_code" text;

-- What was typed so far stays; where it names a method of a kind of a substance of any set, the codes of those are kept with it.
update "laboratorium_mogelijkheid" p
set "stof_code" = i."stof", "monster_soort_code" = i."soort", "analyse_methode_code" = i."methode"
from (
  select distinct on (m."organisatie_id", s."value", k."value", m."value") m."organisatie_id",
    s."value" as "stof_value", k."value" as "soort_value", m."value" as "methode_value",
    s."code" as "stof", k."code" as "soort", m."code" as "methode"
  from "analyse_methode" m
  join "monster_soort" k on k."organisatie_id" = m."organisatie_id" and k."id" = m."monster_soort_id" and k."deleted_at" is null
  join "materiaal_type" s on s."organisatie_id" = k."organisatie_id" and s."id" = k."materiaal_type_id" and s."deleted_at" is null
  where m."deleted_at" is null
  order by m."organisatie_id", s."value", k."value", m."value", m."id" desc
) i
where p."organisatie_id" = i."organisatie_id" and p."stof" = i."stof_value" and p."monster_soort" = i."soort_value"
  and p."analyse_methode" = i."methode_value";
