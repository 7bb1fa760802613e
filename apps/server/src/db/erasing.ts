import type { Work } from './work.ts'

/**
 * Keeping a dossier and erasing what is kept of a person take turns in an organisation: what is kept while it is erased
 * would hold it for good. Many keep at once. Released when the transaction ends.
 */
export async function takeTurnWithErasing({ query, session }: Work, as: 'keeping' | 'erasing'): Promise<void> {
  const shared = as === 'keeping' ? '_shared' : ''
  await query(`select pg_advisory_xact_lock${shared}(hashtextextended($1, 0))`, [`erasing ${session.organisationId}`])
}
