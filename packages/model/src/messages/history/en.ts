import type { historyNl } from './nl.ts'

export const historyEn: { readonly [Key in keyof typeof historyNl]: string } = {
  none: 'No history yet. What changes from now on is listed here, with who did it and when.',
  someone: 'Somebody who no longer works here',
  from: 'From',
  to: 'To',
  empty: 'Empty',
  hidden: 'Hidden: personal data are for managers only',
  blanked: 'Erased at the request of the person',
  gone: 'No longer exists',
  moved: 'Moved in the list',
  older: 'Older changes',
  restore: 'Back to this version',
  restoreTitle: 'Back to the version of {when}',
  restoreAsk: 'These fields get the value they had then. You can undo this again.',
  restoreNothing: 'Nothing that you can put back has changed since then.',
  restored: 'The older version has been put back',
}
