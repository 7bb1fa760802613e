import type { adminNl } from './nl.ts'

export const adminFr: Partial<Record<keyof typeof adminNl, string>> = {
  sets: 'Jeux de variables',
  lists: 'Listes',
  searchList: 'Rechercher une liste',
  noListFound: 'Aucune liste trouvée avec {query}',
  chooseList: 'Choisissez une liste',
  chooseListWhy:
    "Les listes sont ce que les formulaires proposent. Ce que vous modifiez ici vaut pour toute l'organisation.",
  allLists: 'Toutes les listes',
  setGone: "Ce jeu de variables n'existe pas",
  listGone: "Cette liste n'existe pas",
  newItem: 'Nouvel élément',
  fixedList: 'Cette liste vaut pour toute l’installation et est fixe.',
  addAddress: 'Ajouter une adresse',
  survey: 'Examen',
  analysesReadOnly: 'Les analyses sont gérées dans leur examen',
  mappings: 'Correspondances',
  acknowledge: 'Confirmer',
  noMappings: "Cet élément n'a pas encore de valeur dans un système externe",
  noMappingsOfSystem: "Rien n'est encore relié à ce système : cela se fait auprès d'un élément de liste",
}
