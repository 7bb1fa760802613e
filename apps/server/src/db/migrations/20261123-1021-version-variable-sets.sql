alter table "variable_set" add column "geldig_van" date;

alter table "variable_set" add column "geldig_tot" date;

alter table "variable_set" add column "active" boolean not null default true;
alter table "variable_set" alter column "active" drop default;

alter table "variable_set" add column "vorige_set_id" integer;

alter table "variable_set" add constraint "variable_set_vorige_set_id_fk" foreign key ("organisatie_id", "vorige_set_id") references "variable_set" ("organisatie_id", "id") deferrable;

create index "variable_set_vorige_set_id_idx" on "variable_set" ("organisatie_id", "vorige_set_id");
