-- Ends a statement that asks for more than fits; the code says why (db/read.ts).
create function "weiger"("code" text, "gegevens" text) returns json language plpgsql stable parallel safe as
$$ begin raise exception using errcode = "code", message = "gegevens"; end $$;
