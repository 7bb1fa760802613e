-- A firm with branches has one where its surveys begin: the oldest, where none was named.
update "vestiging" v set "is_standaard" = true, "record_version" = v."record_version" + 1
where v."deleted_at" is null
  and v."id" = (
    select o."id" from "vestiging" o where o."organisatie_id" = v."organisatie_id" and o."deleted_at" is null order by o."created_at", o."id" limit 1
  )
  and not exists (
    select from "vestiging" o where o."organisatie_id" = v."organisatie_id" and o."deleted_at" is null and o."is_standaard"
  );
