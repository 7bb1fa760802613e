import { model } from '@vezel/model'
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
      reason: {
        nl: `wat het rapport vermeldt, van het onderzoek of van de vestiging, mensen en certificaten, is gewijzigd sinds versie ${released.versie} is vrijgegeven: geef eerst een nieuwe versie vrij`,
        en: `what the report tells, of the survey or of the branch, people and certificates, was changed since version ${released.versie} was released: release a new version first`,
        fr: `ce que dit le rapport, de l'examen ou de l'agence, des personnes et des certificats, a été modifié depuis la validation de la version ${released.versie} : validez d'abord une nouvelle version`,
      },
    })
  },
}
