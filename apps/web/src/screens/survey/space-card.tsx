import { model } from '@vezel/model'
import { amountOfPlace } from '@vezel/model/amount.ts'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ReactNode, useMemo } from 'react'
import { type RowFor, type Rows, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { itemOf, type Read } from '../../kinds/record.ts'
import { useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { focusField } from '../../resource/asked-field.ts'
import { CardForm } from '../../resource/card-form.tsx'
import { DefinedSections, Part } from '../../resource/fields.tsx'
import { recordCardOf } from '../../resource/record-card.tsx'
import { FormBody } from '../../resource/resource-form.tsx'
import { useFormPart } from '../../resource/saved-parts.ts'
import { formSelection } from '../../resource/selection.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Link } from '../../router/router.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import { PresentStatus, SpaceStatus } from './looks.tsx'
import { DerivedFrom } from './material-ground.tsx'
import { NextHere, type NextSpace } from './next-here.tsx'
import { knownIn, shownIn, useOpenSurvey } from './open-survey.ts'

const spaceSelection = formSelection('space', {
  materiaal_status: itemOf('materiaal_statussen'),
  uitkomst: true,
  verdieping: { id: true, title: true },
})
const SpaceRecordCard = recordCardOf('space', spaceSelection)
const surveyedSelection = formSelection('surveySpace')
const locationSelection = {
  id: true,
  created_at: true,
  nummer: true,
  plaats: true,
  hoeveelheid: true,
  gevaarlijk: true,
  materiaal_status: itemOf('materiaal_statussen'),
  toestand: true,
  in_onderzoek: true,
  verwijderd_door: {
    datum: true,
    referentie: true,
    behandeling_status: itemOf('behandeling_statussen'),
  },
  bevinding: { id: true },
  bron: { id: true, naam: true, eenheid: { value: true } },
} as const
type SpaceRow = RowFor<'space', typeof spaceSelection>
/** A place in a space, as the survey that is shown has it. */
type LocationRow = RowFor<'location', typeof locationSelection>

/** One space: what was found in it and what is known of it. */
export function SpaceCard({ id, next }: { id: string; next: NextSpace | null }) {
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const args = useMemo(() => shownIn(survey.id, 'space', spaceSelection), [survey.id])
  const surveyed = useRows(model.entity('surveySpace'), surveyedSelection, {
    filter: { onderzoek: { eq: survey.id }, sub_asset: { eq: id } },
  })
  const found = useLocationsIn(id)
  return (
    <SpaceRecordCard
      id={id}
      route="surveys-survey-asset-spaces-space"
      args={args}
      also={[surveyed, found]}
      isHere={(row) => row.asset.id === survey.asset.id}
      readOnly={survey.readOnly}
      title={(row) => row.naam ?? row.volledige_naam ?? ''}
      context={(row) =>
        [row.verdieping?.title, row.nummer, formats(locale).number(row.oppervlakte, 'm²')].filter(Boolean).join(', ')
      }
      badges={(row) => row.materiaal_status !== null && <SpaceBadges space={row} found={found.rows} />}
      form={(row) => <SpaceForm space={row} surveyed={surveyed.rows[0] ?? null} found={found.rows} next={next} />}
    />
  )
}

/** The places in a space that the survey knows. */
function useLocationsIn(space: string): Rows<LocationRow> {
  const survey = useOpenSurvey()
  return useRows(model.entity('location'), locationSelection, {
    filter: { sub_asset: { eq: space }, ...knownIn(survey) },
    sort: [{ field: 'nummer' }],
    args: shownIn(survey.id, 'location', locationSelection),
  })
}

/** The places in a space that the survey knows, above what is told of the space. */
export function LocationsOf({ space }: { space: string }) {
  const asked = useLocationsIn(space)
  return unanswered([asked], <Skeleton height={80} />) ?? <LocationsHere found={asked.rows}>{null}</LocationsHere>
}

interface Found {
  space: SpaceRow
  found: readonly LocationRow[]
}

function SpaceBadges({ space, found }: Found) {
  const t = useT(surveyAreas)
  const seen = found.filter((one) => one.in_onderzoek === true).length
  return (
    <>
      <SpaceStatus of={space} isChip />
      <DerivedFrom ground={seen > 0 ? t('fromLocations', { n: seen }) : t('fromSurveyOfSpace')} />
    </>
  )
}

/** What this survey did in the space and what is known of it, in one form; above it the places in it. */
function SpaceForm({
  space: row,
  surveyed,
  found,
  next: after,
}: Found & { surveyed: Read | null; next: NextSpace | null }) {
  const survey = useOpenSurvey()
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
  const parts = surveyed ? [done, space] : [space]
  const form = useForm({ parts, readOnly: survey.readOnly })
  const isSeen = surveyed === null || surveyed.onderzocht === 'ja' || found.some((one) => one.in_onderzoek === true)
  // Filled in to be looked at and saved, as everything is.
  const nothingSuspect = () => {
    form.edit()
    done.store.set('onderzocht', 'ja')
    done.store.set('onderzocht_op', done.store.draft().onderzocht_op ?? dutchTime().slice(0, 10))
    setTimeout(() => focusField(done, 'onderzocht'))
  }
  const next = survey.readOnly === null && !form.editing && (
    <NextHere space={row.id} found={found} next={after} onNothing={isSeen ? null : nothingSuspect} />
  )
  return (
    <CardForm form={form} above={<LocationsHere found={found}>{next}</LocationsHere>}>
      <FormBody form={form}>
        {parts.map((part) => (
          <Part key={part.of} part={part} editing={form.editing}>
            <DefinedSections />
          </Part>
        ))}
      </FormBody>
    </CardForm>
  )
}

function LocationsHere({ found, children }: Pick<Found, 'found'> & { children: ReactNode }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const { readOnly } = useOpenSurvey()
  const to = useTo('surveys-survey')
  return (
    <Section title={t('locationsHere')} aside={found.length}>
      {found.length === 0 && <p className="dim">{t(readOnly === null ? 'noLocationsHere' : 'noLocationsInSpace')}</p>}
      <ul className="line-list">
        {found.map((one) => {
          const { bron: source } = one
          const unit = itemText(source.eenheid, locale)
          return (
            <li key={one.id}>
              <Link
                className="line-link"
                to={to('surveys-survey-sources-source-locations-location-details', {
                  source: source.id,
                  location: one.id,
                })}
              >
                <strong>{one.nummer}</strong>
                <span className="line-name">{source.naam}</span>
                <span className="line-amount">{amountText(amountOfPlace(one.hoeveelheid, one), unit, locale)}</span>
                <PresentStatus of={one} unit={unit} />
              </Link>
            </li>
          )
        })}
      </ul>
      {children}
    </Section>
  )
}
