alter table "document" add column "asset_document_id" uuid;

alter table "document" add constraint "document_asset_document_id_fk" foreign key ("organisatie_id", "asset_document_id") references "inventarisatie_asset_document" ("organisatie_id", "id") deferrable;

create index "document_asset_document_id_idx" on "document" ("organisatie_id", "asset_document_id");
