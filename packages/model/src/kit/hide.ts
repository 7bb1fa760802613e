import type { Draft } from '../rules/rule.ts'
import type { Look } from './behind.ts'

/**
 * A condition under which a field is hidden, with the flag when that is no more than a flag that is not set, and with what
 * it looks at behind relations.
 */
export type Hiding = ((draft: Draft) => boolean) & { readonly unless?: string; readonly looks?: readonly Look[] }

/**
 * Hides a field unless a yes-or-no field is yes: "hidden by a negated flag" in §4, where a text then keeps a single space.
 * `hide: { toelichting: unless('vermoed') }`. Null, as of a record of which nothing is known yet, is no yes.
 */
export const unless = <const Flag extends string>(flag: Flag) =>
  Object.assign((draft: { readonly [F in Flag]?: unknown }) => draft[flag] !== true, { unless: flag })
