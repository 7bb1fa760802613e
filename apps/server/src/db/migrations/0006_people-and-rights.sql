drop index "user_email_uniek";

drop index "user_username_uniek";

create table "uitnodiging" (
  "organisatie_id" integer not null,
  "id" uuid not null,
  "email" text not null,
  "name" text not null,
  "tussenvoegsel" text,
  "achternaam" text not null,
  "locale" text not null check ("locale" in ('nl', 'en', 'fr')),
  "inventarisatie_rol_id" integer not null,
  "vestiging_id" uuid,
  "functie" text,
  "accepted_at" timestamptz,
  "record_version" integer not null default 1,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz,
  "delete_batch" uuid,
  primary key ("organisatie_id", "id")
);

create table "uitnodiging_link" (
  "token_hash" bytea primary key,
  "organisatie_id" integer not null,
  "uitnodiging_id" uuid not null,
  "expires_at" timestamptz not null,
  "used_at" timestamptz,
  foreign key ("organisatie_id", "uitnodiging_id") references "uitnodiging" ("organisatie_id", "id")
);

create table "inlognaam" (
  "naam" text primary key,
  "user_id" integer not null references "user" ("id") on delete cascade
);

-- A user name that is somebody else's email address gives way to the own address.
update "user" u set "username" = u."email" where u."deleted_at" is null and exists (
  select 1 from "user" x where x."id" <> u."id" and x."deleted_at" is null and lower(x."email") = lower(u."username")
);

insert into "inlognaam" ("naam", "user_id")
select distinct lower(n."naam"), u."id" from "user" u cross join unnest(array[u."email", u."username"]) n("naam")
where n."naam" is not null and u."deleted_at" is null;

-- Who was inactive is inactive in each organisation, which may take somebody back; "user"."active" shuts out everywhere.
alter table "inventarisatie_user" add column "active" boolean not null default true;
alter table "inventarisatie_user" alter column "active" drop default;

update "inventarisatie_user" i set "active" = false from "user" u where u."id" = i."user_id" and not u."active";

update "user" u set "active" = true where not u."active" and exists (select 1 from "inventarisatie_user" i where i."user_id" = u."id");

-- The last log-in is one of an organisation: history says which.
alter table "inventarisatie_user" add column "last_login_at" timestamptz;

update "inventarisatie_user" i set "last_login_at" = coalesce(
  (select max(g."created_at") from "geschiedenis" g
   where g."organisatie_id" = i."organisatie_id" and g."user_id" = i."user_id" and g."actie" = 'login'),
  (select u."last_login_at" from "user" u
   where u."id" = i."user_id" and (select count(*) from "inventarisatie_user" x where x."user_id" = u."id") = 1)
);

alter table "user" drop column "last_login_at";

-- A staff number that several people have keeps its first owner; the others get the end of their id behind it.
update "inventarisatie_user" i set "personeelsnummer" = left(i."personeelsnummer", 13) || '-' || right(i."id"::text, 6)
from (
  select "organisatie_id", "id", row_number() over (partition by "organisatie_id", lower("personeelsnummer") order by "created_at", "id") as "plaats"
  from "inventarisatie_user" where "personeelsnummer" is not null and "deleted_at" is null
) d
where d."organisatie_id" = i."organisatie_id" and d."id" = i."id" and d."plaats" > 1;

create unique index "inventarisatie_user_personeelsnummer_uniek" on "inventarisatie_user" ("organisatie_id", lower("personeelsnummer")) where "deleted_at" is null;

alter table "uitnodiging" add constraint "uitnodiging_organisatie_id_fk" foreign key ("organisatie_id") references "inventarisatie_organisatie" ("id") deferrable;

alter table "uitnodiging" add constraint "uitnodiging_inventarisatie_rol_id_fk" foreign key ("inventarisatie_rol_id") references "inventarisatie_rol" ("id") deferrable;

create index "uitnodiging_inventarisatie_rol_id_idx" on "uitnodiging" ("organisatie_id", "inventarisatie_rol_id");

alter table "uitnodiging" add constraint "uitnodiging_vestiging_id_fk" foreign key ("organisatie_id", "vestiging_id") references "vestiging" ("organisatie_id", "id") deferrable;

create index "uitnodiging_vestiging_id_idx" on "uitnodiging" ("organisatie_id", "vestiging_id");

alter table "uitnodiging" enable row level security;

create index "uitnodiging_link_uitnodiging_id_idx" on "uitnodiging_link" ("organisatie_id", "uitnodiging_id");

create index "inlognaam_user_id_idx" on "inlognaam" ("user_id");

alter table "uitnodiging_link" enable row level security;
