import type { Translate } from '@vezel/model/kit/phrase.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fieldLabel } from '../kinds/record.ts'
import { ErrorSign } from '../ui/signs.tsx'
import { Pager } from '../ui/table-pager.tsx'
import { pageSize } from '../ui/table-rows.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { ImportAdd } from './import-add.tsx'
import type { ShownRow } from './import-judge.ts'
import { ImportLine, type PreviewColumn } from './import-line.tsx'
import type { Import } from './use-import.ts'

const tabs = ['all', 'new', 'changed', 'same', 'wrong'] as const
type Tab = (typeof tabs)[number]

const rowsIn = (rows: readonly ShownRow[], tab: Tab) =>
  tab === 'all' ? rows : rows.filter(({ outcome }) => outcome === tab)

/** What would become of each row: those that are wrong can be mended where they stand. */
export function ImportPreview({ found }: { found: Import }) {
  const t = useT(importPhrases)
  const { locale } = useUiTexts()
  const id = useId()
  const [tab, setTab] = useState<Tab>('all')
  const [page, setPage] = useState(0)
  const rows = rowsIn(found.rows, tab)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const at = Math.min(page, pages - 1)
  const columns = found.matches.flatMap((name, index): PreviewColumn[] => {
    const field = name === null ? undefined : found.entity.fields[name]
    return name !== null && field ? [{ index, name, field, label: fieldLabel(field, locale) }] : []
  })
  return (
    <div className="import-preview">
      <div className="import-preview-head">
        <TabRow
          id={id}
          tab={tab}
          counts={(one) => rowsIn(found.rows, one).length}
          onTab={(next) => {
            setTab(next)
            setPage(0)
          }}
          t={t}
        />
        <span className="dim" role="status">
          {found.isTried ? t('trial') : t('trying')}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <div id={`${id}-rows`} role="tabpanel" aria-label={t(tab)} className="import-scroller" tabIndex={0}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('what')}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(at * pageSize, (at + 1) * pageSize).map((row) => (
              <ImportLine key={row.line} row={row} columns={columns} found={found} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && found.isTried && <p className="import-none dim">{t('noneOfThese')}</p>}
      </div>
      {pages > 1 && <Pager pages={pages} at={at} count={rows.length} onTurn={setPage} />}
      <ImportAdd found={found} columns={columns} />
    </div>
  )
}

interface TabRowProps {
  id: string
  tab: Tab
  counts: (tab: Tab) => number
  onTab: (tab: Tab) => void
  t: Translate<typeof importPhrases.nl>
}

/** All rows, and those of each outcome; one that there is none of is left out, but for the new ones and the wrong ones. */
function TabRow({ id, tab, counts, onTab, t }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = tabs.filter((one) => one !== 'same' || counts(one) > 0 || tab === one)
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = by && shown[(shown.indexOf(tab) + by + shown.length) % shown.length]
    if (!next) return
    event.preventDefault()
    onTab(next)
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={t('show')} className="tabs tabs-card import-tabs" onKeyDown={turn}>
      {shown.map((one) => (
        <button
          key={one}
          id={`${id}-${one}`}
          type="button"
          role="tab"
          className="tab"
          aria-selected={one === tab}
          aria-controls={`${id}-rows`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {one === 'wrong' && counts(one) > 0 && <ErrorSign />}
          {t(one)} <span className="tab-count">{counts(one).toLocaleString()}</span>
        </button>
      ))}
    </div>
  )
}
