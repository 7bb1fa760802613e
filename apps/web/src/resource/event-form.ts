import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Transition } from '@vezel/model/kit/transitions.ts'
import { isEmpty } from '@vezel/model/rules/rule.ts'
import type { Read } from '../kinds/record.ts'
import { flatValue } from '../kinds/words.ts'
import { commonOf } from './bulk-fields.ts'
import { createForm } from './form-store.ts'
import { flatDraft } from './selection.ts'

/** A form over what an event requires and any of these records lacks, asked once for all, and what they have in common. */
export function eventForm(entity: Entity, { requires = [] }: Pick<Transition, 'requires'>, rows: readonly Read[]) {
  const isLacked = (name: string) => rows.some((row) => isEmpty(flatValue(entity.fields[name], row[name])))
  const lacking = requires.filter(isLacked)
  const always = Object.fromEntries(lacking.map((name) => [name, () => true]))
  const needed = { ...entity, requiredWhen: { ...entity.requiredWhen, ...always } }
  const { row } = commonOf(Object.keys(entity.fields), rows)
  return { row, store: createForm({ entity: needed, names: lacking, values: flatDraft(entity, row), quiet: true }) }
}
