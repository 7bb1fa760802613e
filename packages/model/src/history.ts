import type { Entity } from './kit/entity.ts'
import type { Label } from './kit/label.ts'

/** What a line of history says was done. Events of a transition table stand behind `transition:`. */
export const historyActions = {
  create: { nl: 'Aangemaakt', en: 'Created', fr: 'Créé' },
  update: { nl: 'Gewijzigd', en: 'Changed', fr: 'Modifié' },
  delete: { nl: 'Verwijderd', en: 'Deleted', fr: 'Supprimé' },
  restore: { nl: 'Teruggezet', en: 'Restored', fr: 'Restauré' },
  merge: { nl: 'Samengevoegd', en: 'Merged', fr: 'Fusionné' },
  blank: { nl: 'Gewist uit de geschiedenis', en: 'Erased from the history', fr: "Effacé de l'historique" },
  copy: { nl: 'Gekopieerd', en: 'Copied', fr: 'Copié' },
  send: { nl: 'Verzonden', en: 'Sent', fr: 'Envoyé' },
  verify: { nl: 'Geverifieerd', en: 'Verified', fr: 'Vérifié' },
  cancel: { nl: 'Geannuleerd', en: 'Cancelled', fr: 'Annulé' },
  withdraw: { nl: 'Ingetrokken', en: 'Withdrawn', fr: 'Retiré' },
  make: { nl: 'Rapport gemaakt', en: 'Report made', fr: 'Rapport établi' },
  release: { nl: 'Vrijgegeven', en: 'Released', fr: 'Validé' },
  login: { nl: 'Ingelogd', en: 'Logged in', fr: 'Connecté' },
  logout: { nl: 'Uitgelogd', en: 'Logged out', fr: 'Déconnecté' },
  loginRefused: { nl: 'Inloggen geweigerd', en: 'Log-in refused', fr: 'Connexion refusée' },
  recovery: { nl: 'Herstelcode gebruikt', en: 'Recovery code used', fr: 'Code de secours utilisé' },
  passwordByLink: {
    nl: 'Wachtwoord gekozen met een link uit een mail',
    en: 'Password chosen with a link from a mail',
    fr: "Mot de passe choisi avec un lien d'un courriel",
  },
  factorOn: { nl: 'Tweede stap ingesteld', en: 'Second step set up', fr: 'Deuxième étape configurée' },
  factorOff: { nl: 'Tweede stap uitgezet', en: 'Second step turned off', fr: 'Deuxième étape désactivée' },
  factorReset: {
    nl: 'Herstelcode gemaild op verzoek van een beheerder',
    en: 'Recovery code mailed at the request of an administrator',
    fr: "Code de secours envoyé à la demande d'un administrateur",
  },
  download: { nl: 'Gedownload', en: 'Downloaded', fr: 'Téléchargé' },
} as const satisfies Readonly<Record<string, Label>>
/** What many lines of history come from at once: a set that was read from a file. */
export const setImported = {
  nl: 'import van een set',
  en: 'import of a set',
  fr: "import d'un jeu",
} as const satisfies Label
export type HistoryWord = keyof typeof historyActions
export type HistoryAction = HistoryWord | `transition:${string}`

/** The words of §16.2 that are events of a transition table where a record has one. */
const eventWords = ['copy', 'send', 'verify', 'cancel', 'release'] as const satisfies readonly HistoryWord[]

/** What following an event of a transition table is remembered as. */
export const actionOfEvent = (event: string): HistoryAction =>
  eventWords.find((word) => word === event) ?? `transition:${event}`

/** An action in words: that of a transition is the label of its event. Undefined for one that is no longer known. */
export function actionLabel(entity: Pick<Entity, 'transitions'>, action: string): Label | undefined {
  const event = Object.keys(entity.transitions?.events ?? {}).find((one) => actionOfEvent(one) === action)
  if (event) return entity.transitions?.events[event]?.label
  return Object.entries(historyActions).find(([word]) => word === action)?.[1]
}

/** What says who comes and goes: it is for managers, and for whoever it is about. */
export const privateActions: readonly HistoryWord[] = [
  'login',
  'logout',
  'loginRefused',
  'recovery',
  'passwordByLink',
  'factorOn',
  'factorOff',
  'factorReset',
]

/**
 * A field in a line of history: from what to what, relations as ids. A blanked value was taken out later, for the sake of
 * the person it told of; the line that it stood in stays.
 */
export type Change = readonly [from: unknown, to: unknown] | { readonly gewist: true }
export const isBlanked = (change: unknown): boolean =>
  typeof change === 'object' && change !== null && 'gewist' in change
