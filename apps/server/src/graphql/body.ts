import { Problem } from '@vezel/model/problems.ts'

/** A body of JSON that takes longer to arrive keeps a connection for nothing. */
const BODY_MS = 60_000

/** The text of a body. Throws `requestTooLarge` as soon as it is, `tooSlow` when it takes too long. */
export function readBody(payload: NodeJS.ReadableStream, most: number, ms = BODY_MS): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (settle: () => void) => {
      clearTimeout(timer)
      payload.off('data', take).off('end', finish).off('error', stop)
      settle()
    }
    const stop = (error: unknown) =>
      end(() => {
        fail(error)
        // What still comes is thrown away; the answer tells the caller to stop.
        payload.on('error', () => {}).resume()
      })
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > most) stop(new Problem('requestTooLarge', { max: most }))
      else chunks.push(chunk)
    }
    const finish = () => end(() => done(Buffer.concat(chunks).toString()))
    const timer = setTimeout(() => stop(new Problem('tooSlow')), ms)
    payload.on('data', take).on('end', finish).on('error', stop)
  })
}
