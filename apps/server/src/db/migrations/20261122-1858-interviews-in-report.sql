alter table "interview" add column "in_rapport" boolean not null default true;
alter table "interview" alter column "in_rapport" drop default;
