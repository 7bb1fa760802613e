import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Fields, Part } from '../../../apps/web/src/resource/fields.tsx'
import { createForm } from '../../../apps/web/src/resource/form-store.ts'
import { App } from '../../../apps/web/src/router/router.tsx'
import { type Column, DataTable, type Grouping } from '../../../apps/web/src/ui/data-table.tsx'
import { FieldGrid } from '../../../apps/web/src/ui/field.tsx'
import { large, names } from './fields.ts'
import { type BenchRow, columnNames, rows, type SpaceRow, spaceRows, titles } from './rows.ts'
import '../../../apps/web/src/theme/base.css'

// The product's own form and table, and beside each the same on a page without them.

function FormPage() {
  const [store] = useState(() => createForm({ entity: large, names, values: {} }))
  return (
    <Part part={{ store, row: null, id: 'f' }} editing>
      <Fields names={names} />
    </Part>
  )
}

/** The floor: native elements that each keep their own value, drawn like those of the form; no rules, nothing shared. */
const NativePage = () => (
  <FieldGrid>
    {names.map((name) => (
      <NativeField key={name} name={name} />
    ))}
  </FieldGrid>
)

function NativeField({ name }: { name: string }) {
  const [value, setValue] = useState('')
  const { kind } = large.fields[name] ?? { kind: 'text' }
  const id = `f-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {kind === 'textArea' ? (
        <textarea
          id={id}
          className="input input-area"
          rows={3}
          value={value}
          onChange={(e) => setValue(e.target.value)}
        />
      ) : kind === 'choice' ? (
        <select id={id} className="input" value={value} onChange={(e) => setValue(e.target.value)}>
          <option>Ja</option>
          <option>Nee</option>
        </select>
      ) : (
        <input id={id} className="input" value={value} onChange={(e) => setValue(e.target.value)} />
      )}
    </div>
  )
}

const columns: Column<BenchRow>[] = columnNames.map((name) => ({
  key: name,
  title: titles[name],
  value: (row) => row[name],
  kind: name === 'amount' ? 'number' : name === 'number' ? 'code' : 'text',
}))
const idOf = (row: BenchRow) => row.id

function Searched({ children }: { children: (query: string) => ReactNode }) {
  const [query, setQuery] = useState('')
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <input id="query" value={query} onChange={(event) => setQuery(event.target.value)} />
      <div style={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>{children(query)}</div>
    </div>
  )
}

const TablePage = () => (
  <Searched>{(query) => <DataTable label="Bronnen" rows={rows} id={idOf} columns={columns} query={query} />}</Searched>
)

const ignore = () => {}
const floors: Grouping<SpaceRow> = {
  of: ({ floor }) => floor,
  cells: (floor) => ({ number: floor }),
  name: (floor) => floor,
}
const depthOf = ({ depth }: SpaceRow) => depth

/** Spaces as an asset has them: by floor, some in others and those in others again. */
const TreePage = () => (
  <Searched>
    {(query) => (
      <DataTable
        {...{ label: 'Ruimten', rows: spaceRows, id: idOf, columns, query, indent: depthOf, grouping: floors }}
        tree={{ onMove: ignore, onItself: ignore }}
      />
    )}
  </Searched>
)
const FlatPage = () => (
  <Searched>
    {(query) => <DataTable {...{ label: 'Ruimten', rows: spaceRows, id: idOf, columns, query }} onReorder={ignore} />}
  </Searched>
)

/** A table as one writes it by hand: filtered and sorted anew at each key, drawn by a window. */
function PlainTable({ query }: { query: string }) {
  const [sort, setSort] = useState<{ name: (typeof columnNames)[number]; desc: boolean } | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => {
    const wanted = query.toLowerCase()
    const found = rows.filter((row) => columnNames.some((name) => String(row[name]).toLowerCase().includes(wanted)))
    if (sort === null) return found
    const sign = sort.desc ? -1 : 1
    return found.sort((a, b) => {
      const [left, right] = [a[sort.name], b[sort.name]]
      return (
        sign *
        (typeof left === 'number' && typeof right === 'number'
          ? left - right
          : String(left).localeCompare(String(right), 'nl', { numeric: true }))
      )
    })
  }, [query, sort])
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 15,
  })
  return (
    <div ref={scroller} className="data-scroller" style={{ overflow: 'auto', height: '100%' }}>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            {columnNames.map((name) => (
              <th key={name}>
                <button type="button" onClick={() => setSort({ name, desc: sort?.name === name && !sort.desc })}>
                  {titles[name]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = shown[item.index]
            return (
              row && (
                <tr
                  key={row.id}
                  style={{ position: 'absolute', top: item.start, height: 36, display: 'flex', width: '100%' }}
                >
                  {columnNames.map((name) => (
                    <td key={name} style={{ flex: 1 }}>
                      {row[name]}
                    </td>
                  ))}
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
const PlainPage = () => <Searched>{(query) => <PlainTable query={query} />}</Searched>

createRoot(document.getElementById('root') ?? document.body).render(
  <App
    routes={[
      { path: '/form', frame: FormPage },
      { path: '/native', frame: NativePage },
      { path: '/table', frame: TablePage },
      { path: '/plain', frame: PlainPage },
      { path: '/tree', frame: TreePage },
      { path: '/flat', frame: FlatPage },
    ]}
  />,
)
