import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type VisitDossier, visitDossier } from '@vezel/report/visit-plan/dossier.ts'
import type { Ask } from '../ask.ts'
import { questionOf, withIds } from '../records/question.ts'

const entity = model.entity('visit')
const question = questionOf(entity, withIds(visitDossier))

/**
 * Everything the plan of one visit needs, as it is known today: one statement, with the rights of who asks. What holds of
 * material is asked for no survey, so that what any of them found is looked for. Throws `notFound`.
 */
export async function gatherVisit(ask: Ask, visit: string): Promise<VisitDossier> {
  const vandaag = dutchTime().slice(0, 10)
  const { row } = await ask<{ readonly row: Omit<VisitDossier, 'vandaag'> | null }>(question, {
    id: visit,
    dag: vandaag,
  })
  if (!row) throw new Problem('notFound', { entity: entity.label })
  return { ...row, vandaag }
}
