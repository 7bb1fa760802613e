import type { Job } from './job.ts'

/** Throws away, every night, what has served: attempts, sessions and links that are over, keys of writes long made. */
export const cleanUp: Job<'clean-up'> = async (_payload, { pools }) => {
  await pools.owner.query(`
    delete from "inlogpoging" where "op" < now() - interval '1 day';
    delete from "sessie" where "expires_at" < now() or "revoked_at" < now() - interval '1 day';
    delete from "wachtwoord_herstel" where "expires_at" < now();
    delete from "verzoek" where "created_at" < now() - interval '30 days'`)
}
