import { model } from '@vezel/model'
import { departuresOf, isNotified } from '@vezel/model/entities/survey/visit.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import type { EditedRow } from '../../resource/edit-dialog.tsx'
import { flatDraft } from '../../resource/selection.ts'
import { Chip } from '../../ui/chip.tsx'
import { Message } from '../../ui/message.tsx'
import { SignedWord } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import './survey.css'

const visit = model.entity('visit')
const named = model.named('visit')

function VisitStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={stepOf(visit, value)} />}>
      {valueText(visit.fields.status, value, locale)}
    </SignedWord>
  )
}

function NoticeStatus({ value }: { value: unknown }) {
  const { locale } = useUiTexts()
  return (
    <SignedWord sign={<ProgressSign step={stepOf(visit, value, 'melding_status')} />}>
      {valueText(visit.fields.melding_status, value, locale)}
    </SignedWord>
  )
}

/** The cells of a list of visits that say how far one is. */
export const visitCells = { status: VisitStatus, melding_status: NoticeStatus } as const

/** What a visit is called: which of them, and when. */
export function useVisitTitle(): (row: EditedRow<'visit'>) => string {
  const { locale } = useUiTexts()
  return (row) => {
    const start = formats(locale).longDate(row.start?.slice(0, 10))
    return [`${inLocale(visit.label, locale)} ${row.nummer}`, start].filter(Boolean).join(', ')
  }
}

/** How far a visit is, whether it was notified, and what is out of the ordinary about it: two of one day differ in the last. */
export function VisitSigns({ visit: row }: { visit: EditedRow<'visit'> }) {
  const { locale } = useUiTexts()
  return (
    <span className="visit-signs">
      <VisitStatus value={row.status} />
      <NoticeStatus value={row.melding_status} />
      {(['calamiteit', 'spoed'] as const).map(
        (name) => row[name] === true && <Chip key={name}>{fieldLabel(visit.fields[name], locale)}</Chip>,
      )}
    </span>
  )
}

/** Where a visit says otherwise than whoever certifies was told: both beside each other, until the change is notified. */
export function ToldOtherwise({ visit: row }: { visit: EditedRow<'visit'> }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const departures = isNotified(row) ? departuresOf(flatDraft(named, row)) : []
  const text = (name: string) => {
    const field = named.fields[name]
    return (field && valueText(field, row[name], locale)) || '–'
  }
  if (departures.length === 0) return null
  return (
    <Message tone="warning">
      <p>{t('toldOtherwise')}</p>
      <table className="told-otherwise">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('asPlanned')}</th>
            <th scope="col">{t('asNotified')}</th>
          </tr>
        </thead>
        <tbody>
          {departures.map(({ own, kept }) => (
            <tr key={own}>
              <th scope="row">{fieldLabel(visit.fields[own], locale)}</th>
              <td>{text(own)}</td>
              <td>{text(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Message>
  )
}

const notices = ['gemeld_op', 'wijziging_gemeld_op'] as const

/** When whoever certifies was told of the visit, and of its last change. */
export function ToldWhen({ visit: row }: { visit: EditedRow<'visit'> }) {
  const { locale } = useUiTexts()
  const told = notices.filter((name) => row[name] !== null)
  return (
    told.length > 0 && (
      <dl className="told-when">
        {told.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(visit.fields[name], locale)}</dt>
            <dd>{valueText(visit.fields[name], row[name], locale)}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
