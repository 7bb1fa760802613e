insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Niet onderzocht","value_en":"Not surveyed","value_fr":"Non examiné","code":"niet_onderzocht","active":true,"volgorde":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestverdacht","value_en":"Suspected asbestos","value_fr":"Suspecté d''amiante","code":"verdacht","active":true,"volgorde":1,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbesthoudend","value_en":"Contains asbestos","value_fr":"Contient de l''amiante","code":"asbesthoudend","active":true,"volgorde":2,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
