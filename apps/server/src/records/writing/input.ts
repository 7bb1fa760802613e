/** The input of a create or update as GraphQL hands it over: an absent field is unchanged, null clears. */
export type Input = Readonly<Record<string, unknown>>
