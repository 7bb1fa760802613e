create table "onderzoek_foto" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "plaats" text not null check ("plaats" in ('rapport', 'deskresearch')),
  "file_id" uuid not null,
  "foto_nummer" text not null,
  "onderschrift" text,
  "onderzoek_foto_size_id" integer not null,
  "volgorde" integer not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "onderzoek_foto__monsters" (
  "organisatie_id" integer not null,
  "van_id" uuid not null,
  "naar_id" uuid not null,
  "volgorde" integer not null default 0,
  primary key ("organisatie_id", "van_id", "naar_id")
);

create table "onderzoek_foto__waarnemingen" (
  "organisatie_id" integer not null,
  "van_id" uuid not null,
  "naar_id" uuid not null,
  "volgorde" integer not null default 0,
  primary key ("organisatie_id", "van_id", "naar_id")
);

alter table "onderzoek_foto" add constraint "onderzoek_foto_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "onderzoek_foto" add constraint "onderzoek_foto_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "onderzoek_foto" add constraint "onderzoek_foto_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "onderzoek_foto_onderzoek_id_idx" on "onderzoek_foto" ("organisatie_id", "onderzoek_id");

alter table "onderzoek_foto" add constraint "onderzoek_foto_file_id_fk" foreign key ("organisatie_id", "file_id") references "file" ("organisatie_id", "id") deferrable;

create index "onderzoek_foto_file_id_idx" on "onderzoek_foto" ("organisatie_id", "file_id");

alter table "onderzoek_foto" add constraint "onderzoek_foto_onderzoek_foto_size_id_fk" foreign key ("organisatie_id", "onderzoek_foto_size_id") references "onderzoek_foto_size" ("organisatie_id", "id") deferrable;

create index "onderzoek_foto_onderzoek_foto_size_id_idx" on "onderzoek_foto" ("organisatie_id", "onderzoek_foto_size_id");

alter table "onderzoek_foto__monsters" add constraint "onderzoek_foto__monsters_van_id_fk" foreign key ("organisatie_id", "van_id") references "onderzoek_foto" ("organisatie_id", "id") deferrable;

alter table "onderzoek_foto__monsters" add constraint "onderzoek_foto__monsters_naar_id_fk" foreign key ("organisatie_id", "naar_id") references "monster" ("organisatie_id", "id") deferrable;

create index "onderzoek_foto__monsters_naar_id_idx" on "onderzoek_foto__monsters" ("organisatie_id", "naar_id");

alter table "onderzoek_foto__monsters" enable row level security;

alter table "onderzoek_foto__waarnemingen" add constraint "onderzoek_foto__waarnemingen_van_id_fk" foreign key ("organisatie_id", "van_id") references "onderzoek_foto" ("organisatie_id", "id") deferrable;

alter table "onderzoek_foto__waarnemingen" add constraint "onderzoek_foto__waarnemingen_naar_id_fk" foreign key ("organisatie_id", "naar_id") references "waarneming" ("organisatie_id", "id") deferrable;

create index "onderzoek_foto__waarnemingen_naar_id_idx" on "onderzoek_foto__waarnemingen" ("organisatie_id", "naar_id");

alter table "onderzoek_foto__waarnemingen" enable row level security;

alter table "onderzoek_foto" enable row level security;
