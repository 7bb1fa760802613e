import type { Locale } from '../i18n/texts.ts'

/** The few texts the parts say themselves. The application gives those of its language with `<UiTextsContext value>`. */
export interface UiTexts {
  locale: Locale
  close: string
  back: string
  cancel: string
  save: string
  search: string
  clear: string
  loading: string
  required: string
  was: (value: string) => string
  more: string
  moreOf: (hidden: number) => string
  undo: string
  redo: string
  saved: string
  notSaved: string
  characters: (used: number, limit: number) => string
  numberNotNegative: string
  numberWhole: string
  /** How a number was understood that can be written in another way. */
  numberRead: (written: string) => string
  numberFigures: string
  numberFiguresAndComma: string
  numberTooLarge: (most: number) => string
  noOptions: string
  noResultsWith: (query: string) => string
  choose: string
  remove: (what: string) => string
  openCalendar: string
  decrease: string
  increase: string
  showPassword: string
  hidePassword: string
  dropFiles: (several: boolean) => string
  orChoose: string
  /** In place of dropping, on a touch screen. */
  chooseFiles: (several: boolean, photos: boolean) => string
  fileRefused: string
  fileEmpty: string
  fileNone: string
  fileOne: string
  uploaded: string
  stopUpload: (name: string) => string
  showChildren: string
  hideChildren: string
  sortBy: (column: string) => string
  filter: string
  filterOn: (conditions: number) => string
  conditions: string
  views: string
  view: (name: string) => string
  changed: string
  keepView: string
  restoreView: string
  columns: string
  columnsShown: (shown: number, all: number) => string
  standard: string
  groupBy: string
  groupNone: string
  rowHeight: string
  compact: string
  normal: string
  move: (what: string) => string
  moved: (what: string, place: number, of: number) => string
  moveHelp: string
  previousPage: string
  nextPage: string
  rowsOf: (from: number, to: number, of: number) => string
  noImage: string
  imageFailed: string
  bold: string
  italic: string
  bulletList: string
  numberedList: string
  heading: string
  link: string
  linkAddress: string
  rawCode: string
  formatting: string
  page: (number: number, of: number) => string
  goToPage: string
  zoomIn: string
  zoomOut: string
  fitWidth: string
  pdfFailed: string
  findInPdf: string
  hitOf: (hit: number, of: number) => string
  noHits: string
  previousHit: string
  nextHit: string
  errorPrefix: string
  skipToContent: string
  menu: string
  openMenu: string
  searchShortcut: string
  loggedInAs: (name: string) => string
  fetchingUser: string
  logOut: string
  version: (number: string) => string
  notFoundTitle: string
  notFound: string
  unknownPage: string
  errorTitle: string
  goBack: string
  goHome: string
  reportCode: (code: string) => string
  errorPageFailed: string
}
