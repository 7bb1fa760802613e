import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { uncapital } from '@vezel/model/kit/in-sentence.ts'
import { inEach, inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'
import { issueText } from '@vezel/model/rules/named.ts'
import type { Issue } from '@vezel/model/rules/rule.ts'

/** One problem for all issues, which says of each field what is wrong; a field fails once, with its first issue. */
export function invalid(entity: Pick<Entity, 'fields'>, issues: readonly Issue[]): Problem {
  const first = [...new Map([...issues].reverse().map((i) => [i.path, i])).values()].reverse()
  const said = (locale: Locale) => first.map((issue) => fieldAndReason(entity, issue, locale)).join('; ')
  const summary = inEach(said)
  return new Problem('invalid', { summary }, first)
}

/** "Omschrijving: dit veld is verplicht". */
function fieldAndReason({ fields }: Pick<Entity, 'fields'>, issue: Issue, locale: Locale): string {
  // What somebody sent may be called as what every object has, such as `__proto__`.
  const field = Object.hasOwn(fields, issue.path) ? fields[issue.path] : undefined
  const label = field && model.labelOf(field)
  const reason = issueText(issue, locale)
  return `${label ? inLocale(label, locale) : issue.path}: ${uncapital(reason)}`
}
