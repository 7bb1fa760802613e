import type { ReportFacts } from '../derive.ts'
import type { Dossier, Geschiktheidsklasse } from '../dossier.ts'
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

/** The widest use the whole scope is suitable for, or null when none is established. */
export function suitabilityTitle({ onderzoek }: Dossier, words: Words): string | null {
  const whole = onderzoek.geschiktheden.filter((row) => row.geschikt && row.sub_asset === null)
  const first = SUITABILITY_CLASSES.find((klasse) => whole.some((row) => row.klasse === klasse))
  return first === undefined ? null : words.t(first)
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
  const pending = facts.samples.filter((sample) => sample.pending).length
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
