import type { Draft } from '../rules/rule.ts'

/** What stands behind the relations of a draft, by path: `monster_soort.code`. Null where the way ends in nothing. */
export type Behind = Readonly<Record<string, unknown>>

/** A draft carries it beside its fields, under no name: it is not of the record, and is neither stored nor sent. */
const behind = Symbol('behind')
type Carrying = Draft & { readonly [behind]?: Behind }

/** What a draft carries; undefined of a path that nobody has followed yet. */
export const behindOf = (draft: Draft): Behind => (draft as Carrying)[behind] ?? {}

/** The same draft, with this behind its relations. A copy by spreading keeps it. */
export const withBehind = <D extends Draft>(draft: D, found: Behind): D => ({ ...draft, [behind]: found })

/** What a condition asks behind a relation: a path, and the codes or words at its end that decide. */
export interface Look<P extends string = string> {
  readonly path: P
  readonly values: readonly string[]
}

/** A condition on a draft, with what it looks at behind its relations. */
export type Condition<P extends string = string> = ((draft: Draft) => boolean) & { readonly looks: readonly Look<P>[] }
type Part<P extends string> = ((draft: Draft) => boolean) & { readonly looks?: readonly Look<P>[] }

/** Whether one of these codes or words stands at the end of a path: `is('monster_soort.code', 'lucht')`. */
export const is = <const P extends string>(path: P, ...values: readonly string[]): Condition<P> =>
  Object.assign((draft: Draft) => values.some((value) => value === behindOf(draft)[path]), {
    looks: [{ path, values }],
  })

export const not = <const P extends string>(one: Part<P>): Condition<P> =>
  Object.assign((draft: Draft) => !one(draft), { looks: one.looks ?? [] })

export const every = <const P extends string>(...all: readonly Part<P>[]): Condition<P> =>
  Object.assign((draft: Draft) => all.every((one) => one(draft)), { looks: all.flatMap(({ looks = [] }) => looks) })

export const either = <const P extends string>(...all: readonly Part<P>[]): Condition<P> =>
  Object.assign((draft: Draft) => all.some((one) => one(draft)), { looks: all.flatMap(({ looks = [] }) => looks) })

/** What the conditions and rules of a definition look at behind its relations. */
interface Conditioned {
  readonly fields: Readonly<Record<string, { readonly rules: readonly { readonly looks?: readonly Look[] }[] }>>
  readonly hide: ByField
  readonly requiredWhen: ByField
  readonly askedWhen?: ByField
}
type ByField = Readonly<Record<string, { readonly looks?: readonly Look[] }>>

/** The paths that the conditions and rules of a definition follow, each once. */
export const pathsBehind = ({ fields, hide, requiredWhen, askedWhen = {} }: Conditioned): readonly string[] => {
  const conditions = [hide, requiredWhen, askedWhen].flatMap((part) => Object.values(part))
  const all = [...conditions, ...Object.values(fields).flatMap(({ rules }) => rules)]
  return [...new Set(all.flatMap(({ looks = [] }) => looks.map(({ path }) => path)))]
}

/** The relation at which a path begins. */
export const startOf = (path: string): string => path.slice(0, path.indexOf('.'))
