import type { Entity } from '@vezel/model/kit/entity.ts'
import { isHidden } from '@vezel/model/kit/model.ts'
import { Problem } from '@vezel/model/problems.ts'
import { SENT } from '../../db/history.ts'
import { q, tableOf } from '../../db/names.ts'
import { ofEach, type Question } from '../../db/wave.ts'
import type { Values, Work } from '../../db/work.ts'
import { isSealed, secretsOf } from '../../secrets/seal.ts'
import { hashOf } from '../hash-of.ts'
import { lookBehind } from './behind.ts'
import type { Input } from './input.ts'

/** What a create stands for. Its own secrets are not in it: they are compared with what is kept, which may have changed since. */
export const inputHash = (entity: Entity, { id: _, ...input }: Input, fixed: Values) =>
  hashOf({
    input: Object.fromEntries(Object.entries(input).filter(([name]) => !entity.fields[name]?.writeOnly)),
    fixed,
  })

/**
 * Whether this very create was done before, and what it made is still there. Throws `idUsed` when the id stands for
 * something else, or for what was deleted: to answer that record would drop what was sent. Sees the organisation's own rows.
 */
export async function isMadeAlready(work: Work, entity: Entity, id: string, hash: string): Promise<boolean> {
  work.wave?.demandSettled(entity, id)
  const found = await ofEach(work, sentBefore(work.session.organisationId, entity), { id, hash })
  if (found === 'other') throw new Problem('idUsed', { entity: entity.label })
  return found === 'same'
}

/**
 * Throws `idUsed` when a create that was done before is sent again with another secret, which its hash does not hold: to
 * answer the record would drop the one that was sent.
 */
export async function demandSameSecrets(work: Work, entity: Entity, id: string, input: Input): Promise<void> {
  const sent = secretsOf(entity).flatMap((name) => {
    const secret = input[name]
    return typeof secret === 'string' && secret.trim() !== '' ? [{ name, secret: secret.trim() }] : []
  })
  if (sent.length === 0) return
  const kept = await lookBehind(work, entity, (await work.findOf(entity, id)) ?? {})
  // What its other fields hide was not kept the first time either.
  if (sent.some(({ name, secret }) => !isHidden(entity, name, kept) && !isSealed(kept[name], secret)))
    throw new Problem('idUsed', { entity: entity.label })
}

interface Sent {
  readonly id: string
  readonly hash: string
}

/** Whether an id stands for what was sent with it, or for something else; undefined where it stands for nothing yet. */
const sentBefore = (organisation: number, entity: Entity): Question<Sent, 'same' | 'other' | undefined> => ({
  name: `sent before ${entity.key}`,
  isTurn: true,
  async ask(query, sent) {
    const ids = sent.map(({ id }) => id)
    // Sent again while the first is still being written: it waits for that one's commit.
    await query(
      'select pg_advisory_xact_lock(hashtextextended(n."id", 0)) from (select "id" from unnest($1::text[]) "id" order by "id") n',
      [ids],
    )
    const rows = await query<{ id: string; isSame: boolean }>(
      `select t."id"::text, t."deleted_at" is null and exists (
         select from "geschiedenis" g where g."organisatie_id" = $2 and g."record_type" = $3 and g."record_id" = s."id"
           and g."actie" = 'create' and g."wijzigingen" ->> '${SENT}' = s."hash"
       ) as "isSame" from unnest($1::text[], $4::text[]) s("id", "hash") join ${q(tableOf(entity))} t on t."id" = try_uuid(s."id")`,
      [ids, organisation, entity.api.type, sent.map(({ hash }) => hash)],
    )
    const found = new Map(rows.map(({ id, isSame }) => [id, isSame ? ('same' as const) : ('other' as const)]))
    return ids.map((id) => found.get(id))
  },
})
