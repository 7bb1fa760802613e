import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { grantOf } from '@vezel/model/rights.ts'
import { isRefusedAs } from '@vezel/model/steps.ts'
import { useRows } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel, type Read } from '../../kinds/record.ts'
import { factsOf } from '../../resource/steps.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { type ReportRow, report } from './report-record.ts'

/** Who submitted, reviewed and released it, and when: written by nobody, set by what they did. */
export function Signatures({ row }: { row: ReportRow }) {
  const { locale } = useUiTexts()
  const signed = (['aangeboden_door', 'gecontroleerd_door', 'vrijgegeven_door'] as const).flatMap((name) => {
    const by = row[name]
    const at = { aangeboden_door: null, gecontroleerd_door: row.gecontroleerd_op, vrijgegeven_door: row.vrijgegeven_op }
    return by ? [{ name, by: by.full_name, at: formats(locale).longDate(at[name]) }] : []
  })
  if (signed.length === 0) return null
  return (
    <dl className="report-signed">
      {signed.map(({ name, by, at }) => (
        <div key={name}>
          <dt>{fieldLabel(report.fields[name], locale)}</dt>
          <dd>{[by, at].filter(Boolean).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The event by which a report is approved. */
const { approve: approval } = report.transitions.events

/** The names of those who may approve a report; null while they are on their way. `submittedBy` is who submits it now. */
export function useReviewers(row: Read, submittedBy?: string | null): readonly string[] | null {
  const { rows, status } = useRows(model.entity('inspectionUser'), reviewerSelection, {
    filter: { active: { eq: true }, mag_controleren: { eq: true } },
    sort: [{ field: 'full_name' }],
  })
  // Of whom nobody knows it is not said that there is nobody.
  if (status !== 'ready') return null
  const record = { ...factsOf(report, row), ...(submittedBy ? { aangeboden_door: submittedBy } : {}) }
  const may = (id: string, role: number) =>
    grantOf(approval.who, role) === 'yes' && !isRefusedAs(report, approval, record, { id, now: dutchTime() })
  return rows
    .filter(({ id, inventarisatie_rol }) => may(id, Number(inventarisatie_rol.id)))
    .flatMap(({ full_name }) => full_name ?? [])
}

/** Who may approve a report that awaits it, so that whoever submitted it knows whom to ask. */
export function Reviewers({ row }: { row: ReportRow }) {
  const t = useT(surveyAreas)
  const names = useReviewers(row)
  if (names === null) return null
  return (
    <dl className="report-signed">
      <div>
        <dt>{t('awaitsReview')}</dt>
        <dd>{names.length > 0 ? t('reviewers', { names: names.join(', ') }) : t('nobodyReviews')}</dd>
      </div>
    </dl>
  )
}
const reviewerSelection = { full_name: true, inventarisatie_rol: { id: true } } as const
