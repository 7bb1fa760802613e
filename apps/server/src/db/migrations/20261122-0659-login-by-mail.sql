create table "emailwijziging" (
  "id" uuid primary key,
  "user_id" integer not null references "user" ("id"),
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "email" text not null,
  "token_hash" bytea unique,
  "created_at" timestamptz not null default now(),
  "expires_at" timestamptz not null,
  "used_at" timestamptz
);

alter table "uitnodiging" add column "declined_at" timestamptz;

create index "emailwijziging_user_id_idx" on "emailwijziging" ("user_id");

alter table "emailwijziging" enable row level security;
