alter table "asset" add column "samengevoegd_met_id" uuid;

alter table "asset" add constraint "asset_samengevoegd_met_id_fk" foreign key ("organisatie_id", "samengevoegd_met_id") references "asset" ("organisatie_id", "id") deferrable;

create index "asset_samengevoegd_met_id_idx" on "asset" ("organisatie_id", "samengevoegd_met_id");
