alter table "sessie" add column "id" uuid not null unique default gen_random_uuid();

alter table "sessie" add column "apparaat" text;

alter table "sessie" add column "seen_at" timestamptz not null default now();
