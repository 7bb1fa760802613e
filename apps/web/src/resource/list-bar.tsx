import type { ReactNode } from 'react'
import { ColumnChooser } from '../ui/column-chooser.tsx'
import type { ColumnChooserProps } from '../ui/column-chooser-props.ts'
import { Message } from '../ui/message.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { SearchInput, type SearchInputProps, Toolbar } from '../ui/toolbar.tsx'
import { FilterButton, FilterLine, ViewPicker } from './list-tools.tsx'
import type { List } from './use-list.ts'

/** How many rows of a list there are. */
export interface ListCounts {
  /** After searching on the page. */
  readonly shown: number
  /** That meet the conditions. */
  readonly total: number
  /** Whatever the conditions; undefined while it is not known. */
  readonly all: number | undefined
}

interface ListBarProps {
  list: List
  title: string
  /** Null while it is not known. */
  counts: ListCounts | null
  /** In place of how many there are, where that says more. */
  count?: ReactNode
  columns: ColumnChooserProps['columns']
  shownNow: ColumnChooserProps['shownNow']
  ownGroup?: ColumnChooserProps['ownGroup']
  search: SearchInputProps
  /** What the conditions are said of: "Actieve onderzoeken waarvan". */
  subject: string
  /** Said of a list that is not whole. */
  cut: string | null
  /** Between the filter and the columns. */
  tools?: ReactNode
  /** Gives what stands in the place of the toolbar, such as the bar of the rows that are chosen. */
  around?: (toolbar: ReactNode) => ReactNode
  /** What adds one. */
  children?: ReactNode
}

/** Above the rows of a list: its views, how many, search, filter and columns, and the conditions as a sentence. */
export function ListBar(props: ListBarProps) {
  const { list, title, counts, count, columns, ownGroup, shownNow, search, subject, cut, tools, around, children } =
    props
  const { columnsShown: of } = useUiTexts()
  const isFiltered = list.conditions.length > 0
  const found =
    counts && (counts.shown === counts.total ? counts.total : of({ shown: counts.shown, all: counts.total }))
  const toolbar = (
    <Toolbar
      title={title}
      count={isFiltered ? null : count || found}
      views={<ViewPicker list={list} />}
      isView={list.view !== null}
    >
      <SearchInput {...search} />
      <FilterButton list={list} />
      {tools}
      <ColumnChooser {...{ columns, ownGroup, shownNow }} view={list.table} onView={list.setTable} />
      {children}
    </Toolbar>
  )
  return (
    <>
      {around ? around(toolbar) : toolbar}
      <FilterLine
        list={list}
        subject={subject}
        count={counts?.all === undefined ? null : of({ shown: counts.shown, all: counts.all })}
      />
      {cut !== null && <Message tone="info">{cut}</Message>}
    </>
  )
}
