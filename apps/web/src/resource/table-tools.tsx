import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { ReactNode } from 'react'
import type { Column, Grouping } from '../ui/data-table.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { SearchInput, Toolbar } from '../ui/toolbar.tsx'
import type { Bulk } from './bulk-rights.ts'
import { BulkTools } from './bulk-tools.tsx'
import type { LoadAll } from './export-button.tsx'
import { ExportPart } from './export-part.tsx'
import { ListBar, type ListCounts } from './list-bar.tsx'
import type { OwnGroup } from './own-group.ts'
import { searchedColumns, searchedFields } from './search-covers.ts'
import type { TableState } from './table-state.ts'
import type { List } from './use-list.ts'
import type { AskedRows } from './use-table-rows.ts'
import { usePluralOf } from './words.ts'

export interface TableToolsProps<Row> {
  /** The key of the entity of the rows. */
  of: string
  title?: string | undefined
  tools?: ReactNode
  state: TableState
  columns: readonly Column<Row>[]
  asked: Omit<AskedRows, 'loadAll'>
  /** Every row that fits, for a file of them; absent where the page has them all. */
  loadAll?: LoadAll<Row> | undefined
  /** As they stand, in their groups. */
  rows: readonly Row[]
  grouping: Grouping<Row> | undefined
  ownGroup?: OwnGroup<Row> | undefined
  bulk: Bulk<string>
  /** How many rows are left after searching on the page. */
  shown: number
  /** The columns that the table shows. */
  shownNow: () => readonly string[]
  /** How many there are, where the rows of the table are not those of the list. */
  counts?: ListCounts | undefined
  /** The same in words; told how many rows are left after searching on the page. */
  count?: ((shown: number) => ReactNode) | undefined
  add: ReactNode
}

/** Above the rows: how many, search, views, filter, columns, and the button that adds one. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { list } = props.state
  return list === null ? <CardTools {...props} /> : <PageTools {...props} list={list} />
}

/** The words above a table, and what of its rows is not there. */
function useWords<Row>({ of, title, state, asked, shown, columns }: TableToolsProps<Row>) {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { status, total, rows } = asked
  return {
    title: title ?? inLocale(model.named(of).plural, locale),
    isReady: status === 'ready',
    found: state.query ? shown : total,
    cut: total > rows.length && rows.length > 0 ? t('listCut', { shown: rows.length, total }) : null,
    search: {
      label: t('searchIn', { what: usePluralOf(of) }),
      covers: t('searches', { what: asked.isCut ? searchedFields(of, locale) : searchedColumns(columns) }),
      value: state.query,
      onChange: state.setQuery,
      ofLines: true,
    },
  }
}

/** Of a table in a card: without views and conditions, and without a search where there is little to look for. */
function CardTools<Row>(props: TableToolsProps<Row>) {
  const { asked, bulk, tools, add, state } = props
  const { columnsShown: of } = useUiTexts()
  const { title, isReady, found, cut, search } = useWords(props)
  const { total, rows } = asked
  return (
    <>
      <BulkTools {...bulk}>
        <Toolbar
          title={title}
          count={
            isReady && (props.count?.(props.shown) || (found === total ? total : of({ shown: found, all: total })))
          }
        >
          {(rows.length > 15 || state.query !== '') && <SearchInput {...search} />}
          {tools}
          {add}
        </Toolbar>
      </BulkTools>
      {cut !== null && <Message tone="info">{cut}</Message>}
    </>
  )
}

/** Of a table that fills the page. All its tools stand there at once, whatever rows come: nothing moves when they do. */
function PageTools<Row>(props: TableToolsProps<Row> & { list: List }) {
  const { list, asked, columns, state, ownGroup, bulk, tools, add } = props
  const t = useT(resourcePhrases)
  const { title, isReady, found, cut, search } = useWords(props)
  const counts = props.counts ?? { shown: found, total: asked.total, all: asked.all }
  return (
    <ListBar
      list={list}
      title={title}
      counts={isReady ? counts : null}
      count={isReady && props.count?.(props.shown)}
      columns={columns}
      shownNow={props.shownNow}
      ownGroup={ownGroup}
      search={search}
      subject={t('whose', { what: title })}
      cut={cut}
      tools={
        <>
          {tools}
          <ExportPart
            title={title}
            rows={props.rows}
            loadAll={props.loadAll}
            columns={columns}
            shownNow={props.shownNow}
            view={state.view}
            query={asked.isCut ? '' : state.query}
            grouping={props.grouping}
            groupTitle={props.grouping && (ownGroup?.title ?? title)}
          />
        </>
      }
      around={(toolbar) => <BulkTools {...bulk}>{toolbar}</BulkTools>}
    >
      {add}
    </ListBar>
  )
}
