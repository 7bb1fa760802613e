create table "document" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "document_type_id" integer,
  "vessel_document_type_id" integer,
  "naam" text not null,
  "datum" date,
  "herkomst" text,
  "beschikbaar" boolean not null,
  "asbest_informatie" text check ("asbest_informatie" in ('ja', 'nee', 'onduidelijk')),
  "bevindingen" text,
  "file_id" uuid,
  "als_bijlage" boolean,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "oud_rapport" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "naam" text not null,
  "bureau" text,
  "rapportnummer" text,
  "datum" date,
  "file_id" uuid not null,
  "opmerking" text,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "document" add constraint "document_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "document" add constraint "document_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "document" add constraint "document_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "document_onderzoek_id_idx" on "document" ("organisatie_id", "onderzoek_id");

alter table "document" add constraint "document_document_type_id_fk" foreign key ("organisatie_id", "document_type_id") references "document_type" ("organisatie_id", "id") deferrable;

create index "document_document_type_id_idx" on "document" ("organisatie_id", "document_type_id");

alter table "document" add constraint "document_vessel_document_type_id_fk" foreign key ("organisatie_id", "vessel_document_type_id") references "vessel_document_type" ("organisatie_id", "id") deferrable;

create index "document_vessel_document_type_id_idx" on "document" ("organisatie_id", "vessel_document_type_id");

alter table "document" add constraint "document_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "document_file_id_idx" on "document" ("organisatie_id", "file_id");

alter table "oud_rapport" add constraint "oud_rapport_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "oud_rapport" add constraint "oud_rapport_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "oud_rapport" add constraint "oud_rapport_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "oud_rapport_onderzoek_id_idx" on "oud_rapport" ("organisatie_id", "onderzoek_id");

alter table "oud_rapport" add constraint "oud_rapport_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "oud_rapport_file_id_idx" on "oud_rapport" ("organisatie_id", "file_id");

alter table "document" enable row level security;

alter table "oud_rapport" enable row level security;
