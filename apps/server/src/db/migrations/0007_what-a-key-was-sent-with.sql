alter table "verzoek" add column "invoer" text not null default '';
