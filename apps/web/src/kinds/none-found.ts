import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale, type Label, type Locale } from '@vezel/model/kit/label.ts'

/** A field on which it depends what another one offers. */
export interface Watched {
  /** As its label says it. */
  readonly name: string
  readonly isFilled: boolean
}

// §8, empty lists. The Dutch is quoted: "dit" whatever the gender.
const none: Label = {
  nl: 'Geen {items} gevonden',
  en: 'No {items} found',
  fr: 'Pas de {items} trouvés',
}
const noneFor: Label = {
  nl: 'Geen {items} gevonden voor dit {watched}',
  en: 'No {items} found for this {watched}',
  fr: 'Pas de {items} trouvés pour : {watched}',
}
const chooseFirst: Label = {
  nl: 'Selecteer eerst een {watched}',
  en: 'First select: {watched}',
  fr: "Choisissez d'abord : {watched}",
}

/** What an input says that has nothing to choose from: which records, and for which choice made before it. */
export function noneFound(target: Pick<Entity, 'plural'>, watched: Watched | undefined, locale: Locale): string {
  const sentence = inLocale(watched === undefined ? none : watched.isFilled ? noneFor : chooseFirst, locale)
  return sentence
    .replace('{items}', inLocale(target.plural, locale).toLocaleLowerCase(locale))
    .replace('{watched}', watched?.name.toLocaleLowerCase(locale) ?? '')
}
