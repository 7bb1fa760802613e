create table "variable_mapping" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "afschermingen_id" integer,
  "analyse_materialen_id" integer,
  "analyse_methodes_id" integer,
  "analyse_resultaat_hoeveelheden_id" integer,
  "analyse_resultaten_id" integer,
  "asbest_regisseur_locaties_id" integer,
  "asbest_regisseur_reden_inv_later_id" integer,
  "asbest_statussen_id" integer,
  "asbestos_risk_assessments_id" integer,
  "asbestos_survey_extends_id" integer,
  "asbestos_survey_purposes_id" integer,
  "asbestos_survey_scopes_id" integer,
  "behandeling_statussen_id" integer,
  "behandelmomenten_id" integer,
  "beheersmaatregel_types_id" integer,
  "beperkingen_id" integer,
  "bereikbaarheden_id" integer,
  "beschadigingen_id" integer,
  "bevestigingen_id" integer,
  "bindingen_id" integer,
  "blootstellingen_id" integer,
  "bron_adviezen_id" integer,
  "bron_locatie_analysemethodes_id" integer,
  "bron_locatie_foto_labels_id" integer,
  "capability_certificate_requirements_id" integer,
  "condities_id" integer,
  "deck_names_id" integer,
  "document_types_id" integer,
  "eenheden_id" integer,
  "element_types_id" integer,
  "entry_materiaal_statussen_id" integer,
  "ihm_scopes_id" integer,
  "inventarisatie_asset_document_types_id" integer,
  "inventarisatie_user_capabilities_id" integer,
  "inventarisatie_user_certificate_types_id" integer,
  "location_names_id" integer,
  "materiaal_statussen_id" integer,
  "materiaal_types_id" integer,
  "monster_soorten_id" integer,
  "onderzoek_foto_sizes_id" integer,
  "onderzoek_soorten_id" integer,
  "onderzoek_statussen_id" integer,
  "onderzoek_types_id" integer,
  "producten_id" integer,
  "project_aarden_id" integer,
  "project_soorten_id" integer,
  "project_statussen_id" integer,
  "project_types_id" integer,
  "ruimte_namen_id" integer,
  "sanerings_adviezen_id" integer,
  "smart_risicoklasses_id" integer,
  "structuren_id" integer,
  "svg_element_types_id" integer,
  "svg_patterns_id" integer,
  "toepassing_categories_id" integer,
  "toepassingen_id" integer,
  "uitrusting_types_id" integer,
  "verdieping_namen_id" integer,
  "vessel_document_types_id" integer,
  "vscp_check_procedures_id" integer,
  "vscp_components_id" integer,
  "vscp_materials_id" integer,
  "vscp_systems_id" integer,
  "vscp_zones_id" integer,
  "waarneming_types_id" integer,
  "external_system_id" integer not null,
  "value" text not null,
  "description" text,
  "direction" text not null check ("direction" in ('in', 'uit', 'beide')),
  "priority" integer,
  "acknowledged" boolean not null,
  "acknowledged_at" timestamptz,
  "acknowledged_by_id" uuid,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

alter table "variable_mapping" add constraint "variable_mapping_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "variable_mapping" add constraint "variable_mapping_afschermingen_id_fk" foreign key ("organisatie_id", "afschermingen_id") references "afscherming" ("organisatie_id", "id") deferrable;

create index "variable_mapping_afschermingen_id_idx" on "variable_mapping" ("organisatie_id", "afschermingen_id");

alter table "variable_mapping" add constraint "variable_mapping_analyse_materialen_id_fk" foreign key ("organisatie_id", "analyse_materialen_id") references "analyse_materiaal" ("organisatie_id", "id") deferrable;

create index "variable_mapping_analyse_materialen_id_idx" on "variable_mapping" ("organisatie_id", "analyse_materialen_id");

alter table "variable_mapping" add constraint "variable_mapping_analyse_methodes_id_fk" foreign key ("organisatie_id", "analyse_methodes_id") references "analyse_methode" ("organisatie_id", "id") deferrable;

create index "variable_mapping_analyse_methodes_id_idx" on "variable_mapping" ("organisatie_id", "analyse_methodes_id");

alter table "variable_mapping" add constraint "variable_mapping_analyse_resultaat_hoeveelheden_id_fk" foreign key ("organisatie_id", "analyse_resultaat_hoeveelheden_id") references "analyse_resultaat_hoeveelheid" ("organisatie_id", "id") deferrable;

create index "variable_mapping_analyse_resultaat_hoeveelheden_id_idx" on "variable_mapping" ("organisatie_id", "analyse_resultaat_hoeveelheden_id");

alter table "variable_mapping" add constraint "variable_mapping_analyse_resultaten_id_fk" foreign key ("organisatie_id", "analyse_resultaten_id") references "analyse_resultaat" ("organisatie_id", "id") deferrable;

create index "variable_mapping_analyse_resultaten_id_idx" on "variable_mapping" ("organisatie_id", "analyse_resultaten_id");

alter table "variable_mapping" add constraint "variable_mapping_asbest_regisseur_locaties_id_fk" foreign key ("organisatie_id", "asbest_regisseur_locaties_id") references "asbest_regisseur_locatie" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbest_regisseur_locaties_id_idx" on "variable_mapping" ("organisatie_id", "asbest_regisseur_locaties_id");

alter table "variable_mapping" add constraint "variable_mapping_asbest_regisseur_reden_inv_later_id_fk" foreign key ("organisatie_id", "asbest_regisseur_reden_inv_later_id") references "asbest_regisseur_reden_inv_later" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbest_regisseur_reden_inv_later_id_idx" on "variable_mapping" ("organisatie_id", "asbest_regisseur_reden_inv_later_id");

alter table "variable_mapping" add constraint "variable_mapping_asbest_statussen_id_fk" foreign key ("organisatie_id", "asbest_statussen_id") references "asbest_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbest_statussen_id_idx" on "variable_mapping" ("organisatie_id", "asbest_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_asbestos_risk_assessments_id_fk" foreign key ("organisatie_id", "asbestos_risk_assessments_id") references "asbestos_risk_assessment" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbestos_risk_assessments_id_idx" on "variable_mapping" ("organisatie_id", "asbestos_risk_assessments_id");

alter table "variable_mapping" add constraint "variable_mapping_asbestos_survey_extends_id_fk" foreign key ("organisatie_id", "asbestos_survey_extends_id") references "asbestos_survey_extend" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbestos_survey_extends_id_idx" on "variable_mapping" ("organisatie_id", "asbestos_survey_extends_id");

alter table "variable_mapping" add constraint "variable_mapping_asbestos_survey_purposes_id_fk" foreign key ("organisatie_id", "asbestos_survey_purposes_id") references "asbestos_survey_purpose" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbestos_survey_purposes_id_idx" on "variable_mapping" ("organisatie_id", "asbestos_survey_purposes_id");

alter table "variable_mapping" add constraint "variable_mapping_asbestos_survey_scopes_id_fk" foreign key ("organisatie_id", "asbestos_survey_scopes_id") references "asbestos_survey_scope" ("organisatie_id", "id") deferrable;

create index "variable_mapping_asbestos_survey_scopes_id_idx" on "variable_mapping" ("organisatie_id", "asbestos_survey_scopes_id");

alter table "variable_mapping" add constraint "variable_mapping_behandeling_statussen_id_fk" foreign key ("organisatie_id", "behandeling_statussen_id") references "behandeling_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_behandeling_statussen_id_idx" on "variable_mapping" ("organisatie_id", "behandeling_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_behandelmomenten_id_fk" foreign key ("organisatie_id", "behandelmomenten_id") references "behandelmoment" ("organisatie_id", "id") deferrable;

create index "variable_mapping_behandelmomenten_id_idx" on "variable_mapping" ("organisatie_id", "behandelmomenten_id");

alter table "variable_mapping" add constraint "variable_mapping_beheersmaatregel_types_id_fk" foreign key ("organisatie_id", "beheersmaatregel_types_id") references "beheersmaatregel_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_beheersmaatregel_types_id_idx" on "variable_mapping" ("organisatie_id", "beheersmaatregel_types_id");

alter table "variable_mapping" add constraint "variable_mapping_beperkingen_id_fk" foreign key ("organisatie_id", "beperkingen_id") references "beperking" ("organisatie_id", "id") deferrable;

create index "variable_mapping_beperkingen_id_idx" on "variable_mapping" ("organisatie_id", "beperkingen_id");

alter table "variable_mapping" add constraint "variable_mapping_bereikbaarheden_id_fk" foreign key ("organisatie_id", "bereikbaarheden_id") references "bereikbaarheid" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bereikbaarheden_id_idx" on "variable_mapping" ("organisatie_id", "bereikbaarheden_id");

alter table "variable_mapping" add constraint "variable_mapping_beschadigingen_id_fk" foreign key ("organisatie_id", "beschadigingen_id") references "beschadiging" ("organisatie_id", "id") deferrable;

create index "variable_mapping_beschadigingen_id_idx" on "variable_mapping" ("organisatie_id", "beschadigingen_id");

alter table "variable_mapping" add constraint "variable_mapping_bevestigingen_id_fk" foreign key ("organisatie_id", "bevestigingen_id") references "bevestiging" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bevestigingen_id_idx" on "variable_mapping" ("organisatie_id", "bevestigingen_id");

alter table "variable_mapping" add constraint "variable_mapping_bindingen_id_fk" foreign key ("organisatie_id", "bindingen_id") references "binding" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bindingen_id_idx" on "variable_mapping" ("organisatie_id", "bindingen_id");

alter table "variable_mapping" add constraint "variable_mapping_blootstellingen_id_fk" foreign key ("organisatie_id", "blootstellingen_id") references "blootstelling" ("organisatie_id", "id") deferrable;

create index "variable_mapping_blootstellingen_id_idx" on "variable_mapping" ("organisatie_id", "blootstellingen_id");

alter table "variable_mapping" add constraint "variable_mapping_bron_adviezen_id_fk" foreign key ("organisatie_id", "bron_adviezen_id") references "bron_advies" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bron_adviezen_id_idx" on "variable_mapping" ("organisatie_id", "bron_adviezen_id");

alter table "variable_mapping" add constraint "variable_mapping_bron_locatie_analysemethodes_id_fk" foreign key ("organisatie_id", "bron_locatie_analysemethodes_id") references "bron_locatie_analysemethode" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bron_locatie_analysemethodes_id_idx" on "variable_mapping" ("organisatie_id", "bron_locatie_analysemethodes_id");

alter table "variable_mapping" add constraint "variable_mapping_bron_locatie_foto_labels_id_fk" foreign key ("organisatie_id", "bron_locatie_foto_labels_id") references "bron_locatie_foto_label" ("organisatie_id", "id") deferrable;

create index "variable_mapping_bron_locatie_foto_labels_id_idx" on "variable_mapping" ("organisatie_id", "bron_locatie_foto_labels_id");

alter table "variable_mapping" add constraint "variable_mapping_capability_certificate_requirements_id_fk" foreign key ("organisatie_id", "capability_certificate_requirements_id") references "capability_certificate_requirement" ("organisatie_id", "id") deferrable;

create index "variable_mapping_capability_certificate_requirements_id_idx" on "variable_mapping" ("organisatie_id", "capability_certificate_requirements_id");

alter table "variable_mapping" add constraint "variable_mapping_condities_id_fk" foreign key ("organisatie_id", "condities_id") references "conditie" ("organisatie_id", "id") deferrable;

create index "variable_mapping_condities_id_idx" on "variable_mapping" ("organisatie_id", "condities_id");

alter table "variable_mapping" add constraint "variable_mapping_deck_names_id_fk" foreign key ("organisatie_id", "deck_names_id") references "deck_name" ("organisatie_id", "id") deferrable;

create index "variable_mapping_deck_names_id_idx" on "variable_mapping" ("organisatie_id", "deck_names_id");

alter table "variable_mapping" add constraint "variable_mapping_document_types_id_fk" foreign key ("organisatie_id", "document_types_id") references "document_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_document_types_id_idx" on "variable_mapping" ("organisatie_id", "document_types_id");

alter table "variable_mapping" add constraint "variable_mapping_eenheden_id_fk" foreign key ("organisatie_id", "eenheden_id") references "eenheid" ("organisatie_id", "id") deferrable;

create index "variable_mapping_eenheden_id_idx" on "variable_mapping" ("organisatie_id", "eenheden_id");

alter table "variable_mapping" add constraint "variable_mapping_element_types_id_fk" foreign key ("organisatie_id", "element_types_id") references "element_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_element_types_id_idx" on "variable_mapping" ("organisatie_id", "element_types_id");

alter table "variable_mapping" add constraint "variable_mapping_entry_materiaal_statussen_id_fk" foreign key ("organisatie_id", "entry_materiaal_statussen_id") references "entry_materiaal_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_entry_materiaal_statussen_id_idx" on "variable_mapping" ("organisatie_id", "entry_materiaal_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_ihm_scopes_id_fk" foreign key ("organisatie_id", "ihm_scopes_id") references "ihm_scope" ("organisatie_id", "id") deferrable;

create index "variable_mapping_ihm_scopes_id_idx" on "variable_mapping" ("organisatie_id", "ihm_scopes_id");

alter table "variable_mapping" add constraint "variable_mapping_inventarisatie_asset_document_types_id_fk" foreign key ("organisatie_id", "inventarisatie_asset_document_types_id") references "inventarisatie_asset_document_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_inventarisatie_asset_document_types_id_idx" on "variable_mapping" ("organisatie_id", "inventarisatie_asset_document_types_id");

alter table "variable_mapping" add constraint "variable_mapping_inventarisatie_user_capabilities_id_fk" foreign key ("organisatie_id", "inventarisatie_user_capabilities_id") references "inventarisatie_user_capability" ("organisatie_id", "id") deferrable;

create index "variable_mapping_inventarisatie_user_capabilities_id_idx" on "variable_mapping" ("organisatie_id", "inventarisatie_user_capabilities_id");

alter table "variable_mapping" add constraint "variable_mapping_inventarisatie_user_certificate_types_id_fk" foreign key ("organisatie_id", "inventarisatie_user_certificate_types_id") references "inventarisatie_user_certificate_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_inventarisatie_user_certificate_t_54b389" on "variable_mapping" ("organisatie_id", "inventarisatie_user_certificate_types_id");

alter table "variable_mapping" add constraint "variable_mapping_location_names_id_fk" foreign key ("organisatie_id", "location_names_id") references "location_name" ("organisatie_id", "id") deferrable;

create index "variable_mapping_location_names_id_idx" on "variable_mapping" ("organisatie_id", "location_names_id");

alter table "variable_mapping" add constraint "variable_mapping_materiaal_statussen_id_fk" foreign key ("organisatie_id", "materiaal_statussen_id") references "materiaal_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_materiaal_statussen_id_idx" on "variable_mapping" ("organisatie_id", "materiaal_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_materiaal_types_id_fk" foreign key ("organisatie_id", "materiaal_types_id") references "materiaal_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_materiaal_types_id_idx" on "variable_mapping" ("organisatie_id", "materiaal_types_id");

alter table "variable_mapping" add constraint "variable_mapping_monster_soorten_id_fk" foreign key ("organisatie_id", "monster_soorten_id") references "monster_soort" ("organisatie_id", "id") deferrable;

create index "variable_mapping_monster_soorten_id_idx" on "variable_mapping" ("organisatie_id", "monster_soorten_id");

alter table "variable_mapping" add constraint "variable_mapping_onderzoek_foto_sizes_id_fk" foreign key ("organisatie_id", "onderzoek_foto_sizes_id") references "onderzoek_foto_size" ("organisatie_id", "id") deferrable;

create index "variable_mapping_onderzoek_foto_sizes_id_idx" on "variable_mapping" ("organisatie_id", "onderzoek_foto_sizes_id");

alter table "variable_mapping" add constraint "variable_mapping_onderzoek_soorten_id_fk" foreign key ("organisatie_id", "onderzoek_soorten_id") references "onderzoek_soort" ("organisatie_id", "id") deferrable;

create index "variable_mapping_onderzoek_soorten_id_idx" on "variable_mapping" ("organisatie_id", "onderzoek_soorten_id");

alter table "variable_mapping" add constraint "variable_mapping_onderzoek_statussen_id_fk" foreign key ("organisatie_id", "onderzoek_statussen_id") references "onderzoek_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_onderzoek_statussen_id_idx" on "variable_mapping" ("organisatie_id", "onderzoek_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_onderzoek_types_id_fk" foreign key ("organisatie_id", "onderzoek_types_id") references "onderzoek_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_onderzoek_types_id_idx" on "variable_mapping" ("organisatie_id", "onderzoek_types_id");

alter table "variable_mapping" add constraint "variable_mapping_producten_id_fk" foreign key ("organisatie_id", "producten_id") references "product" ("organisatie_id", "id") deferrable;

create index "variable_mapping_producten_id_idx" on "variable_mapping" ("organisatie_id", "producten_id");

alter table "variable_mapping" add constraint "variable_mapping_project_aarden_id_fk" foreign key ("organisatie_id", "project_aarden_id") references "project_aard" ("organisatie_id", "id") deferrable;

create index "variable_mapping_project_aarden_id_idx" on "variable_mapping" ("organisatie_id", "project_aarden_id");

alter table "variable_mapping" add constraint "variable_mapping_project_soorten_id_fk" foreign key ("organisatie_id", "project_soorten_id") references "project_soort" ("organisatie_id", "id") deferrable;

create index "variable_mapping_project_soorten_id_idx" on "variable_mapping" ("organisatie_id", "project_soorten_id");

alter table "variable_mapping" add constraint "variable_mapping_project_statussen_id_fk" foreign key ("organisatie_id", "project_statussen_id") references "project_status" ("organisatie_id", "id") deferrable;

create index "variable_mapping_project_statussen_id_idx" on "variable_mapping" ("organisatie_id", "project_statussen_id");

alter table "variable_mapping" add constraint "variable_mapping_project_types_id_fk" foreign key ("organisatie_id", "project_types_id") references "project_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_project_types_id_idx" on "variable_mapping" ("organisatie_id", "project_types_id");

alter table "variable_mapping" add constraint "variable_mapping_ruimte_namen_id_fk" foreign key ("organisatie_id", "ruimte_namen_id") references "ruimte_naam" ("organisatie_id", "id") deferrable;

create index "variable_mapping_ruimte_namen_id_idx" on "variable_mapping" ("organisatie_id", "ruimte_namen_id");

alter table "variable_mapping" add constraint "variable_mapping_sanerings_adviezen_id_fk" foreign key ("organisatie_id", "sanerings_adviezen_id") references "sanerings_advies" ("organisatie_id", "id") deferrable;

create index "variable_mapping_sanerings_adviezen_id_idx" on "variable_mapping" ("organisatie_id", "sanerings_adviezen_id");

alter table "variable_mapping" add constraint "variable_mapping_smart_risicoklasses_id_fk" foreign key ("organisatie_id", "smart_risicoklasses_id") references "smart_risicoklasse" ("organisatie_id", "id") deferrable;

create index "variable_mapping_smart_risicoklasses_id_idx" on "variable_mapping" ("organisatie_id", "smart_risicoklasses_id");

alter table "variable_mapping" add constraint "variable_mapping_structuren_id_fk" foreign key ("organisatie_id", "structuren_id") references "structuur" ("organisatie_id", "id") deferrable;

create index "variable_mapping_structuren_id_idx" on "variable_mapping" ("organisatie_id", "structuren_id");

alter table "variable_mapping" add constraint "variable_mapping_svg_element_types_id_fk" foreign key ("organisatie_id", "svg_element_types_id") references "svg_element_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_svg_element_types_id_idx" on "variable_mapping" ("organisatie_id", "svg_element_types_id");

alter table "variable_mapping" add constraint "variable_mapping_svg_patterns_id_fk" foreign key ("organisatie_id", "svg_patterns_id") references "svg_pattern" ("organisatie_id", "id") deferrable;

create index "variable_mapping_svg_patterns_id_idx" on "variable_mapping" ("organisatie_id", "svg_patterns_id");

alter table "variable_mapping" add constraint "variable_mapping_toepassing_categories_id_fk" foreign key ("organisatie_id", "toepassing_categories_id") references "toepassing_categorie" ("organisatie_id", "id") deferrable;

create index "variable_mapping_toepassing_categories_id_idx" on "variable_mapping" ("organisatie_id", "toepassing_categories_id");

alter table "variable_mapping" add constraint "variable_mapping_toepassingen_id_fk" foreign key ("organisatie_id", "toepassingen_id") references "toepassing" ("organisatie_id", "id") deferrable;

create index "variable_mapping_toepassingen_id_idx" on "variable_mapping" ("organisatie_id", "toepassingen_id");

alter table "variable_mapping" add constraint "variable_mapping_uitrusting_types_id_fk" foreign key ("organisatie_id", "uitrusting_types_id") references "uitrusting_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_uitrusting_types_id_idx" on "variable_mapping" ("organisatie_id", "uitrusting_types_id");

alter table "variable_mapping" add constraint "variable_mapping_verdieping_namen_id_fk" foreign key ("organisatie_id", "verdieping_namen_id") references "verdieping_naam" ("organisatie_id", "id") deferrable;

create index "variable_mapping_verdieping_namen_id_idx" on "variable_mapping" ("organisatie_id", "verdieping_namen_id");

alter table "variable_mapping" add constraint "variable_mapping_vessel_document_types_id_fk" foreign key ("organisatie_id", "vessel_document_types_id") references "vessel_document_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vessel_document_types_id_idx" on "variable_mapping" ("organisatie_id", "vessel_document_types_id");

alter table "variable_mapping" add constraint "variable_mapping_vscp_check_procedures_id_fk" foreign key ("organisatie_id", "vscp_check_procedures_id") references "vscp_check_procedure" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vscp_check_procedures_id_idx" on "variable_mapping" ("organisatie_id", "vscp_check_procedures_id");

alter table "variable_mapping" add constraint "variable_mapping_vscp_components_id_fk" foreign key ("organisatie_id", "vscp_components_id") references "vscp_component" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vscp_components_id_idx" on "variable_mapping" ("organisatie_id", "vscp_components_id");

alter table "variable_mapping" add constraint "variable_mapping_vscp_materials_id_fk" foreign key ("organisatie_id", "vscp_materials_id") references "vscp_material" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vscp_materials_id_idx" on "variable_mapping" ("organisatie_id", "vscp_materials_id");

alter table "variable_mapping" add constraint "variable_mapping_vscp_systems_id_fk" foreign key ("organisatie_id", "vscp_systems_id") references "vscp_system" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vscp_systems_id_idx" on "variable_mapping" ("organisatie_id", "vscp_systems_id");

alter table "variable_mapping" add constraint "variable_mapping_vscp_zones_id_fk" foreign key ("organisatie_id", "vscp_zones_id") references "vscp_zone" ("organisatie_id", "id") deferrable;

create index "variable_mapping_vscp_zones_id_idx" on "variable_mapping" ("organisatie_id", "vscp_zones_id");

alter table "variable_mapping" add constraint "variable_mapping_waarneming_types_id_fk" foreign key ("organisatie_id", "waarneming_types_id") references "waarneming_type" ("organisatie_id", "id") deferrable;

create index "variable_mapping_waarneming_types_id_idx" on "variable_mapping" ("organisatie_id", "waarneming_types_id");

alter table "variable_mapping" add constraint "variable_mapping_external_system_id_fk" foreign key ("organisatie_id", "external_system_id") references "external_system" ("organisatie_id", "id") deferrable;

create index "variable_mapping_external_system_id_idx" on "variable_mapping" ("organisatie_id", "external_system_id");

alter table "variable_mapping" add constraint "variable_mapping_acknowledged_by_id_fk" foreign key ("organisatie_id", "acknowledged_by_id") references "inventarisatie_user" ("organisatie_id", "id") deferrable;

create index "variable_mapping_acknowledged_by_id_idx" on "variable_mapping" ("organisatie_id", "acknowledged_by_id");

alter table "variable_mapping" enable row level security;
