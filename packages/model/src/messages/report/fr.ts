import type { reportNl } from './nl.ts'

export const reportFr: { readonly [Key in keyof typeof reportNl]?: string } = {
  gapBlocks: 'Empêche la validation',
  gapOpen: 'Encore à compléter ou à justifier',
  gapExplained: 'Justifié',
  missingAsked: 'Recherche de ce qui manque encore',
  missingNow: 'Il manque encore :',
  missingNone: 'Il ne manque rien.',
  missingReport: 'Il n’y a pas encore de rapport.',
  missingLook: 'Voir et compléter',
  goesTo: 'Peuvent le contrôler : {names&}, ou un inspecteur ou chef de projet qui n’a pas travaillé à cet examen.',
  goesToNobody:
    'Aucun responsable ne peut contrôler ce rapport maintenant : un inspecteur ou chef de projet qui n’a pas travaillé à cet examen s’en charge.',
  notExplainable: 'Sans cela, rien n’est validé ; une justification ne suffit pas.',
  explanationUncounted:
    'Cette justification ne compte pas : son auteur ne peut pas valider le rapport. Une personne habilitée la donne à nouveau.',
  explainRefused: 'Pour le justifier : {reason}.',
  newReport: 'Nouvelle version',
  allReports: 'Toutes les versions',
  reportFile: '{number} rapport version {n}',
  reportVersion: 'Rapport, version {n}',
  stillMissing: 'Ce qui manque encore',
  explainInReport: 'Expliquer dans le rapport',
  gapsTitle: '{n|1 point manque|# points manquent}',
  gapsBlocking: '{n|1 point est à compléter|# points sont à compléter}.',
  gapsOpen:
    "{n|1 point n'est pas encore justifié|# points ne sont pas encore justifiés} : complétez, ou justifiez l'absence.",
  gapsUntil: 'Le rapport ne peut être validé avant.',
  gapsExplained:
    'Tous les points sont justifiés : le rapport peut être validé ainsi. Il les cite avec leur justification.',
  awaitsReview: "En attente d'accord",
  reviewers:
    "{names}, ou un inspecteur ou chef de projet qui n'a pas travaillé à cet examen. Jamais qui a établi ou soumis le rapport.",
  nobodyReviews:
    "Un gestionnaire, inspecteur ou chef de projet qui n'a pas travaillé à cet examen : parmi les gestionnaires, personne pour l'instant. Jamais qui a établi ou soumis le rapport.",
  approveExplain:
    "Vous serez la personne qui a contrôlé ce rapport. Si les données changent ensuite, votre accord n'est plus valable.",
  printOutdated:
    'Des données ont changé depuis cette impression. Refaites le rapport et faites-le contrôler avant de le valider.',
  explainGap: 'Justifier',
  takeBackWhy: 'Supprimer la justification',
  reportData: 'Données du rapport',
  makeReport: 'Créer le rapport',
  makeAgain: 'Recréer',
  contents: 'Table des matières',
}
