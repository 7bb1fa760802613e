alter table "inventarisatie" add column "bezoekplan_id" uuid;

alter table "inventarisatie" add constraint "inventarisatie_bezoekplan_id_fk" foreign key ("organisatie_id", "bezoekplan_id") references "file" ("organisatie_id", "id") deferrable;

create index "inventarisatie_bezoekplan_id_idx" on "inventarisatie" ("organisatie_id", "bezoekplan_id");
