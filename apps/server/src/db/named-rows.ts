import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { itemLabel } from '@vezel/model/kit/item-words.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { inEach, inLocale, type Label } from '@vezel/model/kit/label.ts'
import { plainTitle, saidOf } from './called.ts'
import { partsOf } from './same-asset.ts'
import type { Values, Work } from './work.ts'

/** So far a name follows the relations of a title. */
const DEEPEST = 3

/**
 * What stored rows of a kind are called, so that each is found again: by their title with what that points at, and for whoever
 * looks from outside a survey that survey first, as "2026-0041 B03.1".
 */
export async function namesOf(
  work: Work,
  entity: Entity,
  rows: readonly Values[],
  isOutside: boolean,
): Promise<Label[]> {
  const names: Label[] = []
  for (const row of rows) {
    const name = await nameOf(work, entity, row)
    const above = isOutside ? await topOf(work, entity, row) : undefined
    names.push(above && above !== name.nl.split(' ')[0] ? joined([{ nl: above, en: above }, name], ' ') : name)
  }
  return names
}

async function nameOf(work: Work, entity: Entity, row: Values, depth = 0): Promise<Label> {
  if (entity.isLookup) return itemLabel(row)
  const said: Label[] = []
  for (const name of entity.title) {
    const field = entity.fields[name]
    if (!pointsAtOne(field)) said.push(...saidOf(entity, row, name))
    else if (depth < DEEPEST) {
      const target = model.stored(model.named(field.target))
      const found = row[name] ? await work.findOf(target, row[name]) : undefined
      if (found) said.push(await nameOf(work, target, found, depth + 1))
    }
  }
  if (said.some((one) => one.nl !== '')) return joined(said, ' ')
  const title = plainTitle(entity, row)
  return { nl: title, en: title }
}

/** What a row is in the end a part of, by its number or name. */
async function topOf(work: Work, entity: Entity, row: Values): Promise<string | undefined> {
  const [part] = partsOf(entity)
  if (!part) return undefined
  const found = await work.findOf(part.target, row[part.name])
  if (!found) return undefined
  return (await topOf(work, part.target, found)) ?? plainTitle(part.target, found)
}

function joined(labels: readonly Label[], by: string): Label {
  const of = (locale: 'nl' | 'en' | 'fr') =>
    labels
      .map((label) => inLocale(label, locale))
      .filter(Boolean)
      .join(by)
  return inEach(of)
}
