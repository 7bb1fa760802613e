import type { resourceNl } from './nl.ts'

export const resourceFr: { readonly [Key in keyof typeof resourceNl]?: string } = {
  edit: 'Modifier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  delete: 'Supprimer',
  newOne: 'Ajouter : {what}',
  deleteTitle: 'Supprimer : {what}',
  deleteAsk: 'Voulez-vous vraiment supprimer {what} ?',
  deleted: '{what} : supprimé',
  searchIn: 'Rechercher : {what}',
  recordedBy: 'Enregistré le {when} par {who}',
  saving: 'Enregistrement en cours',
  changes: '{n|1 modification|# modifications}',
  wrongFields: '{n|1 champ à corriger|# champs à corriger} :',
  missingFields: 'Encore à remplir :',
  tryAgain: 'Réessayer',
}
