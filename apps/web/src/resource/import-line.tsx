import type { Field } from '@vezel/model/kit/field.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useId, useState } from 'react'
import { valueText } from '../kinds/words.ts'
import { ErrorSign } from '../ui/signs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type Outcome, reasonOf, type ShownRow } from './import-judge.ts'
import type { Known } from './import-known.ts'
import type { Import } from './use-import.ts'

/** A column of the file that goes to a field. */
export interface PreviewColumn {
  readonly index: number
  readonly name: string
  readonly field: Field
  readonly label: string
}

interface LineProps {
  row: ShownRow
  columns: readonly PreviewColumn[]
  found: Import
}

const words = {
  new: 'isNewRow',
  changed: 'isChangedRow',
  same: 'isSameRow',
  wrong: 'isWrongRow',
} as const satisfies Record<Outcome, string>

/** A row with what would become of it; of a wrong one the cells can be mended, and the reason stands below. */
export function ImportLine({ row, columns, found }: LineProps) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const id = useId()
  const { outcome, issues } = row
  const isWrong = outcome === 'wrong'
  const wrong = new Set(issues.map(({ name }) => name))
  return (
    <>
      <tr className={isWrong ? 'import-row-wrong' : undefined}>
        <td className="import-line">{row.line}</td>
        <td className={`import-${outcome}`}>
          {isWrong && <ErrorSign />} {t(words[outcome])}
        </td>
        {columns.map((column) => (
          <td key={column.name}>
            {wrong.has(column.name) ? (
              <MendCell
                label={t('cell', { field: column.label, row: row.line })}
                describedBy={id}
                cell={row.cells[column.index] ?? ''}
                onMend={(cell) => found.mend(row.line, column.index, cell)}
              />
            ) : (
              <CellValue row={row} column={column} known={found.known} locale={locale} />
            )}
          </td>
        ))}
      </tr>
      {isWrong && (
        <tr className="import-row-wrong import-reason">
          <td />
          <td />
          <td id={id} colSpan={Math.max(1, columns.length)}>
            {reasonOf(row, found.entity, locale)}
          </td>
        </tr>
      )}
    </>
  )
}

interface CellValueProps {
  row: ShownRow
  column: PreviewColumn
  known: Known | null
  locale: Locale
}

/** What the cell was read as; of a record that is there, from what to what. */
function CellValue({ row, column: { name, field }, known, locale }: CellValueProps) {
  const t = useT(importPhrases)
  const text = valueText(field, asRead(field, row.values[name], known), locale)
  if (!row.changes.includes(name)) {
    const stands = text || (row.before ? valueText(field, row.before[name], locale) : '')
    return stands === '' ? <span className="dim">–</span> : <span className={text ? undefined : 'dim'}>{stands}</span>
  }
  const former = valueText(field, row.before?.[name], locale)
  return (
    <>
      <span className="dim">{former || '–'}</span> <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t('becomes')}</span> <strong>{text}</strong>
    </>
  )
}

/** A value with records in place of their ids, as it is shown. */
function asRead(field: Field, value: unknown, known: Known | null): unknown {
  const record = (id: unknown) => known?.named.get(String(id)) ?? null
  if (pointsAtMany(field)) return Array.isArray(value) ? value.map(record) : []
  return pointsAtOne(field) ? record(value) : value
}

interface MendProps {
  label: string
  describedBy: string
  cell: string
  onMend: (cell: string) => void
}

/** A wrong cell as a field: Enter or leaving it takes what was typed, Escape puts back what stood there. */
function MendCell({ label, describedBy, cell, onMend }: MendProps) {
  const [typed, setTyped] = useState(cell)
  const take = () => typed !== cell && onMend(typed.trim())
  return (
    <input
      className="import-mend"
      aria-label={label}
      aria-invalid="true"
      aria-describedby={describedBy}
      size={Math.min(40, Math.max(8, typed.length + 1))}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key !== 'Escape' || typed === cell) return
        // The dialog stays open: it is the cell that is given up.
        event.preventDefault()
        event.stopPropagation()
        setTyped(cell)
      }}
    />
  )
}
