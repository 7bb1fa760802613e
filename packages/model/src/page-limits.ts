/** Those of the constants that a page asks as well: the first one brings no others. */
export const pageLimits = {
  /** How long the success or error icon stays after a save (§9). */
  saveIconMs: 8000,
  /** How long the screen behind a link waits for an idle moment before it is fetched ahead (§9). */
  prefetchIdleMs: 2000,
  /** Search hits per index and page (§9). */
  searchHits: 10,
  tokenDays: 7,
  listMost: 20_000,
  /**
   * Records that one call makes, changes, deletes or leads along an event. They are written together: 1,000 took one second
   * on a busy machine of two cores (`npm run bench -- bulk`). Some events, and what comes with more, go by themselves, some
   * milliseconds each, and have half of `writeMs` there: they set this.
   */
  bulk: 1000,
  /**
   * Rows from a spreadsheet: how many, with how many columns, in how large a file; and with how many, and how many bytes,
   * one call is made, so that each answers in seconds and whoever waits can stop between two.
   */
  importRows: 10_000,
  importColumns: 100,
  importMegabytes: 5,
  importCall: 500,
  importCallBytes: 400_000,
} as const
