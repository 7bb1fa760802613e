import type { Issue } from '@vezel/model/rules/rule.ts'
import { useState } from 'react'
import { newId } from '../../api/ids.ts'
import { saveOf } from '../../api/save.ts'
import { useItems } from '../../kinds/offered.ts'
import { itemText, type Read } from '../../kinds/record.ts'
import { CreateFrame } from '../../resource/create-dialog.tsx'
import { Fields, Part } from '../../resource/fields.tsx'
import { useWatched } from '../../resource/form-hooks.ts'
import { usePath } from '../../resource/paths.ts'
import { type SavedPart, useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CardSkeleton } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import { offerOf, useSourceOverrides } from './source-fields.ts'
import { useLatestVisit } from './visits.ts'
import { useT } from './words.ts'

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
export function CreateSource({ onClose }: { onClose: () => void }) {
  const t = useT()
  const fields = useSourceOverrides()
  const { visit, loading } = useLatestVisit()
  if (fields.loading || loading) {
    return (
      <Dialog open onClose={onClose} title={t('newSource')}>
        <CardSkeleton />
      </Dialog>
    )
  }
  return <CreateSourceForm onClose={onClose} visit={visit} fields={fields} />
}

interface CreateSourceFormProps {
  onClose: () => void
  visit: string | null
  fields: ReturnType<typeof useSourceOverrides>
}

function CreateSourceForm({ onClose, visit, fields }: CreateSourceFormProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const path = usePath()
  const navigate = useNavigate()
  const [ids] = useState(() => ({ source: newId(), location: newId() }))
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
  })
  const form = useForm({
    parts: visit ? [source, first.location, first.finding] : [source, first.location],
    startEditing: true,
    place: survey.id,
    placeIssue: placedIn(first, 'locaties.0.'),
    submit: () =>
      saveOf('source').create({
        ...source.values,
        ...source.store.patch(),
        id: ids.source,
        locaties: { create: [{ ...first.input(), id: ids.location }] },
      }),
    onSaved: () => {
      onClose()
      const to = path('surveys-survey-sources-source-locations-location-details', ids)
      navigate(to, { keepScroll: true })
    },
  })
  return (
    <CreateFrame form={form} title={t('newSource')} onClose={onClose}>
      {() => (
        <>
          <Section title={t('material')}>
            <Part part={source} editing>
              <Fields names={sourceNames} />
            </Part>
          </Section>
          {first.sections}
        </>
      )}
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
  const t = useT()
  const { visit, loading } = useLatestVisit()
  return loading ? (
    <Dialog open onClose={onClose} title={t('addLocation')}>
      <CardSkeleton />
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
  const t = useT()
  const { locale } = useUiTexts()
  const path = usePath()
  const navigate = useNavigate()
  const [location] = useState(newId)
  const first = useFirstLocation({
    visit,
    unit: itemText(source.eenheid, locale),
    substance: source.materiaal_type.id,
  })
  const form = useForm({
    parts: visit ? [first.location, first.finding] : [first.location],
    startEditing: true,
    place: source.id,
    placeIssue: placedIn(first, ''),
    submit: () => saveOf('location').create({ ...first.input(), id: location, bron: source.id }),
    onSaved: () => {
      onClose()
      const to = path('surveys-survey-sources-source-locations-location-details', {
        source: source.id,
        location,
      })
      navigate(to, { keepScroll: true })
    },
  })
  return (
    <CreateFrame form={form} title={`${t('addLocation')}: ${source.nummer} ${source.naam}`} onClose={onClose}>
      {() => first.sections}
    </CreateFrame>
  )
}

/** The fields of a location and of its finding in this survey, as one input. */
function useFirstLocation({
  visit,
  unit,
  substance,
}: {
  visit: string | null
  unit: string | undefined
  substance: string | null
}) {
  const t = useT()
  const survey = useOpenSurvey()
  const location = useFormPart({
    of: 'location',
    row: null,
    names: locationNames,
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
    location,
    finding,
    input: () => ({
      ...location.store.patch(),
      ...(visit ? { inventarisaties: { create: [{ ...finding.values, ...finding.store.patch() }] } } : {}),
    }),
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

/** What the server refused of a nested record belongs to the form of that record. */
function placedIn(first: { location: SavedPart; finding: SavedPart }, prefix: string) {
  const places = [
    { start: `${prefix}inventarisaties.0.`, part: first.finding },
    { start: prefix, part: first.location },
  ]
  return (issue: Issue) => {
    const place = places.find(({ start }) => start !== '' && issue.path.startsWith(start))
    return place ? { part: place.part, issue: { ...issue, path: issue.path.slice(place.start.length) } } : null
  }
}
