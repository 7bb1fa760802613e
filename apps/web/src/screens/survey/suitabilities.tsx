import type { GapCode } from '@vezel/model/dossier-rules/index.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { ReactNode } from 'react'
import { useSurveyGaps } from '../../api/gaps.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { Message } from '../../ui/message.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT } from '../../ui/texts.ts'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'

/** What the asset is suitable for after the survey, by substance. */
export const SuitabilitiesScreen = inSurvey(function SuitabilitiesScreen() {
  const t = useT(surveyAreas)
  const { id, asset, readOnly } = useOpenSurvey()
  return (
    <Contradictions>
      <RecordList
        of="suitability"
        route="surveys-survey-information-suitabilities"
        where={{ onderzoek: id }}
        readOnly={readOnly}
        columns={['stof', 'klasse', 'geschikt', 'sub_asset', 'toelichting']}
        emptyWhy={t('suitabilitiesEmptyWhy')}
        offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
      />
    </Contradictions>
  )
})

const contradicting: readonly string[] = ['suitabilityContradicted', 'suitabilityExcluded'] satisfies readonly GapCode[]

/** Above a list, what says "suitable" in it while something speaks against it, as the report says it. */
export function Contradictions({ children }: { children: ReactNode }) {
  const t = useT(surveyAreas)
  const { id } = useOpenSurvey()
  const { data, problem } = useSurveyGaps(id)
  if (data === null && !problem) return <PagePending />
  const found = data?.found.gaten.filter(({ code }) => contradicting.includes(code)) ?? []
  return (
    <>
      {found.length > 0 && (
        <Message tone="warning">
          <p>{t('suitabilityContradicted')}</p>
          <ul>
            {found.map(({ gat, label, reden }) => (
              <li key={gat}>{[label, reden].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </Message>
      )}
      {children}
    </>
  )
}
