import { RecordList } from '../../resource/record-list.tsx'
import { inSurvey } from './in-survey.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { Contradictions } from './suitabilities.tsx'

/** What the survey is for, how far it goes and what it concludes. */
export const AsbestosScreen = inSurvey(function AsbestosScreen() {
  return <OneOfSurvey of="surveyAsbestos" />
})

/** The same, and below it for which use the asset is suitable as far as asbestos goes. */
export const AsbestosSuitabilityScreen = inSurvey(function AsbestosSuitabilityScreen() {
  return <OneOfSurvey of="surveyAsbestos" below={<Suitabilities />} />
})

function Suitabilities() {
  const { id, asset, readOnly } = useOpenSurvey('writer')
  return (
    <section className="survey-below">
      <Contradictions>
        <RecordList
          of="suitability"
          route="surveys-survey-information-asbestosuitability"
          where={{ onderzoek: id, stof: 'Asbest' }}
          readOnly={readOnly}
          offers={{ sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } }}
          flow
        />
      </Contradictions>
    </section>
  )
}
