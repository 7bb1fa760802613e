create table "interview" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "naam" text not null,
  "functie" text,
  "telefoon" text,
  "email" text,
  "datum" timestamptz not null,
  "wijze" text not null check ("wijze" in ('op_locatie', 'telefonisch', 'schriftelijk', 'online')),
  "afgenomen_door_id" uuid not null,
  "verslag" text not null,
  "verdachte_locaties" text,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "interview" add constraint "interview_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "interview" add constraint "interview_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "interview" add constraint "interview_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "interview_onderzoek_id_idx" on "interview" ("organisatie_id", "onderzoek_id");

alter table "interview" add constraint "interview_afgenomen_door_id_fk" foreign key ("organisatie_id", "afgenomen_door_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "interview_afgenomen_door_id_idx" on "interview" ("organisatie_id", "afgenomen_door_id");

alter table "interview" enable row level security;
