import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'

/** One problem for all issues; a field fails once, with its first issue. */
export function invalid(entity: Pick<Entity, 'fields'>, issues: readonly Issue[]): Problem {
  const first = [...new Map([...issues].reverse().map((i) => [i.path, i])).values()].reverse()
  const names = first.map((i) => entity.fields[i.path]?.label ?? { nl: i.path, en: i.path })
  const said = (locale: Locale) => names.map((name) => inLocale(name, locale)).join(', ')
  const summary = { nl: said('nl'), en: said('en'), fr: said('fr') }
  return new Problem('invalid', { summary }, first)
}
