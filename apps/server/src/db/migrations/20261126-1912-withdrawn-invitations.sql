alter table "uitnodiging" add column "withdrawn_at" timestamptz;
