import { model } from '@vezel/model'
import { points, pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo, useState } from 'react'
import { useRows } from '../api/rows.ts'
import { useOfferedById } from '../kinds/offered.ts'
import type { Read } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'
import { useUiTexts } from '../ui/texts.ts'
import { formSelectionOf } from './selection.ts'

/** The chosen records with all their fields, in the order in which they were chosen; null until they have come. */
export function useChosenRows(of: string, ids: readonly string[]): readonly Read[] | null {
  const entity = model.named(of)
  const selection = useMemo(() => formSelectionOf(of), [of])
  // Asked once: who is taken out of the selection later is left out here, and nothing is fetched again.
  const [asked] = useState(() => ids.slice(0, pageLimits.bulk))
  const { rows, status } = useRows(entity, selection, { filter: { id: { in: asked } }, limit: pageLimits.bulk })
  return useMemo(() => {
    if (status !== 'ready') return null
    const known = new Map<string, Read>(rows.map((row) => [row.id, row]))
    return ids.flatMap<Read>((id) => known.get(id) ?? [])
  }, [rows, status, ids])
}

/** A value as a form holds it, in words; '' while the names of records are on their way. */
export function useWordsOf(of: string, name: string, value: unknown): string {
  const { locale } = useUiTexts()
  const field = model.named(of).fields[name]
  const target = points(field) ? field.target : null
  const ids = target === null ? [] : (Array.isArray(value) ? value : [value]).flatMap((id) => (id ? [String(id)] : []))
  const records = useOfferedById(target ?? of, ids)
  if (target === null) return valueText(field, value, locale)
  return valueText(field, pointsAtMany(field) ? records : (records[0] ?? null), locale)
}
