import { model } from '@vezel/model'
import { type Draft, isEmpty } from '@vezel/model/rules/rule.ts'
import { useId, useMemo, useSyncExternalStore } from 'react'
import type { SendOptions } from '../api/connection.ts'
import { newId } from '../api/ids.ts'
import { type Save, type Saved, useSave } from '../api/save.ts'
import type { FieldName, KeyOf, ValuesFor } from '../api/typed.ts'
import type { Read } from '../kinds/record.ts'
import { focusField } from './asked-field.ts'
import { fieldId, formNames } from './fields.tsx'
import type { FormPart, Overrides } from './form-part.ts'
import { createForm, type FormStore } from './form-store.ts'
import { flatDraft, startDraft } from './selection.ts'

export interface PartOptions<K extends string = string> extends Overrides<K> {
  /** The key of its entity. */
  of: K & KeyOf<K>
  /** As read with `formSelection`; null makes a new one. */
  row: Read | null
  /** What a new record starts with beyond its definition: its parents, what is known already. */
  values?: ValuesFor<K>
  /** The fields of the form; those of the definition when absent. */
  names?: readonly FieldName<K>[]
}

/** One record of a form with the way it is saved. */
export interface SavedPart extends FormPart {
  readonly of: string
  readonly save: Save
  /** Sent with a new record beyond the fields of the form. */
  readonly values: Draft
}

/** One record of a form. Its store lives as long as the record stays the same one. */
// What it is given is checked by the key; what it does is the same for every entity.
export const useFormPart = useAnyPart as unknown as <const K extends string>(options: PartOptions<K>) => SavedPart

function useAnyPart({ of, row, values = {}, names, ...overrides }: PartOptions): SavedPart {
  const id = useId()
  const save = useSave(model.named(of))
  const recordId = row === null ? null : String(row.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version of the record goes through `reset`.
  const store = useMemo(() => {
    const entity = model.named(of)
    return createForm({
      entity,
      names: names ?? formNames(of),
      values: row === null ? { ...startDraft(entity), ...values } : flatDraft(entity, row),
      isNew: row === null,
      version: row === null ? 0 : Number(row.record_version),
    })
  }, [of, recordId])
  return { ...overrides, of, store, row, id, save, values }
}

/** On which version of a record a save is based, where that is not the one that was read. */
export type Versions = ReadonlyMap<FormStore, number>

/** What a new record begins with. */
export const startOf = (part: SavedPart): Draft => ({ ...startDraft(part.store.entity), ...part.values })

/** Back to the record as it now stands. */
export function startOver(part: SavedPart): void {
  const { store, row } = part
  if (row) store.reset(flatDraft(store.entity, row), Number(row.record_version))
  else store.reset(startOf(part))
}

/** A new record keeps its id: sent again after a lost answer, nothing is made twice. */
const ids = new WeakMap<FormStore, string>()
function idOf(store: FormStore): string {
  const id = ids.get(store) ?? newId()
  ids.set(store, id)
  return id
}

/** Saves each record on its own: of a stored one what changed, of a new one what is filled. Answers the last one saved. */
export async function saveEach(
  parts: readonly SavedPart[],
  versions: Versions,
  options: SendOptions,
): Promise<Saved | undefined> {
  let last: Saved | undefined
  for (const part of parts) {
    const patch = part.store.patch()
    try {
      if (part.row) {
        if (Object.keys(patch).length === 0) continue
        const version = versions.get(part.store) ?? part.store.version()
        const saved = await part.save.update(String(part.row.id), patch, version, options)
        // Another record of the form may be refused: this one is not sent again.
        part.store.reset(part.store.draft(), saved.record_version)
        last = saved
      } else {
        last = await part.save.create({ id: idOf(part.store), ...part.values, ...patch }, options)
        ids.delete(part.store)
      }
    } catch (cause) {
      throw new PartProblem(part, cause)
    }
  }
  return last
}

/** A refusal, with the record of the form that was refused. */
export class PartProblem extends Error {
  readonly part: SavedPart
  constructor(part: SavedPart, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.part = part
  }
}

/** The records of a form counted together. */
export interface Summaries {
  /** Changes not saved. */
  readonly changes: number
  readonly issues: readonly {
    readonly part: SavedPart
    readonly name: string
    /** Nothing is filled in yet: that is still to be done, and not wrong. */
    readonly isMissing: boolean
  }[]
  /** Whether one of the issues is shown. */
  readonly attempted: boolean
}

/** What the records of a form are at this moment, together; redraws when that changes. */
export function useSummaries(parts: readonly SavedPart[]): Summaries {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are what is listened to.
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stops = parts.map((part) => part.store.subscribeSummary(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [parts.map((part) => `${part.id} ${part.row?.id}`).join()],
  )
  useSyncExternalStore(subscribe, () => JSON.stringify(parts.map((part) => part.store.summary())))
  return {
    changes: parts.reduce((sum, part) => sum + part.store.summary().changes, 0),
    issues: parts.flatMap((part) =>
      part.store.summary().issues.map(({ path }) => ({
        part,
        name: path,
        isMissing: isEmpty(part.store.draft()[path]),
      })),
    ),
    attempted: parts.some((part) => part.store.summary().attempted),
  }
}

/** The input that stands first on the page. */
export function firstInput(parts: readonly SavedPart[]): HTMLElement | undefined {
  return parts
    .flatMap((part) => part.store.names.map((name) => document.getElementById(fieldId(part, name)) ?? []))
    .flat()
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
}

/** Goes to the first field that is wrong; `reveal` brings it to the page. */
export function focusFirstWrong(parts: readonly SavedPart[], reveal?: (part: SavedPart, name: string) => void): void {
  for (const part of parts) {
    const issue = part.store.summary().issues[0]
    if (!issue) continue
    reveal?.(part, issue.path)
    // After the error has been drawn, or the input it belongs to.
    setTimeout(() => focusField(part, issue.path))
    return
  }
}
