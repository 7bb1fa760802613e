create table "asset_plattegrond" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "variant" text not null check ("variant" in ('Plattegrond', 'VesselPlattegrond')),
  "asset_id" uuid not null,
  "naam" text not null,
  "verdieping_id" uuid,
  "file_id" uuid,
  "pagina" integer not null,
  "rotatie" text not null check ("rotatie" in ('0', '90', '180', '270')),
  "breedte" integer not null,
  "hoogte" integer not null,
  "schaal" numeric(12,3),
  "achtergrond_opaciteit" numeric(11,2),
  "basistekening" jsonb,
  "beeld_id" uuid,
  "beeld_fout" text check ("beeld_fout" in ('wachtwoord', 'beschadigd', 'pagina', 'te_zwaar')),
  "volgorde" integer not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "asset_plattegrond" add constraint "asset_plattegrond_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "asset_plattegrond" add constraint "asset_plattegrond_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "asset_plattegrond" add constraint "asset_plattegrond_asset_id_fk" foreign key ("organisatie_id", "asset_id") references "asset" ("organisatie_id", "id") deferrable;

create index "asset_plattegrond_asset_id_idx" on "asset_plattegrond" ("organisatie_id", "asset_id");

alter table "asset_plattegrond" add constraint "asset_plattegrond_verdieping_id_fk" foreign key ("organisatie_id", "verdieping_id") references "verdieping" ("organisatie_id", "id") deferrable;

create index "asset_plattegrond_verdieping_id_idx" on "asset_plattegrond" ("organisatie_id", "verdieping_id");

alter table "asset_plattegrond" add constraint "asset_plattegrond_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "asset_plattegrond_file_id_idx" on "asset_plattegrond" ("organisatie_id", "file_id");

alter table "asset_plattegrond" add constraint "asset_plattegrond_beeld_id_fk" foreign key ("organisatie_id", "beeld_id") references "file" ("organisatie_id", "id") deferrable;

create index "asset_plattegrond_beeld_id_idx" on "asset_plattegrond" ("organisatie_id", "beeld_id");

alter table "asset_plattegrond" enable row level security;
