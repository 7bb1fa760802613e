insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestinventarisatie uitvoeren (NL)","value_en":"Carry out asbestos survey (NL)","value_fr":"Réaliser un inventaire amiante (NL)","code":"asbestinventarisatie_uitvoeren_nl","active":true,"volgorde":0,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestinventaris opmaken (Vlaanderen)","value_en":"Draw up asbestos inventory (Flanders)","value_fr":"Établir un inventaire amiante (Flandre)","code":"asbestinventaris_opmaken_vlaanderen","active":true,"volgorde":1,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Werkgeversinventaris opmaken (België)","value_en":"Draw up employer inventory (Belgium)","value_fr":"Établir l''inventaire de l''employeur (Belgique)","code":"werkgeversinventaris_opmaken_belgie","active":true,"volgorde":2,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Sloopopvolgingsplan opmaken","value_en":"Draw up demolition follow-up plan","value_fr":"Établir un plan de suivi de démolition","code":"sloopopvolgingsplan_opmaken","active":true,"volgorde":3,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Risicobeoordeling NEN 2991","value_en":"NEN 2991 risk assessment","value_fr":"Évaluation NEN 2991","code":"risicobeoordeling_nen_2991","active":true,"volgorde":7,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Rapport intern controleren","value_en":"Review report internally","value_fr":"Contrôler le rapport","code":"rapport_intern_controleren","active":true,"volgorde":11,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Rapport vrijgeven","value_en":"Release report","value_fr":"Valider le rapport","code":"rapport_vrijgeven","active":true,"volgorde":12,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"Chroom-6 onderzoek","value_en":"Chromium-6 survey","value_fr":"Examen chrome VI","code":"chroom_6_onderzoek","active":true,"volgorde":15,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "inventarisatie_user_capability" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id"
from "variable_set" v cross join jsonb_array_elements('[{"value":"IHM-onderzoek aan boord","value_en":"IHM survey on board","value_fr":"Examen IHM à bord","code":"ihm_onderzoek_aan_boord","active":true,"volgorde":16,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "inventarisatie_user_capability" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestinventarisatie certificatieschema (NL)","value_en":"Asbestos survey, certification scheme (NL)","value_fr":"Inventaire amiante, schéma de certification (NL)","code":"asbestinventarisatie_certificatieschema_nl","active":true,"volgorde":0,"land":"NL","asset_soort":"VastgoedAsset","lavs":true,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestinventarisatie object of installatie (NL)","value_en":"Asbestos survey of object or installation (NL)","value_fr":"Inventaire d''un objet ou installation (NL)","code":"asbestinventarisatie_object_of_installatie_nl","active":true,"volgorde":1,"land":"NL","asset_soort":"VastgoedAsset","lavs":true,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Risicobeoordeling NEN 2991","value_en":"NEN 2991 risk assessment","value_fr":"Évaluation des risques NEN 2991","code":"risicobeoordeling_nen_2991","active":true,"volgorde":3,"land":"NL","asset_soort":"VastgoedAsset","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Asbestinventaris voor attest (Vlaanderen)","value_en":"Asbestos inventory for certificate (Flanders)","value_fr":"Inventaire pour attestation (Flandre)","code":"asbestinventaris_voor_attest_vlaanderen","active":true,"volgorde":5,"land":"BE","asset_soort":"VastgoedAsset","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Werkgeversinventaris (België)","value_en":"Employer inventory (Belgium)","value_fr":"Inventaire de l''employeur (Belgique)","code":"werkgeversinventaris_belgie","active":true,"volgorde":6,"land":"BE","asset_soort":"VastgoedAsset","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Destructieve inventaris voor sloop (België)","value_en":"Destructive inventory before demolition (Belgium)","value_fr":"Inventaire destructif avant démolition (Belgique)","code":"destructieve_inventaris_voor_sloop_belgie","active":true,"volgorde":7,"land":"BE","asset_soort":"VastgoedAsset","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"Chroom-6 onderzoek","value_en":"Chromium-6 survey","value_fr":"Examen chrome VI","code":"chroom_6_onderzoek","active":true,"volgorde":8,"asset_soort":"VastgoedAsset","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";

insert into "onderzoek_type" ("organisatie_id", "value", "value_en", "value_fr", "description", "code", "active", "volgorde", "variable_set_id", "land", "asset_soort", "lavs")
select v."organisatie_id", (i."item"->>'value')::text, (i."item"->>'value_en')::text, (i."item"->>'value_fr')::text, (i."item"->>'description')::text, (i."item"->>'code')::text, (i."item"->>'active')::boolean, (i."item"->>'volgorde')::integer, v."id", (i."item"->>'land')::text, (i."item"->>'asset_soort')::text, (i."item"->>'lavs')::boolean
from "variable_set" v cross join jsonb_array_elements('[{"value":"IHM-onderzoek schip","value_en":"IHM survey, ship","value_fr":"Examen IHM, navire","code":"ihm_onderzoek_schip","active":true,"volgorde":9,"asset_soort":"Vessel","lavs":false,"at":[]}]'::jsonb) with ordinality i("item", "n")
where true and not exists (select from "onderzoek_type" x where x."organisatie_id" = v."organisatie_id" and x."variable_set_id" = v."id" and x."code" = i."item"->>'code' and x."deleted_at" is null)
order by v."id", i."n";
