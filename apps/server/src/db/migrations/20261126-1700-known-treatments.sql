insert into "behandeling_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "is_open")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'is_open')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Afgeschermd","value_en":"Shielded","value_fr":"Protégé","code":"afgeschermd","active":true,"volgorde":7,"is_open":true,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "behandeling_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "behandeling_status" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "is_open")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'is_open')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Geïmpregneerd of gefixeerd","value_en":"Impregnated or fixed","value_fr":"Imprégné ou fixé","code":"gefixeerd","active":true,"volgorde":8,"is_open":true,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "behandeling_status" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
