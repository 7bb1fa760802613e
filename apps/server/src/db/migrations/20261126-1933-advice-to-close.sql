insert into "bron_advies" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Ruimte direct afsluiten","value_en":"Close room immediately","value_fr":"Fermer le local immédiatement","code":"ruimte_direct_afsluiten","active":true,"volgorde":10,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "bron_advies" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
