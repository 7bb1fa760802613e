import { totalOf, type VscpSummaryLine, type VscpSummaryTable, vscpTables } from '@vezel/model/vscp-summary.ts'
import type { VscpRow } from '../dossier.ts'
import { spaceLabel } from '../facts/text.ts'
import { chapter } from '../page/chapter.tsx'
import type { ReportContext } from '../page/context.ts'
import { Heading, Prose } from '../page/parts.tsx'
import { RowTable, Sub } from '../page/row-table.tsx'

/** The check plan of a vessel: what it adds up to by the tables of the guideline, and every entry. */
export const vscp = chapter({
  key: 'vscp',
  title: 'chVscp',
  data: ({ dossier: { onderzoek } }) => ({
    entries: onderzoek.vscp_entries,
    tables: vscpTables(onderzoek.vscp_samenvatting ?? []),
  }),
  when: ({ entries }) => entries.length > 0,
  render: ({ entries, tables }, report) => (
    <>
      <Prose text={report.words.t('vscpIntro')} />
      {tables.map((table) => (
        <SummaryTable key={table.tabel} table={table} report={report} />
      ))}
      <Heading level={2}>{report.words.t('vscpEntries')}</Heading>
      <EntryTable entries={entries} report={report} />
    </>
  ),
})

/** The outcomes with a column of their own; the rest stands together. */
const shown = ['Y', 'N', 'PCHM', 'BELOW'] as const

/** A line of the summary, or what a table adds up to. */
type Counted = VscpSummaryTable['total'] &
  Partial<Pick<VscpSummaryLine, 'id' | 'drempel' | 'eenheid'>> & { name: string }

function SummaryTable({ table, report: { words } }: { table: VscpSummaryTable; report: ReportContext }) {
  const { t } = words
  const rows: Counted[] = [
    ...table.lines.map((line) => ({ ...line, name: `${line.code} ${words.item(line)}` })),
    { ...totalOf(table.lines), name: t('vscpTotal') },
  ]
  const count = (n: number | undefined) => (n ? words.number(n) : '–')
  const outcome = (title: string, code: (typeof shown)[number]) => ({
    title,
    mm: 17,
    kind: 'right' as const,
    cell: ({ uitkomsten }: Counted) => count(uitkomsten[code]),
  })
  return (
    <RowTable<Counted>
      caption={t('vscpTable', { table: table.tabel })}
      rowKey={({ id = 'total' }) => id}
      groups={[{ rows }]}
      columns={[
        { title: t('vscpMaterial'), mm: 50, kind: 'key', cell: ({ name }) => name },
        {
          title: t('vscpThreshold'),
          mm: 22,
          cell: ({ id, drempel, eenheid }) =>
            drempel == null ? id && t('vscpNoThreshold') : `${words.number(drempel)} ${eenheid ?? ''}`,
        },
        { title: t('vscpCount'), mm: 15, kind: 'right', cell: ({ aantal }) => count(aantal) },
        outcome(t('vscpContained'), 'Y'),
        outcome(t('vscpNotContained'), 'N'),
        outcome(t('vscpPotential'), 'PCHM'),
        outcome(t('vscpBelow'), 'BELOW'),
        { title: t('vscpOpen'), mm: 17, kind: 'right', cell: ({ zonder_uitkomst }) => count(zonder_uitkomst) },
        {
          title: t('vscpMass'),
          mm: 18,
          kind: 'right',
          cell: ({ massa }) => (massa === null ? '–' : `${words.number(massa)} kg`),
        },
      ]}
    />
  )
}

function EntryTable({ entries, report: { words } }: { entries: readonly VscpRow[]; report: ReportContext }) {
  const { t } = words
  return (
    <RowTable<VscpRow>
      caption={t('vscpEntries')}
      rowKey={({ id }) => id}
      groups={[{ rows: entries }]}
      columns={[
        { title: t('number'), mm: 17, kind: 'key', cell: ({ nummer }) => nummer },
        {
          title: t('vscpComponent'),
          mm: 45,
          cell: (row) => (
            <>
              {words.item(row.vscp_component)}
              <Sub>{[words.item(row.vscp_system), row.apparaat].filter(Boolean).join(', ')}</Sub>
            </>
          ),
        },
        {
          title: t('vscpPlace'),
          mm: 40,
          cell: (row) => (
            <>
              {words.item(row.vscp_zone)}
              {row.sub_asset && <Sub>{spaceLabel(row.sub_asset, words)}</Sub>}
            </>
          ),
        },
        {
          title: t('vscpCheck'),
          mm: 38,
          cell: (row) => (
            <>
              {words.item(row.vscp_check_procedure)}
              <Sub>{row.motivatie ?? words.item(row.document_status)}</Sub>
            </>
          ),
        },
        {
          title: t('vscpOutcome'),
          mm: 32,
          cell: (row) => (
            <>
              {row.entry_materiaal_status ? words.item(row.entry_materiaal_status) : t('noneYet')}
              {row.massa !== null && <Sub>{`${words.number(row.massa)} kg`}</Sub>}
            </>
          ),
        },
        { title: t('vscpEvidence'), mm: 18, cell: ({ result }) => result },
      ]}
    />
  )
}
