-- What stands beside the model: sessions, attempts, counters, history, idempotency. By hand, part of schema.sql.

create table "sessie" (
  "token_hash" bytea primary key,
  -- By which its owner names it: the hash is nobody's to see.
  "id" uuid not null unique default gen_random_uuid(),
  "user_id" integer not null references "user" ("id"),
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "created_at" timestamptz not null default now(),
  "expires_at" timestamptz not null,
  "revoked_at" timestamptz,
  -- What the browser said of itself, and when it was last here, to some minutes.
  "apparaat" text,
  "seen_at" timestamptz not null default now()
);
create index "sessie_user_id_idx" on "sessie" ("user_id");

-- The second step of a log-in: the sealed secret of an app, and the last half minute of which a code was used.
create table "tweede_factor" (
  "user_id" integer primary key references "user" ("id") on delete cascade,
  "geheim" text not null,
  -- It counts from the moment at which the first code of it was right.
  "bevestigd_op" timestamptz,
  "stap" bigint not null default 0,
  "created_at" timestamptz not null default now()
);

-- What may be given instead of a code, once: on paper for whoever loses the telephone, or by mail when an administrator asks for it.
create table "herstelcode" (
  "code_hash" bytea primary key,
  "user_id" integer not null references "user" ("id") on delete cascade,
  "is_reset" boolean not null default false,
  "expires_at" timestamptz,
  "used_at" timestamptz
);
create index "herstelcode_user_id_idx" on "herstelcode" ("user_id");

create table "wachtwoord_herstel" (
  "token_hash" bytea primary key,
  "user_id" integer not null references "user" ("id"),
  "expires_at" timestamptz not null,
  "used_at" timestamptz
);

-- Addresses that people want for their log-in, until each is confirmed from its own mailbox. The token is of the mail.
create table "emailwijziging" (
  "id" uuid primary key,
  "user_id" integer not null references "user" ("id"),
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "email" text not null,
  "token_hash" bytea unique,
  "created_at" timestamptz not null default now(),
  "expires_at" timestamptz not null,
  "used_at" timestamptz
);
create index "emailwijziging_user_id_idx" on "emailwijziging" ("user_id");

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

-- Log-ins of people of an organisation that were refused, for its administrators: apart from the history, as anybody can make them.
create table "inlogweigering" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "id" bigint not null generated always as identity,
  "user_id" integer not null references "user" ("id") on delete cascade,
  "reden" text not null,
  "apparaat" text,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "id")
);
create index "inlogweigering_user_id_idx" on "inlogweigering" ("user_id", "op");

-- Who saw what is told of a resident: a line a person, a record and a day.
create table "inzage" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "user_id" integer not null,
  "dag" date not null,
  "record_type" text not null,
  -- Empty where it was asked without an id.
  "record_id" text not null,
  "id" bigint not null generated always as identity,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "user_id", "dag", "record_type", "record_id")
);
create index "inzage_op_idx" on "inzage" ("organisatie_id", "op");

-- When a job that runs by itself was last done with its work: somebody has to see that it did not run.
create table "joblog" (
  "naam" text primary key,
  "op" timestamptz not null
);

-- The last day on which somebody was mailed about certificates that are about to expire.
create table "certificaatmail" (
  "organisatie_id" integer not null,
  "inventarisatie_user_id" uuid not null,
  "dag" date not null,
  primary key ("organisatie_id", "inventarisatie_user_id"),
  foreign key ("organisatie_id", "inventarisatie_user_id") references "inventarisatie_user" ("organisatie_id", "id") on delete cascade
);

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
  -- What was changed in one go and is undone in one go.
  "batch" uuid,
  -- The request or the task that did it, as the log names it.
  "verzoek" text,
  "created_at" timestamptz not null default now(),
  primary key ("organisatie_id", "id")
);
create index "geschiedenis_record_idx" on "geschiedenis" ("organisatie_id", "record_type", "record_id", "id");
create index "geschiedenis_batch_idx" on "geschiedenis" ("organisatie_id", "batch") where "batch" is not null;

-- What a survey takes over from others, as it was at the moment it closed: nothing that happens in those afterwards moves it
-- (docs/decisions/0023). A survey has these rows while it is closed.
create table "slotstand" (
  "organisatie_id" integer not null references "inventarisatie_organisatie" ("id"),
  "onderzoek_id" uuid not null,
  "op" timestamptz not null default now(),
  primary key ("organisatie_id", "onderzoek_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable
);
-- What each of its findings rests on: the columns of `bevindingen_nu`. `overgenomen` is what the report says of it when that is
-- of another survey: the sample with its results, and the survey.
create table "slotstand_bevinding" (
  "organisatie_id" integer not null,
  "bevinding_id" uuid not null,
  "onderzoek_id" uuid not null,
  "grond" text,
  "van_onderzoek_id" uuid,
  "monster_id" uuid,
  "zwaarte" integer[],
  "tegenspraak" boolean not null,
  "gekozen" integer,
  "is_open" boolean not null,
  "is_uitslag" boolean not null,
  "overgenomen" jsonb,
  -- The sample of an earlier survey that proves its place, with what the report says of it.
  "bewijs" jsonb,
  primary key ("organisatie_id", "bevinding_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "bevinding_id") references "bron_locatie_inventarisatie" ("organisatie_id", "id") deferrable
);
create index "slotstand_bevinding_onderzoek_id_idx" on "slotstand_bevinding" ("organisatie_id", "onderzoek_id");
-- The strategies of earlier surveys that hold in it, with their class and the places they are for; none: all.
create table "slotstand_strategie" (
  "organisatie_id" integer not null,
  "onderzoek_id" uuid not null,
  "strategie_id" uuid not null,
  "bron_id" uuid not null,
  "smart_risicoklasse_id" integer,
  "bron_locaties" uuid[] not null,
  -- What the report says of it.
  "overgenomen" jsonb not null,
  primary key ("organisatie_id", "onderzoek_id", "strategie_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "strategie_id") references "saneringsstrategie" ("organisatie_id", "id") deferrable
);
create index "slotstand_strategie_bron_id_idx" on "slotstand_strategie" ("organisatie_id", "bron_id");
-- The places that were known when it closed: whether it did not see them and they were still suspected, whether anybody had
-- seen them, and whether another survey had.
create table "slotstand_locatie" (
  "organisatie_id" integer not null,
  "bron_locatie_id" uuid not null,
  "onderzoek_id" uuid not null,
  "vermoed" boolean not null,
  "gezien" boolean not null,
  "elders_gezien" boolean not null,
  primary key ("organisatie_id", "bron_locatie_id", "onderzoek_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "slotstand" ("organisatie_id", "onderzoek_id") on delete cascade deferrable,
  foreign key ("organisatie_id", "bron_locatie_id") references "bron_locatie" ("organisatie_id", "id") deferrable
);
create index "slotstand_locatie_onderzoek_id_idx" on "slotstand_locatie" ("organisatie_id", "onderzoek_id");
-- The records of the dossier of each of its reports, by type and id, with all that they said when that was released or the
-- survey closed (reports/keep-dossiers.ts). What was released stays when the survey is opened again.
create table "slotstand_rapport" (
  "organisatie_id" integer not null,
  "rapport_id" uuid not null,
  "onderzoek_id" uuid not null,
  "records" jsonb not null,
  primary key ("organisatie_id", "rapport_id"),
  foreign key ("organisatie_id", "onderzoek_id") references "onderzoek" ("organisatie_id", "id") deferrable,
  foreign key ("organisatie_id", "rapport_id") references "rapport" ("organisatie_id", "id") deferrable
);
create index "slotstand_rapport_onderzoek_id_idx" on "slotstand_rapport" ("organisatie_id", "onderzoek_id");

alter table "teller" enable row level security;
create policy "eigen_organisatie" on "teller" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "verzoek" enable row level security;
create policy "eigen_organisatie" on "verzoek" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "emailwijziging" enable row level security;
create policy "zelf" on "emailwijziging" using (nullif(current_setting('app.org', true), '') is null or "user_id" = (select nullif(current_setting('app.user', true), '')::integer));
alter table "tweede_factor" enable row level security;
create policy "zelf" on "tweede_factor" using (nullif(current_setting('app.org', true), '') is null or "user_id" = (select nullif(current_setting('app.user', true), '')::integer));
alter table "herstelcode" enable row level security;
create policy "zelf" on "herstelcode" using (nullif(current_setting('app.org', true), '') is null or "user_id" = (select nullif(current_setting('app.user', true), '')::integer));
alter table "uitnodiging_link" enable row level security;
create policy "eigen_organisatie" on "uitnodiging_link" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
create policy "inloggen" on "uitnodiging_link" using (nullif(current_setting('app.org', true), '') is null);
alter table "inlogweigering" enable row level security;
create policy "eigen_organisatie" on "inlogweigering" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
create policy "inloggen" on "inlogweigering" using (nullif(current_setting('app.org', true), '') is null);
alter table "inzage" enable row level security;
create policy "eigen_organisatie" on "inzage" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "certificaatmail" enable row level security;
create policy "eigen_organisatie" on "certificaatmail" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "geschiedenis" enable row level security;
create policy "eigen_organisatie" on "geschiedenis" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "slotstand" enable row level security;
create policy "eigen_organisatie" on "slotstand" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "slotstand_bevinding" enable row level security;
create policy "eigen_organisatie" on "slotstand_bevinding" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "slotstand_locatie" enable row level security;
create policy "eigen_organisatie" on "slotstand_locatie" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "slotstand_rapport" enable row level security;
create policy "eigen_organisatie" on "slotstand_rapport" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));
alter table "slotstand_strategie" enable row level security;
create policy "eigen_organisatie" on "slotstand_strategie" using ("organisatie_id" = (select nullif(current_setting('app.org', true), '')::integer));

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

-- What somebody is called who works for the organisation that asks, or ever did: what has happened is still told of whoever has left.
create function "naam_van_medewerker"("persoon" integer) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select concat_ws(' ', u."name", u."tussenvoegsel", u."achternaam") from "user" u
  where u."id" = "persoon" and (
    exists (select from "inventarisatie_user" i where i."user_id" = u."id" and i."organisatie_id" = nullif(current_setting('app.org', true), '')::integer)
    or exists (select from "geschiedenis" g where g."organisatie_id" = nullif(current_setting('app.org', true), '')::integer
      and (g."user_id" = u."id" or g."record_type" = 'InventarisatieUser' and g."wijzigingen" -> 'user' ->> 1 = u."id"::text)))
$$;

-- Whether the log-in of somebody of the organisation asks for a second step: that, and no more of it, is told to who manages them.
create function "heeft_tweede_stap"("persoon" integer) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from "tweede_factor" f join "inventarisatie_user" i on i."user_id" = f."user_id"
    where f."user_id" = "persoon" and f."bevestigd_op" is not null and i."organisatie_id" = nullif(current_setting('app.org', true), '')::integer
  )
$$;

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
create function "volledige_naam"("organisatie" integer, "ruimte" uuid) returns table ("naam" text) language sql stable as $$
  with recursive "omhoog" as (
    select r."id", r."parent_ruimte_id", r."verdieping_id", r."naam", 0 as "stap"
    from "sub_asset" r where r."organisatie_id" = "organisatie" and r."id" = "ruimte"
    union all
    select p."id", p."parent_ruimte_id", p."verdieping_id", p."naam", o."stap" + 1
    from "sub_asset" p join "omhoog" o on p."id" = o."parent_ruimte_id"
    where p."organisatie_id" = "organisatie" and o."stap" < 20
  )
  select concat_ws(' > ',
    (select coalesce(nullif(v."naam", ''), n."value", d."value")
     from "omhoog" o
     join "verdieping" v on v."organisatie_id" = "organisatie" and v."id" = o."verdieping_id" and v."deleted_at" is null
     left join "verdieping_naam" n on n."organisatie_id" = "organisatie" and n."id" = v."verdieping_naam_id"
     left join "deck_name" d on d."organisatie_id" = "organisatie" and d."id" = v."deck_name_id"
     order by o."stap" limit 1),
    (select string_agg(coalesce(nullif("naam", ''), 'Onbekend'), ' > ' order by "stap" desc) from "omhoog"))
$$;

-- A day as text, or nothing.
create function "try_date"("value" text) returns date language sql immutable parallel safe as $$
  select case when "value" ~ '^(?!0000)[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))'
    or ("value" ~ '^[0-9]{4}-02-29' and left("value", 4)::integer % 4 = 0 and (left("value", 4)::integer % 100 <> 0 or left("value", 4)::integer % 400 = 0) and left("value", 4) <> '0000')
    then make_date(left("value", 4)::integer, substr("value", 6, 2)::integer, substr("value", 9, 2)::integer) end
$$;

-- The survey values are shown for: the one asked, else the latest completed one of the asset.
create function "getoond_onderzoek"("organisatie" integer, "asset" uuid, "gevraagd" uuid) returns uuid language sql stable as $$
  select coalesce("gevraagd", (
    select o."id" from "onderzoek" o
    join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" = 'afgerond'
    where o."organisatie_id" = "organisatie" and o."inventarisatie_asset_id" = "asset" and o."deleted_at" is null
    order by o."einddatum" desc nulls last, o."id" limit 1))
$$;

-- The day values are shown for: the one asked, else of a closed survey its last day, which is not before its last visit, else today.
create function "peildatum"("organisatie" integer, "onderzoek" uuid, "gevraagd" date) returns date language sql stable as $$
  select coalesce("gevraagd",
    (select greatest(o."einddatum", (select max((v."start" at time zone 'Europe/Amsterdam')::date) from "inventarisatie" v
       where v."organisatie_id" = o."organisatie_id" and v."onderzoek_id" = o."id" and v."status" = 'uitgevoerd' and v."deleted_at" is null)) from "onderzoek" o
     join "onderzoek_status" s on s."organisatie_id" = o."organisatie_id" and s."id" = o."onderzoek_status_id" and s."code" in ('afgerond', 'geannuleerd')
     where o."organisatie_id" = "organisatie" and o."id" = "onderzoek"),
    (now() at time zone 'Europe/Amsterdam')::date)
$$;

-- Ends a statement that asks for more than fits; the code says why (records/read.ts).
create function "weiger"("code" text, "gegevens" text) returns json language plpgsql stable parallel safe as
$$ begin raise exception using errcode = "code", message = "gegevens"; end $$;

-- What holds of a survey's material is decided below and nowhere else (docs/decisions/0023). A weight is the priority of a
-- material status with its id: the least of several is the heaviest. Single items of lists are subqueries, which read them
-- by their key; joined, PostgreSQL reads the whole list for every row.

-- The status of a result: of its content, else of its outcome. One that says that nothing was shown has no content.
create view "resultaat_status" with (security_invoker = true) as
select r."organisatie_id", r."id" as "resultaat_id", r."analyse_id", coalesce(
  (select h."materiaal_status_id" from "analyse_resultaat_hoeveelheid" h where h."organisatie_id" = r."organisatie_id" and h."id" = r."analyse_resultaat_hoeveelheid_id"
    and not exists (select from "analyse_resultaat" u where u."organisatie_id" = r."organisatie_id" and u."id" = r."analyse_resultaat_id" and u."code" in ('niet_aangetoond', 'niet_te_analyseren'))),
  (select u."materiaal_status_id" from "analyse_resultaat" u where u."organisatie_id" = r."organisatie_id" and u."id" = r."analyse_resultaat_id")
) as "materiaal_status_id"
from "resultaat" r
where r."deleted_at" is null;

-- What is not clean unless something says so: the status "suspected" of a substance, else its heaviest.
create view "verdacht" with (security_invoker = true) as
select t."organisatie_id", t."id" as "materiaal_type_id",
  (select array[s."prioriteit", s."id"] from "materiaal_status" s
   where s."organisatie_id" = t."organisatie_id" and s."materiaal_type_id" = t."id" and s."deleted_at" is null
   order by (s."prioriteit" = 2) desc, s."prioriteit" limit 1) as "zwaarte"
from "materiaal_type" t;

-- A sample: the heaviest of its valid results, whether it still waits for one, and whether nothing of it counts. Rejected
-- and deleted analyses count nowhere. While one analysis is out, what the others found is no reason to call it clean.
create view "monster_stand" with (security_invoker = true) as
select m."organisatie_id", m."id" as "monster_id", m."onderzoek_id", m."bron_locatie_inventarisatie_id", m."materiaal_type_id",
  a."zwaarte", a."vervallen", a."wacht",
  case when a."zwaarte" is null then null
    when a."wacht" then (least(a."zwaarte", (select d."zwaarte" from "verdacht" d where d."organisatie_id" = m."organisatie_id" and d."materiaal_type_id" = m."materiaal_type_id")))[2]
    else a."zwaarte"[2] end as "materiaal_status_id"
from "monster" m
cross join lateral (
  select count(*) > 0 and count(*) filter (where w."is_geldig") = 0 as "vervallen",
    count(*) = 0 or count(*) filter (where w."is_geldig" and w."zwaarte" is null) > 0 as "wacht",
    min(w."zwaarte") as "zwaarte"
  from (
    select a."status" <> 'afgekeurd' as "is_geldig", case when a."status" <> 'afgekeurd' then (
        select min((select array[s."prioriteit", s."id"] from "materiaal_status" s where s."organisatie_id" = r."organisatie_id" and s."id" = r."materiaal_status_id"))
        from "resultaat_status" r where r."organisatie_id" = a."organisatie_id" and r."analyse_id" = a."id"
      ) end as "zwaarte"
    from "analyse" a where a."organisatie_id" = m."organisatie_id" and a."monster_id" = m."id" and a."deleted_at" is null
    -- Taken apart it would be looked up for each of the three aggregates.
    offset 0
  ) w
) a
where m."deleted_at" is null;

-- A finding by itself: of its own samples, else of the sample it refers to, else as chosen by hand. Assumed, enclosed and
-- still to be sampled is never more nor less than suspected; so is a choice that claims a sample which is not there.
create view "bevinding_grond" with (security_invoker = true) as
select f."organisatie_id", f."id" as "bevinding_id", f."bron_locatie_id", f."aangetroffen", f."hoeveelheid",
  v."onderzoek_id", v."nummer" as "bezoek", coalesce(v."start", f."created_at") as "moment",
  (v."start" at time zone 'Europe/Amsterdam')::date as "bezocht_op",
  (coalesce(v."start", f."created_at") at time zone 'Europe/Amsterdam')::date as "gezien_op",
  u."grond", u."van_onderzoek_id", u."monster_id", u."gekozen",
  case when u."verdacht" then least(u."zwaarte", (select d."zwaarte" from "bron_locatie" l
      join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
      join "verdacht" d on d."organisatie_id" = b."organisatie_id" and d."materiaal_type_id" = b."materiaal_type_id"
      where l."organisatie_id" = f."organisatie_id" and l."id" = f."bron_locatie_id"))
    else u."zwaarte" end as "zwaarte",
  u."is_aangenomen", u."grond" = 'niet_bemonsterd' and (u."is_aangenomen" or u."gekozen" is null) as "is_open",
  u."monster_id" is not null and not u."verdacht" as "is_uitslag"
from "bron_locatie_inventarisatie" f
join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id" and v."deleted_at" is null and v."status" <> 'geannuleerd'
cross join lateral (
  select (select a."code" from "bron_locatie_analysemethode" a where a."organisatie_id" = f."organisatie_id" and a."id" = f."bron_locatie_analysemethode_id") as "code",
    (select array[k."prioriteit", k."id"] from "materiaal_status" k where k."organisatie_id" = f."organisatie_id" and k."id" = f."materiaal_status_id") as "gekozen"
  offset 0
) a
cross join lateral (
  select count(*) filter (where m."is_eigen") as "aantal",
    bool_or(m."wacht") filter (where m."is_eigen") as "wacht", min(m."zwaarte") filter (where m."is_eigen") as "zwaarte",
    (array_agg(m."monster_id" order by m."zwaarte", m."monster_id") filter (where m."is_eigen"))[1] as "monster_id",
    coalesce(bool_or(m."wacht" or m."vervallen") filter (where m."monster_id" = f."verwijst_naar_monster_id"), true) as "verwezen_wacht",
    min(m."zwaarte") filter (where m."monster_id" = f."verwijst_naar_monster_id") as "verwezen_zwaarte",
    (array_agg(m."onderzoek_id") filter (where m."monster_id" = f."verwijst_naar_monster_id"))[1] as "verwezen_onderzoek_id"
  from (
    select m.*, not m."vervallen" as "is_eigen" from "monster_stand" m
    where m."organisatie_id" = f."organisatie_id" and m."bron_locatie_inventarisatie_id" = f."id"
    union all
    select m.*, false from "monster_stand" m
    where f."verwijst_naar_monster_id" is not null and m."organisatie_id" = f."organisatie_id" and m."monster_id" = f."verwijst_naar_monster_id"
  ) m
) e
cross join lateral (
  select coalesce(a."code" in ('aangenomen', 'omsloten', 'te_bemonsteren'), false) as "is_aangenomen",
    a."gekozen"
) g
cross join lateral (
  select g."is_aangenomen", g."gekozen",
    case when e."aantal" > 0 then 'eigen_monster'
      when f."verwijst_naar_monster_id" is not null and e."verwezen_onderzoek_id" <> v."onderzoek_id" then 'overgenomen'
      when f."verwijst_naar_monster_id" is not null then 'verwijzing'
      when a."code" = 'aangenomen' then 'aangenomen'
      when a."code" in ('eerder_rapport', 'verwijzing_onderzoek') then 'overgenomen'
      when g."is_aangenomen" or g."gekozen" is null or a."code" in ('eigen_monster', 'verwijzing_monster') then 'niet_bemonsterd'
      else 'gekozen' end as "grond",
    case when e."aantal" = 0 and e."verwezen_onderzoek_id" <> v."onderzoek_id" then e."verwezen_onderzoek_id" end as "van_onderzoek_id",
    case when e."aantal" > 0 then e."monster_id" else f."verwijst_naar_monster_id" end as "monster_id",
    case when e."aantal" > 0 then case when e."wacht" and not g."is_aangenomen" then least(e."zwaarte", g."gekozen") else e."zwaarte" end
      when f."verwijst_naar_monster_id" is not null
        then case when e."verwezen_wacht" and not g."is_aangenomen" then least(e."verwezen_zwaarte", g."gekozen") else e."verwezen_zwaarte" end
      when not g."is_aangenomen" then g."gekozen" end as "zwaarte",
    case when e."aantal" > 0 then e."wacht"
      when f."verwijst_naar_monster_id" is not null then e."verwezen_wacht"
      else g."is_aangenomen" or g."gekozen" is null or coalesce(a."code" in ('eigen_monster', 'verwijzing_monster'), false) end as "verdacht"
) u
where f."deleted_at" is null;

-- The findings of a place as they hold: what could not be checked keeps the status it had before, in its survey or an
-- earlier one, however it is said to be established; only its own sample or something heavier wins. `tegenspraak`: the status chosen by hand says something else than what holds, or what was sampled is said not
-- to be there. `is_open`: nothing was said of its content yet. `is_uitslag`: all its samples have their results. `bewijs`: the
-- sample with which an earlier survey proved the place, which later samples of other surveys did not take back.
create function "bevindingen_nu"("organisatie" integer, "locatie" uuid)
returns table (
  "bevinding_id" uuid, "onderzoek_id" uuid, "aangetroffen" text, "hoeveelheid" numeric, "bezoek" integer, "bezocht_op" date, "gezien_op" date,
  "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "zwaarte" integer[], "tegenspraak" boolean,
  "gekozen" integer, "is_open" boolean, "is_uitslag" boolean, "bewijs" jsonb
) language sql stable as $$
  with g as materialized (
    select b.* from "bevinding_grond" b where b."organisatie_id" = "organisatie" and b."bron_locatie_id" = "locatie"
  )
  select g."bevinding_id", g."onderzoek_id", g."aangetroffen", g."hoeveelheid", g."bezoek", g."bezocht_op", g."gezien_op",
    case when v."zwaarte" is not null and v."onderzoek_id" <> g."onderzoek_id" then 'overgenomen'
      when v."zwaarte" is not null then v."grond" else g."grond" end,
    case when v."zwaarte" is null then g."van_onderzoek_id" when v."onderzoek_id" <> g."onderzoek_id" then v."onderzoek_id" end,
    coalesce(v."monster_id", g."monster_id"), coalesce(v."zwaarte", g."zwaarte"),
    coalesce(case when g."aangetroffen" = 'nee' then g."grond" = 'eigen_monster' and g."zwaarte"[1] <= 2
      else g."gekozen"[1] <> (coalesce(v."zwaarte", g."zwaarte"))[1] and not (g."is_aangenomen" and g."gekozen"[1] = 1) end, false),
    case when not g."is_aangenomen" then g."gekozen"[1] end, g."is_open" and v."zwaarte" is null, g."is_uitslag", w."bewijs"
  from g
  left join lateral (
    select e."zwaarte", e."grond", e."monster_id", e."onderzoek_id" from (
      select e.* from g e
      where g."aangetroffen" = 'niet_controleerbaar' and g."grond" <> 'eigen_monster' and e."aangetroffen" <> 'niet_controleerbaar'
        and case when e."onderzoek_id" = g."onderzoek_id" then e."bezoek" < g."bezoek" and coalesce(e."bezocht_op" <= g."bezocht_op", true) else e."moment" < g."moment" end
      order by (e."onderzoek_id" = g."onderzoek_id") desc, e."moment" desc, e."bezoek" desc limit 1
    ) e where e."aangetroffen" = 'ja' and ((g."grond" = 'niet_bemonsterd' and g."gekozen" is null) or e."zwaarte"[1] < g."zwaarte"[1])
  ) v on true
  left join lateral (
    select jsonb_build_object('onderzoek_id', e."onderzoek_id", 'monster_id', e."monster_id", 'zwaarte', e."zwaarte", 'gezien_op', e."gezien_op",
      'hoeveelheid', case when e."aangetroffen" = 'ja' then e."hoeveelheid" end) as "bewijs"
    from g e
    where e."onderzoek_id" <> g."onderzoek_id" and e."moment" < g."moment" and e."zwaarte"[1] = 1 and (e."grond" = 'eigen_monster' or e."aangetroffen" = 'ja')
      and not exists (select 1 from g r where r."onderzoek_id" <> e."onderzoek_id" and r."moment" > e."moment" and r."moment" < g."moment"
        and r."grond" = 'eigen_monster' and r."is_uitslag" and r."zwaarte"[1] > 1)
    order by e."moment" desc, e."bevinding_id" limit 1
  ) w on true
$$;

-- The same as they hold in their survey: in one that is closed, what they rested on when it closed.
create function "bevindingen_van_locatie"("organisatie" integer, "locatie" uuid)
returns table (
  "bevinding_id" uuid, "onderzoek_id" uuid, "aangetroffen" text, "hoeveelheid" numeric, "bezoek" integer, "bezocht_op" date, "gezien_op" date,
  "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "zwaarte" integer[], "tegenspraak" boolean,
  "gekozen" integer, "is_open" boolean, "is_uitslag" boolean, "overgenomen" jsonb, "bewijs" jsonb
) language sql stable as $$
  select b."bevinding_id", b."onderzoek_id", b."aangetroffen", b."hoeveelheid", b."bezoek", b."bezocht_op", b."gezien_op",
    case when s."bevinding_id" is null then b."grond" else s."grond" end,
    case when s."bevinding_id" is null then b."van_onderzoek_id" else s."van_onderzoek_id" end,
    case when s."bevinding_id" is null then b."monster_id" else s."monster_id" end,
    case when s."bevinding_id" is null then b."zwaarte" else s."zwaarte" end,
    coalesce(s."tegenspraak", b."tegenspraak"),
    case when s."bevinding_id" is null then b."gekozen" else s."gekozen" end,
    coalesce(s."is_open", b."is_open"), coalesce(s."is_uitslag", b."is_uitslag"), s."overgenomen",
    case when s."bevinding_id" is null then b."bewijs" else s."bewijs" end
  from "bevindingen_nu"("organisatie", "locatie") b
  left join "slotstand_bevinding" s on s."organisatie_id" = "organisatie" and s."bevinding_id" = b."bevinding_id"
$$;

-- Whether a place was first recorded after a day, by a survey that found it then: on that day nobody knew of it.
create function "later_gevonden"("organisatie" integer, "locatie" uuid, "onderzoek" uuid, "dag" date)
returns boolean language sql stable as $$
  select exists (select 1 from "bron_locatie" p
    where p."organisatie_id" = "organisatie" and p."id" = "locatie" and (p."created_at" at time zone 'Europe/Amsterdam')::date > "dag")
  and exists (select 1 from "bron_locatie_inventarisatie" f
    join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
    where f."organisatie_id" = "organisatie" and f."bron_locatie_id" = "locatie" and f."deleted_at" is null
      and v."onderzoek_id" <> "onderzoek" and (v."start" at time zone 'Europe/Amsterdam')::date > "dag")
$$;

-- A place of a source in a survey on a day. Its status is the heaviest of all that its visits found or said; only "to be
-- sampled" gives way to a later result. The latest visit that could check it decides how much there is and whether it is
-- there: but "not there" after "there" of the same survey, or beside a sample with asbestos, without a clearance between, is a
-- contradiction, and it stays. A clearance takes away what was there on its day, all of it or its own amount; what a later
-- visit saw again, or a later treatment calls present, is there again. "Not found" and "entered in error" are no removal. What a laboratory proved in
-- an earlier survey holds until it is cleared or sampled anew: of what is not found then nobody knows, and it is suspected.
create function "stand_van_locatie"("organisatie" integer, "locatie" uuid, "onderzoek" uuid, "dag" date)
returns table (
  "bevinding_id" uuid, "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer,
  "hoeveelheid" numeric, "toestand" text, "behandeling_id" uuid, "behandeling_status_id" integer, "verwijderd_op" date,
  "gevaarlijk" boolean,
  "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "tegenspraak" boolean, "overgenomen" jsonb, "vermoed" boolean
) language sql stable as $$
  with f as materialized (
    select s.* from "bevindingen_van_locatie"("organisatie", "locatie") s
    -- What a visit says that is still to come nobody has seen.
    where s."onderzoek_id" = "onderzoek" and coalesce(s."bezocht_op" <= "dag", true)
  ), h as materialized (
    select h.*, h."soort" in ('weg', 'deels') as "neemt_weg" from (
      select h."id", h."behandeling_status_id", h."datum", h."hoeveelheid",
        row_number() over (order by h."datum", h."created_at", h."id") as "rang",
        max(case when s."code" = 'aanwezig' then array[extract(epoch from h."datum"), extract(epoch from h."created_at")] end) over () as "hersteld",
        array[extract(epoch from h."datum"), extract(epoch from h."created_at")] as "plek",
        case when s."code" in ('niet_aangetroffen', 'vervallen') then case when h."hoeveelheid" is null then 'vervalt' else 'niets' end
          when (not s."is_open" or s."code" = 'deels_gesaneerd') and h."hoeveelheid" = 0 then 'niets'
          when not s."is_open" then 'weg' when s."code" = 'deels_gesaneerd' then 'deels' else 'open' end as "soort"
      from "bron_locatie_behandeling" h
      join "behandeling_status" s on s."organisatie_id" = h."organisatie_id" and s."id" = h."behandeling_status_id"
      where h."organisatie_id" = "organisatie" and h."bron_locatie_id" = "locatie" and h."deleted_at" is null and h."datum" <= "dag"
        -- A closed survey knows none that was written down after it, of whatever day it is said to be.
        and not exists (select 1 from "slotstand" k where k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek" and k."op" < h."created_at")
    ) h where h."hersteld" is null or h."plek" > h."hersteld" or h."soort" = 'open'
  )
  select d."bevinding_id", d."bevinding_id" is not null,
    x."zwaarte"[2], x."zwaarte"[1],
    case when t."toestand" = 'verwijderd' then 0
      when t."toestand" <> 'niet_aangetroffen' and b."aangetroffen" = 'ja' and b."hoeveelheid" is not null then greatest(b."hoeveelheid" - p."deel", 0) end,
    t."toestand",
    case when t."toestand" in ('verwijderd', 'deels_verwijderd') then p."id" when t."toestand" = 'niet_aangetroffen' then v."id" end,
    (select h."behandeling_status_id" from h order by h."rang" desc limit 1),
    case when t."toestand" in ('verwijderd', 'deels_verwijderd') then p."datum" end,
    coalesce(z."zwaarte"[1] <= 2 and t."toestand" in ('aanwezig', 'deels_verwijderd'), false),
    x."grond", x."van_onderzoek_id", x."monster_id",
    t."toestand" <> 'niet_aangetroffen' and (e."bevinding_id" is not null or (v."id" is not null and t."toestand" <> 'verwijderd') or exists (
      select 1 from f s where s."tegenspraak" or (s."aangetroffen" <> 'nee' and s."gekozen" > z."zwaarte"[1]))),
    x."overgenomen",
    d."bevinding_id" is null and coalesce(u."vermoed", false)
  from (select 1) een
  left join lateral (
    select s.* from f s where s."aangetroffen" <> 'niet_controleerbaar' order by s."bezoek" desc limit 1
  ) l on true
  left join lateral (
    select s.* from f s
    where l."aangetroffen" = 'nee' and s."bezoek" <= l."bezoek"
      -- What could not be checked has the sample of before, which is not its own.
      and (s."aangetroffen" = 'ja' or (s."grond" = 'eigen_monster' and s."zwaarte"[1] <= 2
        and not exists (select 1 from f r where r."bezoek" < s."bezoek" and r."grond" = 'eigen_monster' and r."monster_id" = s."monster_id")))
      and not exists (select 1 from h where h."soort" = 'weg' and h."datum" between s."gezien_op" and l."gezien_op"
        and (h."hoeveelheid" is null or (s."aangetroffen" = 'ja' and h."hoeveelheid" >= s."hoeveelheid" and s."hoeveelheid" > 0)))
    order by s."bezoek" desc limit 1
  ) e on true
  left join f b on b."bevinding_id" = coalesce(e."bevinding_id", l."bevinding_id")
  cross join lateral (select l."aangetroffen" = 'nee' and e."bevinding_id" is null as "is_weg") m
  left join lateral (
    select s."bevinding_id" from f s
    where s."aangetroffen" = 'niet_controleerbaar' and s."bezoek" > coalesce(l."bezoek", 0)
    order by s."bezoek" desc limit 1
  ) n on true
  left join f d on d."bevinding_id" = case when b."aangetroffen" = 'ja' or e."bevinding_id" is not null then b."bevinding_id" else coalesce(n."bevinding_id", b."bevinding_id") end
  left join lateral (
    select w.* from (
      select array[(s."bewijs" -> 'zwaarte' ->> 0)::integer, (s."bewijs" -> 'zwaarte' ->> 1)::integer] as "zwaarte", 'overgenomen' as "grond",
        (s."bewijs" ->> 'onderzoek_id')::uuid as "van_onderzoek_id", (s."bewijs" ->> 'monster_id')::uuid as "monster_id", s."bewijs" -> 'overgenomen' as "overgenomen",
        s."aangetroffen", s."gezien_op", (s."bewijs" ->> 'gezien_op')::date as "bewezen_op", (s."bewijs" ->> 'hoeveelheid')::numeric as "hoeveelheid"
      from f s where s."bewijs" is not null order by s."bezoek" desc limit 1
    ) w
    where not exists (select 1 from f r where r."grond" = 'eigen_monster' and r."is_uitslag")
      and not exists (select 1 from h where h."soort" = 'weg' and h."datum" >= w."bewezen_op" and (w."aangetroffen" = 'nee' or h."datum" <= w."gezien_op")
        and (h."hoeveelheid" is null or (h."hoeveelheid" >= w."hoeveelheid" and w."hoeveelheid" > 0)))
  ) w on true
  left join lateral (
    select s."zwaarte", s."grond", s."van_onderzoek_id", s."monster_id", s."overgenomen" from (
      select s."zwaarte", s."grond", s."van_onderzoek_id", s."monster_id", s."overgenomen", s."bevinding_id", s."bezoek" from f s
      where (s."aangetroffen" <> 'nee' or s."tegenspraak") and (m."is_weg" is not true or s."bezoek" > l."bezoek")
        and not (s."is_open" and exists (select 1 from f r where r."bezoek" > s."bezoek" and r."is_uitslag" and r."aangetroffen" <> 'nee'))
      union all
      select w."zwaarte", w."grond", w."van_onderzoek_id", w."monster_id", w."overgenomen", null, 0
      where w."zwaarte" is not null and (m."is_weg" is not true or n."bevinding_id" is not null)
    ) s
    order by s."zwaarte"[1] nulls last, (s."monster_id" is null), (s."bevinding_id" = d."bevinding_id") desc nulls last, s."bezoek" desc limit 1
  ) z on true
  cross join lateral (
    select greatest(sum(h."hoeveelheid") filter (where h."soort" = 'weg'), sum(h."hoeveelheid") filter (where h."soort" = 'deels'), 0) as "deel",
      coalesce(sum(h."hoeveelheid") filter (where h."soort" = 'weg'), 0) as "dicht",
      (array_agg(h."id" order by h."rang" desc) filter (where h."neemt_weg"))[1] as "id",
      max(h."datum") filter (where h."neemt_weg") as "datum"
    from h where h."datum" >= coalesce(b."gezien_op", '-infinity')
  ) p
  left join lateral (
    select h.* from h where h."datum" >= coalesce(b."gezien_op", '-infinity') and h."soort" in ('weg', 'deels', 'open')
    order by h."rang" desc limit 1
  ) k on true
  left join lateral (
    select h.* from h where h."datum" >= coalesce(b."gezien_op", '-infinity') and h."soort" = 'vervalt' and h."rang" > coalesce(k."rang", 0)
    order by h."rang" desc limit 1
  ) v on true
  cross join lateral (
    select case when m."is_weg" and n."bevinding_id" is null then 'niet_aangetroffen'
        -- What nobody has seen yet nobody can have taken away: it is still to be seen.
        when d."bevinding_id" is null and not case
          when exists (select 1 from "slotstand" q where q."organisatie_id" = "organisatie" and q."onderzoek_id" = "onderzoek")
            then exists (select 1 from "slotstand_locatie" q
              where q."organisatie_id" = "organisatie" and q."bron_locatie_id" = "locatie" and q."onderzoek_id" = "onderzoek" and q."gezien")
          else exists (select 1 from "bron_locatie_inventarisatie" i
            where i."organisatie_id" = "organisatie" and i."bron_locatie_id" = "locatie" and i."deleted_at" is null) end then 'aanwezig'
        when k."soort" = 'weg' and (k."hoeveelheid" is null or (b."aangetroffen" = 'ja' and b."hoeveelheid" > 0 and p."dicht" >= b."hoeveelheid")) then 'verwijderd'
        when v."id" is not null and not coalesce(z."zwaarte"[1] <= 2 and z."monster_id" is not null, false) then 'niet_aangetroffen'
        when k."soort" in ('weg', 'deels') or p."deel" > 0 then 'deels_verwijderd'
        else 'aanwezig' end as "toestand"
  ) t
  left join lateral (
    select z."zwaarte", z."grond", z."van_onderzoek_id", z."monster_id", z."overgenomen" where t."toestand" <> 'niet_aangetroffen'
    union all
    select (select d."zwaarte" from "bron_locatie" p
        join "bron" b on b."organisatie_id" = p."organisatie_id" and b."id" = p."bron_id"
        join "verdacht" d on d."organisatie_id" = b."organisatie_id" and d."materiaal_type_id" = b."materiaal_type_id"
        where p."organisatie_id" = "organisatie" and p."id" = "locatie"),
      w."grond", w."van_onderzoek_id", w."monster_id", w."overgenomen"
    where t."toestand" = 'niet_aangetroffen' and w."zwaarte" is not null
  ) x on true
  -- A place that this survey did not see is suspected as long as nobody says it is clean, not there, or gone.
  left join lateral (
    select case when k."op" is not null then exists (select 1 from "slotstand_locatie" q
        where q."organisatie_id" = "organisatie" and q."bron_locatie_id" = "locatie" and q."onderzoek_id" = "onderzoek" and q."vermoed")
      else not exists (select 1 from h where h."soort" = 'vervalt' and coalesce(h."datum" >= o."gezien_op", true) and not coalesce(o."zwaarte"[1] <= 2 and o."monster_id" is not null, false))
        and case when o."bevinding_id" is null then not "later_gevonden"("organisatie", "locatie", "onderzoek", "dag") else (
          (o."bewijs" is not null or (o."aangetroffen" = 'ja' and o."zwaarte"[1] <= 3))
          and not exists (select 1 from h where h."soort" = 'weg' and h."datum" >= o."gezien_op"
            and (h."hoeveelheid" is null or (h."hoeveelheid" >= o."hoeveelheid" and o."hoeveelheid" > 0)))) end end as "vermoed"
    from (select 1) een
    left join "slotstand" k on k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek"
    left join lateral (
      select s.* from "bevindingen_van_locatie"("organisatie", "locatie") s
      where s."onderzoek_id" <> "onderzoek" and s."aangetroffen" <> 'niet_controleerbaar' and coalesce(s."bezocht_op" <= "dag", true)
      order by s."gezien_op" desc, s."bezoek" desc, s."bevinding_id" desc limit 1
    ) o on true
    where d."bevinding_id" is null
  ) u on true
$$;

-- The same of all places that an asset has, in one answer by their id, for what asks of its sources, its spaces and of these
-- places in one statement: those of its sources, and those in its spaces, whosever source they are of.
create function "locaties_van_pand"("organisatie" integer, "pand" uuid, "onderzoek" uuid, "dag" date)
returns table ("locaties" jsonb) language sql stable as $$
  select coalesce(jsonb_object_agg(l."id", to_jsonb(s)), '{}')
  from (
    select l."id" from "bron" b
    join "bron_locatie" l on l."organisatie_id" = b."organisatie_id" and l."bron_id" = b."id"
    where b."organisatie_id" = "organisatie" and b."inventarisatie_asset_id" = "pand" and l."deleted_at" is null
    union
    select l."id" from "inventarisatie_asset" a
    join "sub_asset" r on r."organisatie_id" = a."organisatie_id" and r."asset_id" = a."asset_id"
    join "bron_locatie" l on l."organisatie_id" = r."organisatie_id" and l."sub_asset_id" = r."id"
    where a."organisatie_id" = "organisatie" and a."id" = "pand" and l."deleted_at" is null
  ) l
  cross join lateral "stand_van_locatie"("organisatie", l."id", "onderzoek", "dag") s
$$;

-- A place out of that answer. One that is not in it ends the statement: without its standing it would pass for clean.
create function "locatie_uit"("locaties" jsonb, "locatie" uuid)
returns table (
  "bevinding_id" uuid, "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer,
  "hoeveelheid" numeric, "toestand" text, "behandeling_id" uuid, "behandeling_status_id" integer, "verwijderd_op" date,
  "gevaarlijk" boolean,
  "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "tegenspraak" boolean, "overgenomen" jsonb, "vermoed" boolean
) language sql stable as $$
  select s.* from jsonb_to_record(coalesce("locaties" -> "locatie"::text, "weiger"('XX000', 'A place without its standing')::jsonb)) as s (
    "bevinding_id" uuid, "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer,
    "hoeveelheid" numeric, "toestand" text, "behandeling_id" uuid, "behandeling_status_id" integer, "verwijderd_op" date,
    "gevaarlijk" boolean,
    "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "tegenspraak" boolean, "overgenomen" jsonb, "vermoed" boolean)
$$;

-- The strategies of a source that hold in a survey on a day: its own, else those that earlier surveys had by then, with the
-- places they are for; none: all. What a closed survey has it had when it closed.
create function "strategieen_van_bron"("organisatie" integer, "bron" uuid, "onderzoek" uuid, "dag" date)
returns table ("id" uuid, "smart_risicoklasse_id" integer, "bron_locaties" uuid[]) language sql stable as $$
  select k."strategie_id", k."smart_risicoklasse_id", k."bron_locaties" from "slotstand_strategie" k
  where k."organisatie_id" = "organisatie" and k."bron_id" = "bron" and k."onderzoek_id" = "onderzoek"
  union all
  select s."id", s."smart_risicoklasse_id",
    array(select x."naar_id" from "saneringsstrategie__bron_locaties" x where x."organisatie_id" = "organisatie" and x."van_id" = s."id")
  from "saneringsstrategie" s
  where s."organisatie_id" = "organisatie" and s."bron_id" = "bron" and s."deleted_at" is null
    and (s."onderzoek_id" = "onderzoek" or (
      not exists (select 1 from "slotstand" k where k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek")
      and not exists (select 1 from "saneringsstrategie" e
        where e."organisatie_id" = "organisatie" and e."bron_id" = "bron" and e."onderzoek_id" = "onderzoek" and e."deleted_at" is null)
      and exists (select 1 from "onderzoek" e
        join "onderzoek" o on o."organisatie_id" = e."organisatie_id" and o."id" = "onderzoek"
        where e."organisatie_id" = "organisatie" and e."id" = s."onderzoek_id" and e."deleted_at" is null
          and (coalesce(e."startdatum", e."created_at"::date), e."created_at", e."id") < (coalesce(o."startdatum", o."created_at"::date), o."created_at", o."id")
          and ((s."created_at" at time zone 'Europe/Amsterdam')::date <= "dag" or (e."einddatum" <= "dag" and exists (
            select 1 from "onderzoek_status" t
            where t."organisatie_id" = e."organisatie_id" and t."id" = e."onderzoek_status_id" and t."code" = 'afgerond'))))))
$$;

-- A source in a survey on a day: the heaviest of its places that are there, else of those that were; what is left of it,
-- of asbestos and what may be it without the places that hold none and without a found amount of nothing, which is no amount; and
-- the heaviest class of the strategies that still have something to remove, which asbestos needs and no other substance. Recorded and nowhere seen yet is suspected.
create function "bron_uit"("organisatie" integer, "bron" uuid, "onderzoek" uuid, "dag" date, "is_bekend" boolean, "locaties" jsonb)
returns table (
  "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer, "hoeveelheid" numeric, "toestand" text,
  "verwijderd_op" date, "gevaarlijk" boolean, "open_locaties" integer, "smart_risicoklasse_id" integer,
  "klasse_ontbreekt" boolean
) language sql stable as $$
  with p as materialized (
    select l."id", s.* from "bron_locatie" l
    cross join lateral (
      select n.* from "stand_van_locatie"("organisatie", l."id", "onderzoek", "dag") n where not "is_bekend"
      union all select k.* from "locatie_uit"("locaties", l."id") k where "is_bekend"
    ) s
    where l."organisatie_id" = "organisatie" and l."bron_id" = "bron" and l."deleted_at" is null
      -- A closed survey does not know the places that were made after it.
      and not exists (select 1 from "slotstand" k where k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek" and k."op" < l."created_at")
  )
  select q."in_onderzoek", z."zwaarte"[2], z."zwaarte"[1],
    case when q."toestand" = 'verwijderd' then 0 when g."gevaarlijk" then l."gevaarlijk" else l."alles" end, q."toestand",
    case when q."toestand" in ('verwijderd', 'deels_verwijderd') then l."verwijderd_op" end,
    g."gevaarlijk", l."open", k."id", o."heeft_klasse" and g."gevaarlijk" and coalesce(k."prioriteit" = 4, true)
  from "bron" b
  cross join lateral (
    select count(*) filter (where s."in_onderzoek") as "gezien", count(*) as "alle",
      count(*) filter (where s."toestand" <> 'verwijderd' and (s."toestand" <> 'niet_aangetroffen' or s."behandeling_id" is null))::integer as "open",
      min(array[s."prioriteit", s."materiaal_status_id"]) filter (where s."in_onderzoek" and s."prioriteit" is not null and s."toestand" <> 'verwijderd') as "nu",
      min(array[s."prioriteit", s."materiaal_status_id"]) filter (where s."in_onderzoek" and s."prioriteit" is not null) as "ooit",
      sum(s."hoeveelheid") filter (where s."toestand" <> 'verwijderd') as "alles",
      sum(nullif(s."hoeveelheid", 0)) filter (where s."gevaarlijk") as "gevaarlijk",
      max(s."verwijderd_op") as "verwijderd_op",
      count(*) filter (where s."in_onderzoek" and s."toestand" in ('aanwezig', 'deels_verwijderd')) as "aanwezig",
      count(*) filter (where s."in_onderzoek" and s."toestand" in ('verwijderd', 'deels_verwijderd')) as "weg",
      count(*) filter (where s."toestand" = 'verwijderd') as "alle_weg",
      count(*) filter (where s."toestand" in ('aanwezig', 'deels_verwijderd')) as "alle_aanwezig"
    from p s
  ) l
  left join lateral (
    select coalesce(y."land" = 'NL' and exists (select 1 from "materiaal_type" a
        where a."organisatie_id" = "organisatie" and a."id" = b."materiaal_type_id" and a."code" = 'asbest'), false) as "heeft_klasse"
    from "onderzoek" o join "onderzoek_type" y on y."organisatie_id" = o."organisatie_id" and y."id" = o."onderzoek_type_id"
    where o."organisatie_id" = "organisatie" and o."id" = "onderzoek"
  ) o on true
  cross join lateral (
    select l."gezien" > 0 or coalesce(b."onderzoek_id" = "onderzoek", false) as "in_onderzoek",
      case when l."gezien" = 0 then case when l."alle" = 0 or l."alle_aanwezig" > 0 then 'aanwezig' when l."alle_weg" > 0 then 'verwijderd' else 'niet_aangetroffen' end
        when l."aanwezig" > 0 then case when l."weg" > 0 then 'deels_verwijderd' else 'aanwezig' end
        when l."weg" > 0 then 'verwijderd' else 'niet_aangetroffen' end as "toestand"
  ) q
  cross join lateral (
    select case when l."gezien" = 0 and q."in_onderzoek"
        then (select d."zwaarte" from "verdacht" d where d."organisatie_id" = b."organisatie_id" and d."materiaal_type_id" = b."materiaal_type_id")
      else coalesce(l."nu", l."ooit") end as "zwaarte"
  ) z
  cross join lateral (
    select coalesce(z."zwaarte"[1] <= 2 and q."toestand" in ('aanwezig', 'deels_verwijderd'), false) as "gevaarlijk"
  ) g
  left join lateral (
    select k."id", k."prioriteit" from "strategieen_van_bron"("organisatie", "bron", "onderzoek", "dag") s
    join "smart_risicoklasse" k on k."organisatie_id" = "organisatie" and k."id" = s."smart_risicoklasse_id"
    where g."gevaarlijk" and o."heeft_klasse"
      and (s."bron_locaties" = '{}' or exists (select 1 from p where p."id" = any(s."bron_locaties") and p."gevaarlijk"))
    order by k."prioriteit", k."id" limit 1
  ) k on true
  where b."organisatie_id" = "organisatie" and b."id" = "bron"
$$;

create function "stand_van_bron"("organisatie" integer, "bron" uuid, "onderzoek" uuid, "dag" date)
returns table (
  "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer, "hoeveelheid" numeric, "toestand" text,
  "verwijderd_op" date, "gevaarlijk" boolean, "open_locaties" integer, "smart_risicoklasse_id" integer,
  "klasse_ontbreekt" boolean
) language sql stable as $$
  select s.* from "bron_uit"("organisatie", "bron", "onderzoek", "dag", false, null) s
$$;

-- What is known on a day over all surveys, for who asks a day and no survey: of each place what the survey says that saw it
-- last by then, also one that is under way; none that was cancelled. It never says less than a survey that is open knows.
create function "laatst_gezien_in"("organisatie" integer, "locatie" uuid, "dag" date)
returns table ("onderzoek" uuid, "gezien_op" date) language sql stable as $$
  select s."onderzoek_id", s."gezien_op" from "bevindingen_van_locatie"("organisatie", "locatie") s
  join "onderzoek" o on o."organisatie_id" = "organisatie" and o."id" = s."onderzoek_id" and o."deleted_at" is null
  join "onderzoek_status" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_status_id" and t."code" <> 'geannuleerd'
  where coalesce(s."bezocht_op", s."gezien_op") <= "dag"
  order by s."gezien_op" desc, o."created_at" desc, s."bezoek" desc limit 1
$$;

create function "locatie_bekend"("organisatie" integer, "locatie" uuid, "dag" date)
returns table (
  "bevinding_id" uuid, "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer,
  "hoeveelheid" numeric, "toestand" text, "behandeling_id" uuid, "behandeling_status_id" integer, "verwijderd_op" date,
  "gevaarlijk" boolean,
  "grond" text, "van_onderzoek_id" uuid, "monster_id" uuid, "tegenspraak" boolean, "overgenomen" jsonb, "vermoed" boolean
) language sql stable as $$
  select s.* from (
    select coalesce((select k."onderzoek" from "laatst_gezien_in"("organisatie", "locatie", "dag") k),
      (select "getoond_onderzoek"("organisatie", b."inventarisatie_asset_id", null) from "bron_locatie" l
        join "bron" b on b."organisatie_id" = l."organisatie_id" and b."id" = l."bron_id"
        where l."organisatie_id" = "organisatie" and l."id" = "locatie")) as "onderzoek" offset 0
  ) o
  cross join lateral "stand_van_locatie"("organisatie", "locatie", o."onderzoek", "dag") s
$$;

create function "bron_bekend"("organisatie" integer, "bron" uuid, "dag" date)
returns table (
  "in_onderzoek" boolean, "materiaal_status_id" integer, "prioriteit" integer, "hoeveelheid" numeric, "toestand" text,
  "verwijderd_op" date, "gevaarlijk" boolean, "open_locaties" integer, "smart_risicoklasse_id" integer,
  "klasse_ontbreekt" boolean
) language sql stable as $$
  select s.* from (
    select coalesce(
      (select k."onderzoek" from "bron_locatie" l cross join lateral "laatst_gezien_in"("organisatie", l."id", "dag") k
        where l."organisatie_id" = "organisatie" and l."bron_id" = "bron" and l."deleted_at" is null
        order by k."gezien_op" desc, k."onderzoek" limit 1),
      (select o."id" from "bron" b join "onderzoek" o on o."organisatie_id" = b."organisatie_id" and o."id" = b."onderzoek_id" and o."deleted_at" is null
        join "onderzoek_status" t on t."organisatie_id" = o."organisatie_id" and t."id" = o."onderzoek_status_id" and t."code" <> 'geannuleerd'
        where b."organisatie_id" = "organisatie" and b."id" = "bron")) as "onderzoek",
      (select coalesce(jsonb_object_agg(l."id", to_jsonb(n)), '{}') from "bron_locatie" l
        cross join lateral "locatie_bekend"("organisatie", l."id", "dag") n
        where l."organisatie_id" = "organisatie" and l."bron_id" = "bron" and l."deleted_at" is null) as "locaties" offset 0
  ) o
  cross join lateral "bron_uit"("organisatie", "bron", o."onderzoek", "dag", true, o."locaties") s
$$;

-- The code of what places add up to: by the weight of the worst that is there, else by that all was taken away. Null where nothing was found.
create function "asbest_oordeel"("zwaarte" integer, "is_verwijderd" boolean) returns text language sql immutable as $$
  select case
    when "zwaarte" is not null
      then (array['asbesthoudend', 'verdacht', 'niet_onderzocht', 'niet_asbesthoudend', 'niet_asbesthoudend'])[least(5, "zwaarte")]
    when "is_verwijderd" then 'gesaneerd' end
$$;

-- What follows for a building or ship from what is known today of its sources, of those of its parts, and of those of the ones
-- that turned out to be it: the worst of what is there. An item of the set that the organisation uses now; null where surveys
-- found nothing, which says nothing of what nobody looked at.
create function "status_uit_bronnen"("organisatie" integer, "pand" uuid) returns integer language sql stable as $$
  with recursive "panden" ("id") as (
    select "pand"
    union
    select a."id" from "panden" p
    join "asset" a on a."organisatie_id" = "organisatie" and (a."parent_asset_id" = p."id" or a."samengevoegd_met_id" = p."id") and a."deleted_at" is null
  ), "plaatsen" as (
    select k."toestand", coalesce(k."prioriteit", 3) as "zwaarte", k."prioriteit" is not null as "is_bekend" from "panden" p
    join "inventarisatie_asset" i on i."organisatie_id" = "organisatie" and i."asset_id" = p."id"
    join "bron" b on b."organisatie_id" = "organisatie" and b."inventarisatie_asset_id" = i."id" and b."deleted_at" is null
    join "materiaal_type" m on m."organisatie_id" = "organisatie" and m."id" = b."materiaal_type_id" and m."code" = 'asbest'
    join "bron_locatie" l on l."organisatie_id" = "organisatie" and l."bron_id" = b."id" and l."deleted_at" is null
    cross join lateral "locatie_bekend"("organisatie", l."id", (now() at time zone 'Europe/Amsterdam')::date) k
  ), "oordeel" ("code") as materialized (
    select coalesce(
      "asbest_oordeel"(
        min("zwaarte") filter (where "toestand" <> 'verwijderd' and ("toestand" <> 'niet_aangetroffen' or "is_bekend"))::integer,
        count(*) filter (where "toestand" = 'verwijderd') > 0),
      case when not exists (select 1 from "panden" p
        join "inventarisatie_asset" i on i."organisatie_id" = "organisatie" and i."asset_id" = p."id"
        join "onderzoek" o on o."organisatie_id" = "organisatie" and o."inventarisatie_asset_id" = i."id" and o."deleted_at" is null
        join "onderzoek_status" s on s."organisatie_id" = "organisatie" and s."id" = o."onderzoek_status_id" and s."code" = 'afgerond') then 'niet_onderzocht' end)
    from "plaatsen"
  )
  select s."id" from "oordeel" u
  join "inventarisatie_organisatie" o on o."id" = "organisatie"
  join "asbest_status" s on s."organisatie_id" = o."id" and s."variable_set_id" = o."variable_set_id" and s."code" = u."code" and s."deleted_at" is null
$$;

-- The same, without looking further where there are no parts, sources or surveys, as of most dwellings of a block of flats.
create function "status_van_pand"("organisatie" integer, "pand" uuid) returns integer language sql stable as $$
  select case
    when exists (select 1 from "asset" a where a."organisatie_id" = "organisatie" and a."parent_asset_id" = "pand" and a."deleted_at" is null)
      or exists (select 1 from "asset" a where a."organisatie_id" = "organisatie" and a."samengevoegd_met_id" = "pand" and a."deleted_at" is null)
      or exists (select 1 from "inventarisatie_asset" i where i."organisatie_id" = "organisatie" and i."asset_id" = "pand" and (
        exists (select 1 from "bron" b where b."organisatie_id" = "organisatie" and b."inventarisatie_asset_id" = i."id" and b."deleted_at" is null)
        or exists (select 1 from "onderzoek" o where o."organisatie_id" = "organisatie" and o."inventarisatie_asset_id" = i."id" and o."deleted_at" is null)))
    then "status_uit_bronnen"("organisatie", "pand")
    else (select s."id" from "inventarisatie_organisatie" o
      join "asbest_status" s on s."organisatie_id" = o."id" and s."variable_set_id" = o."variable_set_id" and s."code" = 'niet_onderzocht' and s."deleted_at" is null
      where o."id" = "organisatie") end
$$;

-- The same of a space: of the places in it and in what is part of it. It was not looked at where no completed survey came in any
-- of them. A table of one row, so that it is planned with the statement that asks it of many.
create function "status_van_ruimte"("organisatie" integer, "ruimte" uuid) returns table ("asbest_status_id" integer) language sql stable as $$
  with recursive "ruimten" ("id") as (
    select "ruimte"
    union
    select s."id" from "ruimten" r
    join "sub_asset" s on s."organisatie_id" = "organisatie" and s."parent_ruimte_id" = r."id" and s."deleted_at" is null
  ), "plekken" as materialized (
    -- First which places there are: what is known of one is worked out for those alone.
    select l."id" from "ruimten" r
    join "bron_locatie" l on l."organisatie_id" = "organisatie" and l."sub_asset_id" = r."id" and l."deleted_at" is null
    join "bron" b on b."organisatie_id" = "organisatie" and b."id" = l."bron_id" and b."deleted_at" is null
    join "materiaal_type" m on m."organisatie_id" = "organisatie" and m."id" = b."materiaal_type_id" and m."code" = 'asbest'
  ), "plaatsen" as (
    select k."toestand", coalesce(k."prioriteit", 3) as "zwaarte", k."prioriteit" is not null as "is_bekend" from "plekken" p
    cross join lateral "locatie_bekend"("organisatie", p."id", (now() at time zone 'Europe/Amsterdam')::date) k
  ), "oordeel" ("code") as materialized (
    select coalesce(
      "asbest_oordeel"(
        min("zwaarte") filter (where "toestand" <> 'verwijderd' and ("toestand" <> 'niet_aangetroffen' or "is_bekend"))::integer,
        count(*) filter (where "toestand" = 'verwijderd') > 0),
      case when not exists (select 1 from "ruimten" r
        join "inventarisatie_ruimte" i on i."organisatie_id" = "organisatie" and i."sub_asset_id" = r."id" and i."onderzocht" in ('ja', 'gedeeltelijk') and i."deleted_at" is null
        join "onderzoek" o on o."organisatie_id" = "organisatie" and o."id" = i."onderzoek_id" and o."deleted_at" is null
        join "onderzoek_status" s on s."organisatie_id" = "organisatie" and s."id" = o."onderzoek_status_id" and s."code" = 'afgerond') then 'niet_onderzocht' end)
    from "plaatsen"
  )
  select s."id" from "oordeel" u
  join "inventarisatie_organisatie" o on o."id" = "organisatie"
  join "asbest_status" s on s."organisatie_id" = o."id" and s."variable_set_id" = o."variable_set_id" and s."code" = u."code" and s."deleted_at" is null
$$;

-- A space in a survey on a day. It is free of asbestos only when the survey looked at all of it: not in part, and with no
-- part left out. What was removed is no longer in it. Other substances have a status in it, and say nothing of asbestos.
-- How far the survey came in it is one word: seen whole, in part or with a limitation; else why it was not, or not yet.
create function "ruimte_uit"("organisatie" integer, "ruimte" uuid, "onderzoek" uuid, "dag" date, "is_bekend" boolean, "locaties" jsonb)
returns table (
  "materiaal_status_id" integer, "onderzocht" text, "uitkomst" text, "dekking" text
) language sql stable as $$
  select l."zwaarte"[2], q."onderzocht",
    case when q."onderzocht" = 'nvt' and l."aantal" = 0 then 'buiten_onderzoek'
      else (array['gevonden', 'verdacht', 'niet_onderzocht', 'onder_grens', 'geen_asbest'])[
        greatest(1, least(5, l."asbest", case when q."onderzocht" = 'ja' then 5 else 3 end))] end,
    case when q."onderzocht" in ('ja', 'gedeeltelijk') then
        case when r."uitgesloten" then 'gedeeltelijk' when r."beperkt" then 'beperkt' when q."onderzocht" = 'ja' then 'onderzocht' else 'gedeeltelijk' end
      when r."geheel" then 'uitgesloten'
      when q."onderzocht" = 'nvt' or r."buiten" then 'buiten_opdracht' else 'nog_niet' end
  from (
    select coalesce((select r."onderzocht" from "inventarisatie_ruimte" r
      where r."organisatie_id" = "organisatie" and r."onderzoek_id" = "onderzoek" and r."sub_asset_id" = "ruimte" and r."deleted_at" is null), 'nee') as "gezegd",
      exists (select 1 from "uitgesloten_ruimte" u
        where u."organisatie_id" = "organisatie" and u."onderzoek_id" = "onderzoek" and u."sub_asset_id" = "ruimte" and u."deleted_at" is null) as "uitgesloten",
      exists (select 1 from "uitgesloten_ruimte" u
        where u."organisatie_id" = "organisatie" and u."onderzoek_id" = "onderzoek" and u."sub_asset_id" = "ruimte" and u."deleted_at" is null
          and coalesce(btrim(u."deel"), '') = '') as "geheel",
      exists (select 1 from "onderzoek_beperking__sub_assets" x
        join "onderzoek_beperking" u on u."organisatie_id" = x."organisatie_id" and u."id" = x."van_id" and u."onderzoek_id" = "onderzoek" and u."deleted_at" is null
        where x."organisatie_id" = "organisatie" and x."naar_id" = "ruimte") as "beperkt",
      exists (select 1 from "out_of_scope" u
        where u."organisatie_id" = "organisatie" and u."onderzoek_id" = "onderzoek" and u."sub_asset_id" = "ruimte" and u."deleted_at" is null) as "buiten"
    -- Taken apart each would be looked up for each time it is named.
    offset 0
  ) r
  cross join lateral (
    select case when r."gezegd" = 'ja' and r."uitgesloten" then 'gedeeltelijk' else r."gezegd" end as "onderzocht"
  ) q
  cross join lateral (
    select min(s."zwaarte") filter (where s."zwaarte"[1] is not null) as "zwaarte", count(*) filter (where not s."vermoed") as "aantal",
      min(s."zwaarte"[1]) filter (where exists (select 1 from "bron" b
        join "materiaal_type" a on a."organisatie_id" = b."organisatie_id" and a."id" = b."materiaal_type_id" and a."code" = 'asbest'
        where b."organisatie_id" = "organisatie" and b."id" = l."bron_id")) as "asbest"
    from "bron_locatie" l
    cross join lateral (
      select n.* from "stand_van_locatie"("organisatie", l."id", "onderzoek", "dag") n where not "is_bekend"
      union all select k.* from "locatie_uit"("locaties", l."id") k where "is_bekend"
    ) p
    cross join lateral (
      select p."vermoed", case when p."vermoed" then (select d."zwaarte" from "bron" b
          join "verdacht" d on d."organisatie_id" = b."organisatie_id" and d."materiaal_type_id" = b."materiaal_type_id"
          where b."organisatie_id" = "organisatie" and b."id" = l."bron_id")
        else array[p."prioriteit", p."materiaal_status_id"] end as "zwaarte"
    ) s
    where l."organisatie_id" = "organisatie" and l."sub_asset_id" = "ruimte" and l."deleted_at" is null
      -- What was not looked at is no cleaner for what is known of it: then its places say nothing that "not surveyed" does not.
      and ((p."vermoed" and q."onderzocht" in ('ja', 'gedeeltelijk'))
        or (p."in_onderzoek" and (p."toestand" in ('aanwezig', 'deels_verwijderd') or (p."toestand" = 'niet_aangetroffen' and p."prioriteit" is not null))))
  ) l
  -- A closed survey does not know the spaces that were made after it.
  where not exists (select 1 from "slotstand" k
    join "sub_asset" s on s."organisatie_id" = k."organisatie_id" and s."id" = "ruimte" and s."created_at" > k."op"
    where k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek")
$$;

create function "stand_van_ruimte"("organisatie" integer, "ruimte" uuid, "onderzoek" uuid, "dag" date)
returns table (
  "materiaal_status_id" integer, "onderzocht" text, "uitkomst" text, "dekking" text
) language sql stable as $$
  select s.* from "ruimte_uit"("organisatie", "ruimte", "onderzoek", "dag", false, null) s
$$;

-- A sample as a report tells of it in a survey that takes it over: the fields of `bepalend_monster` in the report's question.
create function "item_als_json"("rij" jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', "rij" ->> 'id', 'value', "rij" -> 'value', 'value_en', "rij" -> 'value_en', 'value_fr', "rij" -> 'value_fr', 'code', "rij" -> 'code')
    || coalesce((select jsonb_object_agg(v."naam", "rij" -> v."naam") from (values ('norm'), ('prioriteit'), ('color'), ('min'), ('max'), ('eenheid'), ('symbool')) v ("naam") where "rij" ? v."naam"), '{}')
  where "rij" is not null
$$;
create function "monster_als_json"("organisatie" integer, "monster" uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', m."id", 'nummer', m."nummer",
    'in_afwachting', (select s."wacht" from "monster_stand" s where s."organisatie_id" = "organisatie" and s."monster_id" = m."id"),
    'onderzoek', (select jsonb_build_object('id', o."id", 'nummer', o."nummer") from "onderzoek" o where o."organisatie_id" = "organisatie" and o."id" = m."onderzoek_id"),
    'monster_soort', (select item_als_json(to_jsonb(k)) from "monster_soort" k where k."organisatie_id" = "organisatie" and k."id" = m."monster_soort_id"),
    'analyses', (select coalesce(jsonb_agg(jsonb_build_object('id', a."id", 'status', a."status",
        'geanalyseerd_op', to_char(a."geanalyseerd_op" at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS'),
        'analyse_methode', (select item_als_json(to_jsonb(k)) from "analyse_methode" k where k."organisatie_id" = "organisatie" and k."id" = a."analyse_methode_id"),
        'laboratorium', (select jsonb_build_object('id', l."id", 'naam', l."naam", 'accreditatienummer', l."accreditatienummer", 'accreditatie_geldig_tot', l."accreditatie_geldig_tot") from "laboratorium" l
          where l."organisatie_id" = "organisatie" and l."id" = a."laboratorium_id"),
        'resultaten', (select coalesce(jsonb_agg(jsonb_build_object('id', r."id", 'waarde', r."waarde",
            'materiaal_status', (select item_als_json(to_jsonb(k)) from "resultaat_status" s
              join "materiaal_status" k on k."organisatie_id" = s."organisatie_id" and k."id" = s."materiaal_status_id"
              where s."organisatie_id" = "organisatie" and s."resultaat_id" = r."id"),
            'eenheid', (select item_als_json(to_jsonb(k)) from "eenheid" k where k."organisatie_id" = "organisatie" and k."id" = r."eenheid_id"),
            'analyse_materiaal', (select item_als_json(to_jsonb(k)) from "analyse_materiaal" k where k."organisatie_id" = "organisatie" and k."id" = r."analyse_materiaal_id"),
            'analyse_resultaat', (select item_als_json(to_jsonb(k)) from "analyse_resultaat" k where k."organisatie_id" = "organisatie" and k."id" = r."analyse_resultaat_id"),
            'analyse_resultaat_hoeveelheid', (select item_als_json(to_jsonb(k)) from "analyse_resultaat_hoeveelheid" k
              where k."organisatie_id" = "organisatie" and k."id" = r."analyse_resultaat_hoeveelheid_id")
          ) order by r."created_at", r."id"), '[]')
          from "resultaat" r where r."organisatie_id" = "organisatie" and r."analyse_id" = a."id" and r."deleted_at" is null)
      ) order by a."created_at", a."id"), '[]')
      from "analyse" a where a."organisatie_id" = "organisatie" and a."monster_id" = m."id" and a."deleted_at" is null))
  from "monster" m where m."organisatie_id" = "organisatie" and m."id" = "monster" and m."deleted_at" is null
$$;

-- The same of a strategy.
create function "strategie_als_json"("organisatie" integer, "strategie" uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', s."id", 'geldt', true, 'voorkeur', s."voorkeur", 'werkomschrijving', s."werkomschrijving",
    'randvoorwaarden', s."randvoorwaarden", 'volgorde', s."volgorde", 'onderzoek', jsonb_build_object('id', s."onderzoek_id"),
    'bron_locaties', (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'nummer', l."nummer") order by l."nummer" collate "natuurlijk", l."created_at", l."id"), '[]')
      from "saneringsstrategie__bron_locaties" x
      join "bron_locatie" l on l."organisatie_id" = x."organisatie_id" and l."id" = x."naar_id" and l."deleted_at" is null
      where x."organisatie_id" = "organisatie" and x."van_id" = s."id"),
    'sanerings_advies', (select item_als_json(to_jsonb(k)) from "sanerings_advies" k where k."organisatie_id" = "organisatie" and k."id" = s."sanerings_advies_id"),
    'smart_risicoklasse', (select item_als_json(to_jsonb(k)) from "smart_risicoklasse" k where k."organisatie_id" = "organisatie" and k."id" = s."smart_risicoklasse_id"))
  from "saneringsstrategie" s where s."organisatie_id" = "organisatie" and s."id" = "strategie"
$$;

-- Writes down what a survey takes over from others, in the transaction that closes it; its own rows no longer change. What it
-- then says is what its released report says, and so of that day.
create function "leg_slotstand_vast"("organisatie" integer, "onderzoek" uuid) returns void language sql volatile as $$
  delete from "slotstand" k where k."organisatie_id" = "organisatie" and k."onderzoek_id" = "onderzoek";
  -- One statement, so that all of it is of one moment.
  with "laatste" as materialized (
    select "peildatum"("organisatie", "onderzoek", (select r."datum" from "rapport" r
      where r."organisatie_id" = "organisatie" and r."onderzoek_id" = "onderzoek" and r."status" = 'vrijgegeven' and r."deleted_at" is null
      order by r."versie" desc limit 1)) as "dag"
  ), "stand" as (
    insert into "slotstand" ("organisatie_id", "onderzoek_id") values ("organisatie", "onderzoek")
  ), "strategieen" as (
    insert into "slotstand_strategie" ("organisatie_id", "onderzoek_id", "strategie_id", "bron_id", "smart_risicoklasse_id", "bron_locaties", "overgenomen")
    select "organisatie", "onderzoek", s."id", b."id", s."smart_risicoklasse_id", s."bron_locaties", "strategie_als_json"("organisatie", s."id")
    from "onderzoek" o
    join "bron" b on b."organisatie_id" = o."organisatie_id" and b."inventarisatie_asset_id" = o."inventarisatie_asset_id" and b."deleted_at" is null
    cross join "laatste" d
    cross join lateral "strategieen_van_bron"("organisatie", b."id", "onderzoek", d."dag") s
    join "saneringsstrategie" e on e."organisatie_id" = o."organisatie_id" and e."id" = s."id" and e."onderzoek_id" <> "onderzoek"
    where o."organisatie_id" = "organisatie" and o."id" = "onderzoek"
  ), "locaties" as (
    insert into "slotstand_locatie" ("organisatie_id", "bron_locatie_id", "onderzoek_id", "vermoed", "gezien", "elders_gezien")
    select "organisatie", l."id", "onderzoek", coalesce(s."vermoed", false), g."gezien", g."elders_gezien"
    from "onderzoek" o
    join "bron" b on b."organisatie_id" = o."organisatie_id" and b."inventarisatie_asset_id" = o."inventarisatie_asset_id" and b."deleted_at" is null
    join "bron_locatie" l on l."organisatie_id" = b."organisatie_id" and l."bron_id" = b."id" and l."deleted_at" is null
    cross join "laatste" d
    cross join lateral "stand_van_locatie"("organisatie", l."id", "onderzoek", d."dag") s
    cross join lateral (
      select count(*) > 0 as "gezien", count(*) filter (where v."onderzoek_id" is distinct from o."id") > 0 as "elders_gezien"
      from "bron_locatie_inventarisatie" f
      join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
      where f."organisatie_id" = "organisatie" and f."bron_locatie_id" = l."id" and f."deleted_at" is null
    ) g
    where o."organisatie_id" = "organisatie" and o."id" = "onderzoek"
  )
  insert into "slotstand_bevinding" ("organisatie_id", "bevinding_id", "onderzoek_id", "grond", "van_onderzoek_id", "monster_id", "zwaarte",
    "tegenspraak", "gekozen", "is_open", "is_uitslag", "overgenomen", "bewijs")
  select "organisatie", b."bevinding_id", "onderzoek", b."grond", b."van_onderzoek_id", b."monster_id", b."zwaarte", b."tegenspraak",
    b."gekozen", b."is_open", b."is_uitslag",
    case when b."van_onderzoek_id" is not null or m."onderzoek_id" <> "onderzoek" then jsonb_build_object(
      'bepalend_monster', "monster_als_json"("organisatie", b."monster_id"),
      'overgenomen_van', (select jsonb_build_object('id', e."id", 'nummer', e."nummer") from "onderzoek" e
        where e."organisatie_id" = "organisatie" and e."id" = b."van_onderzoek_id" and e."deleted_at" is null)) end,
    case when b."bewijs" is not null then b."bewijs" || jsonb_build_object('overgenomen', jsonb_build_object(
      'bepalend_monster', "monster_als_json"("organisatie", (b."bewijs" ->> 'monster_id')::uuid),
      'overgenomen_van', (select jsonb_build_object('id', e."id", 'nummer', e."nummer") from "onderzoek" e
        where e."organisatie_id" = "organisatie" and e."id" = (b."bewijs" ->> 'onderzoek_id')::uuid and e."deleted_at" is null))) end
  from (
    select distinct f."bron_locatie_id" from "bron_locatie_inventarisatie" f
    join "inventarisatie" v on v."organisatie_id" = f."organisatie_id" and v."id" = f."inventarisatie_id"
    where v."organisatie_id" = "organisatie" and v."onderzoek_id" = "onderzoek" and v."deleted_at" is null and f."deleted_at" is null
    offset 0
  ) l
  cross join lateral "bevindingen_nu"("organisatie", l."bron_locatie_id") b
  left join "monster" m on m."organisatie_id" = "organisatie" and m."id" = b."monster_id"
  where b."onderzoek_id" = "onderzoek";
$$;

-- A released report stays as it was, whatever a later job or call does to it: it can only be withdrawn.
create function "rapport_ligt_vast"() returns trigger language plpgsql as $$
begin
  if old."file_id" is not null and old."status" in ('vrijgegeven', 'vervallen') and (
    new."status" not in ('vrijgegeven', 'vervallen')
    or (to_jsonb(new) - '{status,record_version,updated_at,deleted_at,delete_batch}'::text[])
      is distinct from (to_jsonb(old) - '{status,record_version,updated_at,deleted_at,delete_batch}'::text[])
  ) then
    raise exception 'A released report does not change';
  end if;
  return new;
end $$;
create trigger "rapport_ligt_vast" before update on "rapport" for each row execute function "rapport_ligt_vast"();

-- What people may do on a day, and what of theirs holds on it, is decided below and nowhere else (docs/decisions/0039).

create function "vandaag"() returns date language sql stable as $$ select (now() at time zone 'Europe/Amsterdam')::date $$;

-- What a certificate or an inspection says on a day: its last day is the last on which it holds, and without one it does not end.
create function "certificaat_status"("geldig_tot" date, "dag" date, "waarschuwing_dagen" integer) returns text language sql immutable as $$
  select case when "geldig_tot" < "dag" then 'verlopen' when "geldig_tot" <= "dag" + "waarschuwing_dagen" then 'verloopt' else 'geldig' end
$$;

-- The kinds of certificate that a capability asks for and of which somebody has none that holds on the day, with the last day of
-- the one that held last. The kinds of a certificate and of a requirement may be of different sets: they are the same by their code.
create function "ontbrekende_certificaten"("organisatie" integer, "persoon" uuid, "bevoegdheid" integer, "dag" date)
returns table ("soort_id" integer, "verlopen_op" date) language sql stable as $$
  select t."id", max(c."geldig_tot")
  from "capability_certificate_requirement" e
  join "inventarisatie_user_certificate_type" t on t."organisatie_id" = e."organisatie_id" and t."id" = e."certificate_type_id"
  left join "inventarisatie_user_certificate_type" s on s."organisatie_id" = t."organisatie_id" and s."code" = t."code"
  left join "user_certificaat" c on c."organisatie_id" = s."organisatie_id" and c."inventarisatie_user_id" = "persoon"
    and c."inventarisatie_user_certificate_type_id" = s."id" and c."uitgegeven_op" <= "dag" and c."deleted_at" is null
  where e."organisatie_id" = "organisatie" and e."capability_id" = "bevoegdheid" and e."verplicht" and e."active" and e."deleted_at" is null
  group by t."id"
  having count(c."id") filter (where "certificaat_status"(c."geldig_tot", "dag", 0) <> 'verlopen') = 0
$$;

-- Whether somebody has the capability of a code, and it counts on the day.
create function "is_bevoegd"("organisatie" integer, "persoon" uuid, "code" text, "dag" date) returns boolean language sql stable as $$
  select exists (
    select from "user_capability" k
    join "inventarisatie_user_capability" c on c."organisatie_id" = k."organisatie_id" and c."id" = k."inventarisatie_user_capability_id"
    where k."organisatie_id" = "organisatie" and k."inventarisatie_user_id" = "persoon" and k."deleted_at" is null and c."code" = "is_bevoegd"."code"
      and not exists (select from "ontbrekende_certificaten"("organisatie", "persoon", c."id", "dag"))
  )
$$;

-- The words of an item of a list in the language of whoever asks.
create function "in_taal"("value" text, "value_en" text, "value_fr" text) returns text language sql stable as $$
  select coalesce(nullif(case (select u."locale" from "user" u where u."id" = nullif(current_setting('app.user', true), '')::integer)
    when 'en' then "value_en" when 'fr' then "value_fr" end, ''), "value")
$$;

-- The role that serves may read and write rows, and nothing else; what has happened it may only add to.
grant usage on schema public to "vezel_app";
grant select, insert, update, delete on all tables in schema public to "vezel_app";
grant usage on all sequences in schema public to "vezel_app";
alter default privileges in schema public grant select, insert, update, delete on tables to "vezel_app";
alter default privileges in schema public grant usage on sequences to "vezel_app";
revoke update, delete on "geschiedenis" from "vezel_app";
revoke insert, update, delete on "inzage" from "vezel_app";
