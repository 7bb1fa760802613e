create table "waarneming" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "inventarisatie_id" uuid not null,
  "waarneming_type_id" integer not null,
  "nummer" text not null,
  "sub_asset_id" uuid not null,
  "bron_locatie_id" uuid,
  "omschrijving" text not null,
  "toepassing_id" integer,
  "materiaal_type_id" integer,
  "foto_id" uuid,
  "in_rapport" boolean not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "waarneming" add constraint "waarneming_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "waarneming" add constraint "waarneming_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "waarneming" add constraint "waarneming_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "waarneming_onderzoek_id_idx" on "waarneming" ("organisatie_id", "onderzoek_id");

alter table "waarneming" add constraint "waarneming_inventarisatie_id_fk" foreign key ("organisatie_id", "inventarisatie_id") references "inventarisatie" ("organisatie_id", "id") deferrable;

create index "waarneming_inventarisatie_id_idx" on "waarneming" ("organisatie_id", "inventarisatie_id");

alter table "waarneming" add constraint "waarneming_waarneming_type_id_fk" foreign key ("organisatie_id", "waarneming_type_id") references "waarneming_type" ("organisatie_id", "id") deferrable;

create index "waarneming_waarneming_type_id_idx" on "waarneming" ("organisatie_id", "waarneming_type_id");

create unique index "waarneming_nummer_uniek" on "waarneming" ("organisatie_id", "onderzoek_id", lower("nummer")) where "deleted_at" is null;

alter table "waarneming" add constraint "waarneming_sub_asset_id_fk" foreign key ("organisatie_id", "sub_asset_id") references "sub_asset" ("organisatie_id", "id") deferrable;

create index "waarneming_sub_asset_id_idx" on "waarneming" ("organisatie_id", "sub_asset_id");

alter table "waarneming" add constraint "waarneming_bron_locatie_id_fk" foreign key ("organisatie_id", "bron_locatie_id") references "bron_locatie" ("organisatie_id", "id") deferrable;

create index "waarneming_bron_locatie_id_idx" on "waarneming" ("organisatie_id", "bron_locatie_id");

alter table "waarneming" add constraint "waarneming_toepassing_id_fk" foreign key ("organisatie_id", "toepassing_id") references "toepassing" ("organisatie_id", "id") deferrable;

create index "waarneming_toepassing_id_idx" on "waarneming" ("organisatie_id", "toepassing_id");

alter table "waarneming" add constraint "waarneming_materiaal_type_id_fk" foreign key ("organisatie_id", "materiaal_type_id") references "materiaal_type" ("organisatie_id", "id") deferrable;

create index "waarneming_materiaal_type_id_idx" on "waarneming" ("organisatie_id", "materiaal_type_id");

alter table "waarneming" add constraint "waarneming_foto_id_fk" foreign key ("organisatie_id", "foto_id") references "file" ("organisatie_id", "id") deferrable;

create index "waarneming_foto_id_idx" on "waarneming" ("organisatie_id", "foto_id");

alter table "waarneming" enable row level security;
