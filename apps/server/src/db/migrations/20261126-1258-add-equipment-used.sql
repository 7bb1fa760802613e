create table "onderzoek_uitvoering__hulpmiddelen" (
  "organisatie_id" integer not null,
  "van_id" uuid not null,
  "naar_id" uuid not null,
  "volgorde" integer not null default 0,
  primary key ("organisatie_id", "van_id", "naar_id")
);

alter table "onderzoek_uitvoering__hulpmiddelen" add constraint "onderzoek_uitvoering__hulpmiddelen_van_id_fk" foreign key ("organisatie_id", "van_id") references "onderzoek_uitvoering" ("organisatie_id", "id") deferrable;

alter table "onderzoek_uitvoering__hulpmiddelen" add constraint "onderzoek_uitvoering__hulpmiddelen_naar_id_fk" foreign key ("organisatie_id", "naar_id") references "uitrusting" ("organisatie_id", "id") deferrable;

create index "onderzoek_uitvoering__hulpmiddelen_naar_id_idx" on "onderzoek_uitvoering__hulpmiddelen" ("organisatie_id", "naar_id");

alter table "onderzoek_uitvoering__hulpmiddelen" enable row level security;
