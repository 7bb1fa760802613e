import type { Work } from './work.ts'

/** The moment of the transaction, as moments go over the wire. */
export async function now(work: Work): Promise<string> {
  const [row] = await work.query<{ moment: string }>(
    `select to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS') as moment`,
  )
  return row?.moment ?? ''
}
