/** A text as SQL writes it. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
