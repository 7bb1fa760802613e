alter table "inventarisatie_organisatie" add column "externe_pagina" text;
