alter table "taak" drop constraint "taak_rapport_id_fk";

drop index "taak_rapport_id_idx";

alter table "taak" add column "record_type" text;

alter table "taak" add column "record_id" text;

update "taak" set "record_type" = 'Rapport', "record_id" = "rapport_id"::text where "rapport_id" is not null;

alter table "taak" drop column "rapport_id";
