import { Problem } from '@vezel/model/problems.ts'
import { validityYears } from '@vezel/model/validity.ts'
import type { Dossier, UserRow } from '@vezel/report/dossier.ts'
import { gapKey, gaps, isArguable } from '@vezel/report/gaps.ts'
import { fingerprintOf } from './fingerprint.ts'
import { charactersWithoutFont } from './fonts.ts'

/**
 * Throws `reportChanged` when the dossier is not the one that the review print shows, and `reportIncomplete`, with an
 * issue for each, when something is missing of which nobody said why.
 */
export async function demandReleasable(dossier: Dossier, reviewed: unknown): Promise<void> {
  if (fingerprintOf(dossier) !== reviewed) throw new Problem('reportChanged')
  const all = gaps(dossier, await charactersWithoutFont(dossier))
  const open = all.filter((gap) => gap.argument === null || !isArguable(gap))
  if (open.length === 0) return
  const list = (locale: 'nl' | 'en') => open.map(({ text }) => text[locale]).join('; ')
  throw new Problem(
    'reportIncomplete',
    { gaps: { nl: list('nl'), en: list('en') } },
    open.map((gap) => ({ path: gapKey(gap), rule: 'isArgued', args: [gap.text.nl, gap.text.en] })),
  )
}

/** The dossier as its final print shows it: released by this person at this moment, and valid from then. */
export function releasedDossier({ rapport, onderzoek }: Dossier, by: UserRow, at: string): Dossier {
  return {
    rapport: { ...rapport, status: 'vrijgegeven', vrijgegeven_door: by, vrijgegeven_op: at },
    onderzoek: {
      ...onderzoek,
      // Counted from this release; what the survey says is that of an earlier version.
      geldig_tot: null,
      geldigheid_jaren: onderzoek.geldigheid_jaren ?? validityYears,
      // One version holds at a time: the release withdraws the one before.
      rapporten: onderzoek.rapporten.map((row) =>
        row.id === rapport.id
          ? { ...row, status: 'vrijgegeven' }
          : { ...row, status: row.status === 'vrijgegeven' ? 'vervallen' : row.status },
      ),
    },
  }
}
