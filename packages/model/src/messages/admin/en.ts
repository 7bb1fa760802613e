import type { adminNl } from './nl.ts'

export const adminEn: Record<keyof typeof adminNl, string> = {
  sets: 'Variable sets',
  lists: 'Lists',
  searchList: 'Search lists',
  noListFound: 'No lists found with {query}',
  chooseList: 'Choose a list',
  chooseListWhy: 'Lists are what forms offer to choose from. What you change here holds for the whole organisation.',
  allLists: 'All lists',
  setGone: 'This variable set does not exist',
  listGone: 'This list does not exist',
  newItem: 'New item',
  fixedList: 'This list holds for the whole installation and is fixed.',
  addAddress: 'Add address',
  survey: 'Survey',
  analysesReadOnly: 'Analyses are kept in their survey',
  mappings: 'Mappings',
  acknowledge: 'Acknowledge',
  noMappings: 'This item has no value in an external system yet',
  noMappingsOfSystem: 'Nothing has been mapped to this system yet: that is done at an item of a list',
}
