/** Asks the API from inside the product with the rights of the caller. Throws on an error. */
export type Ask = <T>(query: string, variables: Record<string, unknown>) => Promise<T>
