import { survey as surveys } from '@vezel/model/entities/survey/survey.ts'
import { type ReactNode, useState } from 'react'
import { readRow } from '../api/rows.ts'
import { SameAddress } from '../asset/same-address.tsx'
import { pagePhrases } from '../page/phrases.ts'
import { CreateFrame } from '../resource/create-dialog.tsx'
import { type Step, stepNames, useDefinedSteps, useSteps } from '../resource/create-steps.tsx'
import { useFormSummary } from '../resource/form-hooks.ts'
import { newRecord, useNewRecord } from '../resource/new-record.ts'
import { type SavedPart, useFormPart } from '../resource/saved-parts.ts'
import { useForm } from '../resource/use-form.tsx'
import { Segments } from '../ui/choices.tsx'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'

// What is asked of a new survey stands in its definition; these are asked of what comes with it.
const buildingNames = [
  'naam',
  'straatnaam',
  'huisnummer',
  'toevoeging',
  'postcode',
  'plaats',
  'land',
  'vastgoed_asset_type',
  'bouwjaar',
] as const
const clientNames = ['klant', 'contact', 'referentie', 'opdrachtdatum'] as const

const assetNames = ['inventarisatie_asset'] as const
const surveyNames = stepNames('survey').filter((name) => name !== 'inventarisatie_asset')
/** Where the survey stands below a new building. */
const belowBuilding = 'inventarisatie_asset.onderzoeken'

type AssetChoice = 'existing' | 'new'

interface CreateSurveyProps {
  /** What is surveyed, where it is known: the folder of the surveys of a building or ship. */
  folder?: string
  onClose: () => void
  onCreated: (id: string) => void
}

/** Opens a survey with its client, and with its building when that is new: one form, one save (§4). */
export function CreateSurvey({ folder, onClose, onCreated }: CreateSurveyProps) {
  const t = useT(pagePhrases)
  const parts = useSurveyParts(folder)
  const { choice, chooser, startOver } = useAssetChoice(parts)
  const steps = useSteps(useSurveySteps(parts, choice, chooser))
  const form = useForm({
    ...useNewRecord(choice === 'new' ? withBuilding(parts) : withAsset(parts)),
    drafted: Object.values(parts),
    startEditing: true,
    place: folder ?? '',
    reveal: steps.reveal,
    onSaved: async ({ ids }, goesOn) => {
      const id = ids[belowBuilding] ?? ids['']
      if (goesOn) startOver()
      else {
        onClose()
        if (id) onCreated(id)
      }
      // Its number is only told: what is made is made.
      const made = id ? await readRow(surveys, id, { nummer: true }).catch(() => null) : null
      if (made) toast({ text: t('surveyCreated', { number: made.nummer }) })
    },
  })
  return <CreateFrame form={form} title={t('newSurvey')} steps={steps} onClose={onClose} />
}

type SurveyParts = Readonly<Record<'asset' | 'building' | 'survey' | 'client', SavedPart>>

/** The records that are filled in. The asset is a field of the survey that a new building fills. */
function useSurveyParts(folder: string | undefined): SurveyParts {
  return {
    asset: useFormPart({
      of: 'survey',
      row: null,
      names: assetNames,
      values: folder ? { inventarisatie_asset: folder } : {},
    }),
    building: useFormPart({ of: 'building', row: null, names: buildingNames }),
    survey: useFormPart({ of: 'survey', row: null, names: surveyNames }),
    client: useFormPart({
      of: 'surveyClient',
      row: null,
      names: clientNames,
      offers: {
        contact: {
          watch: ['klant'],
          filter: ({ klant }) => ({ klant: klant ? { eq: klant } : { empty: true } }),
        },
      },
      onSet: (name, _value, store) => {
        if (name === 'klant') store.set('contact', null)
      },
    }),
  }
}

const withClient = (client: SavedPart) => ({ onderzoek_klant: newRecord('surveyClient', [client]) })
const withAsset = ({ asset, survey, client }: SurveyParts) => newRecord('survey', [asset, survey], withClient(client))
const withBuilding = ({ building, survey, client }: SurveyParts) =>
  newRecord('building', [building], {
    inventarisatie_asset: newRecord('inventoryAsset', [], {
      onderzoeken: newRecord('survey', [survey], withClient(client)),
    }),
  })

/** Which asset: one that is there, or a new building. A draft that is put back opens what was being filled in. */
function useAssetChoice({ asset, building }: SurveyParts) {
  const t = useT(pagePhrases)
  const [chosen, choose] = useState<AssetChoice | null>(null)
  const hasBuilding = useFormSummary(building.store).changes > 0
  const hasAsset = useFormSummary(asset.store).changes > 0
  const choice = chosen ?? (hasBuilding && !hasAsset ? 'new' : 'existing')
  const chooser = (
    <Segments<AssetChoice>
      aria-label={t('stepAsset')}
      value={choice}
      onChange={choose}
      options={[
        { value: 'existing', label: t('existingAsset') },
        { value: 'new', label: t('newBuilding') },
      ]}
    />
  )
  return { choice, chooser, startOver: () => choose(null) }
}

/** The steps of the definition, with the records that come along in theirs. */
function useSurveySteps(parts: SurveyParts, choice: AssetChoice, chooser: ReactNode): Step[] {
  const { asset, building, survey, client } = parts
  const [first, second, ...others] = useDefinedSteps('survey', survey, (name) =>
    assetNames.some((one) => one === name) ? asset : survey,
  )
  if (!first || !second) throw new Error('A survey is opened in steps: its asset, its assignment, and more')
  const newBuilding = [{ part: building, names: buildingNames }]
  return [
    {
      ...first,
      above: (
        <>
          {chooser}
          {choice === 'new' && <SameAddress store={building.store} />}
        </>
      ),
      fields: choice === 'new' ? newBuilding : first.fields,
    },
    { ...second, fields: [{ part: client, names: clientNames }, ...second.fields] },
    ...others,
  ]
}
