import { useState } from 'react'
import { useItems } from '../../kinds/offered.ts'
import { CreateDialog } from '../../resource/create-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import type { Overrides } from '../../resource/fields.tsx'
import { useHere, usePath } from '../../resource/paths.ts'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useNavigate } from '../../router/router.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { idOf } from './source-fields.ts'
import { useT } from './words.ts'

/** The ways to remove a source, in order of preference, as this survey advises them. */
export function SourceStrategies({ source }: { source: { readonly id: string } }) {
  const t = useT()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const { sanitationstrategy } = useHere()
  const [creating, setCreating] = useState(false)
  const methods = useItems('sanerings_adviezen')
  const base = path('surveys-survey-sources-source-group-sanitationstrategies')
  const overrides: Overrides<'sanitationStrategy'> = {
    offers: { bron_locaties: { filter: () => ({ bron: { eq: source.id } }) } },
    onSet: (name, value, store) => {
      // A method brings its usual class.
      const usual = methods.items.find((one) => one.id === value)?.smart_risicoklasse
      if (name === 'sanerings_advies' && usual) store.set('smart_risicoklasse', idOf(usual))
    },
  }
  return (
    <>
      <ResourceTable
        of="sanitationStrategy"
        where={{ bron: source.id, onderzoek: survey.id }}
        flow
        readOnly={survey.readOnly}
        canDelete
        canReorder
        onCreate={() => setCreating(true)}
        emptyWhy={t('strategiesEmptyWhy')}
        to={(id) =>
          path('surveys-survey-sources-source-group-sanitationstrategies-sanitationstrategy', {
            sanitationstrategy: id,
          })
        }
      />
      {creating && (
        <CreateDialog
          of="sanitationStrategy"
          {...overrides}
          values={{ bron: source.id, onderzoek: survey.id }}
          place={source.id}
          onClose={() => setCreating(false)}
        />
      )}
      {sanitationstrategy && (
        <EditDialog
          key={sanitationstrategy}
          of="sanitationStrategy"
          id={sanitationstrategy}
          {...overrides}
          readOnly={survey.readOnly}
          canDelete
          onClose={() => navigate(base, { keepScroll: true })}
        />
      )}
    </>
  )
}
