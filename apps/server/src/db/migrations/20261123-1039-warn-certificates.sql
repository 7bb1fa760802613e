create table "joblog" (
  "naam" text primary key,
  "op" timestamptz not null
);

create table "certificaatmail" (
  "organisatie_id" integer not null,
  "inventarisatie_user_id" uuid not null,
  "dag" date not null,
  primary key ("organisatie_id", "inventarisatie_user_id"),
  foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") on delete cascade
);

alter table "certificaatmail" enable row level security;
