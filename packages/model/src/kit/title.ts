import type { Entity } from './entity.ts'

/** What leads a title: the number that people call a record by. */
const isNumber = (name: string | undefined) => name !== undefined && /(^|_)nummer$/.test(name)

/**
 * What a record is called, from the words of the fields of its title; `said` gives those of one, '' for none. A number stands
 * before the name it belongs to ("B04 Flenspakking"); whatever else is told, a day most of all, comes after a comma
 * ("Bert Meijer, ma 16 nov 2026 13:30").
 */
export function titleOfWords(entity: Pick<Entity, 'title' | 'fields'>, said: (name: string) => string): string {
  const [first, ...others] = entity.title.flatMap((name) => {
    const words = said(name)
    return words ? [{ name, words }] : []
  })
  if (!first) return ''
  const isAfterComma = (name: string, at: number) =>
    at > 0 || !isNumber(first.name) || ['date', 'datetime'].includes(entity.fields[name]?.kind ?? '')
  return others.reduce(
    (title, { name, words }, at) => `${title}${isAfterComma(name, at) ? ',' : ''} ${words}`,
    first.words,
  )
}
