import { isCheckedBySample, isPotential, isUnknown } from '../rules/vscp-codes.ts'
import type { RuledEntry } from './dossier.ts'
import type { Told } from './facts.ts'
import { grounds } from './grounds.ts'
import { type DossierRule, place, rule } from './rule.ts'

/** The entries of the check plan of which this is so. */
const eachEntry =
  (isSo: (entry: RuledEntry, told: Told) => boolean): DossierRule['find'] =>
  (told) =>
    told.dossier.onderzoek.vscp_entries
      .filter((entry) => isSo(entry, told))
      .map(({ id, nummer }) => ({ id, label: nummer }))

/** The samples of the finding that is the evidence of an entry. */
const samplesOf = ({ bevinding }: RuledEntry, { samples }: Told) =>
  bevinding === null ? [] : samples.filter((one) => one.bron_locatie_inventarisatie?.id === bevinding.id)

const isChecked = ({ entry_materiaal_status: outcome }: RuledEntry) => outcome !== null && !isPotential(outcome)

/** What the check plan of a vessel must say (regulation 6, MEPC.379(80)). */
export const vscpRules = {
  vscpWithoutOutcome: rule({
    at: place('vscpEntry', 'vscpEntry', 'entry_materiaal_status'),
    severity: 'warns',
    ground: grounds.vessels,
    text: { nl: 'VSCP-regel zonder uitkomst', en: 'VSCP entry without outcome' },
    find: eachEntry(({ entry_materiaal_status: outcome }) => outcome === null),
  }),
  /** What was not checked stays suspected, and somebody answers for that. */
  vscpWithoutReason: rule({
    at: place('vscpEntry', 'vscpEntry', 'motivatie'),
    severity: 'warns',
    ground: grounds.vessels,
    text: { nl: 'PCHM zonder motivatie', en: 'PCHM without justification' },
    find: eachEntry(
      ({ vscp_check_procedure: check, entry_materiaal_status: outcome, motivatie }) =>
        (isPotential(check) || isPotential(outcome)) && !motivatie?.trim(),
    ),
  }),
  /** What documents do not tell is sampled, or said to be potentially there. */
  vscpUnknownUnchecked: rule({
    at: place('vscpEntry', 'vscpEntry', 'vscp_check_procedure'),
    severity: 'warns',
    ground: grounds.vessels,
    text: {
      nl: 'Volgens de documenten onbekend, zonder monstercontrole of PCHM',
      en: 'Unknown from the documents, without sampling check or PCHM',
    },
    find: eachEntry(
      ({ document_status: told, vscp_check_procedure: check }) =>
        isUnknown(told) && !isCheckedBySample(check) && !isPotential(check),
    ),
  }),
  vscpWithoutSample: rule({
    at: place('vscpEntry', 'vscpEntry', 'bevinding'),
    severity: 'warns',
    ground: grounds.vessels,
    text: {
      nl: 'Monstercontrole met een uitkomst, zonder monster',
      en: 'Sampling check with an outcome, without a sample',
    },
    find: eachEntry(
      (entry, told) =>
        isCheckedBySample(entry.vscp_check_procedure) && isChecked(entry) && samplesOf(entry, told).length === 0,
    ),
  }),
  /** Before the laboratory has answered nobody knows it. */
  vscpBeforeResult: rule({
    at: place('vscpEntry', 'vscpEntry', 'entry_materiaal_status'),
    severity: 'warns',
    ground: grounds.vessels,
    text: {
      nl: 'Uitkomst van de controle vóór de uitslag van het monster',
      en: 'Outcome of the check before the result of the sample',
    },
    find: eachEntry(
      (entry, told) =>
        isCheckedBySample(entry.vscp_check_procedure) &&
        isChecked(entry) &&
        samplesOf(entry, told).some(({ in_afwachting }) => in_afwachting),
    ),
  }),
} as const
