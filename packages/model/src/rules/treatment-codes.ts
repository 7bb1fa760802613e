// The codes of treatments that say of work that it was done. The list declares them as known.

/** Something was taken away: it had been found before. */
export const takenAwayCodes = ['deels_gesaneerd', 'gesaneerd', 'vrijgegeven'] as const
/** It stays, and something was done to it. */
export const securedCodes = ['afgeschermd', 'gefixeerd'] as const

/** An item of the list, as far as it is read here. */
type Treated = { readonly code: string | null; readonly is_open: boolean | null } | null | undefined

/** After it something is gone, or said not to be there: what no longer counts as present is so whatever it is called. */
export const takesAway = (status: Treated): boolean =>
  status != null && (status.is_open === false || takenAwayCodes.some((code) => code === status.code))

/** Work that was done, and no plan: its day lies behind us. */
export const wasDone = (status: Treated): boolean =>
  takesAway(status) || securedCodes.some((code) => code === status?.code)
