create table "inventarisatie__gemeld_inspecteurs" (
  "organisatie_id" integer not null,
  "van_id" uuid not null,
  "naar_id" uuid not null,
  "volgorde" integer not null default 0,
  primary key ("organisatie_id", "van_id", "naar_id")
);

alter table "inventarisatie" add column "gemeld_start" timestamptz;

alter table "inventarisatie" add column "gemeld_eind" timestamptz;

alter table "inventarisatie" add column "gemeld_calamiteit" boolean;

alter table "inventarisatie" add column "gemeld_spoed" boolean;

alter table "inventarisatie__gemeld_inspecteurs" add constraint "inventarisatie__gemeld_inspecteurs_van_id_fk" foreign key ("organisatie_id", "van_id") references "inventarisatie" ("organisatie_id", "id") deferrable;

alter table "inventarisatie__gemeld_inspecteurs" add constraint "inventarisatie__gemeld_inspecteurs_naar_id_fk" foreign key ("organisatie_id", "naar_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "inventarisatie__gemeld_inspecteurs_naar_id_idx" on "inventarisatie__gemeld_inspecteurs" ("organisatie_id", "naar_id");

alter table "inventarisatie__gemeld_inspecteurs" enable row level security;

-- What was told is known from now on; of a notification that stands, the visit says it best.
update "inventarisatie" set
  "gemeld_start" = "start",
  "gemeld_eind" = "eind",
  "gemeld_calamiteit" = "calamiteit",
  "gemeld_spoed" = "spoed"
  where "melding_status" <> 'concept';
insert into "inventarisatie__gemeld_inspecteurs" ("organisatie_id", "van_id", "naar_id", "volgorde")
  select l."organisatie_id", l."van_id", l."naar_id", l."volgorde" from "inventarisatie__inspecteurs" l
  join "inventarisatie" v on v."organisatie_id" = l."organisatie_id" and v."id" = l."van_id" and v."melding_status" <> 'concept';
