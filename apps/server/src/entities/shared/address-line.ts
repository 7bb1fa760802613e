/** Street, number, addition, postcode and town in one line. */
export const addressLine = (a: string) =>
  `concat_ws(', ', nullif(concat_ws(' ', ${a}."straatnaam", ${a}."huisnummer"::text, nullif(${a}."toevoeging", '')), ''), nullif(concat_ws(' ', ${a}."postcode", ${a}."plaats"), ''))`
