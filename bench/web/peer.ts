import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cache, root } from '../measure.ts'

const folder = join(cache, 'peers-web')
const packages = { '@tanstack/react-table': '9.3.1' }

// Dressed like the product's table and drawn by the same window of rows, so that only the work on the rows differs.
const program = `import { createElement as h, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  columnFilteringFeature, createFilteredRowModel, createSortedRowModel, filterFn_includesString, globalFilteringFeature,
  rowSortingFeature, sortFn_alphanumeric, sortFn_basic, tableFeatures, useTable,
} from '@tanstack/react-table'
import { columnNames, rows, titles } from 'bench/rows.ts'
import 'bench/base.css'
import 'bench/data-table.css'

const features = tableFeatures({
  columnFilteringFeature, globalFilteringFeature, rowSortingFeature,
  filteredRowModel: createFilteredRowModel(), sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString }, sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
})
const columns = columnNames.map((name) => ({ accessorKey: name, header: titles[name], sortFn: name === 'amount' ? 'basic' : 'alphanumeric' }))
const look = { '--template': columnNames.map(() => '126px').join(' '), '--row': '36px' }

function Table() {
  const scroller = useRef(null)
  const table = useTable({ features, data: rows, columns, globalFilterFn: 'includesString' }, (state) => state)
  const shown = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: shown.length, getScrollElement: () => scroller.current, estimateSize: () => 36, overscan: 15, scrollMargin: 32, useFlushSync: false,
  })
  return h('div', { style: { height: '100vh', display: 'flex', flexDirection: 'column' } },
    h('input', { id: 'query', value: table.state.globalFilter ?? '', onChange: (event) => table.setGlobalFilter(event.target.value) }),
    h('div', { className: 'data-table' }, h('div', { ref: scroller, className: 'data-scroller' },
      h('table', { className: 'table table-normal', style: look },
        h('thead', { className: 'table-head' }, table.getHeaderGroups().map((group) => h('tr', { key: group.id, className: 'table-row' }, group.headers.map((header) =>
          h('th', { key: header.id, className: 'cell' }, h('button', { type: 'button', className: 'sort', onClick: header.column.getToggleSortingHandler() }, h(table.FlexRender, { header }))))))),
        h('tbody', { className: 'table-body', style: { height: virtual.getTotalSize() } },
          virtual.getVirtualItems().map((item) => {
            const row = shown[item.index]
            return h('tr', { key: row.id, className: 'table-row table-line', style: { transform: 'translateY(' + (item.start - 32) + 'px)' } },
              row.getAllCells().map((cell) => h('td', { key: cell.id, className: 'cell cell-text' }, h(table.FlexRender, { cell }))))
          }))))))
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
      'bench/base.css': join(root, 'apps/web/src/theme/base.css'),
      'bench/data-table.css': join(root, 'apps/web/src/ui/data-table.css'),
      react: own('react'),
      'react-dom': own('react-dom'),
      '@tanstack/react-virtual': own('@tanstack/react-virtual'),
    },
  }
}
