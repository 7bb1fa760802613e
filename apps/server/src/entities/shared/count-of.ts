/** The SQL that counts the live records of a table that name the row in a column. */
export const countOf =
  (table: string, column: string) =>
  ({ row }: { row: string }) =>
    `(select count(*)::integer from "${table}" n where n."organisatie_id" = ${row}."organisatie_id" and n."${column}" = ${row}."id" and n."deleted_at" is null)`
