create table "bericht" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "voor_id" uuid not null,
  "soort" text not null,
  "record_type" text,
  "record_id" text,
  "argumenten" jsonb,
  "klaar_op" timestamptz,
  "klaar_door_id" uuid,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "bericht" add constraint "bericht_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "bericht" add constraint "bericht_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "bericht" add constraint "bericht_voor_id_fk" foreign key ("organisatie_id", "voor_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "bericht_voor_id_idx" on "bericht" ("organisatie_id", "voor_id");

alter table "bericht" add constraint "bericht_klaar_door_id_fk" foreign key ("organisatie_id", "klaar_door_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "bericht_klaar_door_id_idx" on "bericht" ("organisatie_id", "klaar_door_id");

alter table "bericht" enable row level security;
