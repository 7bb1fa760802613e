/** The constants of §9 and of the API, each with its reason. */
export const limits = {
  /** Small screens: below this width the side menu hides behind its toggle (§9). */
  smallScreenPx: 960,
  topBarPx: 50,
  sideMenuPx: 250,
  tableToolbarPx: 40,
  modalPx: 600,
  /** A page of a table; paging starts at 500 rows of which more than 100 pass the filter (§4, §9). */
  tablePage: 100,
  tablePagingFrom: 500,
  /** How long the success or error icon stays after a save (§9). */
  saveIconMs: 8000,
  /** How long the screen behind a link waits for an idle moment before it is fetched ahead (§9). */
  prefetchIdleMs: 2000,
  /** Search hits per index and page (§9). */
  searchHits: 10,
  text: 190,
  longText: 20_000,
  passwordLength: 8,
  tokenDays: 7,
  languageCookieDays: 365,
  resetMinutes: 60,
  /** An invitation can be accepted this long. */
  invitationDays: 7,
  /** Log-in attempts that fail, per account and per address, before a pause; the pause in minutes. */
  loginAttempts: 10,
  loginPauseMinutes: 15,
  /** A list at the top of a query answers this many rows unless told otherwise, and never more than `listMost`. */
  listDefault: 1000,
  listMost: 20_000,
  /** Levels of nesting in one query. */
  queryDepth: 12,
  searchWords: 8,
  /** Levels of nesting in free structures, such as drawings. */
  jsonDepth: 100,
  /** Characters of a key that makes a request happen once, and of other words that are kept as they come. */
  keyLength: 200,
  /** Widths in pixels of the copies made of a photo at upload: thumbnail, report, screen. */
  imageWidths: [320, 800, 1600],
  uploadMegabytes: 50,
  /** What was deleted goes for good after this many days (§1.2 of the data model). */
  deletedDays: 30,
  /** A file to which nothing refers is left alone this long: its upload may be under way. */
  abandonedHours: 24,
  /** How often a write that collides with another is tried before the person is told. */
  writeTries: 6,
} as const
