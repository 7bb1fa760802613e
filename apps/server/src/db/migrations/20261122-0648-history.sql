alter table "geschiedenis" add column "batch" uuid;

alter table "geschiedenis" add column "verzoek" text;

create index "geschiedenis_batch_idx" on "geschiedenis" ("organisatie_id", "batch") where "batch" is not null;

-- What lines so far say in their details, or by another word for the same.
update "geschiedenis" set "batch" = ("wijzigingen" ->> 'batch')::uuid, "wijzigingen" = "wijzigingen" - 'batch'
where "actie" = 'delete' and "wijzigingen" ? 'batch';

update "geschiedenis" set "actie" = substr("actie", length('transition:') + 1)
where "actie" in ('transition:copy', 'transition:send', 'transition:verify', 'transition:cancel', 'transition:release');
