-- A key goes with its connection from now on: those of connections that are deleted already go here.
update "laboratorium_koppeling" set "api_sleutel" = null where "deleted_at" is not null;
