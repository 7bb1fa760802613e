/** Phrases of what managers set up. */
export const adminNl = {
  sets: 'Variabelensets',
  lists: 'Lijsten',
  searchList: 'Zoek lijst',
  noListFound: 'Geen lijsten gevonden met {query}',
  chooseList: 'Kies een lijst',
  chooseListWhy:
    'De lijsten zijn wat formulieren te kiezen geven. Wat je hier wijzigt, geldt voor de hele organisatie.',
  allLists: 'Alle lijsten',
  setGone: 'Deze variabelenset bestaat niet',
  listGone: 'Deze lijst bestaat niet',
  newItem: 'Nieuw item',
  fixedList: 'Deze lijst geldt voor de hele installatie en ligt vast.',
  addAddress: 'Adres toevoegen',
  survey: 'Onderzoek',
  analysesReadOnly: 'Analyses worden in hun onderzoek bijgehouden',
  mappings: 'Koppelwaarden',
  acknowledge: 'Bevestigen',
  noMappings: 'Dit item heeft nog geen waarde in een extern systeem',
  noMappingsOfSystem: 'Van dit systeem is nog niets gekoppeld: dat gaat bij een item van een lijst',
}
