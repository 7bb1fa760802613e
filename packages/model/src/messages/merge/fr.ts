import type { mergeNl } from './nl.ts'

export const mergeFr: { readonly [Key in keyof typeof mergeNl]: string } = {
  merge: 'Fusionner…',
  title: 'Fusionner : {what}',
  intro:
    "Il s'agit de deux enregistrements qui n'en font qu'un. Choisissez lequel reste ; ce qui renvoyait à l'autre y renverra.",
  with: 'Fusionner avec',
  choose: "Choisissez d'abord l'autre",
  stays: 'Lequel reste',
  values: 'Ce qui diffère',
  valuesHelp: 'Choisissez pour chaque champ la valeur à garder.',
  alike: 'Ils ne diffèrent en rien.',
  empty: 'vide',
  moves: 'Ce qui est déplacé',
  movesNone: 'Rien ne renvoie à {what}.',
  kept: 'Ce qui reste en place',
  keptWhy: 'Ceci figure dans un élément clôturé et ne change pas :',
  goes: '{what} sera supprimé.',
  retires: "{what} sera désactivé : il reste pour ce qui est clôturé et n'est plus proposé.",
  not: "Ce n'est pas possible :",
  looking: 'Vérification des modifications',
  oneStep: "Cela forme une seule étape dans l'historique, annulable en une fois tant que personne n'y change rien.",
  cancel: 'Annuler',
  confirm: 'Fusionner',
  did: '{other} fusionné avec {keep}',
  undone: 'La fusion a été annulée',
}
