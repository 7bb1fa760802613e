import type { Moment } from './moments.ts'
import type { ConditionData, SampleDraft } from './records.ts'

// What the drafts of sources and samples have in common.

export const CHRYSOTIEL = 'Chrysotiel'
export const AMOSIET = 'Amosiet'
export const CROCIDOLIET = 'Crocidoliet'
export const found = (analyse_materiaal: string, analyse_resultaat_hoeveelheid: string) => ({
  analyse_materiaal,
  analyse_resultaat: 'Aangetoond',
  analyse_resultaat_hoeveelheid,
})
export const nothing = { analyse_materiaal: CHRYSOTIEL, analyse_resultaat: 'Niet aangetoond' }

/** Firmly fixed, whole, and of no consequence until someone works on it. */
export const SOUND: Omit<ConditionData, 'bevestiging'> = {
  conditie: 'Goed',
  beschadiging: 'Geen',
  bereikbaarheid: 'Goed bereikbaar',
  afscherming: 'Niet afgeschermd',
  blootstelling: 'Binnenlucht',
  asbestos_risk_assessment: 'Geen risicobeoordeling nodig',
  behandelmoment: 'Voor aanvang van de renovatie',
}

export const BEFORE_WORK = 'Verwijderen voor aanvang werkzaamheden'

/** How a laboratory looks at samples of one kind: of material, unless said otherwise. */
interface Analysing {
  readonly monster_soort?: string
  /** When not that of the survey. */
  readonly laboratorium?: string
  readonly analyse_methode: string
  readonly geanalyseerd_op: Moment
  /** Before the number of the sample: the laboratory's own. */
  readonly lab: string
}

/** Makes samples, each with one analysis: of where it was taken, what it is, and what was found; nothing found yet: it was sent. */
export function sampling({ monster_soort, geanalyseerd_op, lab, ...asked }: Analysing) {
  return (
    nummer: string,
    at: number,
    omschrijving: string,
    plaats: string,
    results: SampleDraft['analyses'][number]['results'],
  ): SampleDraft => ({
    nummer,
    at,
    omschrijving,
    plaats,
    ...(monster_soort && { monster_soort }),
    analyses: [
      results.length === 0
        ? { ...asked, status: 'verstuurd', results }
        : {
            ...asked,
            geanalyseerd_op,
            lab_monsternummer: `${lab}-${nummer.slice(1)}`,
            materiaal_beschrijving_lab: omschrijving,
            results,
          },
    ],
  })
}
