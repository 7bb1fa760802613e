create table "beheersmaatregel_controle" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "beheersmaatregel_id" uuid not null,
  "datum" date not null,
  "uitkomst" text not null check ("uitkomst" in ('in_orde', 'gebrek', 'niet_controleerbaar')),
  "opmerking" text,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

-- What stood on a measure itself was its last check.
insert into "beheersmaatregel_controle" ("organisatie_id", "id", "beheersmaatregel_id", "datum", "uitkomst", "inventarisatie_user_id", "created_at", "updated_at", "deleted_at", "delete_batch")
select "organisatie_id", gen_random_uuid(), "id", "laatste_controle", "uitkomst", "inventarisatie_user_id", "updated_at", "updated_at", "deleted_at", "delete_batch"
from "beheersmaatregel" where "laatste_controle" is not null and "uitkomst" is not null;

alter table "beheersmaatregel" drop column "laatste_controle";

alter table "beheersmaatregel" drop column "uitkomst";

alter table "beheersmaatregel_controle" add constraint "beheersmaatregel_controle_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "beheersmaatregel_controle" add constraint "beheersmaatregel_controle_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "beheersmaatregel_controle" add constraint "beheersmaatregel_controle_beheersmaatregel_id_fk" foreign key ("organisatie_id", "beheersmaatregel_id") references "beheersmaatregel" ("organisatie_id", "id") deferrable;

create index "beheersmaatregel_controle_beheersmaatregel_id_idx" on "beheersmaatregel_controle" ("organisatie_id", "beheersmaatregel_id");

alter table "beheersmaatregel_controle" enable row level security;
