import { IconCheck, IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { amountOfPlace } from '@vezel/model/amount.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { useState } from 'react'
import { type RowFor, useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { Picture } from '../../kinds/file.tsx'
import { TickKindInput } from '../../kinds/number.tsx'
import { useItems } from '../../kinds/offered.ts'
import { fileSelection, itemOf } from '../../kinds/record.ts'
import { RecordWords } from '../../kinds/record-words.tsx'
import { valueText } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { unanswered } from '../../resource/answered.tsx'
import { useAsked } from '../../resource/asked-field.ts'
import { CardForm } from '../../resource/card-form.tsx'
import { Fields, fieldId, Part } from '../../resource/fields.tsx'
import { useFormSummary, useWatched } from '../../resource/form-hooks.ts'
import type { FormPart } from '../../resource/form-part.ts'
import { FormBody } from '../../resource/resource-form.tsx'
import { saveEach, useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { Link } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/field.tsx'
import { ImageRow } from '../../ui/image-tile.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { amountText } from './amount-text.ts'
import type { CardLocation } from './card-location.ts'
import { type FindingRow, useFindings, useRepeated } from './findings.ts'
import { FindingStatus, isDangerous } from './looks.tsx'
import { DerivedStatus, useContradiction, useGround } from './material-ground.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { offerOf } from './source-fields.ts'
import { useLatestVisit } from './visits.ts'

const locationNames = ['sub_asset', 'plaats', 'binnen_buiten'] as const
const seenNames = ['aangetroffen', 'hoeveelheid', 'hoeveelheid_schatting'] as const
const establishedNames = [
  'bron_locatie_analysemethode',
  'verwijst_naar_monster',
  'verwijzing_tekst',
  'materiaal_status',
] as const
const stateNames = [
  'bevestiging',
  'conditie',
  'beschadiging',
  'beschadiging_percentage',
  'bereikbaarheid',
  'afscherming',
  'blootstelling',
] as const
const adviceNames = [
  'asbestos_risk_assessment',
  'bron_advies',
  'reden_afwijkend_advies',
  'behandelmoment',
  'opmerking',
] as const
const findingNames = [...seenNames, ...establishedNames, ...stateNames, ...adviceNames, 'te_controleren'] as const

interface LocationDetailsProps {
  location: CardLocation
}

/** Where it is and what was seen there in this survey, in one form; below it what other surveys saw. */
export function LocationDetails(props: LocationDetailsProps) {
  const { current, earlier, asked } = useFindings(props.location.id)
  const latest = useLatestVisit()
  const photos = useRows(model.entity('sourcePhoto'), photoSelection, {
    filter: { bron_locatie: { eq: props.location.id } },
    sort: [{ field: 'volgorde' }],
    limit: 3,
  })
  const waiting = unanswered([asked, latest.asked, photos], <CardSkeleton />)
  if (waiting) return waiting
  const seen = { finding: current, earlier, visit: latest.visit, photos: photos.rows }
  return <DetailsForm key={current?.id ?? 'none'} {...props} {...seen} />
}

interface DetailsFormProps extends LocationDetailsProps {
  finding: FindingRow | null
  earlier: readonly FindingRow[]
  visit: string | null
  photos: readonly PhotoRow[]
}

/** The statuses of its material, and the samples of the source itself. */
const offersFor = (source: DetailsFormProps['location']['bron']) => ({
  materiaal_status: offerOf('materiaal_type', source.materiaal_type.id),
  verwijst_naar_monster: {
    filter: () => ({
      bron_locatie_inventarisatie: { where: { bron_locatie: { where: { bron: { eq: source.id } } } } },
    }),
  },
})

function DetailsForm({ location, finding, earlier, visit, photos }: DetailsFormProps) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const survey = useOpenSurvey()
  const { bron: source } = location
  const unit = itemText(source.eenheid, locale)
  const { recording, begin } = useRecording(finding, earlier)
  const place = useFormPart({
    of: 'location',
    row: location,
    names: locationNames,
    offers: { sub_asset: { filter: () => ({ asset: { eq: survey.asset.id } }) } },
  })
  const seen = useFormPart({
    of: 'finding',
    row: finding,
    names: findingNames,
    values: { bron_locatie: location.id, inventarisatie: visit },
    units: { hoeveelheid: unit },
    inputs: { hoeveelheid_schatting: TickKindInput },
    displays: { vastgestelde_status: DerivedStatus },
    // The same word as the derived one would make two answers of one question.
    labels: { materiaal_status: t('inspectorsJudgement') },
    offers: offersFor(source),
  })
  const form = useForm({
    parts: recording ? [place, seen] : [place],
    readOnly: survey.readOnly,
    submit: (parts, versions, options) => {
      // What copying took over is checked once somebody saves it.
      if (finding?.te_controleren === true) seen.store.set('te_controleren', false)
      return saveEach(parts, versions, options)
    },
  })
  const mayBegin = !recording && visit !== null && survey.readOnly === null
  // A link to a field of what was not recorded yet begins it.
  useAsked(mayBegin ? 'finding.' : null, () => begin(seen, form))
  const contradiction = useContradiction(finding, location)
  return (
    <CardForm
      form={form}
      above={<Photos photos={photos} />}
      below={earlier.length > 0 && <EarlierFindings findings={earlier} unit={unit} />}
    >
      <FormBody form={form}>
        {finding?.te_controleren === true && survey.readOnly === null && !form.editing && (
          <Message
            tone="warning"
            action={
              <Button
                id={fieldId(seen, 'te_controleren')}
                icon={<IconCheck />}
                onClick={() => void seen.save.update(finding.id, { te_controleren: false }, finding.record_version)}
              >
                {t('allRight')}
              </Button>
            }
          >
            {t('toCheckLong')}
          </Message>
        )}
        {!form.editing && contradiction && <Message tone="warning">{contradiction}</Message>}
        <Section title={t('place')}>
          <Part part={place} editing={form.editing}>
            <Fields names={locationNames} />
          </Part>
        </Section>
        {recording ? (
          <Part part={seen} editing={form.editing}>
            <Section title={t('findingHere')}>
              <Established part={seen} editing={form.editing} />
            </Section>
            <Section title={t('condition')}>
              <Fields names={stateNames} />
            </Section>
            <Section title={t('advice')}>
              <Fields names={adviceNames} />
            </Section>
          </Part>
        ) : (
          <Section title={t('findingHere')}>
            <p className="dim">{visit ? t('noFindingHere') : t('noVisit')}</p>
            {mayBegin && (
              <Button kind="primary" icon={<IconPlus />} onClick={() => begin(seen, form)}>
                {t('recordFinding')}
              </Button>
            )}
          </Section>
        )}
      </FormBody>
    </CardForm>
  )
}

/** Whether there is a finding here, or one is being recorded: it begins as what was seen before, marked until somebody changes it. */
function useRecording(finding: FindingRow | null, earlier: readonly FindingRow[]) {
  const [recording, setRecording] = useState(finding !== null)
  const repeated = useRepeated()
  const begin = ({ store }: FormPart, form: { edit: () => void }) => {
    setRecording(true)
    form.edit()
    const before = repeated(earlier)
    if (before) store.takeOver(before.values, before.from)
  }
  return { recording, begin }
}

const referring = ['verwijzing_monster', 'verwijzing_onderzoek', 'eerder_rapport', 'documentatie']
const watchedOfReference = ['bron_locatie_analysemethode']

/** How the content was established; what it refers to only where it refers to something. */
function Established({ part, editing }: { part: FormPart; editing: boolean }) {
  const methods = useItems('bron_locatie_analysemethodes')
  useWatched(part.store, watchedOfReference)
  const draft = part.store.draft()
  const code = methods.items.find((one) => one.id === draft.bron_locatie_analysemethode)?.code ?? ''
  const isShown = (name: string) => {
    if (draft[name]) return true
    if (name === 'verwijst_naar_monster') return code === 'verwijzing_monster'
    return name !== 'verwijzing_tekst' || (referring.includes(code) && code !== 'verwijzing_monster')
  }
  const names = [...[...seenNames, ...establishedNames].filter(isShown), 'vastgestelde_status']
  // What is derived follows from what was saved: once somebody has typed it is that of before.
  const isOfBefore = useFormSummary(part.store).changes > 0
  const displays = isOfBefore ? { ...part.displays, vastgestelde_status: AfterSaving } : part.displays
  return (
    <Part part={{ ...part, displays }} editing={editing}>
      <Fields names={names} />
    </Part>
  )
}

function AfterSaving() {
  const t = useT(surveyAreas)
  return <span className="dim">{t('followsSaving')}</span>
}

/** What others saw here before. */
function EarlierFindings({ findings, unit }: { findings: readonly FindingRow[]; unit: string }) {
  const t = useT(surveyAreas)
  return (
    <Section title={t('earlierFindings')}>
      <ul className="line-list">
        {findings.map((one) => (
          <Earlier key={one.id} finding={one} unit={unit} />
        ))}
      </ul>
    </Section>
  )
}

const earlierNames = ['bron_locatie_analysemethode', 'conditie', 'beschadiging', 'bron_advies'] as const

/** How much a survey counted of what it saw. */
const toldOf = ({ hoeveelheid, vastgestelde_status: status }: FindingRow) =>
  amountOfPlace(hoeveelheid, { gevaarlijk: isDangerous(status), toestand: null })

/** What another survey saw here: read-only, for it belongs to that survey. */
function Earlier({ finding, unit }: { finding: FindingRow; unit: string }) {
  const { locale } = useUiTexts()
  const ground = useGround()
  const { date } = formats(locale)
  const { inventarisatie: visit } = finding
  const { fields } = model.entity('finding')
  return (
    <li className="earlier">
      <span className="line-link">
        <strong>{visit.onderzoek.nummer}</strong>
        <span className="line-name dim">{date(visit.start?.slice(0, 10))}</span>
        <span className="line-amount">{amountText(toldOf(finding), unit, locale)}</span>
        <FindingStatus status={finding.vastgestelde_status} found={finding.aangetroffen} />
      </span>
      <small className="dim">
        {[
          valueText(fields.aangetroffen, finding.aangetroffen, locale),
          ...earlierNames.map((name) => valueText(fields[name], finding[name], locale)),
          ground(finding),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
    </li>
  )
}

const photoSelection = {
  file: fileSelection,
  foto_nummer: true,
  onderschrift: true,
  bron_locatie_foto_label: itemOf('bron_locatie_foto_labels'),
} as const

type PhotoRow = RowFor<'sourcePhoto', typeof photoSelection>

/** The first photos, which lead to all of them. */
function Photos({ photos }: { photos: readonly PhotoRow[] }) {
  const to = useTo('surveys-survey-sources-source-locations-location')
  if (photos.length === 0) return null
  return (
    <div className="card-photos">
      <ImageRow>
        {photos.map((photo) => (
          <Link
            key={photo.id}
            keepScroll
            to={to('surveys-survey-sources-source-locations-location-photos-photo', { photo: photo.id })}
          >
            <Picture
              file={photo.file}
              width={320}
              caption={
                <>
                  {photo.foto_nummer}{' '}
                  <RecordWords target="bron_locatie_foto_labels" record={photo.bron_locatie_foto_label} />
                </>
              }
            />
          </Link>
        ))}
      </ImageRow>
    </div>
  )
}
