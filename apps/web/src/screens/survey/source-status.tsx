import { amountOfPlace } from '@vezel/model/amount.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { newId } from '../../api/ids.ts'
import { saveOf } from '../../api/save.ts'
import { RecordWords } from '../../kinds/record-words.tsx'
import { CreateFrame } from '../../resource/create-dialog.tsx'
import { Fields, Part } from '../../resource/fields.tsx'
import { ResourceTable } from '../../resource/resource-table.tsx'
import { useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/inputs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import { spaceName } from './looks.tsx'
import { useOpenSurvey } from './open-survey.ts'
import type { SourceSummary } from './survey-sources.ts'

interface SourceStatusProps {
  locations: SourceSummary['locaties']
  unit: string
}

/** The current status of each location of a source, and a new one for those that are ticked. */
export function SourceStatus({ locations, unit }: SourceStatusProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [setting, setSetting] = useState(false)
  const editable = survey.readOnly === null
  if (locations.length === 0) return <p className="dim">{t('noLocationYet')}</p>
  return (
    <>
      {editable && (
        <div className="pick-bar">
          <Checkbox
            label={t('allLocations')}
            checked={chosen.length === locations.length}
            mixed={chosen.length > 0 && chosen.length < locations.length}
            onChange={(all) => setChosen(all ? locations.map(({ id }) => id) : [])}
          />
          <Button kind="primary" disabled={chosen.length === 0} onClick={() => setSetting(true)}>
            {t('setStatus', { n: chosen.length })}
          </Button>
        </div>
      )}
      <ul className="line-list">
        {locations.map((one) => {
          const { id } = one
          const name = `${one.nummer} ${spaceName(one.sub_asset)}`
          return (
            <li key={id} className="line-link">
              {editable && (
                <Checkbox
                  aria-label={name}
                  checked={chosen.includes(id)}
                  onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
                />
              )}
              <strong>{one.nummer}</strong>
              <span className="line-name">{spaceName(one.sub_asset)}</span>
              <span className="line-amount">{amountText(amountOfPlace(one.hoeveelheid, one), unit, locale)}</span>
              <RecordWords target="behandeling_statussen" record={one.behandeling_status} />
            </li>
          )
        })}
      </ul>
      <ResourceTable
        of="treatment"
        title={t('treatments')}
        filter={{ bron_locatie: { in: locations.map(({ id }) => id) } }}
        sort={[{ field: 'datum', direction: 'desc' }]}
        columns={['bron_locatie', 'behandeling_status', 'datum', 'uitvoerder']}
        kinds={statusKinds}
        readOnly={survey.readOnly}
        canDelete
        emptyWhy={t('treatmentsEmptyWhy')}
        flow
      />
      {setting && (
        <SetStatus locations={chosen} unit={unit} onClose={() => setSetting(false)} onDone={() => setChosen([])} />
      )}
    </>
  )
}

const statusKinds = { behandeling_status: 'status' } as const
const names = ['behandeling_status', 'datum', 'hoeveelheid', 'uitvoerder', 'referentie', 'file', 'opmerking'] as const

/** One form whose answer holds for every chosen location. */
function SetStatus(props: { locations: readonly string[]; unit: string; onClose: () => void; onDone: () => void }) {
  const { locations, unit, onClose, onDone } = props
  const t = useT(surveyAreas)
  const part = useFormPart({ of: 'treatment', row: null, names, units: { hoeveelheid: unit } })
  // What has been saved before one was refused is not saved again.
  const [saved] = useState(() => new Set<string>())
  // Sent again after a lost answer, nothing is made twice.
  const [ids] = useState(() => new Map(locations.map((location) => [location, newId()])))
  const form = useForm({
    parts: [part],
    startEditing: true,
    submit: async ([only], _versions, options) => {
      for (const location of locations) {
        if (saved.has(location)) continue
        const id = ids.get(location)
        await saveOf('treatment').create({ ...only?.store.patch(), id, bron_locatie: location }, options)
        saved.add(location)
      }
    },
    onSaved: () => {
      onDone()
      onClose()
    },
  })
  return (
    <CreateFrame form={form} title={t('setStatus', { n: locations.length })} onClose={onClose} once>
      <Part part={part} editing>
        <Fields names={names} />
      </Part>
    </CreateFrame>
  )
}
