import { pageLimits } from './page-limits.ts'

/** The constants of §9 and of the API, each with its reason. */
export const limits = {
  ...pageLimits,
  /** Small screens: below this width the side menu hides behind its toggle (§9). */
  smallScreenPx: 960,
  topBarPx: 50,
  sideMenuPx: 250,
  tableToolbarPx: 40,
  modalPx: 600,
  /** A page of a table; paging starts at 500 rows of which more than 100 pass the filter (§4, §9). */
  tablePage: 100,
  tablePagingFrom: 500,
  /** Views that one person keeps, of all lists together. */
  viewsMost: 500,
  text: 190,
  longText: 20_000,
  passwordLength: 8,
  languageCookieDays: 365,
  /** What a page may say of one of its own errors. */
  pageErrorBytes: 4_000,
  /** A list at the top of a query answers this many rows unless told otherwise, and never more than `listMost`. */
  listDefault: 1000,
  /** A nested list that is longer is refused with its count, unless the request says how many it wants. */
  nestedMost: 5000,
  /** Lines of a record's history that are answered at once, and that one restore of an older version goes back. */
  historyPage: 50,
  historyBack: 1000,
  /** Pages of added documents that one report prints, and how long one of them may take to draw. */
  annexPages: 200,
  annexMs: 60_000,
  /** What drawing one page of a plan may take: time, memory of its process, and dots of the picture that comes of it. */
  plan: { ms: 60_000, memoryBytes: 1_500_000_000, side: 4200, dots: 14_000_000 },
  /** Levels of nesting in one query. */
  queryDepth: 12,
  /**
   * How large a document may be: for whoever is not logged in, who can only log in or ask for a new password, and for
   * a session. The longest of our own asks all lists of a variable set at once.
   */
  anonymousQuery: { bytes: 4_000, tokens: 250, rootFields: 1, aliases: 10, selections: 100, fragments: 10 },
  sessionQuery: { bytes: 64_000, tokens: 8_000, rootFields: 150, aliases: 300, selections: 10_000, fragments: 50 },
  /** Fields under the same name in one place, which are compared with each other two by two. */
  comparedFields: 20_000,
  /** Bytes of a request's body before it is known who sends it, and of the variables of a query. */
  anonymousBodyBytes: 16_000,
  queryVariableBytes: 512_000,
  /** Of the body of a session: a document and its variables, with what JSON adds. Files come as a form. */
  sessionBodyBytes: 640_000,
  /** Memory for what the schema answers, of which one may take a tenth; and how many times as long as it took its next waits. */
  introspectionBytes: 40_000_000,
  introspectionRest: 20,
  /** A filter: `and`, `or` and `where` in each other, conditions of one document, and values of one `in`. */
  filterDepth: 8,
  filterConditions: 200,
  filterValues: 5000,
  /** Fields that one list is sorted by, and the relations on the way to one. */
  sortFields: 8,
  sortPath: 6,
  searchCharacters: 200,
  /** Memory for parsed documents with their statements, and for prepared statements of one database connection. */
  documentCacheBytes: 32_000_000,
  preparedCount: 100,
  preparedBytes: 300_000,
  /** SELECTs in each other in one statement (a relation takes two), and above how many PostgreSQL does not keep it. */
  statementSelects: 1200,
  keptSelects: 150,
  /** Connections of a process that keep larger statements all the same: those of the product itself, such as a report's. */
  keepingLarge: 2,
  /** What one request may answer, measured in the database before it is sent. */
  answerBytes: 32_000_000,
  /** Changes of one request, and records made inside the record of one change. */
  mutationFields: 20,
  nestedWrites: 300,
  /** Such calls that go on at the same time, of everybody and of one person, once they are on so many records; others wait in turn. */
  bulkCalls: { most: 2, each: 1, from: 50 },
  /** How many of them are judged side by side at most: between two waves the process does something for others. */
  bulkWave: 500,
  /** How long a write waits for another that holds what it needs. */
  lockMs: 10_000,
  /** Time for all reads of one request, and for one write from its first statement to its commit; for the product itself. */
  readMs: 15_000,
  writeMs: 30_000,
  insideMs: 120_000,
  /** Database connections that one person has at most, how many requests may wait for one, and for how long. */
  userConnections: 4,
  userWaiting: 64,
  userWaitMs: 20_000,
  searchWords: 8,
  /** Levels of nesting in free structures, such as drawings. */
  jsonDepth: 100,
  /** Characters of a key that makes a request happen once, and of other words that are kept as they come. */
  keyLength: 200,
  /** Widths in pixels of the copies made of a photo at upload: thumbnail, report, screen. */
  imageWidths: [320, 800, 1600],
  uploadMegabytes: 50,
  /**
   * Requests with files that are read at the same time, of everybody and of one person, how many of one may wait, unread,
   * and for how long. Each brings two files at most, so one person has 300 MB on the disk on the way, and all 2.4 GB.
   */
  uploads: { most: 24, each: 3, waiting: 40, waitMs: 300_000 },
  /** What was deleted goes for good after this many days. */
  deletedDays: 30,
  /** A file to which nothing refers is left alone this long: its upload may be under way. */
  abandonedHours: 24,
  /** Long work that one person waits for at the same time: a batch of reports, and no more than two workers do in minutes. */
  tasksEach: 10,
  /** What long work ended with, and notices that are done, are kept this long; a notice that nobody looks at a year more. */
  noticeDays: 90,
  /** How often a write that collides with another is tried before the person is told. */
  writeTries: 6,
} as const
