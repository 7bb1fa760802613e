alter table "uitnodiging" add column "phone_number" text;
