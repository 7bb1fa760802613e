-- The threshold of organotin counts the tin in it (MEPC.379(80)); what somebody wrote there themselves stays.
update "vscp_material" set "eenheid" = 'mg tin/kg' where "code" = 'A-4a' and "eenheid" = 'mg/kg';
