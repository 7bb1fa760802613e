import { useState } from 'react'
import { standardView, type TableView } from './table-rows.ts'

/** A view kept on this device under a name, such as a route. */
export function useTableView(name: string, standard: TableView = standardView): [TableView, (view: TableView) => void] {
  const key = `vezel-table ${name}`
  const [kept, setKept] = useState(() => ({ key, view: readView(key, standard) }))
  const view = kept.key === key ? kept.view : readView(key, standard)
  return [
    view,
    (next) => {
      setKept({ key, view: next })
      localStorage.setItem(key, JSON.stringify(next))
    },
  ]
}

function readView(key: string, standard: TableView): TableView {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TableView>) }
  } catch {
    return standard
  }
}
