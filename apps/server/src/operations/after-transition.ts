import { model } from '@vezel/model'
import { filled } from '@vezel/model/kit/phrase.ts'
import { reasons } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Ask } from '../ask.ts'
import type { Work } from '../db/work.ts'
import { lock } from '../records/writing/lock.ts'
import type { RequestContext } from './operation.ts'

type Step = (work: Work, id: string, context: Pick<RequestContext, 'askWithin'>) => Promise<void>

/** Its dossiers are kept as they are now, by whichever way it closes. */
const keep: Step = async (work, id, { askWithin }) => {
  const { keepDossiers } = await import('../reports/keep-dossiers.ts')
  await keepDossiers(work, askWithin(work), id)
}

/**
 * What follows an event beyond the rows of its own record: a whole dossier, read as the report reads it. By the key of the
 * definition and the event; runs in the transaction of the event, which what it throws takes back.
 */
export const afterTransition: Readonly<Record<string, Step | undefined>> = {
  /**
   * A survey and its report never contradict each other: what was changed since the last release has a version of its
   * own first. A report from before prints were fingerprinted is not compared.
   */
  'survey.complete': async (work, id, context) => {
    const survey = await lock(work, model.entity('survey'), id)
    const [released] = await work.query<{ id: string; versie: number; vingerafdruk: string | null }>(
      `select "id"::text, "versie", "vingerafdruk" from "rapport" where "onderzoek_id" = try_uuid($1) and "status" = 'vrijgegeven' and "deleted_at" is null
       order by "versie" desc limit 1`,
      [survey.id],
    )
    await keep(work, id, context)
    if (released?.vingerafdruk) await demandUnchanged(context.askWithin(work), released)
  },
  'survey.cancel': keep,
}

async function demandUnchanged(
  ask: Ask,
  { id, versie, vingerafdruk }: { readonly id: string; readonly versie: number; readonly vingerafdruk: string | null },
): Promise<void> {
  const [{ gatherNow }, { fingerprintOf }] = await Promise.all([
    import('../reports/gather.ts'),
    import('../reports/fingerprint.ts'),
  ])
  if (fingerprintOf(await gatherNow(ask, id)) === vingerafdruk) return
  throw new Problem('transitionRefused', {
    reason: filled(reasons.changedSinceRelease, { version: String(versie) }),
  })
}
