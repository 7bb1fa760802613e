create table "inzage" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "user_id" integer not null,
  "dag" date not null,
  "record_type" text not null,
  -- Empty where it was asked without an id.
  "record_id" text not null,
  "id" bigint not null generated always as identity,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "user_id", "dag", "record_type", "record_id")
);

create index "inzage_op_idx" on "inzage" ("organisatie_id", "op");

alter table "inzage" enable row level security;
