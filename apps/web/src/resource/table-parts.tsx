import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { ReactNode } from 'react'
import type { Read } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import { ColumnChooser } from '../ui/column-chooser.tsx'
import type { DataTableProps } from '../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../ui/feedback.tsx'
import type { TableView } from '../ui/table-rows.ts'
import { useUiTexts } from '../ui/texts.ts'
import { SearchInput, Toolbar } from '../ui/toolbar.tsx'
import type { ResourceTableProps } from './table-props.ts'
import { useNewOne, useT } from './words.ts'

/** What is searched for. */
export interface Query {
  readonly query: string
  readonly setQuery: (query: string) => void
}

type AddProps = Pick<ResourceTableProps, 'of' | 'flow'> & { label: string | undefined; onClick: () => void }
export function AddButton({ of, flow, label, onClick }: AddProps) {
  const newOne = useNewOne()
  return (
    <Button kind={flow ? 'secondary' : 'primary'} icon={<IconPlus />} onClick={onClick}>
      {label ?? newOne(of)}
    </Button>
  )
}

export function LoadFailed({ why, onRetry }: { why: string | undefined; onRetry: () => void }) {
  const t = useT()
  return (
    <ErrorState
      title={t('loadFailed')}
      actions={
        <Button size="large" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {why}
    </ErrorState>
  )
}

/** The kind of the rows as it stands in a sentence. */
function useItems(of: string): string {
  const { locale } = useUiTexts()
  return inLocale(model.named(of).plural, locale).toLocaleLowerCase(locale)
}

interface TableToolsProps
  extends Pick<ResourceTableProps, 'of' | 'flow' | 'title' | 'tools'>,
    Pick<DataTableProps<Read>, 'columns'> {
  search: Query
  view: TableView
  onView: (view: TableView) => void
  length: number
  count: string | number | false | undefined
  add: ReactNode
}

/** Above the rows: how many, search, columns, and the button that adds one. */
export function TableTools({
  of,
  flow,
  title,
  tools,
  search,
  columns,
  view,
  onView,
  length,
  count,
  add,
}: TableToolsProps) {
  const t = useT()
  const { locale } = useUiTexts()
  const items = useItems(of)
  return (
    <Toolbar title={title ?? inLocale(model.named(of).plural, locale)} count={count}>
      {(length > (flow ? 15 : 5) || search.query !== '') && (
        <SearchInput label={t('searchIn', { what: items })} value={search.query} onChange={search.setQuery} />
      )}
      {tools}
      {!flow && <ColumnChooser columns={columns} view={view} onView={onView} />}
      {add}
    </Toolbar>
  )
}

type NoRowsProps = Pick<ResourceTableProps, 'of' | 'readOnly'> & { why: string | undefined; add: ReactNode }
/** What is closed invites nobody to add to it. */
export function NoRows({ of, readOnly = null, why, add }: NoRowsProps) {
  const t = useT()
  const items = useItems(of)
  return (
    <EmptyState title={t(readOnly === null ? 'noneYet' : 'none', { what: items })} actions={add || undefined}>
      {readOnly ?? why ?? t('noneYetWhy')}
    </EmptyState>
  )
}

/** Inside a card or under a form the toolbar starts where the fields do. */
export function Around({ flow, children }: { flow: boolean | undefined; children: ReactNode }) {
  return flow ? <div className="resource-flow">{children}</div> : children
}
