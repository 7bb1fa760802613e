import { type EntityKey, model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Values, Work } from './work.ts'

/** The state a record is in by its transitions: the word, or the code of the item. */
export async function stateOf(work: Work, entity: Entity, record: Values): Promise<string | undefined> {
  const { transitions } = entity
  if (!transitions) return undefined
  const field = entity.fields[transitions.field]
  const value = record[transitions.field]
  if (field?.kind !== 'belongsTo') return typeof value === 'string' ? value : undefined
  const item = await work.find(field.target as EntityKey, value)
  return typeof item?.code === 'string' ? item.code : undefined
}

/** What a state is called in a sentence. */
async function wordsOf(work: Work, entity: Entity, record: Values): Promise<Label> {
  const field = entity.fields[entity.transitions?.field ?? '']
  const value = record[entity.transitions?.field ?? '']
  const label =
    field?.kind === 'choice'
      ? field.choices.find((c) => c.value === value)?.label
      : field?.kind === 'belongsTo'
        ? await work
            .find(field.target as EntityKey, value)
            .then((i) => i && { nl: String(i.value), en: String(i.value_en ?? i.value) })
        : undefined
  return { nl: label?.nl.toLowerCase() ?? '', en: label?.en.toLowerCase() ?? '' }
}

/** Throws `readOnly` when the record, or what it is part of, is in a state that refuses changes (§7.1 of the data model). */
export async function demandOpen(work: Work, entity: Entity, record: Values): Promise<void> {
  const state = await stateOf(work, entity, record)
  if (state && entity.transitions?.states[state]?.readOnly)
    throw new Problem('readOnly', { state: await wordsOf(work, entity, record), entity: entity.label })
  if (!entity.partOf) return
  const field = entity.fields[entity.partOf]
  const parentId = record[entity.partOf]
  if (field?.kind !== 'belongsTo' || !parentId) return
  const parent = await work.find(field.target as EntityKey, parentId)
  if (parent) await demandOpen(work, model.entity(field.target), parent)
}
