create table "slotstand_locatie" (
  "organisatie_id" integer not null,
  "bron_locatie_id" uuid not null,
  "onderzoek_id" uuid not null,
  primary key ("organisatie_id", "bron_locatie_id", "onderzoek_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "bron_locatie_id") references "bron_locatie" ("organisatie_id", "id") deferrable
);

create index "slotstand_locatie_onderzoek_id_idx" on "slotstand_locatie" ("organisatie_id", "onderzoek_id");

alter table "slotstand_locatie" enable row level security;
