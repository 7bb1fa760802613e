create table "vrije_dag" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "datum" date not null,
  "naam" text,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "vrije_dag" add constraint "vrije_dag_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "vrije_dag" enable row level security;

-- §5: the list that every firm begins with holds this one day.
insert into "vrije_dag" ("organisatie_id", "id", "datum") select "id", gen_random_uuid(), date '2023-04-27' from "inventarisatie_organisatie";
