import type { ReactNode } from 'react'
import { Button, IconButton } from './button.tsx'
import type { Column } from './table-rows.ts'

interface RowButton<Row> {
  /** What it does, by which others find it: `verify`, `send`, `update`, `cancel`, `download`, `delete` or one's own. */
  name: string
  /** The words of the button; of a row where it must say which. */
  label: string | ((row: Row) => string)
  /** Of the column, which is read out; the label when that is the same for all rows. */
  title?: string
  /** Told the row, and where in the table it stands. */
  onPress: (row: Row, at: number) => void
  /** Rows of which it is false have no button. */
  isOffered?: (row: Row) => boolean
}

const column = <Row,>({ name, label, title }: RowButton<Row>): Omit<Column<Row>, 'render'> => ({
  key: name,
  title: title ?? (typeof label === 'string' ? label : name),
  narrow: true,
  sortable: false,
  value: () => null,
  text: () => '',
})
const wordsOf = <Row,>({ label }: RowButton<Row>, row: Row) => (typeof label === 'string' ? label : label(row))
const placeOf = (element: HTMLElement) => Number(element.closest<HTMLElement>('[data-at]')?.dataset.at ?? 0)

/** A column with an icon at the end of a row that does something to it. */
export function actionColumn<Row>(button: RowButton<Row> & { icon: ReactNode }): Column<Row> {
  return {
    ...column(button),
    kind: 'action',
    render: (row) =>
      button.isOffered?.(row) !== false && (
        <IconButton
          label={wordsOf(button, row)}
          icon={button.icon}
          onClick={({ currentTarget }) => button.onPress(row, placeOf(currentTarget))}
        />
      ),
  }
}

/** A column with a button in words, which is as wide as its widest. */
export function buttonColumn<Row>(button: RowButton<Row>): Column<Row> {
  return {
    ...column(button),
    kind: 'button',
    text: (row) => (button.isOffered?.(row) === false ? '' : wordsOf(button, row)),
    render: (row) =>
      button.isOffered?.(row) !== false && (
        <Button onClick={({ currentTarget }) => button.onPress(row, placeOf(currentTarget))}>
          {wordsOf(button, row)}
        </Button>
      ),
  }
}
