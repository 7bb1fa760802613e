import { isSuitable } from '@vezel/model/rules/suitability-contradictions.ts'
import type { ReportFacts } from '../derive.ts'
import type { Dossier, GeschiktheidRow, Geschiktheidsklasse } from '../dossier.ts'
import { hasResult } from '../facts/samples.ts'
import { distinct, spaceLabel } from '../facts/text.ts'
import type { Words } from '../texts/words.ts'

/** In the order of the printed list: the widest use first. */
export const SUITABILITY_CLASSES: readonly Geschiktheidsklasse[] = [
  'volledige_renovatie_of_sloop',
  'renovatie_zonder_aantasting',
  'alleen_genoemd_materiaal',
  'gebruik_en_beheer',
  'attest_vlaanderen',
  'niet_geschikt_risicobeoordeling_nodig',
]

export function certificateNumber({ onderzoek }: Dossier): string | null {
  return onderzoek.vestiging.procescertificaat_nummer
}

/** The firm and how to reach it, for what the report does not hold. */
export function firmContact({ onderzoek: { vestiging } }: Dossier): string {
  return [vestiging.inventarisatie_organisatie.naam, vestiging.email ?? vestiging.telefoon].filter(Boolean).join(', ')
}

/**
 * What the report may be used for: the widest use of the whole scope, else of parts of it, or null when of nothing; and
 * the parts it is not suitable for.
 */
export function suitabilityOf({ onderzoek }: Dossier, words: Words): { title: string | null; unsuitable: string[] } {
  const part = ({ sub_asset }: GeschiktheidRow) => (sub_asset === null ? '' : spaceLabel(sub_asset, words))
  const rows = onderzoek.geschiktheden.filter(isSuitable)
  const whole = rows.filter((row) => row.sub_asset === null)
  const widest = (among: readonly GeschiktheidRow[]) =>
    SUITABILITY_CLASSES.find((klasse) => among.some((row) => row.klasse === klasse))
  const klasse = widest(whole) ?? widest(rows)
  const parts = whole.length > 0 ? [] : rows.filter((row) => row.klasse === klasse).map(part)
  return {
    title:
      klasse === undefined
        ? null
        : parts.length === 0
          ? words.t(klasse)
          : words.t('onlyForParts', { what: words.t(klasse), parts: words.list(distinct(parts)) }),
    unsuitable: distinct(onderzoek.geschiktheden.filter((row) => !isSuitable(row)).map(part)),
  }
}

/** What the cover calls the report. */
export function kindOf({ onderzoek }: Dossier): 'reportKindIhm' | 'reportKindBe' | 'reportKind' {
  if (onderzoek.inventarisatie_asset.asset.__typename === 'Vessel') return 'reportKindIhm'
  return onderzoek.onderzoek_type.land === 'BE' ? 'reportKindBe' : 'reportKind'
}

/** The day of release; a version that was withdrawn later keeps it. */
export function releaseDay({ rapport }: Dossier, words: Words): string {
  if (rapport.status === 'vrijgegeven') return words.date(rapport.vrijgegeven_op ?? rapport.datum)
  return rapport.status === 'vervallen' && rapport.vrijgegeven_op !== null
    ? words.date(rapport.vrijgegeven_op)
    : words.t('notReleased')
}

/** A report that is not released is valid for nothing, whatever its date says. */
export function validUntil({ onderzoek, rapport }: Dossier, words: Words): string {
  if (rapport.status !== 'vrijgegeven') return words.t('notValid')
  const until = onderzoek.geldig_tot ?? yearsAfter(rapport.vrijgegeven_op ?? rapport.datum, onderzoek.geldigheid_jaren)
  return until === null ? '–' : words.date(until)
}

/** Same day so many years on; 29 February becomes 28 February. */
function yearsAfter(day: string, years: number | null): string | null {
  if (years === null) return null
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  const leap = month === 2 && date === 29
  return `${(year ?? 0) + years}-${String(month).padStart(2, '0')}-${String(leap ? 28 : date).padStart(2, '0')}`
}

export function statusLine({ rapport }: Dossier, facts: ReportFacts, words: Words): string {
  if (rapport.status === 'vervallen') return words.t('voidNotice')
  const pending = facts.samples.filter((sample) => !hasResult(sample)).length
  return [words.t('draftNotice'), pending > 0 ? words.t('draftPending', { n: pending }) : ''].filter(Boolean).join(' ')
}

/** A loose page can be traced: firm, certificate, survey, version and date. */
export function footerLine(dossier: Dossier, words: Words): string {
  const { onderzoek, rapport } = dossier
  const version = {
    concept: 'draftFoot',
    ter_controle: 'draftFoot',
    vrijgegeven: 'versionN',
    vervallen: 'voidFoot',
  } as const
  return [
    onderzoek.vestiging.inventarisatie_organisatie.naam,
    certificateNumber(dossier),
    onderzoek.nummer,
    words.t(version[rapport.status], { n: rapport.versie }),
    words.date(rapport.datum),
  ]
    .filter(Boolean)
    .join(' · ')
}
