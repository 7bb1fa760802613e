import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useItems } from '../../kinds/offered.ts'
import type { Read } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { CreateFrame } from '../../resource/create-dialog.tsx'
import { Fields, Part } from '../../resource/fields.tsx'
import { useWatched } from '../../resource/form-hooks.ts'
import { newRecord, useNewRecord } from '../../resource/new-record.ts'
import { useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { useMadeOne } from '../../resource/words.ts'
import { useNavigate } from '../../router/router.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Section } from '../../ui/field.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { offerOf, useSourceOverrides } from './source-fields.ts'
import { useLatestVisit } from './visits.ts'

const sourceNames = ['materiaal_type', 'product', 'toepassing', 'structuur', 'binding', 'eenheid', 'naam'] as const
const locationNames = ['sub_asset', 'plaats', 'binnen_buiten'] as const
const findingNames = [
  'aangetroffen',
  'hoeveelheid',
  'hoeveelheid_schatting',
  'bron_locatie_analysemethode',
  'materiaal_status',
  'bevestiging',
  'conditie',
  'beschadiging',
  'bereikbaarheid',
] as const

/** A new source with its first location and what was seen there: one form, one save. */
export function CreateSource({
  onFound,
  space,
  onClose,
}: Pick<CreateSourceFormProps, 'space' | 'onClose' | 'onFound'>) {
  const t = useT(surveyAreas)
  const fields = useSourceOverrides()
  const { visit, asked } = useLatestVisit()
  const waiting = unanswered([asked], <CardSkeleton />) ?? (fields.loading && <CardSkeleton />)
  if (waiting) {
    return (
      <Dialog open onClose={onClose} title={t('newSource')}>
        {waiting}
      </Dialog>
    )
  }
  return <CreateSourceForm space={space} onFound={onFound} onClose={onClose} visit={visit} fields={fields} />
}

interface CreateSourceFormProps {
  /** Where it was found, when that is known. */
  space?: string | undefined
  /** Told of its finding, in place of going there. */
  onFound?: ((finding: string) => Promise<void>) | undefined
  onClose: () => void
  visit: string | null
  fields: ReturnType<typeof useSourceOverrides>
}

function CreateSourceForm({ space, onFound, onClose, visit, fields }: CreateSourceFormProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const units = useItems('eenheden')
  const source = useFormPart({
    of: 'source',
    row: null,
    names: sourceNames,
    values: { onderzoek: survey.id, inventarisatie_asset: survey.inventoryAsset, materiaal_type: fields.substance },
    ...fields.overrides,
  })
  useWatched(source.store, watchedOfSource)
  const draft = source.store.draft()
  const unit = units.items.find((one) => one.id === draft.eenheid)
  const first = useFirstLocation({
    visit,
    unit: unit ? itemText(unit, locale) : undefined,
    substance: typeof draft.materiaal_type === 'string' ? draft.materiaal_type : null,
    space,
  })
  const toLocation = useToLocation(onClose)
  const madeOne = useMadeOne()
  const form = useForm({
    ...useNewRecord(newRecord('source', [source], { locaties: first.record })),
    startEditing: true,
    place: space === undefined ? survey.id : `${survey.id} ${space}`,
    onSaved: ({ ids }, goesOn) => {
      const finding = ids['locaties.inventarisaties']
      if (goesOn) return toast({ text: madeOne('source') })
      if (!onFound || finding === undefined) return toLocation(ids[''] ?? '', ids.locaties ?? '')
      onClose()
      void onFound(finding)
    },
  })
  return (
    <CreateFrame form={form} title={t('newSource')} onClose={onClose}>
      <Section title={t('material')}>
        <Part part={source} editing>
          <Fields names={sourceNames} />
        </Part>
      </Section>
      {first.sections}
    </CreateFrame>
  )
}

const watchedOfSource = ['eenheid', 'materiaal_type']

/** What is read of a source to record another place of it. */
interface PlacedSource {
  readonly id: string
  readonly nummer: string
  readonly naam: string
  readonly eenheid: Read
  readonly materiaal_type: { readonly id: string }
}

/** Another place of a source that is already known. */
export function CreateLocation({ source, onClose }: { source: PlacedSource; onClose: () => void }) {
  const t = useT(surveyAreas)
  const { visit, asked } = useLatestVisit()
  const waiting = unanswered([asked], <CardSkeleton />)
  return waiting ? (
    <Dialog open onClose={onClose} title={t('addLocation')}>
      {waiting}
    </Dialog>
  ) : (
    <CreateLocationForm source={source} visit={visit} onClose={onClose} />
  )
}

interface CreateLocationFormProps {
  source: PlacedSource
  visit: string | null
  onClose: () => void
}

function CreateLocationForm({ source, visit, onClose }: CreateLocationFormProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const first = useFirstLocation({
    visit,
    unit: itemText(source.eenheid, locale),
    substance: source.materiaal_type.id,
    source: source.id,
  })
  const toLocation = useToLocation(onClose)
  const madeOne = useMadeOne()
  const form = useForm({
    ...useNewRecord(first.record),
    startEditing: true,
    place: source.id,
    onSaved: ({ id }, goesOn) => (goesOn ? toast({ text: madeOne('location') }) : toLocation(source.id, id)),
  })
  return (
    <CreateFrame form={form} title={`${t('addLocation')}: ${source.nummer} ${source.naam}`} onClose={onClose}>
      {first.sections}
    </CreateFrame>
  )
}

/** Closes the dialog and opens the card of a place of a source. */
function useToLocation(onClose: () => void): (source: string, location: string) => void {
  const path = useTo('surveys-survey')
  const navigate = useNavigate()
  return (source, location) => {
    onClose()
    const to = path('surveys-survey-sources-source-locations-location-details', { source, location })
    navigate(to, { keepScroll: true })
  }
}

interface FirstLocation {
  readonly visit: string | null
  readonly unit: string | undefined
  readonly substance: string | null
  /** The source that is there already. */
  readonly source?: string
  /** Where it is, when that is known. */
  readonly space?: string | undefined
}

/** A new location, of a source that is there or not yet, with its finding in this survey. */
function useFirstLocation({ visit, unit, substance, source, space }: FirstLocation) {
  const t = useT(surveyAreas)
  const survey = useOpenSurvey()
  const location = useFormPart({
    of: 'location',
    row: null,
    names: locationNames,
    values: { ...(source && { bron: source }), ...(space && { sub_asset: space }) },
    offers: { sub_asset: { filter: () => ({ asset: { eq: survey.asset.id } }) } },
  })
  const finding = useFormPart({
    of: 'finding',
    row: null,
    names: findingNames,
    values: { inventarisatie: visit },
    units: { hoeveelheid: unit },
    offers: { materiaal_status: offerOf('materiaal_type', substance) },
  })
  return {
    record: newRecord('location', [location], visit ? { inventarisaties: newRecord('finding', [finding]) } : {}),
    sections: (
      <>
        <Section title={t('firstLocation')}>
          <Part part={location} editing>
            <Fields names={locationNames} />
          </Part>
        </Section>
        {visit && (
          <Section title={t('findingHere')}>
            <Part part={finding} editing>
              <Fields names={findingNames} />
            </Part>
          </Section>
        )}
      </>
    ),
  }
}
