import type { Messages } from './nl.ts'

/** English has every key. */
export const en: { readonly [Key in keyof Messages]: string } = {
  retry: 'Try again',

  search: 'Search',

  myDay: 'My day',

  ownAccount: 'Account',

  quickLinks: 'Quick links',
  noResultsWith: 'No results found matching {query}',
  rows: '{n|# row|# rows}',
  shownOf: '{shown} of {total}',
  listCut: 'These are the first {shown} of {total}. Search to find the rest.',

  unsaved: '{n|# change not saved|# changes not saved}',
  allSaved: 'Everything saved',

  notFoundTitle: '404 Not Found',
  unknownPage: 'This page could not be found',
  pageMaybe: 'The address was {path}. Perhaps it no longer exists, or you are not allowed to see it.',
  notAllowed: 'You are not allowed to see this',
  failedTitle: 'This could not be loaded',
  connectionLost: 'No connection with the server',
  connectionLostSaving:
    'The server does not answer. Whether it was done is not certain. Try again, it never counts twice.',
  saving: 'Saving',
  serverSlow: 'Waiting for the server',
  reconnecting: 'The connection is gone. We keep trying; what you see may be out of date.',
  unexpectedAnswer: 'The server gave an answer that makes no sense',

  login: 'Log in',
  loginSubtitle: "With your organisation's account.",
  loginSlogan: 'Asbestos surveys, from first assignment to released report.',
  emailOrUsername: 'Email address or username',
  password: 'Password',
  forgotPassword: 'Forgotten password',
  loginFoot: 'You stay logged in on this device for 7 days. Version {version}',
  loginAgain: 'Log in to continue. You will then return to the page you were on.',
  sessionEnded: 'Your session has ended. Log in again.',
  sessionExpired: 'Your session has expired',
  sessionExpiredText: 'Log in again as {name}. What you filled in stays, and goes on from there.',
  toLogin: 'To the log-in page',
  loggedOut: 'You are logged out.',
  backToLogin: 'Back to log in',
  language: 'Language',
  'status.asbestos': 'Contains asbestos',
  'status.suspected': 'Asbestos suspected',
  'status.notExamined': 'Not examined',
  'status.clean': 'No asbestos',
  browserTitle: 'This browser is too old for Vezel',
  browserText:
    'Vezel works in the current versions of Chrome, Edge, Firefox and Safari. Update your browser or use another one.',

  crumbs: 'Path to this page',
  mainTabs: 'Parts of this page',
  subTabs: 'Parts of {tab}',
  changelogFirst:
    'First version: surveys with asset, spaces, limitations and exclusions, sources with locations, photos and removal strategies, samples with analyses and results, and the report as a PDF.',

  homeMine: 'My surveys',
  homeMineNone: 'You lead no survey at the moment',
  homeMineNoneWhy: 'Here are the proposed and active surveys of which you are the project manager or that you visit.',
  homeAllActive: 'All active surveys',
  homeCounts: 'Surveys by state',

  deleteSurvey: 'Delete survey',
  deleteSurveyWith:
    'Its visits, findings, samples and draft reports go with it. The asset and its spaces stay, and a source that another survey has seen as well goes over to that survey.',
  newSurvey: 'New survey',
  surveysNoneWhy: 'Start with the asset and the client; the survey then gets its number by itself.',
  'surveysNoneYet.active': 'There are no active surveys yet',
  'surveysNoneYet.proposed': 'There are no proposed surveys yet',
  'surveysNoneYet.completed': 'There are no completed surveys yet',
  'surveysNoneYet.cancelled': 'There are no cancelled surveys yet',
  'surveysNoneWhy.completed': 'A survey appears here once its report is released and the survey is completed.',
  'surveysNoneWhy.cancelled': 'A survey appears here when it is cancelled, with the reason.',
  searchSurveys: 'Search in list',
  stepAsset: 'Asset',
  existingAsset: 'Existing asset or vessel',
  newBuilding: 'New asset',
  surveyCreated: 'Survey {number} has been created',
  otherStates: 'With this search also:',
  otherStatesFiltered: 'With these conditions also:',
  'surveysWhose.active': 'Active surveys where',
  'surveysWhose.proposed': 'Proposed surveys where',
  'surveysWhose.completed': 'Completed surveys where',
  'surveysWhose.cancelled': 'Cancelled surveys where',
  surveysNoneFiltered: 'No surveys with these conditions',
  surveysNoneFilteredWhy: 'Take away a condition, or look at another state.',
  clearConditions: 'Clear the conditions',
}
