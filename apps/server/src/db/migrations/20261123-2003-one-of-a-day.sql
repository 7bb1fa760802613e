-- A day that stands there twice is one day: the one with a name stays, else the first.
update "vrije_dag" d set "deleted_at" = now(), "record_version" = d."record_version" + 1
where d."deleted_at" is null and exists (
  select 1 from "vrije_dag" o
  where o."organisatie_id" = d."organisatie_id" and o."datum" = d."datum" and o."deleted_at" is null
    and ((coalesce(o."naam", '') = ''), o."id") < ((coalesce(d."naam", '') = ''), d."id"));

create unique index "vrije_dag_datum_uniek" on "vrije_dag" ("organisatie_id", "datum") where "deleted_at" is null;
