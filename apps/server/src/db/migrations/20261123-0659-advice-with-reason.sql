alter table "bron_locatie_inventarisatie" add column "reden_afwijkend_advies" text;

-- While a survey is open, an advice that is that of the source follows it from now on. What departs from it needs a reason,
-- which nobody was asked for before; what is closed keeps what it said.
with "bevindingen" as (
  select f."organisatie_id", f."id",
    f."bron_advies_id" = b."bron_advies_id" and s."code" not in ('afgerond', 'geannuleerd') as "volgt"
  from "bron_locatie_inventarisatie" f
  join "bron_locatie" l on l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"
  join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
  join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
  join "onderzoek" o on o."organisatie_id" = v."organisatie_id" and o."id" = v."onderzoek_id"
  join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id"
  where f."bron_advies_id" is not null
)
update "bron_locatie_inventarisatie" f
set "bron_advies_id" = case when h."volgt" is true then null else f."bron_advies_id" end,
  "reden_afwijkend_advies" = case when h."volgt" is true then null
    else 'Advies van vóór 23 november 2026; de reden is toen niet vastgelegd.' end
from "bevindingen" h
where h."organisatie_id" = f."organisatie_id" and h."id" = f."id";
