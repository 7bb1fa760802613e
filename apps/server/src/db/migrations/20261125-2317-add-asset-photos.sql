create table "asset_foto" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "variant" text not null check ("variant" in ('VastgoedAssetFoto', 'VesselPhoto')),
  "asset_id" uuid not null,
  "file_id" uuid not null,
  "omschrijving" text,
  "genomen_op" timestamptz,
  "sub_asset_id" uuid,
  "is_voorblad" boolean not null,
  "volgorde" integer not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "asset_foto" add constraint "asset_foto_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "asset_foto" add constraint "asset_foto_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "asset_foto" add constraint "asset_foto_asset_id_fk" foreign key ("organisatie_id", "asset_id") references "asset" ("organisatie_id", "id") deferrable;

create index "asset_foto_asset_id_idx" on "asset_foto" ("organisatie_id", "asset_id");

alter table "asset_foto" add constraint "asset_foto_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "asset_foto_file_id_idx" on "asset_foto" ("organisatie_id", "file_id");

alter table "asset_foto" add constraint "asset_foto_sub_asset_id_fk" foreign key ("organisatie_id", "sub_asset_id") references "sub_asset" ("organisatie_id", "id") deferrable;

create index "asset_foto_sub_asset_id_idx" on "asset_foto" ("organisatie_id", "sub_asset_id");

alter table "asset_foto" enable row level security;
