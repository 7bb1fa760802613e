create table "vscp_entry" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "nummer" text not null,
  "vscp_material_id" integer not null,
  "vscp_zone_id" integer not null,
  "sub_asset_id" uuid,
  "vscp_system_id" integer not null,
  "vscp_component_id" integer not null,
  "apparaat" text,
  "document_status_id" integer not null,
  "vscp_check_procedure_id" integer not null,
  "motivatie" text,
  "entry_materiaal_status_id" integer,
  "bevinding_id" uuid,
  "beperking_id" uuid,
  "document_id" uuid,
  "massa" numeric(12,3),
  "aantal" integer,
  "opmerking" text,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "sub_asset" add column "location_name_id" integer;

alter table "sub_asset" add column "vscp_zone_id" integer;

alter table "sub_asset" add column "spant_van" text;

alter table "sub_asset" add column "spant_tot" text;

alter table "sub_asset" add column "zijde" text check ("zijde" in ('bakboord', 'stuurboord', 'midden', 'beide'));

alter table "sub_asset" drop constraint "sub_asset_variant_check";
alter table "sub_asset" add check ("variant" in ('Ruimte', 'VesselRuimte'));

insert into "vscp_check_procedure" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"V: visuele controle","value_en":"V: visual check","value_fr":"V : contrôle visuel","code":"V","active":true,"volgorde":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "vscp_check_procedure" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "vscp_check_procedure" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"S: monstercontrole","value_en":"S: sampling check","value_fr":"S : contrôle par prélèvement","code":"S","active":true,"volgorde":1,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "vscp_check_procedure" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "vscp_check_procedure" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"V en S","value_en":"V and S","value_fr":"V et S","code":"VS","active":true,"volgorde":2,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "vscp_check_procedure" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "vscp_check_procedure" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"PCHM: mogelijk aanwezig, niet gecontroleerd","value_en":"PCHM: potentially containing, not checked","value_fr":"PCHM : potentiellement contenu, non contrôlé","code":"PCHM","active":true,"volgorde":3,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "vscp_check_procedure" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "entry_materiaal_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "color")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'color')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Aanwezig (Y)","value_en":"Contained (Y)","value_fr":"Contenu (Y)","code":"Y","active":true,"volgorde":0,"color":"#C4231C","at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "entry_materiaal_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "entry_materiaal_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "color")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'color')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Niet aanwezig (N)","value_en":"Not contained (N)","value_fr":"Non contenu (N)","code":"N","active":true,"volgorde":1,"color":"#1C7A3E","at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "entry_materiaal_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "entry_materiaal_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "color")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'color')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Onbekend","value_en":"Unknown","value_fr":"Inconnu","code":"UNKNOWN","active":true,"volgorde":2,"color":"#5B6977","at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "entry_materiaal_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "entry_materiaal_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "color")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'color')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Mogelijk aanwezig (PCHM)","value_en":"Potentially containing (PCHM)","value_fr":"Potentiellement contenu (PCHM)","description":"Onderdeel kon niet worden gecontroleerd of de controle is niet evenredig","code":"PCHM","active":true,"volgorde":3,"color":"#C25700","at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "entry_materiaal_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

alter table "sub_asset" add constraint "sub_asset_location_name_id_fk" foreign key ("organisatie_id", "location_name_id") references "location_name" ("organisatie_id", "id") deferrable;

create index "sub_asset_location_name_id_idx" on "sub_asset" ("organisatie_id", "location_name_id");

alter table "sub_asset" add constraint "sub_asset_vscp_zone_id_fk" foreign key ("organisatie_id", "vscp_zone_id") references "vscp_zone" ("organisatie_id", "id") deferrable;

create index "sub_asset_vscp_zone_id_idx" on "sub_asset" ("organisatie_id", "vscp_zone_id");

alter table "vscp_entry" add constraint "vscp_entry_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "vscp_entry" add constraint "vscp_entry_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "vscp_entry" add constraint "vscp_entry_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "vscp_entry_onderzoek_id_idx" on "vscp_entry" ("organisatie_id", "onderzoek_id");

create unique index "vscp_entry_nummer_uniek" on "vscp_entry" ("organisatie_id", "onderzoek_id", lower("nummer")) where "deleted_at" is null;

alter table "vscp_entry" add constraint "vscp_entry_vscp_material_id_fk" foreign key ("organisatie_id", "vscp_material_id") references "vscp_material" ("organisatie_id", "id") deferrable;

create index "vscp_entry_vscp_material_id_idx" on "vscp_entry" ("organisatie_id", "vscp_material_id");

alter table "vscp_entry" add constraint "vscp_entry_vscp_zone_id_fk" foreign key ("organisatie_id", "vscp_zone_id") references "vscp_zone" ("organisatie_id", "id") deferrable;

create index "vscp_entry_vscp_zone_id_idx" on "vscp_entry" ("organisatie_id", "vscp_zone_id");

alter table "vscp_entry" add constraint "vscp_entry_sub_asset_id_fk" foreign key ("organisatie_id", "sub_asset_id") references "sub_asset" ("organisatie_id", "id") deferrable;

create index "vscp_entry_sub_asset_id_idx" on "vscp_entry" ("organisatie_id", "sub_asset_id");

alter table "vscp_entry" add constraint "vscp_entry_vscp_system_id_fk" foreign key ("organisatie_id", "vscp_system_id") references "vscp_system" ("organisatie_id", "id") deferrable;

create index "vscp_entry_vscp_system_id_idx" on "vscp_entry" ("organisatie_id", "vscp_system_id");

alter table "vscp_entry" add constraint "vscp_entry_vscp_component_id_fk" foreign key ("organisatie_id", "vscp_component_id") references "vscp_component" ("organisatie_id", "id") deferrable;

create index "vscp_entry_vscp_component_id_idx" on "vscp_entry" ("organisatie_id", "vscp_component_id");

alter table "vscp_entry" add constraint "vscp_entry_document_status_id_fk" foreign key ("organisatie_id", "document_status_id") references "entry_materiaal_status" ("organisatie_id", "id") deferrable;

create index "vscp_entry_document_status_id_idx" on "vscp_entry" ("organisatie_id", "document_status_id");

alter table "vscp_entry" add constraint "vscp_entry_vscp_check_procedure_id_fk" foreign key ("organisatie_id", "vscp_check_procedure_id") references "vscp_check_procedure" ("organisatie_id", "id") deferrable;

create index "vscp_entry_vscp_check_procedure_id_idx" on "vscp_entry" ("organisatie_id", "vscp_check_procedure_id");

alter table "vscp_entry" add constraint "vscp_entry_entry_materiaal_status_id_fk" foreign key ("organisatie_id", "entry_materiaal_status_id") references "entry_materiaal_status" ("organisatie_id", "id") deferrable;

create index "vscp_entry_entry_materiaal_status_id_idx" on "vscp_entry" ("organisatie_id", "entry_materiaal_status_id");

alter table "vscp_entry" add constraint "vscp_entry_bevinding_id_fk" foreign key ("organisatie_id", "bevinding_id") references "bron_locatie_inventarisatie" ("organisatie_id", "id") deferrable;

create index "vscp_entry_bevinding_id_idx" on "vscp_entry" ("organisatie_id", "bevinding_id");

alter table "vscp_entry" add constraint "vscp_entry_beperking_id_fk" foreign key ("organisatie_id", "beperking_id") references "onderzoek_beperking" ("organisatie_id", "id") deferrable;

create index "vscp_entry_beperking_id_idx" on "vscp_entry" ("organisatie_id", "beperking_id");

alter table "vscp_entry" add constraint "vscp_entry_document_id_fk" foreign key ("organisatie_id", "document_id") references "document" ("organisatie_id", "id") deferrable;

create index "vscp_entry_document_id_idx" on "vscp_entry" ("organisatie_id", "document_id");

alter table "vscp_entry" enable row level security;

-- The places of a vessel were rooms until now.
update "sub_asset" s set "variant" = 'VesselRuimte' from "asset" a
where a."organisatie_id" = s."organisatie_id" and a."id" = s."asset_id" and a."variant" = 'Vessel';
