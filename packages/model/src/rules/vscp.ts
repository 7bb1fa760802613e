import { type Condition, either, is, not } from '../kit/behind.ts'
import type { Label } from '../kit/label.ts'
import type { Rule } from './rule.ts'
import { openCodes, samplingCodes, unknownCodes } from './vscp-codes.ts'

/** What an entry of a check plan says in two fields must go together (regulation 6.2); `beside` names the other field. */
const agreeing = (name: string, beside: readonly string[], holds: Condition, message: Label): Rule => ({
  name,
  args: beside,
  message,
  looks: holds.looks,
  test: (_, draft) => holds(draft),
})

const [documents, procedure, outcome] = ['document_status', 'vscp_check_procedure', 'entry_materiaal_status'] as const

/** A part of which documents say nothing is sampled, or said to be potentially there. */
export const isCheckOfUnknown = agreeing(
  'isCheckOfUnknown',
  [documents],
  either(not(is(`${documents}.code`, ...unknownCodes)), is(`${procedure}.code`, ...samplingCodes, ...openCodes)),
  {
    nl: 'Volgens de documenten is dit onbekend: kies een controle met een monster, of PCHM met een motivatie',
    en: 'The documents leave this unknown: choose a check with a sample, or PCHM with a justification',
    fr: 'Les documents laissent ceci inconnu : choisissez un contrôle avec prélèvement, ou PCHM avec une justification',
  },
)

/** A check ends in an answer; what could not be reached is potentially there. */
export const isCheckOutcome = agreeing('isCheckOutcome', [], not(is(`${outcome}.code`, ...unknownCodes)), {
  nl: 'Een controle eindigt niet in onbekend: kies PCHM als het onderdeel niet te controleren was',
  en: 'A check does not end in unknown: choose PCHM when the part could not be checked',
  fr: "Un contrôle ne se termine pas par inconnu : choisissez PCHM si l'élément n'a pas pu être contrôlé",
})

/** What is not checked is found neither to be there nor not to be. */
export const isUncheckedOutcome = agreeing(
  'isUncheckedOutcome',
  [procedure],
  either(not(is(`${procedure}.code`, ...openCodes)), is(`${outcome}.code`, ...openCodes)),
  {
    nl: 'Dit wordt niet gecontroleerd, dus blijft het mogelijk aanwezig: kies PCHM, of een andere controlewijze',
    en: 'This is not checked, so it stays potentially contained: choose PCHM, or another check procedure',
    fr: "Ceci n'est pas contrôlé et reste donc potentiellement contenu : choisissez PCHM, ou un autre contrôle",
  },
)
