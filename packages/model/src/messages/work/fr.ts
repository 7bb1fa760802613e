import type { workNl } from './nl.ts'

export const workFr: { readonly [Key in keyof typeof workNl]: string } = {
  notices: 'Avis',
  noticesOpen: 'Avis : {n|un est ouvert|# sont ouverts}',
  running: 'En cours',
  open: 'Ouverts',
  done: 'Terminés',
  none: 'Aucun avis',
  noneWhy:
    'Ce qui vous attend ou est prêt pour vous figure ici : un rapport à contrôler, un nouvel examen, une tâche terminée.',
  noneDone: "Rien n'est encore terminé",
  markDone: 'Terminé : {what}',
  allDone: 'Tout marquer comme terminé',
  markedDone: '{n|Un avis marqué comme terminé|# avis marqués comme terminés}',
  reopen: 'Rouvrir : {what}',
  by: 'par {name}',
  doneBy: 'terminé par {name}',
  unknown: "Un avis d'une version plus récente. Rechargez la page pour le lire.",
  gone: 'Cela a été supprimé depuis.',
  cancel: 'Annuler : {what}',
  failed: "Les avis n'ont pas pu être récupérés.",
  again: 'Réessayer',
}
