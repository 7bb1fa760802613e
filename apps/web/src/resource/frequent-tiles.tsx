import { model } from '@vezel/model'
import type { ToOneField } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { useMemo } from 'react'
import { useRows } from '../api/rows.ts'
import type { InputProps } from '../kinds/kind.ts'
import { inUse, useItems, useOffered } from '../kinds/offered.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { useCoarse } from '../ui/table-size.ts'
import { useUiTexts } from '../ui/texts.ts'
import './frequent-tiles.css'

/** So many records are counted, and so many tiles stand below a field: more would be a list to search again. */
const counted = 50
const mostTiles = 6

interface TilesProps extends Pick<InputProps, 'value' | 'onChange' | 'fits' | 'filter'> {
  /** The entity of the form, and the field of it that is chosen. */
  of: string
  name: string
  label: string
  field: ToOneField
}

/**
 * On a touch screen, what is chosen most for a field, a press each, so that neither a long list nor the keyboard of the screen has to open.
 * Counted over the last records of the same kind; nothing stands here until there are some.
 */
export function FrequentTiles(props: TilesProps) {
  if (!useCoarse()) return null
  return props.field.isLookup ? <ItemTiles {...props} /> : <RecordTiles {...props} />
}

function ItemTiles(props: TilesProps) {
  const { items } = useItems(props.field.target)
  return <Tiles {...props} offered={items.filter(({ active }) => active)} />
}

function RecordTiles(props: TilesProps) {
  const { records } = useOffered(props.field.target, '', inUse(props.field, props.filter))
  return <Tiles {...props} offered={records} />
}

function Tiles({ of, name, label, field, value, onChange, fits, offered }: TilesProps & { offered: readonly Read[] }) {
  const { locale } = useUiTexts()
  const fitting = offered.filter((record) => fits?.(record) ?? true)
  const frequent = useFrequent(of, name, fitting)
  if (frequent.length === 0) return null
  return (
    <fieldset className="frequent-tiles" aria-label={label}>
      {frequent.map((record) => (
        <button
          key={String(record.id)}
          type="button"
          className="frequent-tile"
          aria-pressed={record.id === value}
          onClick={() => onChange(record.id)}
        >
          {titleOf(model.named(field.target), record, locale)}
        </button>
      ))}
    </fieldset>
  )
}

/** Of what is offered what was chosen most of late, most of all first. */
function useFrequent(of: string, name: string, offered: readonly Read[]): readonly Read[] {
  const ids = offered.map(({ id }) => String(id))
  const { rows } = useRows(
    model.named(of),
    { [name]: { id: true } },
    {
      filter: { [name]: { in: ids } },
      sort: [{ field: 'created_at', direction: 'desc' }],
      limit: counted,
      skip: ids.length === 0,
    },
  )
  return useMemo(() => {
    const times = new Map<string, number>()
    for (const row of rows as readonly Read[]) {
      const chosen = row[name]
      if (isRecord(chosen)) times.set(String(chosen.id), (times.get(String(chosen.id)) ?? 0) + 1)
    }
    const timesOf = ({ id }: Read) => times.get(String(id)) ?? 0
    return offered
      .filter((record) => timesOf(record) > 0)
      .sort((a, b) => timesOf(b) - timesOf(a))
      .slice(0, mostTiles)
  }, [rows, name, offered])
}
