create table "inventarisatie_asset_document" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "inventarisatie_asset_id" uuid not null,
  "inventarisatie_asset_document_type_id" integer not null,
  "naam" text not null,
  "datum" date,
  "file_id" uuid not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "inventarisatie_asset_document" add constraint "inventarisatie_asset_document_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "inventarisatie_asset_document" add constraint "inventarisatie_asset_document_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "inventarisatie_asset_document" add constraint "inventarisatie_asset_document_inventarisatie_asset_id_fk" foreign key ("organisatie_id", "inventarisatie_asset_id") references "inventarisatie_asset" ("organisatie_id", "id") deferrable;

create index "inventarisatie_asset_document_inventarisatie_asset_id_idx" on "inventarisatie_asset_document" ("organisatie_id", "inventarisatie_asset_id");

alter table "inventarisatie_asset_document" add constraint "inventarisatie_asset_document_inventarisatie_asset_k5i3i5" foreign key ("organisatie_id", "inventarisatie_asset_document_type_id") references "inventarisatie_asset_document_type" ("organisatie_id", "id") deferrable;

create index "inventarisatie_asset_document_inventarisatie_asset_prkttx" on "inventarisatie_asset_document" ("organisatie_id", "inventarisatie_asset_document_type_id");

alter table "inventarisatie_asset_document" add constraint "inventarisatie_asset_document_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "inventarisatie_asset_document_file_id_idx" on "inventarisatie_asset_document" ("organisatie_id", "file_id");

alter table "inventarisatie_asset_document" enable row level security;
