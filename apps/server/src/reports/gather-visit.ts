import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { Problem } from '@vezel/model/problems.ts'
import { type OwnStandings, ownStandings, type VisitDossier, visitDossier } from '@vezel/report/visit-plan/dossier.ts'
import type { Ask } from '../ask.ts'
import { questionOf, withIds } from '../records/question.ts'

const entity = model.entity('visit')
const question = questionOf(entity, withIds(visitDossier))
const ownQuestion = questionOf(model.entity('survey'), withIds(ownStandings))

/**
 * Everything the plan of one visit needs, as it is known today, with the rights of who asks. What holds of a place is what its own
 * survey found so far, else what the last completed one did: each is a statement. Throws `notFound`.
 */
export async function gatherVisit(ask: Ask, visit: string): Promise<VisitDossier> {
  const vandaag = dutchTime().slice(0, 10)
  const { row } = await ask<{ readonly row: Omit<VisitDossier, 'vandaag'> | null }>(question, {
    id: visit,
    dag: vandaag,
  })
  if (!row) throw new Problem('notFound', { entity: entity.label })
  const { id } = row.onderzoek
  const { row: own } = await ask<{ readonly row: OwnStandings | null }>(ownQuestion, {
    id,
    onderzoek: id,
    dag: vandaag,
  })
  return { ...row, onderzoek: own ? withOwn(row.onderzoek, own) : row.onderzoek, vandaag }
}

/** Lays what the survey itself holds of a place over what was known of it before. */
function withOwn(survey: VisitDossier['onderzoek'], own: OwnStandings): VisitDossier['onderzoek'] {
  const found = new Map(
    own.inventarisatie_asset.bronnen
      .flatMap(({ locaties }) => locaties)
      .flatMap(({ in_onderzoek, ...standing }) => (in_onderzoek ? [[standing.id, standing]] : [])),
  )
  const bronnen = survey.inventarisatie_asset.bronnen.map((source) => ({
    ...source,
    locaties: source.locaties.map((place) => ({ ...place, ...found.get(place.id) })),
  }))
  return { ...survey, inventarisatie_asset: { ...survey.inventarisatie_asset, bronnen } }
}
