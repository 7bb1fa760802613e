import type { workNl } from './nl.ts'

export const workEn: { readonly [Key in keyof typeof workNl]: string } = {
  notices: 'Notices',
  noticesOpen: 'Notices: {n|one is open|# are open}',
  running: 'In progress',
  open: 'Open',
  done: 'Done',
  none: 'No notices',
  noneWhy:
    'What awaits you or is ready for you appears here: a report to review, a new survey, a task that has finished.',
  noneDone: 'Nothing done yet',
  markDone: 'Done: {what}',
  allDone: 'Mark all as done',
  markedDone: '{n|One notice|# notices} marked as done',
  reopen: 'Open again: {what}',
  by: 'by {name}',
  doneBy: 'done by {name}',
  unknown: 'A notice from a newer version. Reload the page to read it.',
  gone: 'This has since been deleted.',
  cancel: 'Cancel: {what}',
  failed: 'The notices could not be fetched.',
  again: 'Try again',
}
