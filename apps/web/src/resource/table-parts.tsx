import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { ReactNode } from 'react'
import type { Read } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import type { Column, Grouping } from '../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../ui/feedback.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { SearchInput, Toolbar } from '../ui/toolbar.tsx'
import type { Bulk } from './bulk-rights.ts'
import { BulkTools } from './bulk-tools.tsx'
import { ExportPart } from './export-part.tsx'
import { ListBar } from './list-bar.tsx'
import type { ResourceTableProps } from './table-props.ts'
import type { TableState } from './table-state.ts'
import type { AskedRows } from './use-table-rows.ts'
import { useNewOne } from './words.ts'

type AddProps = Pick<ResourceTableProps, 'of' | 'flow'> & { label: string | undefined; onClick: () => void }
/** Makes a new one. */
export function AddButton({ of, flow, label, onClick }: AddProps) {
  const newOne = useNewOne()
  return (
    <Button kind={flow ? 'secondary' : 'primary'} icon={<IconPlus />} onClick={onClick}>
      {label ?? newOne(of)}
    </Button>
  )
}

/** The rows did not come. */
export function LoadFailed({ why, onRetry }: { why: string | undefined; onRetry: () => void }) {
  const t = useT(resourcePhrases)
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

interface TableToolsProps extends Pick<ResourceTableProps, 'of' | 'title' | 'tools'> {
  state: TableState
  columns: readonly Column<Read>[]
  asked: AskedRows
  /** As they stand, in their groups. */
  rows: readonly Read[]
  grouping: Grouping<Read> | undefined
  bulk: Bulk<string>
  /** How many rows are left after searching on the page. */
  shown: number
  add: ReactNode
}

/** Above the rows: how many, search, views, filter, columns, and the button that adds one. */
export function TableTools(props: TableToolsProps) {
  const { of, state, columns, asked, shown, tools, add, bulk } = props
  const t = useT(resourcePhrases)
  const { locale, columnsShown } = useUiTexts()
  const items = useItems(of)
  const title = props.title ?? inLocale(model.named(of).plural, locale)
  const { status, total, rows, all } = asked
  const isReady = status === 'ready'
  const cut = total > rows.length && rows.length > 0 ? t('listCut', { shown: rows.length, total }) : null
  const search = { label: t('searchIn', { what: items }), value: state.query, onChange: state.setQuery }
  const found = state.query ? shown : total
  const around = (toolbar: ReactNode) => <BulkTools {...bulk}>{toolbar}</BulkTools>
  if (state.list === null) {
    return (
      <>
        {around(
          <Toolbar
            title={title}
            count={isReady && (found === total ? total : columnsShown({ shown: found, all: total }))}
          >
            {(rows.length > 15 || state.query !== '') && <SearchInput {...search} />}
            {tools}
            {add}
          </Toolbar>,
        )}
        {cut !== null && <Message tone="info">{cut}</Message>}
      </>
    )
  }
  return (
    <ListBar
      list={state.list}
      title={title}
      counts={isReady ? { shown: found, total, all } : null}
      columns={columns}
      search={search}
      subject={t('whose', { what: title })}
      isShort={rows.length <= 5 && state.query === ''}
      cut={cut}
      tools={
        <>
          {tools}
          <ExportPart
            title={title}
            rows={props.rows}
            loadAll={asked.loadAll}
            columns={columns}
            view={state.view}
            query={asked.isCut ? '' : state.query}
            grouping={props.grouping}
            groupTitle={props.grouping && title}
          />
        </>
      }
      around={around}
    >
      {add}
    </ListBar>
  )
}

interface NoRowsProps extends Pick<ResourceTableProps, 'of' | 'readOnly'> {
  why: string | undefined
  add: ReactNode
  state: TableState
}

/** What is closed invites nobody to add to it; with conditions there may be others. */
export function NoRows({ of, readOnly = null, why, add, state }: NoRowsProps) {
  const t = useT(resourcePhrases)
  const items = useItems(of)
  if (state.isFiltered) {
    return (
      <EmptyState
        title={t('noneFiltered', { what: items })}
        actions={<Button onClick={() => state.list?.setConditions([])}>{t('filterClear')}</Button>}
      >
        {t('noneFilteredWhy')}
      </EmptyState>
    )
  }
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
