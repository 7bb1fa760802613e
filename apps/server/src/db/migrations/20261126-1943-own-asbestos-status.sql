alter table "asset" drop constraint "asset_asbest_status_id_fk";

drop index "asset_asbest_status_id_idx";

alter table "asset" rename column "asbest_status_id" to "eigen_asbest_status_id";

alter table "asset" add column "reden_eigen_asbest_status" text;

update "asset" set "reden_eigen_asbest_status" = 'Overgenomen: met de hand ingevuld voordat de status uit de bronnen volgde' where "eigen_asbest_status_id" is not null;

alter table "asset" add constraint "asset_eigen_asbest_status_id_fk" foreign key ("organisatie_id", "eigen_asbest_status_id") references "asbest_status" ("organisatie_id", "id") deferrable;

create index "asset_eigen_asbest_status_id_idx" on "asset" ("organisatie_id", "eigen_asbest_status_id");
