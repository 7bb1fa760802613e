-- What stands beside the model: sessions, attempts, counters, history, idempotency. By hand, part of schema.sql.

create table "sessie" (
  "token_hash" bytea primary key,
  "user_id" integer not null references "user" ("id"),
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "created_at" timestamptz not null default now(),
  "expires_at" timestamptz not null,
  "revoked_at" timestamptz
);
create index "sessie_user_id_idx" on "sessie" ("user_id");

create table "wachtwoord_herstel" (
  "token_hash" bytea primary key,
  "user_id" integer not null references "user" ("id"),
  "expires_at" timestamptz not null,
  "used_at" timestamptz
);

-- The links of invitations.
create table "uitnodiging_link" (
  "token_hash" bytea primary key,
  "organisatie_id" integer not null,
  "uitnodiging_id" uuid not null,
  "expires_at" timestamptz not null,
  "used_at" timestamptz,
  foreign key ("organisatie_id", "uitnodiging_id") references "uitnodiging" ("organisatie_id", "id")
);
create index "uitnodiging_link_uitnodiging_id_idx" on "uitnodiging_link" ("organisatie_id", "uitnodiging_id");

-- User names and email addresses are one set of names to log in with: nobody has one that is somebody else's. A trigger
-- keeps the set, so that no way into "user" passes it by, and its key decides between two who come at once.
create table "inlognaam" (
  "naam" text primary key,
  "user_id" integer not null references "user" ("id") on delete cascade
);
create index "inlognaam_user_id_idx" on "inlognaam" ("user_id");

create function "houd_inlognamen"() returns trigger language plpgsql as $$
begin
  delete from "inlognaam" i where i."user_id" = new."id"
    and (new."deleted_at" is not null or i."naam" not in (lower(new."email"), coalesce(lower(new."username"), lower(new."email"))));
  insert into "inlognaam" ("naam", "user_id")
  select distinct lower(n."naam"), new."id" from unnest(array[new."email", new."username"]) n("naam")
  where n."naam" is not null and new."deleted_at" is null
    and not exists (select 1 from "inlognaam" i where i."naam" = lower(n."naam") and i."user_id" = new."id");
  return null;
end $$;

create trigger "inlognamen" after insert or update of "email", "username", "deleted_at" on "user" for each row execute function "houd_inlognamen"();

-- Failed log-ins, by account and by address, so that every process counts the same.
create table "inlogpoging" (
  "sleutel" text not null,
  "op" timestamptz not null default now()
);
create index "inlogpoging_sleutel_idx" on "inlogpoging" ("sleutel", "op");

-- Numbers people quote; a row is locked while the next one is taken, and never goes back.
create table "teller" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "soort" text not null,
  "binnen" text not null,
  "laatste" integer not null,
  primary key ("organisatie_id", "soort", "binnen")
);

-- Which write a key has already made: the same key answers the same record.
create table "verzoek" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "user_id" integer not null,
  "sleutel" text not null,
  "mutatie" text not null,
  "record_id" text not null,
  "created_at" timestamptz not null default now(),
  -- SHA-256 of what was sent; empty for keys from before it was kept.
  "invoer" text not null default '',
  primary key ("organisatie_id", "user_id", "sleutel")
);

-- Who changed what, append only: kept ten years.
create table "geschiedenis" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "id" bigint not null generated always as identity,
  "user_id" integer,
  "actie" text not null,
  "record_type" text not null,
  "record_id" text not null,
  "wijzigingen" jsonb not null default '{}',
  "created_at" timestamptz not null default now(),
  primary key ("organisatie_id", "id")
);
create index "geschiedenis_record_idx" on "geschiedenis" ("organisatie_id", "record_type", "record_id", "id");

alter table "teller" enable row level security;
create policy "eigen_organisatie" on "teller" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "verzoek" enable row level security;
create policy "eigen_organisatie" on "verzoek" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "uitnodiging_link" enable row level security;
create policy "eigen_organisatie" on "uitnodiging_link" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
create policy "inloggen" on "uitnodiging_link" using (nullif(current_setting('app.org', true), '') is null);
alter table "geschiedenis" enable row level security;
create policy "eigen_organisatie" on "geschiedenis" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));

-- Organisations share people: each sees those who work for it. The log-in, which does not know an organisation yet, sees
-- all of them. A person is changed by that person alone, and made by accepting an invitation, which is part of the log-in.
alter table "user" enable row level security;
create policy "collega" on "user" for select using (
  nullif(current_setting('app.org', true), '') is null
  or exists (
    select 1 from "inventarisatie_user" i
    where i."user_id" = "user"."id" and i."organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer) and i."deleted_at" is null
  )
);
create policy "inloggen" on "user" for insert with check (nullif(current_setting('app.org', true), '') is null);
create policy "zelf" on "user" for update using (
  nullif(current_setting('app.org', true), '') is null
  or "id" = (select nullif(current_setting('app.user', true), '')::integer)
);

-- The same for the link between a person and an organisation, which is how the log-in finds the organisation.
create policy "inloggen" on "inventarisatie_user" for select using (nullif(current_setting('app.org', true), '') is null);
create policy "inloggen" on "inventarisatie_organisatie" for select using (nullif(current_setting('app.org', true), '') is null);

-- Sorts B2 before B10, and Dutch words as a Dutch reader expects.
create collation "natuurlijk" (provider = icu, locale = 'nl-u-kn-true');

-- An id that is no id finds nothing, instead of failing the request.
create function "try_uuid"("value" text) returns uuid language sql immutable parallel safe as $$
  select case when "value" ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then "value"::uuid end
$$;
create function "try_int"("value" text) returns integer language sql immutable parallel safe as $$
  select case when "value" ~ '^[0-9]{1,9}$' then "value"::integer end
$$;

-- Floor, then the spaces around it, then its own name: "Begane grond > Gang > Kast".
create function "volledige_naam"("organisatie" integer, "ruimte" uuid) returns text language sql stable as $$
  with recursive "omhoog" as (
    select r."id", r."parent_ruimte_id", r."verdieping_id", r."naam", 0 as "stap"
    from "sub_asset" r where r."organisatie_id" = "organisatie" and r."id" = "ruimte"
    union all
    select p."id", p."parent_ruimte_id", p."verdieping_id", p."naam", o."stap" + 1
    from "sub_asset" p join "omhoog" o on p."id" = o."parent_ruimte_id"
    where p."organisatie_id" = "organisatie" and o."stap" < 20
  )
  select concat_ws(' > ',
    (select coalesce(nullif(v."naam", ''), n."value")
     from "omhoog" o
     join "verdieping" v on v."organisatie_id" = "organisatie" and v."id" = o."verdieping_id" and v."deleted_at" is null
     left join "verdieping_naam" n on n."organisatie_id" = "organisatie" and n."id" = v."verdieping_naam_id"
     order by o."stap" limit 1),
    (select string_agg(coalesce(nullif("naam", ''), 'Onbekend'), ' > ' order by "stap" desc) from "omhoog"))
$$;

-- The status of a result: of its content, else of its outcome.
create view "resultaat_status" with (security_invoker = true) as
select r."organisatie_id", r."id" as "resultaat_id", a."monster_id", coalesce(h."materiaal_status_id", u."materiaal_status_id") as "materiaal_status_id"
from "resultaat" r
join "analyse" a on a."organisatie_id" = r."organisatie_id" and a."id" = r."analyse_id" and a."deleted_at" is null
left join "analyse_resultaat" u on u."organisatie_id" = r."organisatie_id" and u."id" = r."analyse_resultaat_id"
left join "analyse_resultaat_hoeveelheid" h on h."organisatie_id" = r."organisatie_id" and h."id" = r."analyse_resultaat_hoeveelheid_id"
where r."deleted_at" is null;

-- The status of a sample: the lowest priority among its results.
create view "monster_status" with (security_invoker = true) as
select m."organisatie_id", m."id" as "monster_id", m."bron_locatie_inventarisatie_id",
  (select s."id" from "resultaat_status" r join "materiaal_status" s on s."organisatie_id" = r."organisatie_id" and s."id" = r."materiaal_status_id"
   where r."organisatie_id" = m."organisatie_id" and r."monster_id" = m."id" order by s."prioriteit" limit 1) as "materiaal_status_id"
from "monster" m where m."deleted_at" is null;

-- The status of a finding: of its own samples, else of the sample it refers to, else as chosen by hand, else suspected.
create view "bevinding_status" with (security_invoker = true) as
select f."organisatie_id", f."id" as "bevinding_id", f."bron_locatie_id", f."inventarisatie_id", f."hoeveelheid",
  coalesce(
    (select s."id" from "monster_status" m join "materiaal_status" s on s."organisatie_id" = m."organisatie_id" and s."id" = m."materiaal_status_id"
     where m."organisatie_id" = f."organisatie_id" and m."bron_locatie_inventarisatie_id" = f."id" order by s."prioriteit" limit 1),
    (select m."materiaal_status_id" from "monster_status" m where m."organisatie_id" = f."organisatie_id" and m."monster_id" = f."verwijst_naar_monster_id"),
    f."materiaal_status_id",
    (select s."id" from "bron_locatie" l
     join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
     join "materiaal_status" s on s."organisatie_id" = b."organisatie_id" and s."materiaal_type_id" = b."materiaal_type_id" and s."prioriteit" = 2
     where l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id" limit 1)
  ) as "materiaal_status_id"
from "bron_locatie_inventarisatie" f
where f."deleted_at" is null and f."aangetroffen" <> 'nee';

-- The role that serves may read and write rows, and nothing else; what has happened it may only add to.
grant usage on schema public to "vezel_app";
grant select, insert, update, delete on all tables in schema public to "vezel_app";
grant usage on all sequences in schema public to "vezel_app";
alter default privileges in schema public grant select, insert, update, delete on tables to "vezel_app";
alter default privileges in schema public grant usage on sequences to "vezel_app";
revoke update, delete on "geschiedenis" from "vezel_app";
