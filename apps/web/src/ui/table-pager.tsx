import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { pageSize } from './table-rows.ts'
import { useUiTexts } from './texts.ts'

interface PagerProps {
  pages: number
  at: number
  /** Of how many rows. */
  count: number
  onTurn: (to: number) => void
}

/** Which page of how many rows, and to the next. */
export function Pager({ pages, at, count, onTurn }: PagerProps) {
  const texts = useUiTexts()
  return (
    <div className="pager">
      <span>{texts.rowsOf({ from: at * pageSize + 1, to: Math.min((at + 1) * pageSize, count), of: count })}</span>
      <IconButton
        label={texts.previousPage}
        icon={<IconChevronLeft />}
        disabled={at === 0}
        onClick={() => onTurn(at - 1)}
      />
      <IconButton
        label={texts.nextPage}
        icon={<IconChevronRight />}
        disabled={at === pages - 1}
        onClick={() => onTurn(at + 1)}
      />
    </div>
  )
}
