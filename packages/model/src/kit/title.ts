import type { Entity } from './entity.ts'

/**
 * What a record is called, from the words of the fields of its title; `said` gives those of one, '' for none. A number stands
 * before the name it belongs to ("B04 Flenspakking"); whatever else is told, a day most of all, comes after a comma
 * ("Bert Meijer, ma 16 nov 2026 13:30").
 */
export function titleOfWords(
  { title, fields }: Pick<Entity, 'title' | 'fields'>,
  said: (name: string) => string,
): string {
  let whole = ''
  let isNumber = false
  for (const name of title) {
    const words = said(name)
    if (!words) continue
    if (whole) whole += isNumber && !fields[name]?.kind.startsWith('date') ? ' ' : ', '
    whole += words
    isNumber = name.endsWith('nummer')
  }
  return whole
}
