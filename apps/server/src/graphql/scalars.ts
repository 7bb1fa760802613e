import { limits } from '@vezel/model/limits.ts'
import { isDay, isOnTheClock, isTime } from '@vezel/model/rules/days.ts'
import { canBeStored } from '@vezel/model/rules/storable.ts'
import { isUploaded } from '../files/uploaded-file.ts'

/** What a value of a scalar is refused with: the name of the rule that has the sentence. */
export class Refused {
  readonly rule: string
  constructor(rule: string) {
    this.rule = rule
  }
}
const refused = (rule: string) => new Refused(rule)

/**
 * Every kind of value that may come in, each judged in one place: answers the value as the product goes on with it, or
 * why it is refused. A name that is not here takes no values.
 */
const judges: ReadonlyMap<string, (value: unknown) => unknown> = new Map<string, (value: unknown) => unknown>([
  ['String', text],
  ['ID', (value) => (Number.isSafeInteger(value) ? String(value) : text(value))],
  [
    'Int',
    (value) => (Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647 ? value : refused('isInteger')),
  ],
  ['Float', (value) => (Number.isFinite(value) ? value : refused('isNumber'))],
  ['Boolean', (value) => (typeof value === 'boolean' ? value : refused('isYesOrNo'))],
  ['Date', day],
  ['DateTime', moment],
  ['JSON', (value) => (isStructure(value) ? value : refused('isStructure'))],
  ['Upload', (value) => (isUploaded(value) ? value : refused('isFile'))],
])

/** Judges a value that is not null, of a scalar. */
export function judge(scalar: string, value: unknown): unknown {
  const known = judges.get(scalar)
  if (!known) throw new Error(`Nobody judges values of ${scalar}`)
  return known(value)
}

function text(value: unknown): unknown {
  if (typeof value !== 'string') return refused('isText')
  return canBeStored(value) ? value : refused('isStorable')
}

/** `YYYY-MM-DD` of the years 0001 to 9999; a time behind it is allowed. The empty text is no day. */
function day(value: unknown): unknown {
  if (typeof value !== 'string') return refused('isDate')
  const [date = '', time] = value.trim().split(' ')
  if (date === '') return null
  return isDay(date) && (time === undefined || isTime(time)) ? value.trim() : refused('isDate')
}

/** A day, and a time that the clocks of the Netherlands have shown on it. Filters take a day alone. */
function moment(value: unknown): unknown {
  const judged = day(value)
  if (judged === null || judged instanceof Refused) return judged
  const [date = '', time] = String(judged).split(' ')
  return time === undefined || isOnTheClock(date, time) ? judged : refused('isTime')
}

/** JSON that can be written again as it was read. */
function isStructure(value: unknown, level = 1): boolean {
  if (level > limits.jsonDepth) return false
  if (typeof value === 'string') return canBeStored(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every((one) => isStructure(one, level + 1))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => canBeStored(name) && isStructure(one, level + 1))
}
