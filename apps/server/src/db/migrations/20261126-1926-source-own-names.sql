alter table "bron" add column "eigen_naam" boolean not null default false;
alter table "bron" alter column "eigen_naam" drop default;

-- A name that says more than material and use, in the words of any language that those have now, was given by somebody.
update "bron" b set "eigen_naam" = true from "product" p, "toepassing" t
where p."organisatie_id" = b."organisatie_id" and p."id" = b."product_id" and t."organisatie_id" = b."organisatie_id" and t."id" = b."toepassing_id"
  and not exists (
    select 1 from (values (p."value", t."value"), (p."value_en", t."value_en"), (p."value_fr", t."value_fr")) w("material", "use"),
      unnest(array[w."material", w."use", w."material" || ', ' || w."use", w."use" || ', ' || w."material"]) u("name")
    where lower(u."name") = lower(trim(b."naam")));
