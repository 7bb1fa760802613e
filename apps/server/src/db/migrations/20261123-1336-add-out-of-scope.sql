create table "out_of_scope" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "nummer" text not null,
  "sub_asset_id" uuid,
  "omschrijving" text not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "out_of_scope" add constraint "out_of_scope_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "out_of_scope" add constraint "out_of_scope_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "out_of_scope" add constraint "out_of_scope_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "out_of_scope_onderzoek_id_idx" on "out_of_scope" ("organisatie_id", "onderzoek_id");

create unique index "out_of_scope_nummer_uniek" on "out_of_scope" ("organisatie_id", "onderzoek_id", lower("nummer")) where "deleted_at" is null;

alter table "out_of_scope" add constraint "out_of_scope_sub_asset_id_fk" foreign key ("organisatie_id", "sub_asset_id") references "sub_asset" ("organisatie_id", "id") deferrable;

create index "out_of_scope_sub_asset_id_idx" on "out_of_scope" ("organisatie_id", "sub_asset_id");

alter table "out_of_scope" enable row level security;
