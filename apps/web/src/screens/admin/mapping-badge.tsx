import type { Entity } from '@vezel/model/kit/entity.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { mappedLists } from '@vezel/model/lookups/mapped.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useMemo } from 'react'
import type { Read } from '../../kinds/record.ts'
import type { MoreColumn } from '../../resource/table-props.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { useT } from '../../ui/texts.ts'

/** Whether an item has a value in a system outside, and somebody has acknowledged each. */
type Mapped = 'mappingMissing' | 'mappingToAcknowledge' | 'mappingComplete'

/** What is asked of an item to tell it. */
export const withMappings = { variable_mappings: { id: true, acknowledged: true } } as const

/** Whether the items of a list have mappings of their own: a system has those of all others. */
export const isMappedList = (list: Entity) => mappedLists.some((key) => key === list.key)

/** What the mappings of an item come to; null where they were not asked. */
function mappedOf({ variable_mappings: mappings }: Read): Mapped | null {
  if (!Array.isArray(mappings)) return null
  if (mappings.length === 0) return 'mappingMissing'
  return mappings.every((one) => isRecord(one) && one.acknowledged === true)
    ? 'mappingComplete'
    : 'mappingToAcknowledge'
}

const tones: Readonly<Record<Mapped, ChipTone>> = {
  mappingMissing: 'plain',
  mappingToAcknowledge: 'olive',
  mappingComplete: 'info',
}

export function MappingBadge({ item }: { item: Read }) {
  const t = useT(adminPhrases)
  const mapped = mappedOf(item)
  return mapped && <Chip tone={tones[mapped]}>{t(mapped)}</Chip>
}

/**
 * The column of the badge. Where a list has no fields of its own it stands before what describes an item, which has to go first
 * where there is little room; else its words stand below the name there.
 */
export function useMappingColumn(list: Entity): readonly MoreColumn<Read>[] {
  const t = useT(adminPhrases)
  const isPlain = list.table.columns[1] === 'description'
  const isMapped = isMappedList(list)
  return useMemo(() => {
    if (!isMapped) return []
    const textOf = (item: Read) => {
      const mapped = mappedOf(item)
      return mapped ? t(mapped) : ''
    }
    const render = (item: Read) => <MappingBadge item={item} />
    return [
      {
        key: 'variable_mappings',
        title: t('mappings'),
        value: textOf,
        text: textOf,
        render,
        ...(isPlain ? { kind: 'status', before: 'description' } : { kind: 'text', under: textOf }),
      },
    ]
  }, [t, isPlain, isMapped])
}
