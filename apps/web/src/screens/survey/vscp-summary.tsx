import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { vesselPhrases } from '@vezel/model/messages/vessel/index.ts'
import { totalOf, type VscpSummaryTable, vscpTables } from '@vezel/model/vscp-summary.ts'
import { useRow } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { useItems } from '../../kinds/offered.ts'
import type { Read } from '../../kinds/record.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { PagePending } from '../../ui/page-pending.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { useOpenSurvey } from './open-survey.ts'
import './survey.css'

const selection = { vscp_samenvatting: true } as const
const survey = model.entity('survey')

/** What the check plan adds up to, a table of the guideline at a time: entries, procedures, outcomes and masses. */
export function VscpSummary() {
  const t = useT(vesselPhrases)
  const { id } = useOpenSurvey()
  const { row, problem } = useRow(survey, id, selection)
  if (problem && !row) throw problem
  if (!row) return <PagePending />
  const lines = row.vscp_samenvatting ?? []
  const tables = vscpTables(lines)
  const whole = totalOf(lines)
  if (tables.length === 0) return <EmptyState title={t('vscpSummary')}>{t('vscpSummaryEmpty')}</EmptyState>
  return (
    <div className="vscp-summary">
      <p className="dim">{t('vscpThresholdsOf')}</p>
      {tables.map((table) => (
        <SummaryTable key={table.tabel} {...table} whole={whole} />
      ))}
      {tables.length > 1 && <SummaryTable title={t('vscpAllTables')} tabel="" lines={[]} total={whole} whole={whole} />}
    </div>
  )
}

interface SummaryProps extends VscpSummaryTable {
  /** What all tables add up to. */
  whole: VscpSummaryTable['total']
  title?: string
}

/** One table, of which every other has the same columns: those that something was counted in. */
function SummaryTable({ tabel, lines, total, whole, title: given }: SummaryProps) {
  const t = useT(vesselPhrases)
  const { locale } = useUiTexts()
  const { number } = formats(locale)
  const procedures = useItems('vscp_check_procedures').items.filter(({ code }) => whole.controles[String(code)])
  const outcomes = useItems('entry_materiaal_statussen').items.filter(({ code }) => whole.uitkomsten[String(code)])
  const title = given ?? (tabel === '' ? t('vscpNoTable') : t('vscpTable', { table: tabel }))
  return (
    <>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard. */}
      <section className="vscp-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('vscpMaterial')}</th>
              <th scope="col">{t('vscpThreshold')}</th>
              <th scope="col">{t('vscpCount')}</th>
              {[...procedures, ...outcomes].map((item) => (
                <th key={String(item.id)} scope="col">
                  {itemText(item, locale)}
                </th>
              ))}
              <th scope="col">{t('vscpWithout')}</th>
              <th scope="col">{t('vscpMass')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.code} {itemText(line, locale)}
                </th>
                <td>
                  {line.drempel === null ? t('vscpNoThreshold') : number(line.drempel, line.eenheid ?? undefined)}
                </td>
                <Counts of={line} {...{ procedures, outcomes }} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('vscpTotal')}</th>
              <td />
              <Counts of={total} {...{ procedures, outcomes }} />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}

interface CountsProps {
  of: VscpSummaryTable['total']
  procedures: readonly Read[]
  outcomes: readonly Read[]
}

/** The cells of a line behind its material; what is not there is left empty. */
function Counts({ of, procedures, outcomes }: CountsProps) {
  const { locale } = useUiTexts()
  return (
    <>
      <td>{of.aantal || ''}</td>
      {procedures.map(({ id, code }) => (
        <td key={String(id)}>{of.controles[String(code)] ?? ''}</td>
      ))}
      {outcomes.map(({ id, code }) => (
        <td key={String(id)}>{of.uitkomsten[String(code)] ?? ''}</td>
      ))}
      <td>{of.zonder_uitkomst || ''}</td>
      <td>{of.massa === null ? '' : formats(locale).number(of.massa, 'kg')}</td>
    </>
  )
}
