alter table "uitnodiging" add column "verzonden_op" timestamptz;

update "uitnodiging" set "verzonden_op" = "created_at";
