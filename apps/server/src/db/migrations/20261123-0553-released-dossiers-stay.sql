-- What a released version told stays when its survey is opened again: it no longer goes with what the survey kept as it closed.
alter table "slotstand_rapport" drop constraint "slotstand_rapport_organisatie_id_onderzoek_id_fkey";

alter table "slotstand_rapport" add foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable;
