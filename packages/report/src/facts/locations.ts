import { amountOfPlace, type ToldAmount } from '@vezel/model/amount.ts'
import { decidingFinding, isThere, isUnaccounted, placesOfSource } from '@vezel/model/dossier-rules/facts.ts'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { type StatusKind, statusKindOf } from '@vezel/model/material-kind.ts'
import type { Presence } from '@vezel/model/presence.ts'
import type { BehandelingRow, BevindingRow, BronLocatieRow, BronRow, InventarisatieRow } from '../dossier.ts'
import type { Words } from '../texts/words.ts'
import { floorName, runs, spaceLabel } from './text.ts'

export { isAfter, type PlaceNotSeen, placesNotSeen } from '@vezel/model/dossier-rules/facts.ts'

export interface LocationFacts {
  readonly row: BronLocatieRow
  readonly space: string | null
  /** The finding of this survey that decides. */
  readonly finding: BevindingRow | null
  readonly kind: StatusKind
  readonly presence: Presence
  /** An earlier survey proved it by a sample, this one did not find it, and nobody says what became of it: it is suspected. */
  readonly unaccounted: boolean
  /** What a treatment calls it that says it is not there, without having removed it; empty otherwise. */
  readonly gone: string
  /** When and by what it was taken away, all or part, or said not to be there; empty otherwise. */
  readonly removal: string
  /** What is left of what was found. */
  readonly amount: number | null
  /** The same as it is told. */
  readonly told: ToldAmount
  readonly place: string
  /** That a later visit than the one that decides could not check it, and what its inspector said; empty otherwise. */
  readonly unchecked: string
  readonly damage: string
}

/** The locations of a source that this survey has seen or that nobody has looked at, in the order of their numbers. */
export function locationsOf(source: BronRow, visits: readonly InventarisatieRow[], words: Words): LocationFacts[] {
  return placesOfSource(source).map((row) => {
    const finding = decidingFinding(row)
    return {
      row,
      space: row.sub_asset === null ? null : spaceLabel(row.sub_asset, words),
      finding,
      kind: statusKindOf(row.materiaal_status),
      presence: row.toestand,
      unaccounted: isUnaccounted(row),
      gone: row.toestand === 'niet_aangetroffen' ? words.item(removedBy(row)?.behandeling_status) : '',
      removal: removalOf(row, finding, source, words),
      amount: row.hoeveelheid,
      told: amountOfPlace(row.hoeveelheid, row),
      unchecked: finding === null ? '' : uncheckedAfter(finding, row, visits, words),
      place: [row.plaats, row.binnen_buiten === 'buiten' ? words.t('outside') : ''].filter(Boolean).join(', '),
      damage: [
        words.item(finding?.beschadiging),
        finding?.beschadiging_percentage ? `${finding.beschadiging_percentage} %` : '',
      ]
        .filter(Boolean)
        .join(' '),
    }
  })
}

/** `bij het laatste bezoek (23 oktober 2025) niet controleerbaar`: what was seen before stands, but is older than that. */
function uncheckedAfter(
  finding: BevindingRow,
  { inventarisaties }: BronLocatieRow,
  visits: readonly InventarisatieRow[],
  words: Words,
): string {
  if (finding.aangetroffen === 'niet_controleerbaar') return ''
  const visitOf = ({ inventarisatie }: BevindingRow) =>
    visits.find(({ id, status }) => id === inventarisatie.id && status !== 'geannuleerd')
  const decided = visitOf(finding)?.nummer ?? 0
  const [last] = inventarisaties
    .filter(({ aangetroffen }) => aangetroffen === 'niet_controleerbaar')
    .flatMap((later) => ({ later, visit: visitOf(later) }))
    .filter(({ visit }) => visit !== undefined && visit.nummer > decided)
    .sort((a, b) => (b.visit?.nummer ?? 0) - (a.visit?.nummer ?? 0))
  if (last === undefined) return ''
  const date = last.visit?.start ? words.date(last.visit.start) : ''
  const remark = last.later.te_controleren ? '' : (last.later.opmerking ?? '')
  return words.t('notVerifiedLater', { date, remark })
}

/** Whether any of a source or location is still there. */
export function isPresent({ presence }: { readonly presence: Presence }): boolean {
  return isThere({ toestand: presence })
}

/** Whether it counts as it is known: it is there, or nobody says what became of what an earlier survey proved. */
export function isReckoned(of: Pick<LocationFacts, 'presence' | 'unaccounted'>): boolean {
  return isPresent(of) || of.unaccounted
}

/** Whether it was there once, or was looked for, and is not there now: nothing of it is left to do. */
export function isGone(of: { readonly toestand: Presence }): boolean {
  return !isPresent({ presence: of.toestand })
}

/** A place of which something is left that this survey has seen, or could not check. */
export function isStillThere(location: LocationFacts): boolean {
  return location.finding !== null && isPresent(location)
}

function removedBy(location: BronLocatieRow): BehandelingRow | undefined {
  return location.behandelingen.find(({ id }) => id === location.verwijderd_door?.id)
}

/**
 * `Gesaneerd en vrijgegeven, 24 juli 2026, VG-90120, Sanering Demo B.V.`: the treatment that took a place away; of a part
 * `Gesaneerd en vrijgegeven (deels: 1 m²), …`, with all that was taken of it.
 */
function removalOf(location: BronLocatieRow, finding: BevindingRow | null, source: BronRow, words: Words): string {
  const by = removedBy(location)
  if (by === undefined) return ''
  const found = finding?.aangetroffen === 'ja' ? finding.hoeveelheid : null
  const taken = found === null || location.hoeveelheid === null ? by.hoeveelheid : found - location.hoeveelheid
  const status = words.item(by.behandeling_status)
  const what =
    location.toestand === 'deels_verwijderd'
      ? words.t('removedPart', { what: status, amount: taken === null ? '' : quantityOf(taken, source, words) })
      : status
  return [what, words.date(by.datum), by.referentie, by.uitvoerder].filter(Boolean).join(', ')
}

/** The symbol of a unit that is one to everybody, else its name: `m²`, `stuks`. */
export function unitOf({ eenheid }: Pick<BronRow, 'eenheid'>, words: Words): string {
  return eenheid.symbool.length > 2 || eenheid.symbool.startsWith('m') ? eenheid.symbool : words.item(eenheid)
}

/** `1,5 m²` */
export function quantityOf(amount: number, source: Pick<BronRow, 'eenheid'>, words: Words): string {
  return `${words.number(amount)} ${unitOf(source, words)}`
}

/** Whether it may not wait. */
export function isUrgent(finding: BevindingRow | null): boolean {
  return finding?.behandelmoment?.termijn_dagen === 0
}

/** What findings say: once where all agree, else each with its locations: `Direct (B06.1, B06.2); Binnen een jaar (B06.3)`. */
export function byLocation(
  locations: readonly LocationFacts[],
  pick: (finding: BevindingRow) => string,
  words: Words,
): string {
  const said = new Map<string, string[]>()
  for (const { row, finding } of locations) {
    const value = finding === null ? '' : pick(finding)
    if (value !== '') said.set(value, [...(said.get(value) ?? []), row.nummer])
  }
  if (said.size <= 1) return [...said.keys()].join('')
  return [...said].map(([value, numbers]) => `${value} (${runs(numbers, words)})`).join('; ')
}

/** Order of locations by when something must be done, the soonest first. */
export function soonest(a: LocationFacts, b: LocationFacts): number {
  const term = ({ finding }: LocationFacts) => finding?.behandelmoment?.termijn_dagen ?? 1e9
  return term(a) - term(b)
}

/** Up to three spaces by name, more as a number for each floor. */
export function placeOf(locations: readonly LocationFacts[], words: Words): string {
  const spaces = new Map(
    locations.flatMap(({ row, space }) => (row.sub_asset === null ? [] : [[space ?? '', row.sub_asset]])),
  )
  if (spaces.size === 0) return words.t('spaceMissing')
  if (spaces.size <= 2) return [...spaces.keys()].join(', ')
  const floors = new Map<string, number>()
  for (const space of spaces.values()) {
    const floor = uncapital(floorName(space, words))
    floors.set(floor, (floors.get(floor) ?? 0) + 1)
  }
  return [...floors]
    .map(([floor, n], index) => (index === 0 ? words.t('spacesOnFloor', { n, floor }) : `${n} ${floor}`))
    .join(', ')
}
