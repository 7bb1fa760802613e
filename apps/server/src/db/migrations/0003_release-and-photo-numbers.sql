alter table "uitgesloten_ruimte" add column "foto_nummer" text;

alter table "bron_locatie_foto" add column "foto_nummer" text;

-- Photos that are there are numbered in the order in which reports have printed them so far: by survey, source and
-- location, then the exclusions. Deleted ones come last, so that what is printed next has the low numbers.
create temporary table "genummerd" on commit drop as
select f."organisatie_id", f."soort", f."id", f."asset",
  row_number() over (
    partition by f."organisatie_id", f."asset"
    order by f."weg", o."nummer" collate "natuurlijk", f."soort", f."nummer" collate "natuurlijk",
      f."plaats" collate "natuurlijk", f."volgorde", f."created_at", f."id"
  ) as "nummer"
from (
  select p."organisatie_id", 1 as "soort", p."id", b."inventarisatie_asset_id" as "asset",
    coalesce(v."onderzoek_id", b."onderzoek_id") as "onderzoek", b."nummer", l."nummer" as "plaats", p."volgorde",
    p."created_at", p."deleted_at" is not null as "weg"
  from "bron_locatie_foto" p
  join "bron_locatie" l on l."organisatie_id" = p."organisatie_id" and l."id" = p."bron_locatie_id"
  join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
  left join "inventarisatie" v on v."organisatie_id" = p."organisatie_id" and v."id" = p."inventarisatie_id"
  union all
  select u."organisatie_id", 2, u."id", z."inventarisatie_asset_id", z."id", u."nummer", '', 0,
    u."created_at", u."deleted_at" is not null
  from "uitgesloten_ruimte" u
  join "onderzoek" z on z."organisatie_id" = u."organisatie_id" and z."id" = u."onderzoek_id"
  where u."file_id" is not null
) f
left join "onderzoek" o on o."organisatie_id" = f."organisatie_id" and o."id" = f."onderzoek";

update "bron_locatie_foto" p set "foto_nummer" = 'F' || lpad(g."nummer"::text, greatest(2, length(g."nummer"::text)), '0')
from "genummerd" g where g."soort" = 1 and g."organisatie_id" = p."organisatie_id" and g."id" = p."id";

update "uitgesloten_ruimte" u set "foto_nummer" = 'F' || lpad(g."nummer"::text, greatest(2, length(g."nummer"::text)), '0')
from "genummerd" g where g."soort" = 2 and g."organisatie_id" = u."organisatie_id" and g."id" = u."id";

insert into "teller" ("organisatie_id", "soort", "binnen", "laatste")
select "organisatie_id", 'Foto.F', "asset"::text, max("nummer") from "genummerd" group by "organisatie_id", "asset";

alter table "bron_locatie_foto" alter column "foto_nummer" set not null;

-- Until templates exist none is chosen.
alter table "rapport" alter column "rapport_template_id" drop not null;

alter table "rapport" add column "aangeboden_door_id" uuid;

alter table "rapport" add column "gecontroleerd_op" timestamptz;

alter table "rapport" add column "vingerafdruk" text;

create table "rapport_gat_argument" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "rapport_id" uuid not null,
  "gat" text not null,
  "reden" text not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "taak" add column "uitleg" text;

alter table "rapport" add constraint "rapport_aangeboden_door_id_fk" foreign key ("organisatie_id", "aangeboden_door_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "rapport_aangeboden_door_id_idx" on "rapport" ("organisatie_id", "aangeboden_door_id");

alter table "rapport_gat_argument" add constraint "rapport_gat_argument_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "rapport_gat_argument" add constraint "rapport_gat_argument_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "rapport_gat_argument" add constraint "rapport_gat_argument_rapport_id_fk" foreign key ("organisatie_id", "rapport_id") references "rapport" ("organisatie_id", "id") deferrable;

create index "rapport_gat_argument_rapport_id_idx" on "rapport_gat_argument" ("organisatie_id", "rapport_id");

create unique index "rapport_gat_argument_gat_uniek" on "rapport_gat_argument" ("organisatie_id", "rapport_id", lower("gat")) where "deleted_at" is null;

alter table "rapport_gat_argument" enable row level security;

