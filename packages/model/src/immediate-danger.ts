import type { RuledCode } from './rules/ruled-codes.ts'

interface Advice {
  readonly code?: unknown
}
const closing: RuledCode = 'ruimte_direct_afsluiten'

/** Whether nobody may go in until it is handled: the advice at a place, its own else that of its source, is to close the space at once. */
export const asksClosing = (own: Advice | null, ofSource: Advice | null): boolean => (own ?? ofSource)?.code === closing
