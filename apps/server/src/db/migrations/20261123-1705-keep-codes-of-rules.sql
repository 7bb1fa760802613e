insert into "bron_advies" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Direct verwijderen","value_en":"Remove immediately","value_fr":"Enlever immédiatement","code":"direct_verwijderen","active":true,"volgorde":9,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "bron_advies" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "structuur" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Hechtgebonden","value_en":"Non-friable","value_fr":"Non friable","description":"Vezels stevig verankerd in het materiaal","code":"hechtgebonden","active":true,"volgorde":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "structuur" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "structuur" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Niet-hechtgebonden","value_en":"Friable","value_fr":"Friable","description":"Vezels los of zwak gebonden","code":"niet_hechtgebonden","active":true,"volgorde":1,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "structuur" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "beschadiging" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "score")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'score')::integer
from "variable_set" v cross join jsonb_array_elements('[{"value":"Geen","value_en":"None","value_fr":"Aucun","code":"geen","active":true,"volgorde":0,"score":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "beschadiging" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "beschadiging" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "score")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'score')::integer
from "variable_set" v cross join jsonb_array_elements('[{"value":"Onbekend","value_en":"Unknown","value_fr":"Inconnu","code":"onbekend","active":true,"volgorde":13,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "beschadiging" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "conditie" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "score")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'score')::integer
from "variable_set" v cross join jsonb_array_elements('[{"value":"Goed","value_en":"Good","value_fr":"Bon","code":"goed","active":true,"volgorde":0,"score":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "conditie" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "conditie" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "score")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'score')::integer
from "variable_set" v cross join jsonb_array_elements('[{"value":"Niet verweerd","value_en":"Not weathered","value_fr":"Non altéré","code":"niet_verweerd","active":true,"volgorde":4,"score":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "conditie" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Chrysotiel","value_en":"Chrysotile","value_fr":"Chrysotile","code":"chrysotiel","active":true,"volgorde":0,"groep":"serpentijn","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Amosiet","value_en":"Amosite","value_fr":"Amosite","code":"amosiet","active":true,"volgorde":1,"groep":"amfibool","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Crocidoliet","value_en":"Crocidolite","value_fr":"Crocidolite","code":"crocidoliet","active":true,"volgorde":2,"groep":"amfibool","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Anthofylliet","value_en":"Anthophyllite","value_fr":"Anthophyllite","code":"anthofylliet","active":true,"volgorde":3,"groep":"amfibool","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Tremoliet","value_en":"Tremolite","value_fr":"Trémolite","code":"tremoliet","active":true,"volgorde":4,"groep":"amfibool","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "analyse_materiaal" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "materiaal_type_id", "groep")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, p0."id", (i."item"->>'groep')::text
from "variable_set" v cross join jsonb_array_elements('[{"value":"Actinoliet","value_en":"Actinolite","value_fr":"Actinolite","code":"actinoliet","active":true,"volgorde":5,"groep":"amfibool","at":["asbest"]}]'::jsonb) with ordinality i("item", "n")
join "materiaal_type" p0 on p0."organisatie_id" = v."organisatie_id" and p0."variable_set_id" = v."id" and p0."code" = i."item"->'at'->>0 and p0."deleted_at" is null
where true and not exists (select from "analyse_materiaal" x where x."organisatie_id" = v."organisatie_id" and x."materiaal_type_id" = p0."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
