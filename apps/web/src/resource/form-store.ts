import { type Behind, behindOf, startOf, withBehind } from '@vezel/model/kit/behind.ts'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isDrafted, kindOf } from '@vezel/model/kit/kinds.ts'
import { checkField, clearHidden, isHidden } from '@vezel/model/kit/model.ts'
import { type Draft, type Issue, isEmpty } from '@vezel/model/rules/rule.ts'
import { kindOfField } from '../kinds/kinds.ts'

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
  /** The id of the record from which its value was taken over, until somebody puts something in it; else null. */
  readonly takenFrom: string | null
  /** Nothing is proposed here, for it would contradict what stands in this other field; null where that is not so. */
  readonly unlike: string | null
  /** The number that the server would give it now, while none is filled in; null where there is none. */
  readonly becomes: unknown
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
  /** What stands behind the relations that somebody chose, which conditions look at. */
  readonly look: (found: Behind) => void
  /** Somebody goes on to another field: what is wrong with what they put here is shown from now on. */
  readonly leave: (name: string) => void
  /** Shows every issue and tells whether there are none; of these fields only, when named. */
  readonly validate: (names?: readonly string[]) => boolean
  /** Puts what the server refused on the same fields; gives back what belongs to no field of this form. */
  readonly refuse: (issues: readonly Issue[]) => readonly Issue[]
  /** What to send: of a stored record the fields that changed, of a new one all that are filled; hidden ones cleared. */
  readonly patch: () => Draft
  /** What somebody put in the form. */
  readonly given: () => Draft
  /** Nobody has asked the server yet what it would fill in, since the form began or began anew. */
  readonly isFresh: () => boolean
  readonly awaitProposal: () => void
  /**
   * Puts what the server would fill in where nobody put something; null of what it leaves open, which is then asked for. Its
   * number is told and not sent: that of two people who see the same one goes to whoever saves first.
   */
  readonly propose: (values: Draft) => void
  /** The same as the last record had it, by its id: also in place of what the form began with. Tells whether it gave anything. */
  readonly takeOver: (values: Draft, last?: string | null) => boolean
  /** Takes back what was taken over, but for what somebody changed since: what stood there before is there again. */
  readonly giveBack: () => void
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
export const createForm = (options: FormOptions): FormStore => new Form(options)

/** Its methods are handed around by themselves, hence the arrows. */
class Form implements FormStore {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly isNew: boolean
  readonly #isQuiet: boolean
  #readVersion: number
  #base: Draft
  #draft: Draft
  /** By path, as far as it is known of the relations of the draft. */
  #behind: Behind
  /** Fields whose issues are shown: all of a stored record, of a new one those that somebody tried to leave behind. */
  readonly #tried: Set<string>
  /** Fields somebody put something in, or took it out. */
  readonly #touched = new Set<string>()
  /** Refused by the server; they stay until the field changes. */
  readonly #refused = new Map<string, Issue>()
  /** What the server would fill in, by field. */
  #proposal: Draft = {}
  /** What stood where something was taken over from the last record, and was proposed then; null where nothing was. */
  #before: { readonly draft: Draft; readonly proposal: Draft } | null = null
  #last: string | null = null
  #isFresh = true
  readonly #states = new Map<string, FieldState>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #summaryListeners = new Set<() => void>()
  #summary: FormSummary

  constructor({ entity, names, values, isNew = false, version = 0, quiet = isNew }: FormOptions) {
    this.entity = entity
    this.names = names
    this.isNew = isNew
    this.#isQuiet = quiet
    this.#readVersion = version
    this.#base = { ...values }
    this.#draft = { ...values }
    this.#behind = behindOf(values)
    this.#tried = new Set(quiet ? [] : names)
    this.#summary = { changes: 0, issues: [], attempted: !quiet }
    this.#refresh(names)
  }

  readonly field = (name: string): FieldState => {
    const state = this.#states.get(name) ?? this.#compute(name)
    // Kept, for who watches a field takes another object for a change.
    this.#states.set(name, state)
    return state
  }
  readonly summary = () => this.#summary
  readonly subscribe = (name: string, listener: () => void) => {
    const set = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, set.add(listener))
    return () => set.delete(listener)
  }
  readonly subscribeSummary = (listener: () => void) => {
    this.#summaryListeners.add(listener)
    return () => this.#summaryListeners.delete(listener)
  }
  readonly draft = () => this.#draft
  readonly version = () => this.#readVersion

  readonly set = (name: string, value: unknown): void => {
    this.#become({ ...this.#draft, [name]: value === '' ? null : value })
    this.#touched.add(name)
    this.#refused.delete(name)
    this.#refresh(this.#known().filter((one) => one === name || this.#isDependent(one)))
  }
  readonly look = (found: Behind): void => {
    if (Object.entries(found).every(([path, value]) => path in this.#behind && this.#behind[path] === value)) return
    this.#behind = { ...this.#behind, ...found }
    this.#refresh(this.#known().filter((name) => this.#isDependent(name)))
  }
  readonly leave = (name: string): void => {
    if (!this.#touched.has(name) || this.#tried.has(name)) return
    this.#tried.add(name)
    this.#refresh([name])
  }
  readonly validate = (only = this.names): boolean => {
    const valid = only.every((name) => this.#states.get(name)?.issue === undefined)
    if (!valid) for (const name of only) this.#tried.add(name)
    this.#refresh(this.names)
    return valid
  }
  readonly refuse = (issues: readonly Issue[]): readonly Issue[] => {
    const own = issues.filter((issue) => this.names.includes(issue.path))
    for (const issue of own) this.#refused.set(issue.path, issue)
    this.#refresh(this.names)
    return issues.filter((issue) => !own.includes(issue))
  }
  readonly patch = (): Draft => {
    const clean = clearHidden(this.entity, this.#seen())
    const sent = this.names.filter((name) => {
      const field = this.entity.fields[name]
      if (!field || !isDrafted(field) || field.readOnly) return false
      return this.isNew
        ? !isEmpty(clean[name]) || kindOfField(field).isSentEmpty
        : !isSame(clean[name], this.#base[name])
    })
    return Object.fromEntries(sent.map((name) => [name, clean[name] ?? null]))
  }
  readonly given = (): Draft =>
    Object.fromEntries(
      Object.entries(clearHidden(this.entity, this.#seen())).filter(([name]) => this.#touched.has(name)),
    )
  readonly isFresh = () => this.#isFresh
  readonly awaitProposal = (): void => {
    this.#isFresh = false
  }
  readonly propose = (values: Draft): void => {
    const open = this.#untouched().filter(
      (name) => this.#isProposed(name) || isEmpty(this.#draft[name]) || values[name] === null,
    )
    const asked = open.filter((name) => name in values || name in this.#proposal)
    this.#begin(Object.fromEntries(asked.map((name) => [name, values[name] ?? null])), values)
  }
  readonly takeOver = (values: Draft, last: string | null = null): boolean => {
    this.#last = last
    const { draft: was, proposal } = this.#before ?? { draft: {}, proposal: this.#proposal }
    const open = this.#untouched().filter((name) =>
      name in values ? !isSame(values[name], this.#draft[name]) : this.#isProposed(name),
    )
    this.#before = { proposal, draft: { ...Object.fromEntries(open.map((name) => [name, this.#draft[name]])), ...was } }
    const start = (name: string) => (name in proposal ? null : was[name])
    this.#begin(Object.fromEntries(open.map((name) => [name, values[name] ?? start(name) ?? null])), values)
    return Object.keys(this.#before.draft).some((name) => !isEmpty(values[name]))
  }
  readonly giveBack = (): void => {
    const { draft: was, proposal } = this.#before ?? { draft: {}, proposal: this.#proposal }
    this.#before = null
    this.#last = null
    const mine = this.#untouched().filter((name) => name in was)
    this.#begin(Object.fromEntries(mine.map((name) => [name, was[name] ?? null])), proposal)
  }
  readonly reset = (next: Draft, nextVersion = this.#readVersion): void => {
    this.#readVersion = nextVersion
    this.#base = { ...next }
    this.#become({ ...next })
    this.#behind = { ...this.#behind, ...behindOf(next) }
    if (this.#isQuiet) this.#tried.clear()
    this.#touched.clear()
    this.#refused.clear()
    this.#proposal = {}
    this.#before = null
    this.#last = null
    this.#isFresh = true
    this.#refresh(this.#known())
    this.#tell(anyField)
  }

  /** The fields that may be filled in for somebody. */
  readonly #untouched = (): readonly string[] =>
    this.names.filter((name) => name !== this.entity.numbered?.field && !this.#touched.has(name))

  /** Stands so without being changed, by what the server proposed. */
  #begin(filled: Draft, proposal: Draft): void {
    this.#proposal = proposal
    this.#base = { ...this.#base, ...filled }
    this.#become({ ...this.#draft, ...filled })
    this.#refresh(this.#known())
  }

  /** What was known behind a relation is of the record that it named. */
  #become(draft: Draft): void {
    const stays = (path: string) => isSame(draft[startOf(path)], this.#draft[startOf(path)])
    this.#behind = Object.fromEntries(Object.entries(this.#behind).filter(([path]) => stays(path)))
    this.#draft = draft
  }

  /** The draft as conditions see it. */
  readonly #seen = (): Draft => withBehind(this.#draft, this.#behind)

  /** Hidden, or it is not known yet whether it is: what shows for a moment and goes is worse than what comes. */
  #isHidden(name: string): boolean {
    const isOpen = ({ path }: { readonly path: string }) =>
      !(path in this.#behind) && !isEmpty(this.#draft[startOf(path)])
    return isHidden(this.entity, name, this.#seen()) || this.entity.hide[name]?.looks?.some(isOpen) === true
  }

  /** The server proposed what stands there. */
  #isProposed(name: string): boolean {
    return !this.#touched.has(name) && name in this.#proposal && isSame(this.#draft[name], this.#proposal[name])
  }

  /** What was taken over from the last record stands there still. */
  #isTakenOver(name: string): boolean {
    const isOpen = this.#before !== null && name in this.#before.draft && !this.#touched.has(name)
    return isOpen && !isEmpty(this.#draft[name])
  }

  /**
   * A new record may lack what the server fills in: by a default, with a number, or as its behaviour proposes. Not so what
   * the form began with, what somebody took out again, or what it leaves open: the server would put it back unseen.
   */
  #mayStayEmpty(name: string): boolean {
    const field = this.entity.fields[name]
    if (!this.isNew || this.#proposal[name] === null) return false
    if (this.entity.numbered?.field === name) return true
    if (field?.default !== undefined) return isEmpty(this.#base[name])
    return field?.proposed === true && !(this.#touched.has(name) && name in this.#proposal)
  }

  /** What only a form asks. A stored record that never had it stays as it is until somebody fills it in. */
  #isAsked(name: string): boolean {
    return (this.isNew || !isEmpty(this.#base[name])) && this.entity.askedWhen[name]?.(this.#seen()) === true
  }

  #issueOf(name: string): Issue | undefined {
    const field = this.entity.fields[name]
    if (!field || this.#isHidden(name)) return undefined
    const failed = kindIssue(field, name, this.#draft[name]) ?? checkField(this.entity, name, this.#seen())
    if (failed?.rule === 'isRequired' && this.#mayStayEmpty(name)) return this.#refused.get(name)
    const asked =
      this.#isAsked(name) && isEmpty(this.#draft[name]) ? { path: name, rule: 'isRequired', args: [] } : undefined
    return failed ?? asked ?? this.#refused.get(name)
  }

  #compute(name: string): FieldState {
    const { entity } = this
    const field = entity.fields[name]
    const [value, was] = [this.#draft[name] ?? null, this.#base[name] ?? null]
    const isDemanded = field?.required === true && kindOf(field).draft === 'asked'
    return {
      value,
      was,
      changed: !isSame(value, was),
      issue: this.#issueOf(name),
      shown: this.#tried.has(name) || this.#refused.has(name),
      hidden: this.#isHidden(name),
      required:
        ((isDemanded || entity.requiredWhen[name]?.(this.#seen()) === true) && !this.#mayStayEmpty(name)) ||
        this.#isAsked(name),
      takenFrom: this.#isTakenOver(name) ? this.#last : null,
      unlike: this.isNew && isEmpty(value) && this.#proposal[name] === null ? this.#besideOf(name) : null,
      becomes: entity.numbered?.field === name && isEmpty(value) ? (this.#proposal[name] ?? null) : null,
    }
  }

  /** What happens at another time than the record lasts that it belongs to: of the two the other field. */
  #besideOf(name: string): string | null {
    const pairs = Object.entries(this.entity.happensIn).map(([relation, { at }]) => [relation, at])
    return pairs.find((pair) => pair.includes(name))?.find((one) => one !== name) ?? null
  }

  /** Looks again at these fields, and wakes whoever watches one that turned out different. */
  #refresh(some: readonly string[]): void {
    const woken: string[] = []
    let isCounted = false
    for (const name of some) {
      const before = this.#states.get(name)
      const after = this.#compute(name)
      if (before && isSameState(before, after)) continue
      this.#states.set(name, after)
      woken.push(name)
      // Most keys change the value alone, which the form as a whole does not count.
      isCounted ||= !before || !isSameState({ ...before, value: after.value }, after)
    }
    if (isCounted) this.#refreshSummary()
    if (woken.length === 0) return
    for (const name of [...woken, anyField]) this.#tell(name)
  }

  #tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener()
  }

  #refreshSummary(): void {
    const all = this.names.flatMap((name) => this.#states.get(name) ?? [])
    const next: FormSummary = {
      changes: all.filter((state) => state.changed && !state.hidden).length,
      issues: all.flatMap((state) => state.issue ?? []),
      attempted: all.some((state) => state.issue !== undefined && state.shown),
    }
    if (JSON.stringify(next) === JSON.stringify(this.#summary)) return
    this.#summary = next
    for (const listener of this.#summaryListeners) listener()
  }

  /** The need, sight or rule of a field may depend on another one. */
  #isDependent(name: string): boolean {
    const { entity, names } = this
    return (
      entity.hide[name] !== undefined ||
      entity.requiredWhen[name] !== undefined ||
      entity.askedWhen[name] !== undefined ||
      entity.fields[name]?.rules.some((r) => r.args.some((arg) => names.includes(String(arg)))) === true
    )
  }

  /** All that is looked at: the fields of the form, and those that somebody shows beside them, such as computed ones. */
  #known = (): readonly string[] => [...this.#states.keys()]
}

/** Typed text that is no day, time or number comes through as text; no rule of the definition sees that. */
function kindIssue(field: Field, name: string, value: unknown): Issue | undefined {
  const rule = kindOfField(field).misread(value)
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
    a.becomes === b.becomes &&
    a.takenFrom === b.takenFrom &&
    a.unlike === b.unlike &&
    a.issue?.rule === b.issue?.rule &&
    a.issue?.args.join() === b.issue?.args.join()
  )
}
