declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly total: number; readonly average: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly duration: number
    readonly errors: number
    readonly non2xx: number
  }
  /** Sends requests over kept connections for some seconds. */
  export default function autocannon(options: {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
  }): Promise<Result>
}
