create table "slotstand_rapport" (
  "organisatie_id" integer not null,
  "rapport_id" uuid not null,
  "onderzoek_id" uuid not null,
  "records" jsonb not null,
  primary key ("organisatie_id", "rapport_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "rapport_id") references "rapport" ("organisatie_id", "id") deferrable
);

create index "slotstand_rapport_onderzoek_id_idx" on "slotstand_rapport" ("organisatie_id", "onderzoek_id");

alter table "slotstand_rapport" enable row level security;
