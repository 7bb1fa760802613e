/** A repeatable source of pseudo-random numbers: the same key always gives the same sequence. */
export type Random = {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
  /** One of the choices. */
  pick: <T>(choices: readonly T[]) => T
  /** True in `share` of the cases, 0 to 1. */
  chance: (share: number) => boolean
}

/** Numbers that follow from `key` alone (FNV-1a for the start, mulberry32 for the sequence). */
export function randomFrom(key: string): Random {
  let state = 0x811c9dc5
  for (let i = 0; i < key.length; i += 1) state = Math.imul(state ^ key.charCodeAt(i), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    chance: (share) => next() < share,
  }
}
