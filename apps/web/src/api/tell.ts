/** Tells the server's log what failed; how is fetched when something does. Never fails. */
export async function tell(what: 'page' | 'image', cause: unknown, code?: string): Promise<void> {
  try {
    ;(await import('./page-errors.ts')).reportPageError(what, cause, code)
  } catch {
    // Without the server there is nobody to tell.
  }
}
