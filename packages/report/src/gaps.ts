import type { GapCode } from '@vezel/model/gaps.ts'
import { derive } from './derive.ts'
import type { Dossier } from './dossier.ts'
import type { Gap } from './facts/gaps.ts'
import { A4_ROOM } from './room.ts'
import { wordsOf } from './texts/words.ts'
import { unprintablePlaces } from './unprintable.ts'

export { isArguable } from '@vezel/model/gaps.ts'
export { type Gap, gapKey } from './facts/gaps.ts'
export type { GapCode }

export interface NamedGap extends Gap {
  /** What the record is called that lacks something. */
  readonly named: { readonly nl: string; readonly en: string }
  /** The same after what it lacks. */
  readonly text: { readonly nl: string; readonly en: string }
}

/**
 * What is missing for a complete report, named for the screen; the report prints the same list. `missing` are the
 * characters in it that its fonts lack.
 */
export function gaps(dossier: Dossier, missing: ReadonlySet<string> = new Set()): NamedGap[] {
  const unprintable = unprintablePlaces(dossier, missing)
  const nl = wordsOf('nl')
  const en = wordsOf('en')
  const english = derive(dossier, en, A4_ROOM, unprintable).gaps
  return derive(dossier, nl, A4_ROOM, unprintable).gaps.map((gap, index) => {
    const named = { nl: gap.label, en: english[index]?.label ?? gap.label }
    return {
      ...gap,
      named,
      text: { nl: `${nl.t(gapText(gap.code))}: ${named.nl}`, en: `${en.t(gapText(gap.code))}: ${named.en}` },
    }
  })
}

/** The gap of this code among those of one record and its parts; an open one first. */
export function gapOf(gaps: readonly Gap[], code: GapCode, id?: string): Gap | undefined {
  const all = gaps.filter((gap) => gap.code === code && (id === undefined || gap.id === id))
  return all.find(({ argument }) => argument === null) ?? all[0]
}

/** The words of a gap; a code without words does not compile. */
export function gapText(code: GapCode): `gap${Capitalize<GapCode>}` {
  return `gap${code.charAt(0).toUpperCase()}${code.slice(1)}` as `gap${Capitalize<GapCode>}`
}
