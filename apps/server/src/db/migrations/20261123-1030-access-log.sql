create table "inlogweigering" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "id" bigint not null generated always as identity,
  "user_id" integer not null references "user" ("id") on delete cascade,
  "reden" text not null,
  "apparaat" text,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "id")
);

create index "inlogweigering_user_id_idx" on "inlogweigering" ("user_id", "op");

alter table "inlogweigering" enable row level security;
