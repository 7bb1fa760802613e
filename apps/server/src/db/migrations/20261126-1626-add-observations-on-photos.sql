create table "bron_locatie_foto__waarnemingen" (
  "organisatie_id" integer not null,
  "van_id" uuid not null,
  "naar_id" uuid not null,
  "volgorde" integer not null default 0,
  primary key ("organisatie_id", "van_id", "naar_id")
);

alter table "bron_locatie_foto__waarnemingen" add constraint "bron_locatie_foto__waarnemingen_van_id_fk" foreign key ("organisatie_id", "van_id") references "bron_locatie_foto" ("organisatie_id", "id") deferrable;

alter table "bron_locatie_foto__waarnemingen" add constraint "bron_locatie_foto__waarnemingen_naar_id_fk" foreign key ("organisatie_id", "naar_id") references "waarneming" ("organisatie_id", "id") deferrable;

create index "bron_locatie_foto__waarnemingen_naar_id_idx" on "bron_locatie_foto__waarnemingen" ("organisatie_id", "naar_id");

alter table "bron_locatie_foto__waarnemingen" enable row level security;
