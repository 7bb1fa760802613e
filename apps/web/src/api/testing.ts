import { vi } from 'vitest'

/** One request as the fake server sees it. */
export interface Seen {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/**
 * A server at the edge of the network: answers GraphQL requests in turn with what `answer` gives, and keeps what it was
 * asked. Throwing stands for a lost connection.
 */
export function fakeServer(
  answer: (request: Seen, count: number) => unknown,
  /** The types that a change says that it wrote; null where the server does not tell. */
  written: (request: Seen) => string | null = () => null,
): { readonly seen: Seen[] } {
  const seen: Seen[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: { body: string }) => {
      const request = JSON.parse(init.body) as Seen
      seen.push(request)
      const body = await answer(request, seen.length)
      const types = request.query.startsWith('mutation') ? written(request) : null
      return {
        status: 200,
        headers: new Headers(types === null ? {} : { 'vezel-written': types }),
        text: async () => JSON.stringify(body),
      }
    }),
  )
  return { seen }
}

/** The error of a `Problem` as it leaves the server. */
export const refusal = (code: string, message: string, args: unknown = {}, issues: unknown[] = []) => ({
  data: null,
  errors: [{ message, extensions: { code, args, issues } }],
})

/** Waits until `check` holds. */
export const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 2000, interval: 2 })
