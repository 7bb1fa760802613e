alter table "inventarisatie" add column "melding_status" text not null check ("melding_status" in ('concept', 'gemeld', 'gewijzigd', 'ingetrokken')) default 'concept';
alter table "inventarisatie" alter column "melding_status" drop default;

-- Being notified was a state of the visit; it is now of the notification, and stays with one that was carried out. A
-- cancelled visit that had been notified was withdrawn with that.
update "inventarisatie" set
  "melding_status" = case
    when "status" in ('gemeld', 'uitgevoerd') then 'gemeld'
    when "status" = 'geannuleerd' and "gemeld_op" is not null then 'ingetrokken'
    else 'concept' end,
  "status" = case when "status" = 'gemeld' then 'concept' else "status" end;
alter table "inventarisatie" drop constraint "inventarisatie_status_check";
alter table "inventarisatie" add check ("status" in ('concept', 'uitgevoerd', 'geannuleerd'));
