import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useUiTexts } from './texts.ts'
import './chip.css'

/** The ground of a chip. Red and green belong to the material status. */
export type ChipTone = 'plain' | 'found' | 'susp' | 'none' | 'below' | 'clean' | 'info' | 'olive' | 'pri' | 'bar'

/** A status in a card head: 24 high, a sign and its word on a soft ground. */
export function Chip({ tone = 'plain', sign, children }: { tone?: ChipTone; sign?: ReactNode; children: ReactNode }) {
  return (
    <span className={`chip chip-${tone}`}>
      {sign}
      <span>{children}</span>
    </span>
  )
}

/** A condition of a filter or a chosen item, with a cross to take it away. */
export function RemovableChip({
  label,
  children,
  onRemove,
  tone = 'pri',
}: {
  label: string
  children?: ReactNode
  onRemove: () => void
  tone?: ChipTone
}) {
  const texts = useUiTexts()
  return (
    <span className={`chip chip-removable chip-${tone}`}>
      <span>{children ?? label}</span>
      <button type="button" className="chip-remove" aria-label={texts.remove({ what: label })} onClick={onRemove}>
        <IconX />
      </button>
    </span>
  )
}
