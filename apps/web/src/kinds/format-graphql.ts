import { parse, print, type Token, TokenKind } from 'graphql'

/** A query laid out anew, or null when it is not valid. The printer drops comments: a query with them stays as it is. */
export function formatGraphql(query: string): string | null {
  try {
    const document = parse(query)
    let token: Token | null | undefined = document.loc?.startToken
    for (; token; token = token.next) if (token.kind === TokenKind.COMMENT) return query
    return print(document)
  } catch {
    return null
  }
}
