import { inventoryAsset } from '@vezel/model/entities/asset/inventory-asset.ts'
import { useRef, useState } from 'react'
import { ask } from '../../api/connection.ts'
import { newId } from '../../api/ids.ts'
import { type Saved, saveOf } from '../../api/save.ts'
import { useT } from '../../page/texts.tsx'
import { CreateFrame, type Step } from '../../resource/create-dialog.tsx'
import { Fields, Part } from '../../resource/fields.tsx'
import { useFormSummary } from '../../resource/form-hooks.ts'
import { type SavedPart, useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Segments } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.tsx'

// What a new survey asks, step by step; the rest is filled in on its own pages.
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
const typeNames = ['onderzoek_type', 'onderzoek_soort', 'nummer', 'projectnummer'] as const
const planningNames = [
  'startdatum',
  'einddatum',
  'opleverdatum',
  'projectleider',
  'prioriteit',
  'spoed_motivatie',
] as const

type AssetChoice = 'existing' | 'new'

/** Opens a survey in three steps: which asset, for whom and of what type, and when (§4). */
export function CreateSurvey({ onClose, onCreated }: { onClose: () => void; onCreated: (id: string) => void }) {
  const t = useT()
  const [chosen, setChoice] = useState<AssetChoice | null>(null)
  const asset = useFormPart({ of: 'inventoryAsset', row: null, names: ['asset'] })
  const building = useFormPart({ of: 'building', row: null, names: buildingNames })
  // A draft that is put back opens what was being filled in.
  const hasBuilding = useFormSummary(building.store).changes > 0
  const hasAsset = useFormSummary(asset.store).changes > 0
  const choice = chosen ?? (hasBuilding && !hasAsset ? 'new' : 'existing')
  const client = useFormPart({
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
  })
  const survey = useFormPart({ of: 'survey', row: null, names: [...typeNames, ...planningNames] })
  const made = useMade()
  const form = useForm({
    parts: [choice === 'existing' ? asset : building, survey, client],
    drafted: [asset, building, survey, client],
    startEditing: true,
    place: '',
    submit: () => made.save({ asset: choice === 'existing' ? asset : null, building, survey, client }),
    onSaved: ({ id, nummer }) => {
      toast({ text: t('surveyCreated', { number: nummer }) })
      onClose()
      onCreated(id)
    },
  })
  const steps: Step[] = [
    {
      title: t('stepAsset'),
      names: choice === 'existing' ? ['asset'] : buildingNames,
      content: (
        <div className="create-step">
          <Segments<AssetChoice>
            aria-label={t('stepAsset')}
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'existing', label: t('existingAsset') },
              { value: 'new', label: t('newBuilding') },
            ]}
          />
          <Part part={choice === 'existing' ? asset : building} editing>
            <Fields names={choice === 'existing' ? ['asset'] : buildingNames} />
          </Part>
        </div>
      ),
    },
    {
      title: t('stepAssignment'),
      names: [...typeNames, ...clientNames],
      content: (
        <div className="create-step">
          <Part part={client} editing>
            <Fields names={clientNames} />
          </Part>
          <Part part={survey} editing>
            <Fields names={typeNames} />
          </Part>
        </div>
      ),
    },
    {
      title: t('stepPlanning'),
      names: planningNames,
      content: (
        <Part part={survey} editing>
          <Fields names={planningNames} />
        </Part>
      ),
    },
  ]
  return (
    <CreateFrame form={form} title={t('newSurvey')} steps={steps} onClose={onClose}>
      {(step) => step?.content}
    </CreateFrame>
  )
}

interface Parts {
  /** The asset that was chosen; null makes the building. */
  asset: SavedPart | null
  building: SavedPart
  survey: SavedPart
  client: SavedPart
}

/** Saves the survey with all that is new about it. Tried again after a failure, it makes nothing twice. */
function useMade() {
  const id = useRef(newId())
  const newBuilding = useRef<Saved | null>(null)
  return {
    save: async ({ asset, building, survey, client }: Parts): Promise<{ id: string; nummer: string }> => {
      let assetId = asset && String(asset.store.draft().asset)
      if (assetId === null) {
        const before = newBuilding.current
        const fields = building.store.patch()
        newBuilding.current = before
          ? await saveOf('building').update(before.id, fields, before.record_version)
          : await saveOf('building').create(fields)
        assetId = newBuilding.current.id
      }
      const { rows } = await ask<{ rows: { id: string }[] }>({
        document: `query link($filter: ${inventoryAsset.api.type}Filter) { rows: ${inventoryAsset.api.plural}(filter: $filter) { id } }`,
        variables: { filter: { asset: { eq: assetId } } },
      })
      await saveOf('survey').create({
        ...survey.store.patch(),
        id: id.current,
        inventarisatie_asset: rows[0]?.id ?? { create: { asset: assetId } },
        onderzoek_klant: { create: [client.store.patch()] },
      })
      const { row } = await ask<{ row: { id: string; nummer: string } }>({
        document: 'query made($id: ID!) { row: onderzoek(id: $id) { id nummer } }',
        variables: { id: id.current },
      })
      return row
    },
  }
}
