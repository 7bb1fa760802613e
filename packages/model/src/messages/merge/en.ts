import type { mergeNl } from './nl.ts'

export const mergeEn: { readonly [Key in keyof typeof mergeNl]: string } = {
  merge: 'Merge…',
  title: 'Merge {what}',
  intro:
    'These are two that turn out to be the same. Choose which one stays; whatever referred to the other refers to it afterwards.',
  with: 'Merge with',
  choose: 'Choose the other one first',
  stays: 'Which one stays',
  chosenBecause: 'Chosen beforehand, as the other way round is not possible: {why}',
  values: 'Where they differ',
  valuesHelp: 'Choose for each field which value stays.',
  alike: 'They do not differ in anything.',
  empty: 'empty',
  moves: 'What moves',
  movesNone: 'Nothing refers to {what}.',
  renumbered: 'What gets another number',
  renumberedWhy: 'Where it goes, something else has this number already:',
  becomes: '{from} becomes {to}',
  kept: 'What stays where it is',
  keptWhy: 'This is part of something that is closed, and does not change:',
  goes: '{what} is deleted.',
  retires: '{what} is retired: it stays for what is closed, and is offered nowhere any more.',
  not: 'This is not possible:',
  looking: 'Working out what changes',
  oneStep:
    'This becomes one step in the history, which can be undone in one go as long as nobody changes anything about it.',
  cancel: 'Cancel',
  confirm: 'Merge',
  did: '{other} merged with {keep}',
  undone: 'The merge has been undone',
}
