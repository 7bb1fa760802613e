create table "slotstand" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "onderzoek_id" uuid not null,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "onderzoek_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable
);

create table "slotstand_bevinding" (
  "organisatie_id" integer not null,
  "bevinding_id" uuid not null,
  "onderzoek_id" uuid not null,
  "grond" text,
  "van_onderzoek_id" uuid,
  "monster_id" uuid,
  "zwaarte" integer[],
  "tegenspraak" boolean not null,
  "gekozen" integer,
  "is_open" boolean not null,
  "is_uitslag" boolean not null,
  "overgenomen" jsonb,
  primary key ("organisatie_id", "bevinding_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "bevinding_id") references "bron_locatie_inventarisatie" ("organisatie_id", "id") deferrable
);

create table "slotstand_strategie" (
  "organisatie_id" integer not null,
  "onderzoek_id" uuid not null,
  "strategie_id" uuid not null,
  "bron_id" uuid not null,
  "smart_risicoklasse_id" integer,
  "bron_locaties" uuid[] not null,
  -- What the report says of it.
  "overgenomen" jsonb not null,
  primary key ("organisatie_id", "onderzoek_id", "strategie_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "strategie_id") references "saneringsstrategie" ("organisatie_id", "id") deferrable
);

create index "slotstand_bevinding_onderzoek_id_idx" on "slotstand_bevinding" ("organisatie_id", "onderzoek_id");

create index "slotstand_strategie_bron_id_idx" on "slotstand_strategie" ("organisatie_id", "bron_id");

alter table "slotstand" enable row level security;

alter table "slotstand_bevinding" enable row level security;

alter table "slotstand_strategie" enable row level security;
