create table "laboratorium_koppeling" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "laboratorium_id" uuid not null,
  "vestiging_id" uuid,
  "external_system_id" integer,
  "soort" text not null check ("soort" in ('email', 'api', 'portaal')),
  "klantnummer" text,
  "email" text,
  "api_url" text,
  "api_sleutel" text,
  "active" boolean not null,
  "laatste_sync" timestamptz,
  "laatste_fout" text,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "laboratorium_mogelijkheid" add column "prijs_normaal" numeric(11,2);

alter table "laboratorium_mogelijkheid" add column "prijs_direct" numeric(11,2);

alter table "laboratorium_mogelijkheid" add column "prijs_urgent" numeric(11,2);

alter table "laboratorium_koppeling" add constraint "laboratorium_koppeling_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "laboratorium_koppeling" add constraint "laboratorium_koppeling_laboratorium_id_fk" foreign key ("organisatie_id", "laboratorium_id") references "laboratorium" ("organisatie_id", "id") deferrable;

create index "laboratorium_koppeling_laboratorium_id_idx" on "laboratorium_koppeling" ("organisatie_id", "laboratorium_id");

alter table "laboratorium_koppeling" add constraint "laboratorium_koppeling_vestiging_id_fk" foreign key ("organisatie_id", "vestiging_id") references "vestiging" ("organisatie_id", "id") deferrable;

create index "laboratorium_koppeling_vestiging_id_idx" on "laboratorium_koppeling" ("organisatie_id", "vestiging_id");

alter table "laboratorium_koppeling" add constraint "laboratorium_koppeling_external_system_id_fk" foreign key ("organisatie_id", "external_system_id") references "external_system" ("organisatie_id", "id") deferrable;

create index "laboratorium_koppeling_external_system_id_idx" on "laboratorium_koppeling" ("organisatie_id", "external_system_id");

alter table "laboratorium_koppeling" enable row level security;
