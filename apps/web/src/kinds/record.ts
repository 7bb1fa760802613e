import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { isTelling, kindOf, pointsAtFile, targetOf } from '@vezel/model/kit/kinds.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import type { FileSelection, ItemSelection, LookupKey } from '../api/typed.ts'

/** A record as a selection answers it; relations are records themselves. */
export type Read = Readonly<Record<string, unknown>>

/** What is asked of the server, field by field. */
export interface Asked {
  readonly [name: string]: unknown
}

/** The fields with which a record is named: those of its title, through relations; of a list its words. */
export function titleSelection(entity: Entity): Asked {
  if (entity.isLookup) {
    const own = Object.entries(entity.fields).filter(([, field]) => kindOf(field).isSign)
    return {
      id: true,
      value: true,
      value_en: true,
      value_fr: true,
      code: true,
      active: true,
      ...Object.fromEntries(own.map(([name]) => [name, true])),
    }
  }
  const named = entity.title.map((name) => [name, askFor(entity.fields[name])])
  return { id: true, ...Object.fromEntries(named) }
}

/** What is asked of an item of a list, to show its words and its sign: `materiaal_status: itemOf('materiaal_statussen')`. */
export function itemOf<const K extends LookupKey>(key: K): ItemSelection<K>
export function itemOf(key: string): Asked {
  return titleSelection(model.named(key))
}

/** What to ask of a field so that it can be shown. */
export function askFor(field: Field | undefined): unknown {
  if (pointsAtFile(field)) return fileSelection
  const target = targetOf(field)
  return target ? titleSelection(model.named(target)) : true
}

/** Words beside the title of a record that tell it from another of the same name. */
const mostHints = 2
/** The columns of its table that say more of a record than its title does. */
export function hintNames(entity: Entity): readonly string[] {
  const isHint = (name: string) => {
    const field = entity.fields[name]
    return field !== undefined && !entity.title.includes(name) && isTelling(field)
  }
  return entity.isLookup ? [] : entity.table.columns.filter(isHint).slice(0, mostHints)
}

/** What is needed of a file to show, name and fetch it. */
export const fileSelection: FileSelection = {
  id: true,
  file_key: true,
  filename: true,
  url: true,
  mime_type: true,
  size: true,
  breedte: true,
  hoogte: true,
}

/** The name of a field; of a relation without one of its own, what it points at. */
export function fieldLabel(field: Field, locale: Locale): string {
  const label = model.labelOf(field)
  return label ? inLocale(label, locale) : ''
}
