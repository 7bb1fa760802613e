import { model } from '@vezel/model'
import { points, pointsAtMany } from '@vezel/model/kit/kinds.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { useMemo, useState } from 'react'
import { useRows } from '../api/rows.ts'
import { useOfferedById } from '../kinds/offered.ts'
import type { Read } from '../kinds/record.ts'
import { valueText } from '../kinds/words.ts'
import { useUiTexts } from '../ui/texts.ts'
import type { AskedPart } from './answered.tsx'
import { formSelectionOf } from './selection.ts'

/** Records that somebody chose, and how it stands with reading them. */
export interface ChosenRows extends AskedPart {
  /** With all their fields, in the order in which they were chosen; null until they have come. */
  readonly chosen: readonly Read[] | null
}

/** The chosen records with all their fields. */
export function useChosenRows(of: string, ids: readonly string[]): ChosenRows {
  const entity = model.named(of)
  const selection = useMemo(() => formSelectionOf(of), [of])
  // Asked once: who is taken out of the selection later is left out here, and nothing is fetched again.
  const [asked] = useState(() => ids.slice(0, pageLimits.bulk))
  const answer = useRows(entity, selection, { filter: { id: { in: asked } }, limit: pageLimits.bulk })
  const { rows, status, problem, reload } = answer
  return useMemo(() => {
    const known = new Map<string, Read>(rows.map((row) => [row.id, row]))
    const chosen = status === 'ready' ? ids.flatMap<Read>((id) => known.get(id) ?? []) : null
    return { chosen, status, problem, reload }
  }, [rows, status, problem, reload, ids])
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
