create table "tekenobject" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_plattegrond_id" uuid not null,
  "svg_element_type_id" integer not null,
  "bron_locatie_id" uuid,
  "uitgesloten_ruimte_id" uuid,
  "out_of_scope_id" uuid,
  "monster_id" uuid,
  "waarneming_id" uuid,
  "foto_id" uuid,
  "inventarisatie_ruimte_id" uuid,
  "ruimte_id" uuid,
  "x" numeric(12,3) not null,
  "y" numeric(12,3) not null,
  "rotatie" numeric(12,3) not null,
  "schaal_x" numeric(12,3) not null,
  "schaal_y" numeric(12,3) not null,
  "punten" jsonb,
  "grootte" numeric(12,3),
  "kleur" text,
  "opaciteit" numeric(11,2),
  "svg_pattern_id" integer,
  "label" text,
  "label_x" numeric(12,3),
  "label_y" numeric(12,3),
  "laag" integer not null,
  "vergrendeld" boolean not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "onderzoek_plattegrond" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "onderzoek_id" uuid not null,
  "plattegrond_id" uuid not null,
  "naam" text not null,
  "papierformaat" text not null check ("papierformaat" in ('A4', 'A3')),
  "orientatie" text not null check ("orientatie" in ('staand', 'liggend')),
  "uitsnede" jsonb,
  "toon_legenda" boolean not null,
  "in_rapport" boolean not null,
  "volgorde" integer not null,
  "inventarisatie_user_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "tekenobject" add constraint "tekenobject_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "tekenobject" add constraint "tekenobject_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "tekenobject" add constraint "tekenobject_onderzoek_plattegrond_id_fk" foreign key ("organisatie_id", "onderzoek_plattegrond_id") references "onderzoek_plattegrond" ("organisatie_id", "id") deferrable;

create index "tekenobject_onderzoek_plattegrond_id_idx" on "tekenobject" ("organisatie_id", "onderzoek_plattegrond_id");

alter table "tekenobject" add constraint "tekenobject_svg_element_type_id_fk" foreign key ("organisatie_id", "svg_element_type_id") references "svg_element_type" ("organisatie_id", "id") deferrable;

create index "tekenobject_svg_element_type_id_idx" on "tekenobject" ("organisatie_id", "svg_element_type_id");

alter table "tekenobject" add constraint "tekenobject_bron_locatie_id_fk" foreign key ("organisatie_id", "bron_locatie_id") references "bron_locatie" ("organisatie_id", "id") deferrable;

create index "tekenobject_bron_locatie_id_idx" on "tekenobject" ("organisatie_id", "bron_locatie_id");

alter table "tekenobject" add constraint "tekenobject_uitgesloten_ruimte_id_fk" foreign key ("organisatie_id", "uitgesloten_ruimte_id") references "uitgesloten_ruimte" ("organisatie_id", "id") deferrable;

create index "tekenobject_uitgesloten_ruimte_id_idx" on "tekenobject" ("organisatie_id", "uitgesloten_ruimte_id");

alter table "tekenobject" add constraint "tekenobject_out_of_scope_id_fk" foreign key ("organisatie_id", "out_of_scope_id") references "out_of_scope" ("organisatie_id", "id") deferrable;

create index "tekenobject_out_of_scope_id_idx" on "tekenobject" ("organisatie_id", "out_of_scope_id");

alter table "tekenobject" add constraint "tekenobject_monster_id_fk" foreign key ("organisatie_id", "monster_id") references "monster" ("organisatie_id", "id") deferrable;

create index "tekenobject_monster_id_idx" on "tekenobject" ("organisatie_id", "monster_id");

alter table "tekenobject" add constraint "tekenobject_waarneming_id_fk" foreign key ("organisatie_id", "waarneming_id") references "waarneming" ("organisatie_id", "id") deferrable;

create index "tekenobject_waarneming_id_idx" on "tekenobject" ("organisatie_id", "waarneming_id");

alter table "tekenobject" add constraint "tekenobject_foto_id_fk" foreign key ("organisatie_id", "foto_id") references "bron_locatie_foto" ("organisatie_id", "id") deferrable;

create index "tekenobject_foto_id_idx" on "tekenobject" ("organisatie_id", "foto_id");

alter table "tekenobject" add constraint "tekenobject_inventarisatie_ruimte_id_fk" foreign key ("organisatie_id", "inventarisatie_ruimte_id") references "inventarisatie_ruimte" ("organisatie_id", "id") deferrable;

create index "tekenobject_inventarisatie_ruimte_id_idx" on "tekenobject" ("organisatie_id", "inventarisatie_ruimte_id");

alter table "tekenobject" add constraint "tekenobject_ruimte_id_fk" foreign key ("organisatie_id", "ruimte_id") references "sub_asset" ("organisatie_id", "id") deferrable;

create index "tekenobject_ruimte_id_idx" on "tekenobject" ("organisatie_id", "ruimte_id");

alter table "tekenobject" add constraint "tekenobject_svg_pattern_id_fk" foreign key ("organisatie_id", "svg_pattern_id") references "svg_pattern" ("organisatie_id", "id") deferrable;

create index "tekenobject_svg_pattern_id_idx" on "tekenobject" ("organisatie_id", "svg_pattern_id");

alter table "onderzoek_plattegrond" add constraint "onderzoek_plattegrond_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "onderzoek_plattegrond" add constraint "onderzoek_plattegrond_inventarisatie_user_id_fk" foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

alter table "onderzoek_plattegrond" add constraint "onderzoek_plattegrond_onderzoek_id_fk" foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;

create index "onderzoek_plattegrond_onderzoek_id_idx" on "onderzoek_plattegrond" ("organisatie_id", "onderzoek_id");

alter table "onderzoek_plattegrond" add constraint "onderzoek_plattegrond_plattegrond_id_fk" foreign key ("organisatie_id", "plattegrond_id") references "asset_plattegrond" ("organisatie_id", "id") deferrable;

create index "onderzoek_plattegrond_plattegrond_id_idx" on "onderzoek_plattegrond" ("organisatie_id", "plattegrond_id");

create unique index "onderzoek_plattegrond_naam_uniek" on "onderzoek_plattegrond" ("organisatie_id", "onderzoek_id", lower("naam")) where "deleted_at" is null;

alter table "tekenobject" enable row level security;

alter table "onderzoek_plattegrond" enable row level security;
