-- A space that its asset got while a survey ran had no row in that survey, so that nobody could say it was surveyed.
insert into "inventarisatie_ruimte" ("organisatie_id", "id", "onderzoek_id", "sub_asset_id", "onderzocht")
select o."organisatie_id", gen_random_uuid(), o."id", s."id", 'nee' from "onderzoek" o
join "onderzoek_status" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_status_id" and t."code" = 'actief'
join "inventarisatie_asset" a on a."organisatie_id" = o."organisatie_id" and a."id" = o."inventarisatie_asset_id"
join "sub_asset" s on s."organisatie_id" = o."organisatie_id" and s."asset_id" = a."asset_id" and s."deleted_at" is null
where o."deleted_at" is null and not exists (select 1 from "inventarisatie_ruimte" r
  where r."organisatie_id" = o."organisatie_id" and r."onderzoek_id" = o."id" and r."sub_asset_id" = s."id" and r."deleted_at" is null);
