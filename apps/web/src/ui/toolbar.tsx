import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useRoving, withStops } from './roving.ts'
import { useUiTexts } from './texts.ts'
import { tooltip } from './tooltip.ts'
import './inputs.css'
import './toolbar.css'

export interface ToolbarProps {
  title: ReactNode
  count?: ReactNode
  /** Beside the title: the views of the list. */
  views?: ReactNode
  /** The name of a view stands in the place of the title, which is then only read out. */
  isView?: boolean
  children?: ReactNode
}

/**
 * The bar of 40 above a table: title, views, count, then search, filter, columns and the primary action. For the keyboard its
 * buttons are one stop and the search another.
 */
export function Toolbar({ title, count, views, isView = false, children }: ToolbarProps) {
  const titleId = useId()
  const { locale } = useUiTexts()
  const rove = useRoving<HTMLDivElement>('row', 'button:not(:disabled, .search-clear), a[href]')
  return (
    <div ref={rove} role="toolbar" aria-labelledby={titleId} className={isView ? 'toolbar toolbar-wraps' : 'toolbar'}>
      <h2 id={titleId} className={isView ? 'visually-hidden' : 'toolbar-title'}>
        {title}
      </h2>
      {views}
      {/* It comes with the rows, and its place is there before. */}
      <span className="toolbar-count">{typeof count === 'number' ? count.toLocaleString(locale) : count}</span>
      <div className="toolbar-tools">{children}</div>
    </div>
  )
}

/** The filter as a sentence: words and `RemovableChip`s. */
export function FilterSentence({ children, count }: { children: ReactNode; count?: ReactNode }) {
  return (
    <div className="filter-sentence">
      {children}
      {count && <span className="toolbar-count filter-count">{count}</span>}
    </div>
  )
}

export interface SearchInputProps {
  value: string
  /** Called `delayMs` after the last key, at once for clearing and Enter. */
  onChange: (value: string) => void
  /** "Zoek in bronnen": also its accessible name. */
  label: string
  /** In what it looks: "Zoekt in nummer en materiaal". */
  covers?: string
  /** It is of the lines below it, to the first of which the arrow down leads. */
  ofLines?: boolean
  delayMs?: number
  autoFocus?: boolean
}

/** Searches while one types. Escape empties it. */
export function SearchInput({ value, onChange, label, covers, ofLines, delayMs = 120, autoFocus }: SearchInputProps) {
  const texts = useUiTexts()
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  // Changed from outside, such as by going back.
  if (value !== sent) {
    setSent(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(() => {
      setSent(typed)
      onChange(typed)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [typed, sent, delayMs, onChange])
  const put = (next: string) => {
    setTyped(next)
    setSent(next)
    onChange(next)
  }
  return (
    <span className="control search">
      <IconSearch />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        aria-description={covers}
        {...(covers ? tooltip(covers) : {})}
        // biome-ignore lint/a11y/noAutofocus: only where searching is what the window is for.
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') put(typed)
          if (event.key === 'ArrowDown' && ofLines) {
            event.preventDefault()
            const input = event.currentTarget
            withStops(({ toLines }) => toLines(input, typed !== sent))
            if (typed !== sent) put(typed)
          }
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault()
            event.stopPropagation()
            put('')
          }
        }}
      />
      {typed !== '' && (
        <button type="button" className="search-clear" aria-label={texts.clear} onClick={() => put('')}>
          <IconX />
        </button>
      )}
    </span>
  )
}
