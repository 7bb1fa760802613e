import { model } from '@vezel/model'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { targetOf } from '@vezel/model/kit/kinds.ts'
import type { Locale } from '@vezel/model/kit/label.ts'
import { fieldLabel } from '../kinds/record.ts'
import { type Column, isTitled } from '../ui/table-rows.ts'

/** What a table looks in that has all its rows: every column that shows words, hidden ones too. */
export const searchedColumns = <Row>(columns: readonly Column<Row>[]): readonly string[] =>
  unique(columns.filter(isTitled).map(({ title }) => title))

/** What the server looks in of a list that does not fit on the page: the fields that the definition names. */
export const searchedFields = (of: string, locale: Locale): readonly string[] =>
  unique(model.named(of).search.map((path) => pathWords(of, path.split('.'), locale)))

/** A path by its last field; what only names the record it leads to, as its number does, by the relation. */
function pathWords(of: string, [first = '', ...rest]: readonly string[], locale: Locale): string {
  const entity = model.named(of)
  const field = entity.fields[first]
  // Records that point here are told by what was looked for in them.
  if (!field) return pathWords(model.inverse(entity, first)?.from.key ?? of, rest, locale)
  const target = targetOf(field)
  const names = target && (model.named(target).title.includes(rest[0] ?? '') || rest[0] === 'value')
  return rest.length === 0 || !target || names ? fieldLabel(field, locale) : pathWords(target, rest, locale)
}

/** As words in a sentence; each once. */
const unique = (words: readonly string[]) => [...new Set(words.filter(Boolean).map((word) => uncapital(word)))]
