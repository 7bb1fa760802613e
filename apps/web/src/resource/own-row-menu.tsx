import { model } from '@vezel/model'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import type { Read } from '../kinds/record.ts'
import type { Column } from '../ui/table-rows.ts'
import { isDeletable } from './closed.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { type RowMenu, useRowMenu } from './row-menu.tsx'

interface OwnRowMenu<Row> extends Pick<RowMenu<Row>, 'columns' | 'items'> {
  /** The key of the records that the rows stand for. */
  readonly of: string
  /** Its record, which can be deleted. A constant. */
  readonly recordOf: (row: Row) => Read
  readonly readOnly: string | null
  readonly onDeleted: (id: string) => void
}

/** What can be done to a row of a list whose rows its screen makes, with the question before a record is deleted. */
export function useOwnRowMenu<Row>({ of, recordOf, readOnly, onDeleted, columns, items }: OwnRowMenu<Row>): {
  readonly columns: readonly Column<Row>[]
  readonly dialog: ReactNode
} {
  const { me } = useMe()
  const entity = model.named(of)
  const assigned = useContext(AssignedContext)
  const [asked, setAsked] = useState<Read | null>(null)
  const isAllowed = readOnly === null && refusedBy(entity.access.delete, { entity, row: null, assigned }, me) === null
  const deleting = useMemo(
    () => ({
      onDelete: (row: Row) => setAsked(recordOf(row)),
      mayDelete: (row: Row) => isDeletable(entity, recordOf(row)),
    }),
    [entity, recordOf],
  )
  return {
    columns: useRowMenu({ columns, items, ...(isAllowed ? deleting : {}) }),
    dialog: (
      <DeleteDialog
        of={of}
        row={asked}
        onClose={() => setAsked(null)}
        onDeleted={() => asked && onDeleted(String(asked.id))}
      />
    ),
  }
}
