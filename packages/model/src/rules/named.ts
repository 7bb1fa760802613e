import { inLocale, type Label, type Locale } from '../kit/label.ts'
import { fill } from '../kit/phrase.ts'
import { atMostField } from './at-most-field.ts'
import { between } from './between.ts'
import { companyNumber } from './company-number.ts'
import { isNotFuture, isOfOurTime, isPastDate, notBefore, notBeforeMoment } from './dates.ts'
import { isEmailLines } from './email-lines.ts'
import { isArgued } from './is-argued.ts'
import { isRequired, isRequiredFor } from './is-required.ts'
import { isTold } from './is-told.ts'
import { notBeforeIssue } from './issue-days.ts'
import { isJson } from './json.ts'
import { kindMessages } from './kind-messages.ts'
import { maxLength, minLength } from './lengths.ts'
import { notBeforeYear } from './not-before-year.ts'
import { notSameAs } from './not-same-as.ts'
import { isNumberFormat } from './number-format.ts'
import {
  hasLetters,
  hasNoNumbers,
  isColor,
  isCountryCode,
  isEmail,
  isHttps,
  isPassword,
  isPortCode,
  isPostcode,
} from './patterns.ts'
import { isCrop, isPoints } from './points.ts'
import { isReceived } from './received.ts'
import { rowsComplete } from './rows.ts'
import type { Issue, Rule } from './rule.ts'
import { isEniNumber, isImoNumber } from './ship-numbers.ts'
import { isStorable } from './storable.ts'
import { isUpperCase } from './upper-case.ts'
import { isCheckOfUnknown, isCheckOutcome, isUncheckedOutcome } from './vscp.ts'

/** Every rule, so that an issue that comes back from the server finds its sentence; a test names what is missing here. */
const plain = [
  isRequired,
  isPassword,
  isPostcode,
  isEmail,
  isEmailLines,
  isHttps,
  isNumberFormat,
  hasLetters,
  hasNoNumbers,
  isColor,
  isCountryCode,
  isPortCode,
  isUpperCase,
  isPastDate,
  isNotFuture,
  isOfOurTime,
  isImoNumber,
  isEniNumber,
  isStorable,
  isCheckOfUnknown,
  isCheckOutcome,
  isUncheckedOutcome,
  isPoints,
  isCrop,
]
const made: Readonly<Record<string, (...args: never[]) => Rule>> = {
  isRequiredFor,
  maxLength,
  minLength,
  between,
  notBefore,
  notBeforeIssue,
  notBeforeMoment,
  notBeforeYear,
  atMostField,
  notSameAs,
  companyNumber,
  isJson,
  isArgued,
  isTold,
  isReceived,
  rowsComplete,
}

/** Reads a rule as the specification writes it, such as `maxLength:190`; an unknown name gives a rule that always passes (§5). */
export function namedRule(text: string): Rule {
  const [name = '', ...args] = text.split(':')
  return (
    ruleOf(
      name,
      args.map((a) => (/^\d+$/.test(a) ? Number(a) : a)),
    ) ?? { name, args: [], message: { nl: '', en: '' }, test: () => true }
  )
}

const ruleOf = (name: string, args: readonly (string | number)[]): Rule | undefined =>
  plain.find((r) => r.name === name) ?? (Object.hasOwn(made, name) ? made[name]?.(...(args as never[])) : undefined)

/** The sentence of an issue, made where it is read. */
export function issueText(issue: Issue, locale: Locale): string {
  const said = issue.rule === 'isUnique' && issue.args.length > 0 ? 'isUniqueBeside' : issue.rule
  const own = Object.hasOwn(kindMessages, said) ? kindMessages[said] : undefined
  const message: Label = ruleOf(issue.rule, issue.args)?.message ??
    own ?? { nl: 'Ongeldige waarde', en: 'Invalid value', fr: 'Valeur non valable' }
  return fill(inLocale(message, locale), { ...issue.args }, locale)
}
