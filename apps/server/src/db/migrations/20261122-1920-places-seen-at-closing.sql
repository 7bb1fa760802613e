alter table "slotstand_locatie" add column "vermoed" boolean;
alter table "slotstand_locatie" add column "gezien" boolean;
alter table "slotstand_locatie" add column "elders_gezien" boolean;

-- Until now a row said that the place was suspected, and what had been seen was asked of the findings there are. What these
-- said at the closing is found by the days on which they were written and deleted.
update "slotstand_locatie" set "vermoed" = true, "gezien" = false, "elders_gezien" = false;
insert into "slotstand_locatie" ("organisatie_id", "bron_locatie_id", "onderzoek_id", "vermoed", "gezien", "elders_gezien")
select k."organisatie_id", f."bron_locatie_id", k."onderzoek_id", false, true, bool_or(v."onderzoek_id" is distinct from k."onderzoek_id")
from "slotstand" k
join "onderzoek" o on o."organisatie_id" = k."organisatie_id" and o."id" = k."onderzoek_id"
join "bron" b on b."organisatie_id" = o."organisatie_id" and b."inventarisatie_asset_id" = o."inventarisatie_asset_id"
join "bron_locatie" l on l."organisatie_id" = b."organisatie_id" and l."bron_id" = b."id"
join "bron_locatie_inventarisatie" f on f."organisatie_id" = l."organisatie_id" and f."bron_locatie_id" = l."id"
  and f."created_at" <= k."op" and (f."deleted_at" is null or f."deleted_at" > k."op")
join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
group by k."organisatie_id", f."bron_locatie_id", k."onderzoek_id"
on conflict ("organisatie_id", "bron_locatie_id", "onderzoek_id") do update set "gezien" = true, "elders_gezien" = excluded."elders_gezien";

alter table "slotstand_locatie" alter column "vermoed" set not null;
alter table "slotstand_locatie" alter column "gezien" set not null;
alter table "slotstand_locatie" alter column "elders_gezien" set not null;
