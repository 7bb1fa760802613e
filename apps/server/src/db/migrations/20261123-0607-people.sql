create table "uitrusting" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "inventarisatie_user_id" uuid not null,
  "uitrusting_type_id" integer not null,
  "naam" text not null,
  "merk" text,
  "serienummer" text,
  "aanschafdatum" date,
  "active" boolean not null,
  "opmerking" text,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "uitrusting_certificaat" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "uitrusting_id" uuid not null,
  "nummer" text,
  "keuringsdatum" date not null,
  "geldig_tot" date,
  "keuringsinstantie" text,
  "file_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "handtekening" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "inventarisatie_user_id" uuid not null,
  "file_id" uuid not null,
  "ondertekend_als" text,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "user_capability" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "inventarisatie_user_id" uuid not null,
  "inventarisatie_user_capability_id" integer not null,
  "sinds" date,
  "toegekend_door_id" integer,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "user_certificaat" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "inventarisatie_user_id" uuid not null,
  "inventarisatie_user_certificate_type_id" integer not null,
  "nummer" text,
  "uitgever" text,
  "uitgegeven_op" date not null,
  "geldig_tot" date,
  "file_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "uitrusting" add constraint "uitrusting_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "uitrusting" add constraint "uitrusting_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "uitrusting_inventarisatie_user_id_idx" on "uitrusting" ("organisatie_id", "inventarisatie_user_id");

alter table "uitrusting" add constraint "uitrusting_uitrusting_type_id_fk" foreign key ("organisatie_id", "uitrusting_type_id") references "uitrusting_type" ("organisatie_id", "id") deferrable;

create index "uitrusting_uitrusting_type_id_idx" on "uitrusting" ("organisatie_id", "uitrusting_type_id");

create unique index "uitrusting_serienummer_uniek" on "uitrusting" ("organisatie_id", lower("serienummer")) where "deleted_at" is null;

alter table "uitrusting_certificaat" add constraint "uitrusting_certificaat_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "uitrusting_certificaat" add constraint "uitrusting_certificaat_uitrusting_id_fk" foreign key ("organisatie_id", "uitrusting_id") references "uitrusting" ("organisatie_id", "id") deferrable;

create index "uitrusting_certificaat_uitrusting_id_idx" on "uitrusting_certificaat" ("organisatie_id", "uitrusting_id");

alter table "uitrusting_certificaat" add constraint "uitrusting_certificaat_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "uitrusting_certificaat_file_id_idx" on "uitrusting_certificaat" ("organisatie_id", "file_id");

alter table "handtekening" add constraint "handtekening_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "handtekening" add constraint "handtekening_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "handtekening_inventarisatie_user_id_idx" on "handtekening" ("organisatie_id", "inventarisatie_user_id");

create unique index "handtekening_inventarisatie_user_id_uniek" on "handtekening" ("organisatie_id", "inventarisatie_user_id") where "deleted_at" is null;

alter table "handtekening" add constraint "handtekening_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "handtekening_file_id_idx" on "handtekening" ("organisatie_id", "file_id");

alter table "user_capability" add constraint "user_capability_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "user_capability" add constraint "user_capability_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "user_capability_inventarisatie_user_id_idx" on "user_capability" ("organisatie_id", "inventarisatie_user_id");

alter table "user_capability" add constraint "user_capability_inventarisatie_user_capability_id_fk" foreign key ("organisatie_id", "inventarisatie_user_capability_id") references "inventarisatie_user_capability" ("organisatie_id", "id") deferrable;

create index "user_capability_inventarisatie_user_capability_id_idx" on "user_capability" ("organisatie_id", "inventarisatie_user_capability_id");

create unique index "user_capability_inventarisatie_user_capability_id_uniek" on "user_capability" ("organisatie_id", "inventarisatie_user_id", "inventarisatie_user_capability_id") where "deleted_at" is null;

alter table "user_capability" add constraint "user_capability_toegekend_door_id_fk" foreign key ("toegekend_door_id") references "user" ("id") deferrable;

create index "user_capability_toegekend_door_id_idx" on "user_capability" ("organisatie_id", "toegekend_door_id");

alter table "user_certificaat" add constraint "user_certificaat_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "user_certificaat" add constraint "user_certificaat_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "user_certificaat_inventarisatie_user_id_idx" on "user_certificaat" ("organisatie_id", "inventarisatie_user_id");

alter table "user_certificaat" add constraint "user_certificaat_inventarisatie_user_certificate_type_id_fk" foreign key ("organisatie_id", "inventarisatie_user_certificate_type_id") references "inventarisatie_user_certificate_type" ("organisatie_id", "id") deferrable;

create index "user_certificaat_inventarisatie_user_certificate_type_id_idx" on "user_certificaat" ("organisatie_id", "inventarisatie_user_certificate_type_id");

alter table "user_certificaat" add constraint "user_certificaat_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "user_certificaat_file_id_idx" on "user_certificaat" ("organisatie_id", "file_id");

alter table "uitrusting" enable row level security;

alter table "uitrusting_certificaat" enable row level security;

alter table "handtekening" enable row level security;

alter table "user_capability" enable row level security;

alter table "user_certificaat" enable row level security;
