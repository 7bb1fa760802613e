alter table "beheersmaatregel" add column "laatste_controle" date;

alter table "beheersmaatregel" add column "uitkomst" text check ("uitkomst" in ('in_orde', 'gebrek', 'niet_controleerbaar'));
