import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { leadsFrom } from '@vezel/model/kit/states.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { grantOf, type Policy } from '@vezel/model/rights.ts'
import { useContext } from 'react'
import { roleIdOf, useMe } from '../api/me.ts'
import type { Read } from '../kinds/record.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { editableNames } from './bulk-fields.ts'
import type { BulkOptions } from './bulk-options.ts'
import { closedWords, isDeletable, rowClosedItself, stateOf } from './closed.ts'
import { mergedInto } from './merged.ts'
import { AssignedContext, refusedBy } from './rights.ts'
import type { Ticks } from './ticks.tsx'
import { useTicks } from './use-ticks.ts'

/** Whether somebody may do something to the rows of a list, as far as that does not depend on the row. */
export function useMay(of: string): (policy: Policy) => boolean {
  const { me } = useMe()
  const place = { entity: model.named(of), row: null, assigned: useContext(AssignedContext) }
  return (policy) => refusedBy(policy, place, me) === null
}

/** The events that lead one of these rows on; long work is asked for a record at a time. */
export const eventsFrom = (entity: Entity, rows: readonly Read[]) =>
  Object.entries(entity.transitions?.events ?? {}).filter(
    ([, event]) => !event.call && rows.some((row) => leadsFrom(event, stateOf(entity, row), row)),
  )

/** What can be done to many rows of a list, with the boxes of its rows; without boxes where `readOnly` says why not. */
// What it is given is checked by the key; what it does is the same for every entity.
export const useBulk = useAnyBulk as unknown as <const K extends string>(options: BulkOptions<K> & BulkPlace) => Bulk<K>

interface BulkPlace {
  /** Why nothing can be changed; null where it can. */
  readonly readOnly: string | null
  /** Why a row of the table, which is no record of this kind, cannot be chosen; null where it can. */
  readonly refusal?: (row: never) => string | null
}

export type Bulk<K extends string> = BulkOptions<K> & { readonly ticks: Ticks | null | undefined }

function useAnyBulk({ readOnly, refusal, ...options }: BulkOptions & BulkPlace): Bulk<string> {
  const choosing = useChoosing(options)
  return { ...options, ticks: useTicks(readOnly === null && choosing.isOn, refusal ?? choosing.refusal) }
}

/** Whether there is anything to choose rows for, and why a row cannot be chosen because nothing can be done to it. */
function useChoosing(options: BulkOptions): {
  readonly isOn: boolean
  readonly refusal: (row: Read) => string | null
} {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const mayOne = useMay(options.of)
  // What somebody may do to the own record alone is done to no rows of a list.
  const may = (policy: Policy) => mayOne(policy) && grantOf(policy, roleIdOf(me)) !== 'own'
  const entity = model.named(options.of)
  const mayDelete = options.delete !== false && may(entity.access.delete)
  const mayEdit = editableNames(entity, options, may).length > 0
  const mayLead = (row: Read) => options.events !== false && eventsFrom(entity, [row]).some(([, { who }]) => may(who))
  const hasEvents = Object.values(entity.transitions?.events ?? {}).some(({ who, call }) => !call && may(who))
  return {
    // Rows of several kinds together have no calls of their own.
    isOn:
      !entity.abstract &&
      (mayDelete || mayEdit || (hasEvents && options.events !== false) || (options.actions ?? []).length > 0),
    refusal: (row) => {
      if (mergedInto(entity, row)) return t('mergedAway')
      const closed = rowClosedItself(entity, row)
      if (!closed || options.actions || (mayDelete && isDeletable(entity, row)) || mayLead(row)) return null
      return t('closed', closedWords(closed, locale))
    },
  }
}
