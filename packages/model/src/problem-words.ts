import type { Label } from './kit/label.ts'

// What the sentences of problems.ts are filled with, where that is no name of the model. Nothing here ends with a point.

interface Told extends Label {
  readonly fr: string
}
const told = <const T extends Readonly<Record<string, Told>>>(table: T): T => table

/** The sentence for a defect of ours, which tells nothing of its inside. */
export const defect: Told = {
  nl: 'Er is een fout opgetreden: probeer het opnieuw, of meld het ons als het blijft gebeuren',
  en: 'An error occurred: try again, or tell us if it keeps happening',
  fr: "Une erreur s'est produite: réessayez, ou signalez-la si elle persiste",
}

/** Of what there is too much, behind the number that there may be: `tooMuch`. */
export const bounded = told({
  bytes: { nl: 'bytes in een vraag', en: 'bytes in a query', fr: 'octets dans une requête' },
  tokens: { nl: 'woorden in een vraag', en: 'tokens in a query', fr: 'mots dans une requête' },
  rootFields: { nl: 'vragen tegelijk', en: 'questions at a time', fr: 'questions à la fois' },
  aliases: { nl: 'aliassen in een vraag', en: 'aliases in a query', fr: 'alias dans une requête' },
  selections: { nl: 'velden in een vraag', en: 'fields in a query', fr: 'champs dans une requête' },
  fragments: { nl: 'fragmenten in een vraag', en: 'fragments in a query', fr: 'fragments dans une requête' },
  comparedFields: {
    nl: 'keer hetzelfde veld naast elkaar, twee aan twee',
    en: 'pairs of the same field beside each other',
    fr: 'paires du même champ côte à côte',
  },
  mutationFields: { nl: 'wijzigingen tegelijk', en: 'changes at a time', fr: 'modifications à la fois' },
  levels: { nl: 'niveaus in een vraag', en: 'levels in a query', fr: 'niveaux dans une requête' },
  introspection: {
    nl: 'vraag naar het schema tegelijk, zonder aliassen',
    en: 'look at the schema, without aliases',
    fr: 'question sur le schéma à la fois, sans alias',
  },
  variableBytes: { nl: 'bytes in de variabelen', en: 'bytes in the variables', fr: 'octets dans les variables' },
  variableLevels: { nl: 'niveaus in de variabelen', en: 'levels in the variables', fr: 'niveaux dans les variables' },
  selects: {
    nl: 'onderdelen (relaties en berekeningen) in een vraag',
    en: 'parts (relations and computations) in a query',
    fr: 'parties (relations et calculs) dans une requête',
  },
  filterDepth: { nl: 'niveaus in een filter', en: 'levels in a filter', fr: 'niveaux dans un filtre' },
  conditions: { nl: 'voorwaarden in een filter', en: 'conditions in a filter', fr: 'conditions dans un filtre' },
  values: { nl: 'waarden in een voorwaarde', en: 'values in a condition', fr: 'valeurs dans une condition' },
  search: { nl: 'tekens in een zoekvraag', en: 'characters in a search', fr: 'caractères dans une recherche' },
  sort: { nl: 'velden om op te sorteren', en: 'fields to sort by', fr: 'champs de tri' },
  sortPath: {
    nl: 'stappen naar een veld om op te sorteren',
    en: 'steps to a field to sort by',
    fr: 'étapes vers un champ de tri',
  },
  rows: { nl: 'rijen tegelijk', en: 'rows at once', fr: 'lignes à la fois' },
  references: { nl: 'verwijzingen tegelijk', en: 'references at once', fr: 'références à la fois' },
  nestedWrites: {
    nl: 'records binnen één opdracht',
    en: 'records inside one change',
    fr: 'enregistrements dans une modification',
  },
  historyBack: { nl: 'wijzigingen terug', en: 'changes back', fr: 'modifications en arrière' },
  moreRows: { nl: 'meer dan {n}', en: 'more than {n}', fr: 'plus de {n}' },
})

/** What cannot be done with what is part of something closed: `quoted`. */
export const done = told({
  delete: { nl: 'worden verwijderd', en: 'be deleted', fr: 'être supprimé' },
  change: { nl: 'worden gewijzigd', en: 'be changed', fr: 'être modifié' },
})

/** What to do instead of deleting what is in use: `inUse`. */
export const waysOut = told({
  unlink: {
    nl: 'Verwijder die eerst, of haal daar de verwijzing weg',
    en: 'Delete those first, or take away the reference there',
    fr: 'Supprimez-les d’abord, ou retirez-y le renvoi',
  },
  retire: {
    nl: 'Zet het uit: dan kiest niemand het meer, en blijft staan wat er is',
    en: 'Take it out of use: nobody chooses it any more, and what there is stays',
    fr: 'Mettez-le hors d’usage : personne ne le choisit plus, et ce qui existe reste',
  },
  retirePerson: {
    nl: 'Beëindig de toegang: inloggen kan dan niet meer, en wat is vastgelegd houdt zijn maker',
    en: 'Make the account inactive: that person no longer logs in, and what was recorded keeps its maker',
    fr: 'Désactivez le compte : cette personne ne se connecte plus, et ce qui a été enregistré garde son auteur',
  },
})

/** What there is that is no record of the model. */
export const things = told({
  file: { nl: 'Bestand', en: 'File', fr: 'Fichier' },
  version: { nl: 'Versie', en: 'Version', fr: 'Version' },
  fileStore: { nl: 'De opslag van bestanden', en: 'The file store', fr: 'Le stockage de fichiers' },
})

/** Why something was not done, behind a colon: `notUndoable`, `notMerged`, `notStored`, `transitionRefused`. */
export const reasons = told({
  // Taking back a step
  stepGone: {
    nl: 'deze stap staat niet in de geschiedenis',
    en: 'this step is not in the history',
    fr: 'cette étape ne figure pas dans l’historique',
  },
  undoneAlready: {
    nl: 'dit is al ongedaan gemaakt',
    en: 'this has been undone already',
    fr: 'ceci a déjà été annulé',
  },
  notDeleted: {
    nl: 'dit is niet verwijderd, of het is al teruggezet',
    en: 'this is not deleted, or was put back already',
    fr: 'ceci n’est pas supprimé, ou a déjà été restauré',
  },
  ledAlong: {
    nl: 'dit was een stap in de status; neem die terug bij het record zelf',
    en: 'this was a change of status; take it back at the record itself',
    fr: 'il s’agissait d’une étape de statut ; revenez en arrière sur l’enregistrement lui-même',
  },
  valueGone: {
    nl: 'de vorige waarde is niet bewaard',
    en: 'the former value was not kept',
    fr: 'la valeur précédente n’a pas été conservée',
  },
  valueHidden: {
    nl: 'je mag de vorige waarde niet zien',
    en: 'you are not allowed to see the former value',
    fr: 'vous ne pouvez pas voir la valeur précédente',
  },

  tornApart: {
    nl: 'sindsdien is er iets vastgelegd dat beide nodig heeft; verwijder dat eerst',
    en: 'something was recorded since that needs both; delete that first',
    fr: 'un élément enregistré depuis a besoin des deux ; supprimez-le d’abord',
  },

  // Merging
  themselves: {
    nl: 'dit is twee keer hetzelfde; kies twee verschillende',
    en: 'this is the same one twice; choose two different ones',
    fr: 'c’est deux fois le même ; choisissez-en deux différents',
  },
  mergedBefore: {
    nl: 'een van de twee is al samengevoegd met een ander; kies die ander',
    en: 'one of the two was merged with another before; choose that other one',
    fr: 'l’un des deux a déjà été fusionné avec un autre ; choisissez cet autre',
  },
  elsewhere: {
    nl: 'ze horen niet bij hetzelfde; voeg eerst samen waar ze bij horen',
    en: 'they do not belong to the same record; first merge what they belong to',
    fr: 'ils n’appartiennent pas au même ; fusionnez d’abord ce à quoi ils appartiennent',
  },
  meansOther: {
    nl: 'ze betekenen niet hetzelfde; maak eerst hun eigenschappen gelijk',
    en: 'they do not mean the same; give them the same properties first',
    fr: 'ils n’ont pas le même sens ; donnez-leur d’abord les mêmes propriétés',
  },
  quoted: {
    nl: 'wat verdwijnt, staat in iets dat is afgesloten; kies andersom, zodat dat blijft',
    en: 'the one that goes is part of something that is closed; choose the other way round, so that it stays',
    fr: 'celui qui disparaît figure dans un élément clôturé ; inversez le choix, pour qu’il reste',
  },
  wordsStay: {
    nl: 'wat blijft, staat in afgesloten onderzoeken; de woorden ervan kunnen daarom niet veranderen',
    en: 'completed surveys name the one that stays, so its words cannot change',
    fr: 'des examens clôturés citent celui qui reste ; ses mots ne peuvent donc pas changer',
  },
  tied: {
    nl: 'een onderzoek dat nog loopt, noemt wat in een afgesloten onderzoek staat; rond het eerst af, of annuleer het',
    en: 'a survey that is still open names what a closed survey speaks of; complete or cancel it first',
    fr: 'un examen en cours cite ce dont parle un examen clôturé ; terminez-le ou annulez-le d’abord',
  },

  // The second step of a log-in
  factorIsOn: {
    nl: 'de tweede stap staat al aan; zet die eerst uit',
    en: 'the second step is on already; turn it off first',
    fr: 'la deuxième étape est déjà active ; désactivez-la d’abord',
  },
  factorIsOff: {
    nl: 'de tweede stap staat niet aan',
    en: 'the second step is not on',
    fr: "la deuxième étape n'est pas active",
  },
  factorIsRequired: {
    nl: 'een organisatie waarvoor je werkt eist de tweede stap',
    en: 'an organisation that you work for requires the second step',
    fr: 'une organisation pour laquelle vous travaillez exige la deuxième étape',
  },

  personInactive: {
    nl: 'deze persoon heeft geen toegang; herstel die eerst',
    en: 'this person has no access; restore that first',
    fr: "cette personne n'a pas accès ; rétablissez d'abord son accès",
  },

  // What became of an invitation
  invitationAnswered: {
    nl: 'deze uitnodiging is al beantwoord',
    en: 'this invitation was answered already',
    fr: 'cette invitation a déjà reçu une réponse',
  },
  invitationWithdrawn: {
    nl: 'deze uitnodiging is al ingetrokken',
    en: 'this invitation was withdrawn already',
    fr: 'cette invitation a déjà été retirée',
  },

  // What the database refuses
  notUnique: {
    nl: 'een waarde die maar één keer mag voorkomen, bestaat al',
    en: 'a value that may occur only once exists already',
    fr: 'une valeur qui ne peut figurer qu’une fois existe déjà',
  },
  notReferred: {
    nl: 'iets waarnaar wordt verwezen, bestaat niet of is nog in gebruik',
    en: 'a record that is referred to does not exist, or is still in use',
    fr: 'un élément auquel il est fait référence n’existe pas ou est encore utilisé',
  },
  notTogether: {
    nl: 'een waarde ontbreekt of past niet bij de andere',
    en: 'a value is missing or does not go with the others',
    fr: 'une valeur manque ou ne s’accorde pas avec les autres',
  },
  notFitting: {
    nl: 'een waarde past niet in het veld',
    en: 'a value does not fit in its field',
    fr: 'une valeur ne tient pas dans son champ',
  },

  // Steps of the status, and what stands in the way of them
  notFromHere: {
    nl: '{event} kan niet vanuit de huidige status',
    en: '{event} is not possible from the present status',
    fr: "« {event} » n'est pas possible depuis le statut actuel",
  },
  otherCall: { nl: 'gebruik hiervoor {call}', en: 'use {call} for this', fr: 'utilisez {call} pour cela' },
  notReleasedYet: {
    nl: 'er is nog geen vrijgegeven rapport',
    en: 'there is no released report yet',
    fr: "il n'y a pas encore de rapport validé",
  },
  changedSinceCompleted: {
    nl: 'sinds de afronding is gewijzigd: {names}. Heropen het onderzoek en geef een nieuwe versie vrij',
    en: 'changed since completion: {names}. Reopen the survey and release a new version',
    fr: "modifié depuis la clôture : {names}. Rouvrez l'examen et validez une nouvelle version",
  },
  saidWithItsStep: {
    nl: 'dit wordt bij de stap zelf gevraagd',
    en: 'this is asked with the step itself',
    fr: "cela est demandé lors de l'étape même",
  },
  notReleasedSinceReopened: {
    nl: 'sinds het onderzoek is heropend, is er geen nieuwe versie van het rapport vrijgegeven',
    en: 'no new version of the report has been released since the survey was reopened',
    fr: "aucune nouvelle version du rapport n'a été validée depuis la réouverture de l'examen",
  },
  dossierLacks: {
    nl: 'in het dossier ontbreekt nog: {fields&}',
    en: 'the dossier still lacks: {fields&}',
    fr: 'il manque encore au dossier : {fields&}',
  },
  noVisitNotified: {
    nl: 'er is geen bezoek gemeld bij de certificerende instelling, en geen bezoek is een calamiteit of spoed',
    en: 'the certification body was not notified of a visit, and no visit is a calamity or urgent',
    fr: "aucune visite n'a été notifiée à l'organisme de certification, et aucune n'est une calamité ou urgente",
  },
  noticeNotChanged: {
    nl: 'het gemelde bezoek heeft nog geen nieuwe tijd: vul die in en meld de wijziging, of trek de melding in en meld een ander bezoek',
    en: 'the visit that was notified has no new time yet: fill that in and notify the change, or withdraw the notification and notify another visit',
    fr: "la visite notifiée n'a pas encore de nouvelle date : indiquez-la et notifiez la modification, ou retirez la notification et notifiez une autre visite",
  },
  lastVisitTold: {
    nl: 'dan is er voor dit lopende onderzoek geen bezoek dat gemeld is of niet kan wachten: plan en meld eerst een ander bezoek, of stel het onderzoek eerst uit',
    en: 'this survey under way would then have no visit that was notified or cannot wait: plan and notify another visit first, or postpone the survey first',
    fr: "cet examen en cours n'aurait alors plus de visite notifiée ou urgente : planifiez et notifiez d'abord une autre visite, ou reportez d'abord l'examen",
  },
  surveyNotStarted: {
    nl: 'het onderzoek is nog niet gestart: start het eerst',
    en: 'the survey has not been started yet: start it first',
    fr: "l'examen n'a pas encore démarré : démarrez-le d'abord",
  },
  samplesOpen: {
    nl: 'er zijn nog monsters zonder uitslag: vul die in, of keur de analyse af',
    en: 'some samples have no outcome yet: fill it in, or reject the analysis',
    fr: "des échantillons sont encore sans résultat : complétez-le, ou rejetez l'analyse",
  },
  releaserAlone: {
    nl: 'wie vrijgeeft, is de enige inspecteur van dit onderzoek: wijs iemand anders aan',
    en: 'whoever releases is the only inspector of this survey: name somebody else',
    fr: "la personne qui valide est le seul inspecteur de cet examen : désignez quelqu'un d'autre",
  },
  releasedToComplete: {
    nl: 'van dit onderzoek is een rapport vrijgegeven, en wat het vond blijft gelden: rond het onderzoek af in plaats van het te annuleren',
    en: 'a report of this survey has been released, and what it found still holds: complete the survey instead of cancelling it',
    fr: "un rapport de cet examen a été validé, et ses constats restent valables : clôturez l'examen au lieu de l'annuler",
  },
  withdrawnToComplete: {
    nl: 'van dit onderzoek is een rapport vrijgegeven geweest, en wat het vond blijft gelden: geef een nieuwe versie van het rapport vrij en rond het onderzoek opnieuw af',
    en: 'a report of this survey was released once, and what it found still holds: release a new version of the report and complete the survey again',
    fr: "un rapport de cet examen a été validé par le passé, et ses constats restent valables : validez une nouvelle version du rapport et clôturez à nouveau l'examen",
  },
  defaultBranch: {
    nl: 'dit is de standaardvestiging; maak eerst een andere vestiging de standaard',
    en: 'this is the default branch; make another branch the default first',
    fr: "c'est l'agence par défaut ; choisissez-en d'abord une autre",
  },
  released: {
    nl: 'van dit onderzoek is een rapport vrijgegeven',
    en: 'a report of this survey has been released',
    fr: 'un rapport de cet examen a été validé',
  },
  atLaboratory: {
    nl: 'er liggen nog monsters bij het laboratorium: wacht de uitslag af, of keur de analyse af',
    en: 'the laboratory still has samples: wait for the outcome, or reject the analysis',
    fr: "le laboratoire a encore des échantillons : attendez le résultat, ou rejetez l'analyse",
  },
  outcomeStands: {
    nl: 'een uitslag blijft staan zoals ze is vastgelegd; alleen wie haar vastlegde, herstelt een vergissing binnen het uur. Keur de analyse af met de reden, en leg de nieuwe uitslag vast in een nieuwe analyse',
    en: 'an outcome stays as it was recorded; only whoever recorded it mends a slip within the hour. Reject the analysis with the reason, and record the new outcome in a new analysis',
    fr: "un résultat reste tel qu'il a été enregistré ; seul son auteur corrige une erreur dans l'heure. Rejetez l'analyse avec la raison, et enregistrez le nouveau résultat dans une nouvelle analyse",
  },
  outcomeIsKept: {
    nl: 'de analyse heeft een uitslag en blijft bewaard, ook als ze is afgekeurd',
    en: 'the analysis has an outcome and is kept, also once it is rejected',
    fr: "l'analyse a un résultat et est conservée, même rejetée",
  },
  notifiedAlready: {
    nl: 'het bezoek is gemeld en blijft bewaard; annuleer het als het niet doorgaat',
    en: 'the visit was notified and is kept; cancel it if it does not take place',
    fr: "la visite a été notifiée et est conservée ; annulez-la si elle n'a pas lieu",
  },
  sentToLaboratory: {
    nl: 'er zijn monsters van dit onderzoek naar een laboratorium gestuurd',
    en: 'samples of this survey were sent to a laboratory',
    fr: 'des échantillons de cet examen ont été envoyés à un laboratoire',
  },
  foundAlready: {
    nl: 'er is al iets vastgelegd; rond het onderzoek af of annuleer het',
    en: 'something has been recorded already; complete the survey or cancel it',
    fr: "quelque chose a déjà été consigné ; clôturez l'examen ou annulez-le",
  },
  cancelledLongAgo: {
    nl: 'het is meer dan {days} dagen geleden geannuleerd; maak een nieuw onderzoek van dit pand',
    en: 'it was cancelled more than {days} days ago; make a new survey of this asset',
    fr: 'il a été annulé il y a plus de {days} jours ; créez un nouvel examen de ce bien',
  },
  changedSinceRelease: {
    nl: 'wat het rapport vermeldt, van het onderzoek of van de vestiging, mensen en certificaten, is gewijzigd sinds versie {version} is vrijgegeven: geef eerst een nieuwe versie vrij',
    en: 'what the report tells, of the survey or of the branch, people and certificates, was changed since version {version} was released: release a new version first',
    fr: "ce que dit le rapport, de l'examen ou de l'agence, des personnes et des certificats, a été modifié depuis la validation de la version {version} : validez d'abord une nouvelle version",
  },
  toBeChecked: {
    nl: 'er zijn nog bevindingen te controleren',
    en: 'some findings are still to be checked',
    fr: 'des constatations restent à contrôler',
  },
  foundElsewhere: {
    nl: 'deze bron heeft bevindingen in een ander onderzoek',
    en: 'this source has findings in another survey',
    fr: 'cette source a des constatations dans un autre examen',
  },
  treatedEarlier: {
    nl: 'een behandeling kan na een dag niet meer worden gewijzigd; leg een nieuwe vast',
    en: 'a treatment can no longer be changed after a day; record a new one',
    fr: 'un traitement ne se modifie plus après un jour ; enregistrez-en un nouveau',
  },
  treatedLater: {
    nl: 'alleen de laatste behandeling kan worden verwijderd',
    en: 'only the latest treatment can be deleted',
    fr: 'seul le dernier traitement peut être supprimé',
  },
})
