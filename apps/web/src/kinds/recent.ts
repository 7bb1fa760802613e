import { currentMe } from '../api/me.ts'

/** How many records of a kind are remembered: those that somebody chooses again and again, and not the rest. */
const mostKept = 5

const keyOf = (target: string) => `vezel-recent ${currentMe()?.id} ${target}`

/** The ids of records of a kind that this person chose last on this device, the last one first. */
export function recentOf(target: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(target)) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    // Not readable: as good as nothing.
    return []
  }
}

/** Remembers a record that was chosen. */
export function noteChosen(target: string, id: string): void {
  const kept = [id, ...recentOf(target).filter((one) => one !== id)].slice(0, mostKept)
  try {
    localStorage.setItem(keyOf(target), JSON.stringify(kept))
  } catch {
    // A full store forgets the order, not the choice.
  }
}

/** The records with those that were chosen last first, and the others as they came. */
export function recentFirst<R extends { readonly id?: unknown }>(target: string, records: readonly R[]): readonly R[] {
  const recent = recentOf(target)
  const rank = ({ id }: R) => {
    const at = recent.indexOf(String(id))
    return at === -1 ? recent.length : at
  }
  return records.toSorted((one, other) => rank(one) - rank(other))
}
