import { type DossierGap, gapsIn } from '@vezel/model/dossier-rules/index.ts'
import type { GapCode } from '@vezel/model/gaps.ts'
import type { ArgumentRow, Dossier } from '../dossier.ts'
import type { UnprintablePlace } from '../unprintable.ts'

/** Something of which a rule of the dossier does not hold, as the report tells it. */
export interface Gap extends DossierGap {
  /** Why it may be missing, and who says so; null as long as nobody did. */
  readonly argument: ArgumentRow | null
  /** What was said by somebody who may not say why; it counts for nothing. */
  readonly uncounted: ArgumentRow | null
}

/** What an argument names its gap by: one record may lack several things, and an argument is for what was there. */
export function gapKey({ code, id, about }: Pick<Gap, 'code' | 'id' | 'about'>): string {
  return [code, id, about].filter(Boolean).join(' ')
}

/**
 * Everything that the rules of the model find, each with the argument that somebody gave for it. Here alone it is decided
 * which of them count: the screen, the print and the release go by this.
 */
export function gapsOf(dossier: Dossier, unprintable: readonly UnprintablePlace[]): Gap[] {
  const reasons = new Map((dossier.rapport.argumenten ?? []).map((row) => [row.gat, row]))
  return gapsIn(dossier, { unprintable }).map((gap) => {
    const given = reasons.get(gapKey(gap)) ?? null
    return given?.telt === false
      ? { ...gap, argument: null, uncounted: given }
      : { ...gap, argument: given, uncounted: null }
  })
}

/** Gaps of a source, its places and its samples, by the records that they open. */
export function bySource(gaps: readonly Gap[]): (ids: Iterable<string>) => Gap[] {
  const own = gaps.filter(({ code }) => !elsewhere.has(code))
  const known = Map.groupBy(own, ({ id }) => id)
  return (ids) => [...ids].flatMap((id) => known.get(id) ?? [])
}

/** The sheet of a source says nothing of these. */
const elsewhere: ReadonlySet<GapCode> = new Set([
  'textUnprintable',
  'placeNotSeen',
  'sourceLeftOut',
  'sourceLeftOutOfSuitable',
])
