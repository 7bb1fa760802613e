create table "port" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "naam" text not null,
  "unlocode" text,
  "land" text not null,
  "latitude" numeric(16,7),
  "longitude" numeric(16,7),
  "active" boolean not null,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "asset" add column "thuishaven_id" uuid;

alter table "onderzoek" add column "locatie_id" uuid;

alter table "asset" add constraint "asset_thuishaven_id_fk" foreign key ("organisatie_id", "thuishaven_id") references "port" ("organisatie_id", "id") deferrable;

create index "asset_thuishaven_id_idx" on "asset" ("organisatie_id", "thuishaven_id");

alter table "port" add constraint "port_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

create unique index "port_unlocode_uniek" on "port" ("organisatie_id", lower("unlocode")) where "deleted_at" is null;

alter table "onderzoek" add constraint "onderzoek_locatie_id_fk" foreign key ("organisatie_id", "locatie_id") references "port" ("organisatie_id", "id") deferrable;

create index "onderzoek_locatie_id_idx" on "onderzoek" ("organisatie_id", "locatie_id");

alter table "port" enable row level security;
