import { model } from '@vezel/model'
import { filled } from '@vezel/model/kit/phrase.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Work } from '../db/work.ts'
import { lock } from '../records/writing/lock.ts'
import type { RequestContext } from './operation.ts'

type Check = (work: Work, id: string, context: Pick<RequestContext, 'askWithin'>) => Promise<void>

/**
 * What an event asks beyond the rows of its own record: a whole dossier, read as the report reads it. By the key of the
 * definition and the event; runs in the transaction of the event, which what it throws takes back.
 */
export const transitionChecks: Readonly<Record<string, Check | undefined>> = {
  /**
   * A survey and its report never contradict each other: what was changed since the last release has a version of its
   * own first. A report from before prints were fingerprinted is not compared.
   */
  'survey.complete': async (work, id, { askWithin }) => {
    const survey = await lock(work, model.entity('survey'), id)
    const [released] = await work.query<{ id: string; versie: number; vingerafdruk: string | null }>(
      `select "id"::text, "versie", "vingerafdruk" from "rapport" where "onderzoek_id" = try_uuid($1) and "status" = 'vrijgegeven' and "deleted_at" is null
       order by "versie" desc limit 1`,
      [survey.id],
    )
    if (!released?.vingerafdruk) return
    const [{ gather }, { fingerprintOf }] = await Promise.all([
      import('../reports/gather.ts'),
      import('../reports/fingerprint.ts'),
    ])
    if (fingerprintOf(await gather(askWithin(work), released.id)) === released.vingerafdruk) return
    throw new Problem('transitionRefused', {
      reason: filled(reasons.changedSinceRelease, { version: String(released.versie) }),
    })
  },
}
