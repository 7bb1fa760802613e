import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cache, root } from '../measure.ts'

const folder = join(cache, 'peers-web')
const packages = { '@tanstack/react-table': '8.21.3' }

const program = `import { createElement as h, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useVirtualizer } from '@tanstack/react-virtual'
import { flexRender, getCoreRowModel, getFilteredRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table'
import { columnNames, rows, titles } from 'bench/rows.ts'

const columns = columnNames.map((name) => ({ accessorKey: name, header: titles[name], sortingFn: name === 'amount' ? 'basic' : 'alphanumeric' }))

function Table() {
  const [globalFilter, setGlobalFilter] = useState('')
  const [sorting, setSorting] = useState([])
  const scroller = useRef(null)
  const table = useReactTable({
    data: rows, columns, state: { globalFilter, sorting }, onGlobalFilterChange: setGlobalFilter, onSortingChange: setSorting,
    globalFilterFn: 'includesString', getCoreRowModel: getCoreRowModel(), getFilteredRowModel: getFilteredRowModel(), getSortedRowModel: getSortedRowModel(),
  })
  const shown = table.getRowModel().rows
  const virtual = useVirtualizer({ count: shown.length, getScrollElement: () => scroller.current, estimateSize: () => 36, overscan: 15 })
  return h('div', { style: { height: '100vh', display: 'flex', flexDirection: 'column' } },
    h('input', { id: 'query', value: globalFilter, onChange: (event) => setGlobalFilter(event.target.value) }),
    h('div', { ref: scroller, className: 'data-scroller', style: { overflow: 'auto', flex: 1 } },
      h('table', { style: { width: '100%' } },
        h('thead', null, table.getHeaderGroups().map((group) => h('tr', { key: group.id }, group.headers.map((header) =>
          h('th', { key: header.id }, h('button', { type: 'button', onClick: header.column.getToggleSortingHandler() }, flexRender(header.column.columnDef.header, header.getContext()))))))),
        h('tbody', { style: { display: 'block', position: 'relative', height: virtual.getTotalSize() } },
          virtual.getVirtualItems().map((item) => {
            const row = shown[item.index]
            return h('tr', { key: row.id, style: { position: 'absolute', top: item.start, height: 36, display: 'flex', width: '100%' } },
              row.getVisibleCells().map((cell) => h('td', { key: cell.id, style: { flex: 1 } }, flexRender(cell.column.columnDef.cell, cell.getContext()))))
          })))))
}
createRoot(document.getElementById('root')).render(h(Table))
`

/** Writes the page with TanStack Table, installed in a folder of its own; answers the folder and what it imports from here. */
export async function tanstackPage(): Promise<{ folder: string; alias: Record<string, string> }> {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  await writeFile(join(folder, 'main.js'), program)
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="nl"><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>',
  )
  if (!existsSync(join(folder, 'node_modules/@tanstack/react-table')))
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
      cwd: folder,
    })
  const own = (name: string) => join(root, 'node_modules', name)
  return {
    folder,
    alias: {
      'bench/rows.ts': join(import.meta.dirname, 'page/rows.ts'),
      react: own('react'),
      'react-dom': own('react-dom'),
      '@tanstack/react-virtual': own('@tanstack/react-virtual'),
    },
  }
}
