import { afterFirstColon } from './dialog.tsx'

/** Why something was not done, as a sentence by itself: what stands behind the first colon, with a capital and a full stop. */
export function reasonOf(cause: unknown): string {
  const reason = afterFirstColon(cause)
  const [first = ''] = reason
  return first.toUpperCase() + reason.slice(first.length) + (/[.!?…]$|^$/.test(reason) ? '' : '.')
}
