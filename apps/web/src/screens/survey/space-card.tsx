import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { useMemo } from 'react'
import { type RowFor, useRow, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, itemText, type Read } from '../../kinds/record.ts'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { EditDialog } from '../../resource/edit-dialog.tsx'
import { DefinedSections, Part } from '../../resource/fields.tsx'
import { usePath } from '../../resource/paths.ts'
import { FormBody } from '../../resource/resource-form.tsx'
import { useFormPart } from '../../resource/saved-parts.ts'
import { formSelection } from '../../resource/selection.ts'
import { type Deletable, useDeletable } from '../../resource/use-deletable.ts'
import { useEscape } from '../../resource/use-escape.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Link, useNavigate } from '../../router/router.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { DetailCard } from '../../ui/detail-card.tsx'
import { CardSkeleton, EmptyState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { PresentStatus, StatusChip } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { isKnownIn, shownIn, useOpenSurvey } from './open-survey.ts'
import { useT } from './words.ts'

const spaceSelection = formSelection('space', {
  materiaal_status: itemOf('materiaal_statussen'),
  verdieping: { id: true, title: true },
})
const surveyedSelection = formSelection('surveySpace')
const locationSelection = {
  id: true,
  created_at: true,
  nummer: true,
  plaats: true,
  hoeveelheid: true,
  materiaal_status: itemOf('materiaal_statussen'),
  toestand: true,
  in_onderzoek: true,
  verwijderd_door: {
    datum: true,
    referentie: true,
    behandeling_status: itemOf('behandeling_statussen'),
  },
  bron: { id: true, naam: true, eenheid: { value: true } },
} as const
type SpaceRow = RowFor<'space', typeof spaceSelection>

/** Of a building the floors, of a vessel the decks. */
export const floorNames = (isBuilding: boolean) =>
  [isBuilding ? 'verdieping_naam' : 'deck_name', 'naam', 'niveau'] as const

/** One space: what was found in it and what is known of it. */
export function SpaceCard({ id }: { id: string }) {
  const t = useT()
  const path = usePath()
  const survey = useOpenSurvey()
  const args = useMemo(() => shownIn(survey.id, 'space', spaceSelection), [survey.id])
  const { row, status } = useRow(model.entity('space'), id, spaceSelection, { args })
  const surveyed = useRows(model.entity('surveySpace'), surveyedSelection, {
    filter: { onderzoek: { eq: survey.id }, sub_asset: { eq: id } },
  })
  const closeTo = path('surveys-survey-asset-spaces')
  const deletable = useDeletable(row)
  if (deletable.shown && surveyed.status !== 'loading') {
    const done = surveyed.rows[0] ?? null
    return <LoadedSpace row={deletable.shown} surveyed={done} deletable={deletable} closeTo={closeTo} />
  }
  return (
    <DetailCard title="" closeTo={closeTo} width="small">
      {status === 'loading' || row ? (
        <CardSkeleton />
      ) : (
        <EmptyState title={t('recordGone')} actions={<ButtonLink to={closeTo}>{t('close')}</ButtonLink>} />
      )}
    </DetailCard>
  )
}

interface LoadedSpaceProps {
  row: SpaceRow
  surveyed: Read | null
  deletable: Deletable<SpaceRow>
  closeTo: string
}

function LoadedSpace({ row, surveyed, deletable, closeTo }: LoadedSpaceProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const navigate = useNavigate()
  const path = usePath()
  const ofAsset = { asset: { eq: survey.asset.id } }
  const space = useFormPart({
    of: 'space',
    row,
    offers: {
      verdieping: { filter: () => ofAsset },
      parent_ruimte: { filter: () => ofAsset, fits: (other) => other.id !== row.id },
    },
  })
  // What this survey did here; there is none before the survey starts.
  const done = useFormPart({
    of: 'surveySpace',
    row: surveyed,
    values: { onderzoek: survey.id, sub_asset: row.id },
  })
  const form = useForm({ parts: surveyed ? [done, space] : [space], readOnly: survey.readOnly })
  const locations = useRows(model.entity('location'), locationSelection, {
    filter: { sub_asset: { eq: row.id } },
    sort: [{ field: 'nummer' }],
    args: shownIn(survey.id, 'location', locationSelection),
  })
  const found = locations.rows.filter((one) => isKnownIn(survey, one))
  const seen = found.filter((one) => one.in_onderzoek === true).length
  useEscape(() => (form.editing ? form.cancel() : navigate(closeTo, { keepScroll: true })))
  const context = [row.verdieping?.title, row.nummer, formats(locale).number(row.oppervlakte, 'm²')]
  return (
    <DetailCard
      title={row.naam ?? row.volledige_naam ?? ''}
      context={context.filter(Boolean).join(', ')}
      badges={
        row.materiaal_status !== null && (
          <>
            <StatusChip status={row.materiaal_status} />
            <DerivedFrom ground={seen > 0 ? t('fromLocations', { n: seen }) : t('fromSurveyOfSpace')} />
          </>
        )
      }
      closeTo={closeTo}
      edited={form.editing && form.changes > 0}
      footer={form.footer}
      actions={
        survey.readOnly === null && <IconButton label={t('deleteSpace')} icon={<IconTrash />} onClick={deletable.ask} />
      }
    >
      {!form.editing && (
        <Section title={t('locationsHere')} aside={found.length}>
          {found.length === 0 && (
            <p className="dim">{t(survey.readOnly === null ? 'noLocationsHere' : 'noLocationsInSpace')}</p>
          )}
          <ul className="line-list">
            {found.map((one) => {
              const { bron: source } = one
              const unit = itemText(source.eenheid, locale)
              return (
                <li key={one.id}>
                  <Link
                    className="line-link"
                    to={path('surveys-survey-sources-source-locations-location-details', {
                      source: source.id,
                      location: one.id,
                    })}
                  >
                    <strong>{one.nummer}</strong>
                    <span className="line-name">{source.naam}</span>
                    <span className="line-amount">{formats(locale).number(one.hoeveelheid, unit)}</span>
                    <PresentStatus of={one} unit={unit} />
                  </Link>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
      <FormBody form={form}>
        {surveyed && (
          <Part part={done} editing={form.editing}>
            <DefinedSections />
          </Part>
        )}
        <Part part={space} editing={form.editing}>
          <DefinedSections />
        </Part>
      </FormBody>
      <DeleteDialog
        of="space"
        row={deletable.asked}
        onClose={deletable.close}
        onDeleted={() => navigate(closeTo, { keepScroll: true })}
      />
    </DetailCard>
  )
}

/** A floor: its name and level, and the way to delete it. */
export function FloorDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const survey = useOpenSurvey()
  return (
    <EditDialog
      of="floor"
      id={id}
      names={floorNames(survey.asset.isBuilding)}
      readOnly={survey.readOnly}
      canDelete
      onClose={onClose}
    />
  )
}
