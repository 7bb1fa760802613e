import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence, small } from '@vezel/model/kit/in-sentence.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { nonePhrases } from './phrases.ts'

/** A field on which it depends what another one offers. */
export interface Watched {
  /** As its label says it. */
  readonly name: string
  readonly isFilled: boolean
}

/** What an input says that has nothing to choose from: which records, and for which choice made before it. */
export function noneFound(target: Pick<Entity, 'plural'>, watched: Watched | undefined, locale: Locale): string {
  const t = speak(nonePhrases, locale)
  const items = inSentence(target.plural, locale)
  if (!watched) return t('none', { items })
  const name = small(watched.name, locale)
  return watched.isFilled ? t('noneFor', { items, watched: name }) : t('chooseFirst', { watched: name })
}
