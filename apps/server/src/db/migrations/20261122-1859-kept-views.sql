create table "weergave" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "van_id" uuid not null,
  "naam" text not null,
  "lijst" text not null,
  "inhoud" jsonb,
  "gedeeld" boolean not null,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "openingsweergave" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "van_id" uuid not null,
  "lijst" text not null,
  "weergave_id" uuid not null,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "weergave" add constraint "weergave_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "weergave" add constraint "weergave_van_id_fk" foreign key ("organisatie_id", "van_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "weergave_van_id_idx" on "weergave" ("organisatie_id", "van_id");

alter table "openingsweergave" add constraint "openingsweergave_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "openingsweergave" add constraint "openingsweergave_van_id_fk" foreign key ("organisatie_id", "van_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "openingsweergave_van_id_idx" on "openingsweergave" ("organisatie_id", "van_id");

create unique index "openingsweergave_lijst_uniek" on "openingsweergave" ("organisatie_id", "van_id", lower("lijst")) where "deleted_at" is null;

alter table "openingsweergave" add constraint "openingsweergave_weergave_id_fk" foreign key ("organisatie_id", "weergave_id") references "weergave" ("organisatie_id", "id") deferrable;

create index "openingsweergave_weergave_id_idx" on "openingsweergave" ("organisatie_id", "weergave_id");

alter table "weergave" enable row level security;

alter table "openingsweergave" enable row level security;
