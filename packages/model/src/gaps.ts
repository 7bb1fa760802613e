import type { GapCode, GapField } from './dossier-rules/index.ts'

export type { GapCode, GapField } from './dossier-rules/index.ts'

/** A gap as `rapportGaten` answers it: something of which a rule of `dossier-rules/` does not hold. */
export interface GapAnswer {
  readonly code: GapCode
  /** The API's type of the record whose page opens, and its id. */
  readonly type: string
  readonly id: string
  readonly label: string
  readonly text: string
  /** The norm, scheme or law that the rule rests on. */
  readonly grond: string
  /** What an explanation names it by. */
  readonly gat: string
  /** Whether an explanation makes it good; else nothing is released without it. */
  readonly toelichtbaar: boolean
  /** Why whoever asks may not give one; null where they may. */
  readonly toelichten_geweigerd: string | null
  readonly veld: GapField
  /** The explanation why it may be missing, and who gave it. */
  readonly argument: string | null
  /** The same of somebody who may not give one: it does not count, and is asked again. */
  readonly argument_telt_niet: string | null
  readonly reden: string | null
  readonly toegelicht_door: string | null
}
