alter table "inventarisatie" add column "wijziging_gemeld_op" timestamptz;

alter table "inventarisatie" add column "reden_afwijking" text;

-- A change notice wrote over the moment of the notification: that is the one of the last notification that history tells.
with "meldingen" as (
  select g."organisatie_id", g."record_id",
    max(g."created_at") filter (where g."actie" = 'transition:notify') as "gemeld",
    max(g."created_at") filter (where g."actie" = 'transition:notifyChange') as "gewijzigd"
  from "geschiedenis" g
  where g."record_type" = 'Inventarisatie' and g."actie" in ('transition:notify', 'transition:notifyChange')
  group by g."organisatie_id", g."record_id"
)
update "inventarisatie" v set "gemeld_op" = coalesce(m."gemeld", v."gemeld_op"), "wijziging_gemeld_op" = v."gemeld_op"
  from "meldingen" m
  where m."organisatie_id" = v."organisatie_id" and m."record_id" = v."id"::text and m."gewijzigd" > coalesce(m."gemeld", '-infinity');
