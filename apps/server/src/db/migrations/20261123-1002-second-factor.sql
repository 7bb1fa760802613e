create table "tweede_factor" (
  "user_id" integer primary key references "user" ("id") on delete cascade,
  "geheim" text not null,
  -- It counts from the moment at which the first code of it was right.
  "bevestigd_op" timestamptz,
  "stap" bigint not null default 0,
  "created_at" timestamptz not null default now()
);

create table "herstelcode" (
  "code_hash" bytea primary key,
  "user_id" integer not null references "user" ("id") on delete cascade,
  "is_reset" boolean not null default false,
  "expires_at" timestamptz,
  "used_at" timestamptz
);

alter table "inventarisatie_organisatie" add column "tweede_factor_verplicht" boolean;

create index "herstelcode_user_id_idx" on "herstelcode" ("user_id");

alter table "tweede_factor" enable row level security;

alter table "herstelcode" enable row level security;
