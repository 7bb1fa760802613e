import type { AskedCapability } from '../asked-capabilities.ts'
import type { EntityKey, Registry } from '../entities/index.ts'
import type { Label } from '../kit/label.ts'
import type { HandedOver, RuledSample } from './dossier.ts'
import type { Told, ToldPlace, ToldSource } from './facts.ts'
import type { RuleGround } from './grounds.ts'

/** `blocks`: nothing makes it good but mending it. `warns`: it is mended, or somebody says why it is right. */
export type Severity = 'blocks' | 'warns'

/** Where something that is missing is filled in. */
export interface GapPlace {
  /** The record whose page opens, and which names the gap. */
  readonly page: EntityKey
  /** The record that lacks it: that of the page, or one that is filled in there. */
  readonly of: EntityKey
  /** The field to fill in; null where the whole record is missing. */
  readonly field: string | null
}

/** A misspelt record or field does not compile. */
export function place<const Page extends EntityKey, const Of extends EntityKey>(
  page: Page,
  of: Of,
  field: (keyof Registry[Of]['fields'] & string) | null = null,
): GapPlace & { readonly page: Page; readonly of: Of } {
  return { page, of, field }
}

/** One record of which a rule does not hold. */
export interface Found {
  /** Id of the record whose page opens. */
  readonly id: string
  /** What it is called: `M12`, `B03.2`, `0.23 Stookruimte`. */
  readonly label: Label | string
  /** What tells it from others of the same record, and from what it was before: `exclusions U1 U2`. */
  readonly about?: string | undefined
  /** Id of the record with the field, where that is not the one of the page. */
  readonly record?: string | undefined
  /** Where this one is mended, where it is not the place of the rule. */
  readonly at?: { readonly page: EntityKey; readonly field: string | null }
}

/** Something that a dossier must hold, or may not say, with why, how heavily, and where it is mended. */
export interface DossierRule {
  readonly at: GapPlace
  readonly severity: Severity
  readonly ground: RuleGround
  /** What is asked of whoever says why it is right all the same, beside writing the report. */
  readonly arguedBy?: AskedCapability
  /** What is wrong, before the name of the record. */
  readonly text: Label
  /** The records of which it does not hold; it reads a dossier and nothing else, and never throws. */
  readonly find: (told: Told, handed: HandedOver) => readonly Found[]
}

/** A rule as it stands in its table: its own place keeps its type. */
export const rule = <const Rule extends DossierRule>(one: Rule): Rule => one

/** The places of the sources in the report of which this is so. */
export const eachPlace =
  (isSo: (place: ToldPlace, told: Told) => boolean): DossierRule['find'] =>
  (told) =>
    told.places
      .filter((one) => isSo(one, told))
      .map(({ row, finding }) => ({ id: row.id, label: row.nummer, record: finding?.id }))

/** The sources in the report of which this is so. */
export const eachSource =
  (
    isSo: (source: ToldSource, told: Told) => boolean,
    recordOf: (source: ToldSource) => string | undefined = () => undefined,
  ): DossierRule['find'] =>
  (told) =>
    told.sources
      .filter((one) => isSo(one, told))
      .map((one) => ({ id: one.row.id, label: one.row.nummer, record: recordOf(one) }))

/** The samples of the survey of which this is so; `recordOf` is what of the sample is to be mended. */
export const eachSample =
  (
    isSo: (sample: RuledSample, told: Told) => boolean,
    recordOf: (sample: RuledSample, told: Told) => string | undefined = () => undefined,
  ): DossierRule['find'] =>
  (told) =>
    told.samples
      .filter((one) => isSo(one, told))
      .map((one) => ({ id: one.id, label: one.nummer, record: recordOf(one, told) }))

/** The survey itself, where this is so. */
export const ofSurvey =
  (
    isSo: (told: Told) => boolean,
    recordOf: (told: Told) => string | undefined = () => undefined,
  ): DossierRule['find'] =>
  (told) => {
    const { id, nummer } = told.dossier.onderzoek
    return isSo(told) ? [{ id, label: nummer, record: recordOf(told) }] : []
  }
