import type { historyNl } from './nl.ts'

export const historyFr: { readonly [Key in keyof typeof historyNl]: string } = {
  none: "Pas encore d'historique. Les modifications à venir seront listées ici, avec leur auteur et leur date.",
  someone: 'Une personne qui ne travaille plus ici',
  from: 'De',
  to: 'À',
  empty: 'Vide',
  hidden: 'Masqué : les données personnelles sont réservées aux gestionnaires',
  blanked: 'Effacé à la demande de la personne',
  gone: "N'existe plus",
  moved: 'Déplacé dans la liste',
  older: 'Modifications antérieures',
  restore: 'Revenir à cette version',
  restoreTitle: 'Revenir à la version du {when}',
  restoreAsk: "Ces champs reprennent leur valeur d'alors. Vous pourrez annuler cette opération.",
  restoreNothing: "Rien de ce que vous pouvez rétablir n'a changé depuis.",
  restored: "L'ancienne version a été rétablie",
}
