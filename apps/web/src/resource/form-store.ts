import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isDrafted, kindOf } from '@vezel/model/kit/kinds.ts'
import { checkField, clearHidden, isHidden } from '@vezel/model/kit/model.ts'
import { type Draft, type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import { wordsOf } from '../kinds/words.ts'

/** What one field of a form is at this moment. Stays the same object until something about it changes. */
export interface FieldState {
  readonly value: unknown
  /** What is stored; of a new record what the form started with. */
  readonly was: unknown
  readonly changed: boolean
  /** What is wrong, whether it is shown yet or not. */
  readonly issue: Issue | undefined
  /** Whether the issue is shown: always when editing; of something new once it was filled and left, or tried to save. */
  readonly shown: boolean
  readonly hidden: boolean
  readonly required: boolean
}

export const anyField = '*'

/** What the whole form is at this moment. Stays the same object while it counts the same. */
export interface FormSummary {
  readonly changes: number
  /** Issues in the order of the fields. */
  readonly issues: readonly Issue[]
  /** Whether one of them is shown. */
  readonly attempted: boolean
}

export interface FormStore {
  readonly entity: Entity
  /** The fields the form is about, in their order. */
  readonly names: readonly string[]
  readonly isNew: boolean
  readonly field: (name: string) => FieldState
  readonly summary: () => FormSummary
  /** Told when this one field changes, or with `anyField` when one of them does; gives the way to stop. */
  readonly subscribe: (name: string, listener: () => void) => () => void
  readonly subscribeSummary: (listener: () => void) => () => void
  readonly draft: () => Draft
  /**
   * The version of the record that was read when the form began: what somebody saves is based on it, whatever has come
   * in since.
   */
  readonly version: () => number
  readonly set: (name: string, value: unknown) => void
  /** Somebody goes on to another field: what is wrong with what they put here is shown from now on. */
  readonly leave: (name: string) => void
  /** Shows every issue and tells whether there are none; of these fields only, when named. */
  readonly validate: (names?: readonly string[]) => boolean
  /** Puts what the server refused on the same fields; gives back what belongs to no field of this form. */
  readonly refuse: (issues: readonly Issue[]) => readonly Issue[]
  /** What to send: of a stored record the fields that changed, of a new one all that are filled; hidden ones cleared. */
  readonly patch: () => Draft
  /** Starts anew from these values, of this version; what was typed is gone. */
  readonly reset: (values: Draft, version?: number) => void
}

export interface FormOptions {
  readonly entity: Entity
  readonly names: readonly string[]
  /** The stored values, relations as ids; of a new record what it starts with. */
  readonly values: Draft
  readonly isNew?: boolean
  /** Of the stored values. */
  readonly version?: number
  /** Shows what is wrong only where somebody has been, as with something new. */
  readonly quiet?: boolean
}

/** One store a form, one subscription a field: a key pressed redraws the field it is pressed in and nothing else. */
export function createForm({
  entity,
  names,
  values,
  isNew = false,
  version = 0,
  quiet = isNew,
}: FormOptions): FormStore {
  let readVersion = version
  let base: Draft = { ...values }
  let draft: Draft = { ...values }
  /** Fields whose issues are shown: all of a stored record, of a new one those that somebody tried to leave behind. */
  const tried = new Set<string>(quiet ? [] : names)
  /** Fields somebody put something in, or took it out. */
  const touched = new Set<string>()
  /** Refused by the server; they stay until the field changes. */
  const refused = new Map<string, Issue>()
  const states = new Map<string, FieldState>()
  const listeners = new Map<string, Set<() => void>>()
  const summaryListeners = new Set<() => void>()
  let summary: FormSummary = { changes: 0, issues: [], attempted: !quiet }

  /** A new record may lack what the server fills in: by a default, with a number, or as its behaviour proposes. */
  const mayStayEmpty = (name: string) => {
    const field = entity.fields[name]
    return isNew && (field?.proposed === true || entity.numbered?.field === name || field?.default !== undefined)
  }

  const issueOf = (name: string): Issue | undefined => {
    const field = entity.fields[name]
    if (!field || isHidden(entity, name, draft)) return undefined
    const failed = kindIssue(field, name, draft[name]) ?? checkField(entity, name, draft)
    if (failed?.rule === 'isRequired' && mayStayEmpty(name)) return refused.get(name)
    return failed ?? refused.get(name)
  }
  const compute = (name: string): FieldState => {
    const field = entity.fields[name]
    const [value, was] = [draft[name] ?? null, base[name] ?? null]
    return {
      value,
      was,
      changed: !isSame(value, was),
      issue: issueOf(name),
      shown: tried.has(name) || refused.has(name),
      hidden: isHidden(entity, name, draft),
      required:
        ((field?.required === true && kindOf(field).draft === 'asked') ||
          entity.requiredWhen[name]?.(draft) === true) &&
        !mayStayEmpty(name),
    }
  }
  /** Looks again at these fields, and wakes whoever watches one that turned out different. */
  const refresh = (some: readonly string[]) => {
    const woken: string[] = []
    let isCounted = false
    for (const name of some) {
      const before = states.get(name)
      const after = compute(name)
      if (before && isSameState(before, after)) continue
      states.set(name, after)
      woken.push(name)
      // Most keys change the value alone, which the form as a whole does not count.
      isCounted ||= !before || !isSameState({ ...before, value: after.value }, after)
    }
    if (isCounted) refreshSummary()
    if (woken.length === 0) return
    for (const name of [...woken, anyField]) for (const listener of listeners.get(name) ?? []) listener()
  }
  const refreshSummary = () => {
    const all = names.flatMap((name) => states.get(name) ?? [])
    const next: FormSummary = {
      changes: all.filter((state) => state.changed && !state.hidden).length,
      issues: all.flatMap((state) => state.issue ?? []),
      attempted: all.some((state) => state.issue !== undefined && state.shown),
    }
    if (JSON.stringify(next) === JSON.stringify(summary)) return
    summary = next
    for (const listener of summaryListeners) listener()
  }
  /** The need, sight or rule of a field may depend on another one. */
  const isDependent = (name: string) =>
    entity.hide[name] !== undefined ||
    entity.requiredWhen[name] !== undefined ||
    entity.fields[name]?.rules.some((r) => r.args.some((arg) => names.includes(String(arg)))) === true
  /** All that is looked at: the fields of the form, and those that somebody shows beside them, such as computed ones. */
  const known = () => [...states.keys()]
  refresh(names)

  return {
    entity,
    names,
    isNew,
    field: (name) => {
      const state = states.get(name) ?? compute(name)
      // Kept, for who watches a field takes another object for a change.
      states.set(name, state)
      return state
    },
    summary: () => summary,
    subscribe: (name, listener) => {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => set.delete(listener)
    },
    subscribeSummary: (listener) => {
      summaryListeners.add(listener)
      return () => summaryListeners.delete(listener)
    },
    draft: () => draft,
    version: () => readVersion,
    set: (name, value) => {
      draft = { ...draft, [name]: value === '' ? null : value }
      touched.add(name)
      refused.delete(name)
      refresh(known().filter((one) => one === name || isDependent(one)))
    },
    leave: (name) => {
      if (!touched.has(name) || tried.has(name)) return
      tried.add(name)
      refresh([name])
    },
    validate: (only = names) => {
      const valid = only.every((name) => states.get(name)?.issue === undefined)
      if (!valid) for (const name of only) tried.add(name)
      refresh(names)
      return valid
    },
    refuse: (issues) => {
      const own = issues.filter((issue) => names.includes(issue.path))
      for (const issue of own) refused.set(issue.path, issue)
      refresh(names)
      return issues.filter((issue) => !own.includes(issue))
    },
    patch: () => {
      const clean = clearHidden(entity, draft)
      const sent = names.filter((name) => {
        const field = entity.fields[name]
        if (!field || !isDrafted(field) || field.readOnly) return false
        return isNew ? !isEmpty(clean[name]) || wordsOf(field).isSentEmpty : !isSame(clean[name], base[name])
      })
      return Object.fromEntries(sent.map((name) => [name, clean[name] ?? null]))
    },
    reset: (next, nextVersion = readVersion) => {
      readVersion = nextVersion
      base = { ...next }
      draft = { ...next }
      if (quiet) tried.clear()
      touched.clear()
      refused.clear()
      refresh(known())
    },
  }
}

/** Typed text that is no day, time or number comes through as text; no rule of the definition sees that. */
function kindIssue(field: Field, name: string, value: unknown): Issue | undefined {
  const rule = wordsOf(field).misread(value)
  return rule === undefined ? undefined : { path: name, rule, args: [] }
}

/** Empty text is no value, and a list is what is in it. */
export function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value)
  const [left, right] = [plain(a), plain(b)]
  if (Object.is(left, right)) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    const [these, those] = [left ?? [], right ?? []] as [readonly unknown[], readonly unknown[]]
    return these.length === those.length && these.every((item, index) => item === those[index])
  }
  return false
}

function isSameState(a: FieldState, b: FieldState): boolean {
  return (
    isSame(a.value, b.value) &&
    isSame(a.was, b.was) &&
    a.changed === b.changed &&
    a.shown === b.shown &&
    a.hidden === b.hidden &&
    a.required === b.required &&
    a.issue?.rule === b.issue?.rule &&
    a.issue?.args.join() === b.issue?.args.join()
  )
}
