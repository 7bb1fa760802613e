import type { reportNl } from './nl.ts'

export const reportEn: { readonly [Key in keyof typeof reportNl]: string } = {
  notExplainable: 'Nothing is released without this; an explanation is not enough.',
  explanationUncounted:
    'This explanation does not count: whoever gave it may not release the report. Whoever may explains it again.',
  explainRefused: 'To explain it: {reason}.',
  newReport: 'New version',
  allReports: 'All versions',
  reportsEmptyWhy: 'A version can be seen as a pdf once it has been made, even while data are missing.',
  reportFile: '{number} report version {n}',
  reportVersion: 'Report, version {n}',
  reportOnly: 'Report only',
  backToSurvey: 'Back to the survey',
  approveExplain:
    'You will be the one who has reviewed this report. If the data change afterwards, your approval lapses.',
  printOutdated:
    'Data have changed since this print. Make the report again and have it reviewed; it cannot be released until then.',
  explainGap: 'Explain',
  takeBackWhy: 'Remove explanation',
  reportData: 'Report data',
  makeReport: 'Make report',
  makeAgain: 'Make again',
  notMadeYet: 'This report has not been made yet',
  notMadeYetWhy:
    'Make the pdf to see what the report will be. You may do so as often as you like, until it is released.',
  contents: 'Contents',
  gaps: 'What is still missing',
  stillMissing: 'What is still missing',
  explainInReport: 'Explain in the report',
  gapsTitle: '{n|1 item is missing|# items are missing}',
  gapsBlocking: '{n|1 item has|# items have} to be added.',
  gapsOpen:
    '{n|1 item has|# items have} not been explained yet: add what is missing, or explain why it may be missing.',
  gapsUntil: 'The report cannot be released until then.',
  gapsExplained:
    'All items have been explained: the report can be released with them. It names each with its explanation.',
  noGaps: 'Nothing is missing',
  gapBlocks: 'Holds the release back',
  gapOpen: 'Still to be added or explained',
  gapExplained: 'Explained',
  missingAsked: 'Looking up what is still missing',
  missingNow: 'Still missing:',
  missingNone: 'Nothing is missing.',
  missingReport: 'There is no report yet.',
  missingLook: 'Look and complete',
  goesTo: 'It can be reviewed by {names&}, or by an inspector or project manager who did not work on this survey.',
  goesToNobody:
    'None of the managers can review this report now: an inspector or project manager who did not work on this survey does.',
  submitExplain:
    'The report goes to whoever reviews it, who approves or returns it. You can then neither review nor release it yourself.',
  awaitsReview: 'Awaits approval',
  reviewers:
    '{names}, or an inspector or project leader who did not work on this survey. Never who drew up or submitted the report.',
  nobodyReviews:
    'A manager, inspector or project leader who did not work on this survey: of the managers nobody qualifies now. Never who drew up or submitted the report.',
  returnExplain: 'The report becomes a draft again.',
  withdrawnDownload: 'Download withdrawn report',
  withdrawnWarning: 'This report has been withdrawn and may no longer be used. Its download has a name that says so.',
  withdrawExplain: 'A withdrawn report is kept, but no longer valid. This cannot be undone.',
  releaseExplain:
    'The final pdf is printed now, with you as the one who releases it. After that nothing in it changes.',
}
