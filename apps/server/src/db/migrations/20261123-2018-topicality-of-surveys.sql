alter table "onderzoek" add column "heropen_reden" text;

alter table "onderzoek" add column "actualisatie_verklaring" text;

alter table "onderzoek" add column "actualisatie" text;

alter table "onderzoek" add column "geactualiseerd_op" timestamptz;
