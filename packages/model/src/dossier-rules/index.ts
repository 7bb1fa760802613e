import type { AskedCapability } from '../asked-capabilities.ts'
import type { EntityKey } from '../entities/index.ts'
import type { Label } from '../kit/label.ts'
import type { HandedOver, RuledDossier } from './dossier.ts'
import { dayOf, toldOf } from './facts.ts'
import { type GroundSource, inForce } from './grounds.ts'
import { locationRules } from './location.ts'
import { observationRules } from './observation.ts'
import { planRules } from './plan.ts'
import type { DossierRule, Severity } from './rule.ts'
import { sampleRules } from './sample.ts'
import { sourceRules } from './source.ts'
import { spaceRules } from './space.ts'
import { suitabilityRules } from './suitability.ts'
import { surveyRules } from './survey.ts'
import { visitRules } from './visit.ts'
import { vscpRules } from './vscp.ts'

/**
 * Everything that a dossier must hold or may not say, by its key, in the order in which it is told. The panel of what is
 * missing, the report and its release ask these and nothing else.
 */
export const dossierRules = {
  ...sourceRules,
  ...sampleRules,
  ...locationRules,
  ...spaceRules,
  ...observationRules,
  ...suitabilityRules,
  ...visitRules,
  ...vscpRules,
  ...planRules,
  ...surveyRules,
} as const satisfies Readonly<Record<string, DossierRule>>

export type GapCode = keyof typeof dossierRules

/** The record and the field of it that a gap is about, for a link that opens the page and the field. */
export interface GapField {
  readonly entity: EntityKey
  /** Null where there is no such record yet. */
  readonly id: string | null
  /** Name of the field; null where the record itself is missing. */
  readonly name: string | null
}

/** Something of which a rule does not hold. */
export interface DossierGap {
  readonly code: GapCode
  readonly severity: Severity
  /** What the rule rests on, on the day of the dossier. */
  readonly ground: GroundSource
  /** The record to open, by its kind and its id. */
  readonly page: EntityKey
  readonly id: string
  readonly label: Label
  /** What tells it from others of the same record, and from what it was before; else empty. */
  readonly about: string
  /** The field to fill in, of that record or of one on its page. */
  readonly field: GapField
}

const codes = Object.keys(dossierRules) as GapCode[]
const rules: Readonly<Record<GapCode, DossierRule>> = dossierRules

/** Everything of which a rule does not hold, of the rules in force in the survey's country on the day of the dossier. */
export function gapsIn(dossier: RuledDossier, handed: HandedOver = {}): DossierGap[] {
  const told = toldOf(dossier)
  const day = dayOf(dossier.rapport.peildatum)
  const { land } = dossier.onderzoek.onderzoek_type
  return codes.flatMap((code) => {
    const { at, severity, ground: grounds, find } = rules[code]
    const ground = inForce(grounds, day, land)
    if (ground === undefined) return []
    return find(told, handed).map(({ id, label, about = '', record, at: own }): DossierGap => {
      const page = own?.page ?? at.page
      const entity = own?.page ?? at.of
      return {
        code,
        severity,
        ground,
        page,
        id,
        label: typeof label === 'string' ? { nl: label, en: label } : label,
        about,
        field: { entity, id: entity === page ? id : (record ?? null), name: own ? own.field : at.field },
      }
    })
  })
}

const ruleOf = (code: string): DossierRule | undefined =>
  Object.hasOwn(dossierRules, code) ? rules[code as GapCode] : undefined

/** Whether a report may go out without what this rule asks, once somebody has said why. Of what is no rule nothing can be said. */
export const isArguable = ({ code }: { readonly code: string }): boolean => ruleOf(code)?.severity === 'warns'

/** The capability that is asked of whoever says why; null where whoever writes the report may. */
export const askedToArgue = ({ code }: { readonly code: string }): AskedCapability | null =>
  ruleOf(code)?.arguedBy ?? null

/** The rules that only somebody with a capability says the why of, by that capability. */
export const codesArguedBy: Readonly<Record<string, readonly GapCode[]>> = Object.fromEntries(
  Map.groupBy(
    codes.filter((code) => rules[code].arguedBy),
    (code) => rules[code].arguedBy,
  ),
)
