create table "asset_template" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "naam" text not null,
  "asset_soort" text not null check ("asset_soort" in ('VastgoedAsset', 'Vessel')),
  "omschrijving" text,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "asset_template_ruimte" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "asset_template_id" uuid not null,
  "naam" text,
  "ruimte_naam_id" integer,
  "location_name_id" integer,
  "asset_template_ruimte_id" uuid,
  "verdieping_naam_id" integer,
  "deck_name_id" integer,
  "aantal" integer not null,
  "volgorde" integer not null,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "asset_template" add constraint "asset_template_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

create unique index "asset_template_naam_uniek" on "asset_template" ("organisatie_id", lower("naam")) where "deleted_at" is null;

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_asset_template_id_fk" foreign key ("organisatie_id", "asset_template_id") references "asset_template" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_asset_template_id_idx" on "asset_template_ruimte" ("organisatie_id", "asset_template_id");

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_ruimte_naam_id_fk" foreign key ("organisatie_id", "ruimte_naam_id") references "ruimte_naam" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_ruimte_naam_id_idx" on "asset_template_ruimte" ("organisatie_id", "ruimte_naam_id");

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_location_name_id_fk" foreign key ("organisatie_id", "location_name_id") references "location_name" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_location_name_id_idx" on "asset_template_ruimte" ("organisatie_id", "location_name_id");

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_asset_template_ruimte_id_fk" foreign key ("organisatie_id", "asset_template_ruimte_id") references "asset_template_ruimte" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_asset_template_ruimte_id_idx" on "asset_template_ruimte" ("organisatie_id", "asset_template_ruimte_id");

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_verdieping_naam_id_fk" foreign key ("organisatie_id", "verdieping_naam_id") references "verdieping_naam" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_verdieping_naam_id_idx" on "asset_template_ruimte" ("organisatie_id", "verdieping_naam_id");

alter table "asset_template_ruimte" add constraint "asset_template_ruimte_deck_name_id_fk" foreign key ("organisatie_id", "deck_name_id") references "deck_name" ("organisatie_id", "id") deferrable;

create index "asset_template_ruimte_deck_name_id_idx" on "asset_template_ruimte" ("organisatie_id", "deck_name_id");

alter table "asset_template" enable row level security;

alter table "asset_template_ruimte" enable row level security;
