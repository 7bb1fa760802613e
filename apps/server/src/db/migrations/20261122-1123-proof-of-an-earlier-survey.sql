alter table "slotstand_bevinding" add column "bewijs" jsonb;
