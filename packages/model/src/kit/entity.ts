import type { Policy } from '../rights.ts'
import { type Draft, isEmpty } from '../rules/rule.ts'
import type { Condition, Look } from './behind.ts'
import type { ComputedField, Field, Fields, FormOnlyField, ManyToManyField } from './field.ts'
import type { Hiding } from './hide.ts'
import type { InterfaceName } from './interfaces.ts'
import type { Label } from './label.ts'
import type { Transitions } from './transitions.ts'

export type Scope = 'organisation' | 'tenant' | 'person' | 'global'
/** Who may do what with records of a kind, by the lines of the matrix in `rights.ts`. */
export interface Access {
  readonly read: Policy
  readonly create: Policy
  readonly update: Policy
  readonly delete: Policy
}

/** A number that people quote: proposed by the server from a locked counter, and never given twice. */
export interface Numbered<Name extends string = string> {
  readonly field: Name
  /** The relation within which it counts; absent: the organisation. */
  readonly within?: Name
  /** Text before the count; absent where the server's file of the entity makes it. */
  readonly prefix?: string
  /** Least number of digits. */
  readonly digits?: number
}

/**
 * What the surveys of an asset share and what lives on after them. Once a closed survey quotes it, it exists for good, a
 * fixed field that is filled stays, and the others change only while a survey of the asset is open.
 */
export interface Shared<Name extends string = string> {
  /** What it is found by in a report: its number, and what it is a piece of. */
  readonly fixed: readonly Name[]
  /** Those of them that stay when they are empty too, because empty says something. */
  readonly fixedEmpty?: readonly Name[]
  /** Recorded on surveys only: where the asset has closed ones, none comes or goes without an open one. */
  readonly onSurvey?: boolean
  /** Where a survey that closes writes down which ones there were: from then on it speaks of them, whether it saw them or not. */
  readonly knownTo?: KnownTo
}

/** What writes down when it closes, and the table in which. */
export interface KnownTo {
  readonly key: string
  readonly table: string
}

/** A record of the asset that surveys print with what it hangs on. */
export interface GoesWith<Name extends string = string> {
  readonly relation: Name
  /** The day from which it counts; a survey whose last day was before it does not show it. */
  readonly from?: Name
}

/** What others have in hand of a record: it is not deleted, by itself or along with anything else. */
export interface Kept<Name extends string = string> {
  /** The field that tells, and its values with which the record stays. */
  readonly field: Name
  readonly values: readonly string[]
  readonly reason: Label
  /** The relation to what is known by a number, by which the refusal names it. */
  readonly names: Name
}

/** Values by which a record outlasts its delete: others were told of it. What was deleted in one go with it stays as well. */
export interface Lasting<Name extends string = string> {
  readonly field: Name
  readonly values: readonly string[]
}

/** Something that happens while a record lasts to which it belongs, such as a sample that is taken on a visit. */
export interface HappensIn<Name extends string = string> {
  /** The day or moment at which it happens. */
  readonly at: Name
  /** The fields of that record between which it lasts; one that ends at no told time lasts a day. */
  readonly from: string
  readonly to: string
}

/** Two records of the kind that turn out to be one may become one. */
export interface Mergeable<Name extends string = string> {
  /** What both must hang on, such as the client of two contacts. */
  readonly within?: Name
  /**
   * The flag that takes the one out of use which goes up in the other, where something closed quotes it and it stays for
   * that. Without it such a one cannot be merged.
   */
  readonly retire?: Name
  /**
   * In place of a flag, of what surveys take place on: the relation that names the one it went up in, where something closed
   * speaks of it. What lies on it goes along, as far as nothing closed holds it (`records/merge/lying.ts`).
   */
  readonly into?: Name
}

/** A value that follows from another record, or is worked out, until this one is given its own: an act by itself, with a reason. */
export interface Override<Name extends string = string> {
  /** Where the derived value stands: a relation, those from there, and the field at the end; or a computed field of its own. */
  readonly of: Name | `${Name}.${string}`
  /** The field that says why; asked with an own value, and empty without one. */
  readonly reason: Name
  /** The derived value as a sentence names it: "het advies van de bron". */
  readonly what: Label
}

type Name<F> = keyof F & string
/** Fields that stand together under a title. */
export interface Section<N extends string = string> {
  readonly title: Label
  readonly fields: readonly N[]
}
/** What a condition may look at: fields of the draft, and what stands behind its relations (`behind.ts`). */
interface Looks<F extends Fields> {
  readonly looks?: readonly Look<`${Name<F>}.${string}`>[]
}
type WhenIn<F extends Fields> = ((draft: DraftOf<F>) => boolean) & Looks<F>
/** A condition, or one with a sentence of its own. */
type When<F extends Fields> = WhenIn<F> | { readonly when: WhenIn<F>; readonly message: Label }
/** By the draft, or `unless` a flag of it. */
type HidesIn<F extends Fields> = WhenIn<F> & { readonly unless?: Name<F> }
/** A condition as everybody reads it. */
type Judges = ((draft: Draft) => boolean) & Partial<Pick<Condition, 'looks'>>
type Implied = 'id' | 'created_at' | 'updated_at'

export interface EntityDefinition<
  K extends string,
  T extends string,
  P extends string,
  F extends Fields,
  V extends string | undefined,
  L extends Transitions | undefined,
> {
  /** The bare English noun of the glossary; also the name relations use. */
  readonly key: K
  /** Type and plural as the API spells them (§3, §7). */
  readonly api: { readonly type: T; readonly plural: P }
  readonly label: Label
  readonly plural: Label
  readonly fields: F
  /** Records made by people at work have a UUIDv7; what the specification numbers has an integer. */
  readonly id?: 'uuid' | 'integer'
  /**
   * Rows belong to an organisation; `tenant` is the organisation itself. `person` rows are people, whom organisations
   * share and who alone write their own. `global` rows belong to nobody, and nobody writes them, in the database neither.
   */
  readonly scope?: Scope
  /** Carries `inventarisatie_user`, who made the record (an inventory record of §3). */
  readonly recorded?: boolean
  /**
   * The relation to the person among the staff whose record it is, for good, where a policy says `own`; absent: the record is
   * a person.
   */
  readonly owner?: Name<NoInfer<F>>
  /** The yes or no with which its owner opens it to colleagues, where a policy says `opened`. */
  readonly opened?: Name<NoInfer<F>>
  /** One table for several types: an abstract entity holds what its variants share. */
  readonly abstract?: boolean
  /** The abstract entity whose table this one shares. */
  readonly variantOf?: V
  /** The relations through which it is part of a survey, visit or report: while one of those is closed it refuses changes. */
  readonly partOf?: Name<NoInfer<F>> | readonly Name<NoInfer<F>>[]
  /** Without a visit of its own it goes with this shared record: fixed once a closed survey quotes that. */
  readonly goesWith?: GoesWith<Name<NoInfer<F>>>
  /** Relations to a record that may be closed, or that surveys share, which only mention it. */
  readonly mentions?: readonly Name<NoInfer<F>>[]
  readonly shared?: Shared<Name<NoInfer<F>>>
  readonly kept?: Kept<Name<NoInfer<F>>>
  /** Once deleted it is not removed for good with these values; it still comes back by undo. */
  readonly lasting?: Lasting<Name<NoInfer<F>>>
  /** What it has in common with other kinds, as the API tells it (`kit/interfaces.ts`). */
  readonly implements?: readonly InterfaceName[]
  /** The day up to which what it says holds. */
  readonly lastDay?: Name<NoInfer<F>>
  readonly numbered?: Numbered<Name<NoInfer<F>>>
  /** By relation: what is filled in of a new one does not contradict itself. Somebody may, who knows better. */
  readonly happensIn?: { readonly [N in Name<NoInfer<F>>]?: HappensIn<Name<NoInfer<F>>> }
  readonly title: readonly Name<NoInfer<F>>[]
  /** Paths searched by a list's `search`; the title's fields when absent. */
  readonly search?: readonly string[]
  readonly order?: readonly (Name<NoInfer<F>> | Implied)[]
  readonly table?: {
    readonly columns: readonly (Name<NoInfer<F>> | Implied)[]
    readonly reorder?: Name<NoInfer<F>>
    /** The fields that can be changed in the cell of a list; when absent those that are one value on one line. */
    readonly edit?: readonly Name<NoInfer<F>>[]
    /** The columns that stay in a narrow place, beside the first and the state; the second column when absent. */
    readonly narrow?: readonly Name<NoInfer<F>>[]
    /** Views of its list that everybody has, beside those that people keep; by names of their own, which addresses carry. */
    readonly views?: { readonly [name: string]: GivenView<Name<NoInfer<F>> | Implied> }
  }
  readonly form?: readonly Section<Name<NoInfer<F>>>[]
  /** It has no page of its own: its records are managed in a dialog, opened from the fields that choose one. */
  readonly keptInFields?: boolean
  /** Rows of a spreadsheet can be records of it, wherever they may be made; `false` where that makes no sense. */
  readonly importable?: boolean
  /** Two of them that turn out to be one can be merged; absent: never. */
  readonly mergeable?: Mergeable<Name<NoInfer<F>>>
  /** A new one is made step by step (§4): by the sections of `form`, or by steps of its own. In one go when absent. */
  readonly steps?: 'sections' | readonly Section<Name<NoInfer<F>>>[]
  /** Fields not shown, and cleared before saving, while the predicate holds (§4). */
  readonly hide?: { readonly [N in Name<NoInfer<F>>]?: HidesIn<NoInfer<F>> }
  /** Fields required only while the predicate holds; with a `message` that sentence says why, in place of the general one. */
  readonly requiredWhen?: { readonly [N in Name<NoInfer<F>>]?: When<NoInfer<F>> }
  /** Fields that a form asks for while the predicate holds; the API and an import may leave them out. */
  readonly askedWhen?: { readonly [N in Name<NoInfer<F>>]?: WhenIn<NoInfer<F>> }
  /** By field: what it follows while it is empty, and says otherwise only with a reason. */
  readonly overrides?: { readonly [N in Name<NoInfer<F>>]?: Override<Name<NoInfer<F>>> }
  readonly access: Access
  /** The life of the record; its field and those it requires are names of fields. */
  readonly transitions?: L & Transitions<Name<NoInfer<F>>>
}

/** A definition as everybody reads it. Fields, abstract entity and life keep their exact types; the rest is plain. */
export interface Entity<
  K extends string = string,
  T extends string = string,
  P extends string = string,
  F extends Fields = Fields,
  V extends string | undefined = string | undefined,
  L extends Transitions | undefined = Transitions | undefined,
> {
  readonly key: K
  readonly api: { readonly type: T; readonly plural: P }
  readonly label: Label
  readonly plural: Label
  readonly fields: F
  readonly id: 'uuid' | 'integer'
  readonly scope: Scope
  readonly recorded: boolean
  readonly owner?: string
  readonly opened?: string
  readonly abstract: boolean
  readonly variantOf: V
  readonly isLookup: boolean
  readonly partOf: readonly string[]
  readonly goesWith?: GoesWith
  readonly kept?: Kept
  readonly lasting?: Lasting
  readonly mentions: readonly string[]
  /** Of a list: the fields that say what an item means to the program. */
  readonly decides: readonly string[]
  /** Of a list: the codes of the items that the program relies on. */
  readonly known: readonly string[]
  /** Of a list: the relation to the list by whose items these stand together where one is chosen. */
  readonly grouped?: string
  readonly shared?: Shared
  readonly implements: readonly InterfaceName[]
  readonly lastDay?: string
  readonly numbered?: Numbered
  readonly happensIn: { readonly [name: string]: HappensIn }
  readonly title: readonly string[]
  readonly search: readonly string[]
  readonly order: readonly string[]
  readonly table: {
    readonly columns: readonly string[]
    readonly reorder?: string
    readonly edit?: readonly string[]
    readonly narrow?: readonly string[]
    readonly views?: { readonly [name: string]: GivenView }
  }
  readonly form: readonly Section[]
  readonly keptInFields: boolean
  readonly importable: boolean
  readonly mergeable?: Mergeable
  /** The steps in which a new one is made; none: in one go. */
  readonly steps: readonly Section[]
  readonly hide: { readonly [name: string]: Hiding }
  readonly requiredWhen: { readonly [name: string]: Judges }
  readonly askedWhen: { readonly [name: string]: Judges }
  readonly overrides: { readonly [name: string]: Override }
  /** The sentences of those that have one of their own. */
  readonly requiredWords?: { readonly [name: string]: Label }
  readonly access: Access
  readonly transitions: L
}

/** A view of a list that comes with the product. */
export interface GivenView<Names extends string = string> {
  readonly label: Label
  /** By field what is asked of it, as in the address of a list: `is.true`, `empty`, `from.2026-12-15`. */
  readonly filter?: { readonly [N in Names]?: string }
  readonly sort?: Names | `-${Names}`
  readonly group?: Names
  readonly columns?: readonly Names[]
}

type StoredValue<F> = F extends { readonly value?: infer V } ? V : never
/** Names of the fields a row stores and a form may send. */
export type Writable<F extends Fields> = {
  [N in keyof F]: F[N] extends ComputedField | FormOnlyField ? never : N
}[keyof F] &
  string

/** What a form holds while somebody types: every writable field, empty or filled. */
export type DraftOf<F extends Fields> = { readonly [N in Writable<F>]: Exclude<StoredValue<F[N]>, undefined> | null }

type Empties<F extends Field, V> = F extends ManyToManyField ? V : F['required'] extends true ? V : V | null
/** A row, flat: relations are ids. */
export type FlatRow<F extends Fields> = {
  readonly id: string
  readonly record_version: number
  readonly created_at: string
  readonly updated_at: string
} & { readonly [N in keyof F]: Empties<F[N], Exclude<StoredValue<F[N]>, undefined>> }

/** Defines a record type. See CONTRIBUTING.md for what each part gives. */
export function entity<
  const K extends string,
  const T extends string,
  const P extends string,
  const F extends Fields,
  const V extends string | undefined = undefined,
  const L extends Transitions | undefined = undefined,
>(definition: EntityDefinition<K, T, P, F, V, L>): Entity<K, T, P, F, V, L> {
  const columns = definition.table?.columns ?? definition.title
  const overrides = (definition.overrides ?? {}) as Entity['overrides']
  return {
    id: 'uuid',
    scope: 'organisation',
    recorded: false,
    abstract: false,
    isLookup: false,
    order: definition.table?.reorder
      ? [definition.table.reorder]
      : definition.numbered
        ? [definition.numbered.field]
        : [],
    variantOf: undefined,
    transitions: undefined,
    search: definition.search ?? definition.title,
    form: [],
    importable: true,
    keptInFields: false,
    ...definition,
    steps: definition.steps === 'sections' ? (definition.form ?? []) : (definition.steps ?? []),
    partOf: typeof definition.partOf === 'string' ? [definition.partOf] : (definition.partOf ?? []),
    mentions: definition.mentions ?? [],
    implements: definition.implements ?? [],
    decides: [],
    known: [],
    table: { ...definition.table, columns },
    happensIn: definition.happensIn ?? {},
    overrides,
    hide: { ...reasonsHidden(overrides), ...definition.hide } as Entity['hide'],
    askedWhen: definition.askedWhen ?? {},
    ...requiredOf({ ...reasonsRequired(overrides), ...definition.requiredWhen } as Demands),
  } as unknown as Entity<K, T, P, F, V, L>
}

type Demands = Readonly<Record<string, Judges | { readonly when: Judges; readonly message: Label }>>

/** Without an own value there is nothing to give a reason for, and a former one is cleared. */
const reasonsHidden = (overrides: Entity['overrides']) =>
  Object.fromEntries(Object.entries(overrides).map(([name, { reason }]) => [reason, (d: Draft) => isEmpty(d[name])]))

const reasonsRequired = (overrides: Entity['overrides']): Demands =>
  Object.fromEntries(
    Object.entries(overrides).map(([name, { reason, what }]) => [
      reason,
      {
        when: (draft: Draft) => !isEmpty(draft[name]),
        message: {
          nl: `Zeg waarom dit afwijkt van ${what.nl}`,
          en: `Say why this differs from ${what.en}`,
          fr: `Dites pourquoi ceci s'écarte de ${what.fr ?? what.nl}`,
        },
      },
    ]),
  )

/** Conditions and sentences apart, as everybody reads them. */
function requiredOf(given: Demands): Pick<Entity, 'requiredWhen' | 'requiredWords'> {
  const all = Object.entries(given)
  return {
    requiredWhen: Object.fromEntries(all.map(([name, at]) => [name, typeof at === 'function' ? at : at.when])),
    requiredWords: Object.fromEntries(
      all.flatMap(([name, at]) => (typeof at === 'function' ? [] : [[name, at.message]])),
    ),
  }
}
