import { useState } from 'react'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import type { Overrides } from '../../resource/fields.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useNavigate } from '../../router/router.tsx'
import { inSurvey } from './in-survey.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { Contradictions } from './suitabilities.tsx'

const route = 'surveys-survey-information-asbestosuitability'

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
  const path = usePath()
  const navigate = useNavigate()
  const { suitability } = useHere()
  const [creating, setCreating] = useState(false)
  const values = { onderzoek: id, stof: 'Asbest' }
  const overrides: Overrides<'suitability'> = { offers: { sub_asset: { filter: () => ({ asset: { eq: asset.id } }) } } }
  return (
    <section className="survey-below">
      <Contradictions />
      <ResourceTable
        of="suitability"
        where={values}
        flow
        to={(row) => path(`${route}-suitability`, { suitability: row })}
        readOnly={readOnly}
        canDelete
        onCreate={() => setCreating(true)}
      />
      {creating && (
        <CreateDialog of="suitability" {...overrides} values={values} place={id} onClose={() => setCreating(false)} />
      )}
      {suitability && (
        <EditDialog
          key={suitability}
          of="suitability"
          id={suitability}
          {...overrides}
          readOnly={readOnly}
          canDelete
          onClose={() => navigate(path(route), { keepScroll: true })}
        />
      )}
    </section>
  )
}
