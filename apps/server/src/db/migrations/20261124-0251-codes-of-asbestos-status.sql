insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Niet asbesthoudend","value_en":"No asbestos","value_fr":"Sans amiante","code":"niet_asbesthoudend","active":true,"volgorde":5,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Gesaneerd en vrijgegeven","value_en":"Removed and cleared","value_fr":"Assaini et libéré","code":"gesaneerd","active":true,"volgorde":7,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "asbest_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Bouwjaar na verbod, geen verdenking","value_en":"Built after the ban, no suspicion","value_fr":"Construit après l''interdiction, pas de suspicion","code":"na_verbod","active":true,"volgorde":10,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "asbest_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
