/** First name, prefix and last name, joined by spaces. */
export const fullName = (u: string) =>
  `concat_ws(' ', ${u}."name", nullif(${u}."tussenvoegsel", ''), ${u}."achternaam")`
