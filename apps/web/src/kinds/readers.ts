import type { ChoiceField, Field, FieldKind } from '@vezel/model/kit/field.ts'
import type { FieldOf } from '@vezel/model/kit/kinds.ts'
import { readDay, readTime } from '../i18n/formats.ts'
import { fold } from '../ui/fold.ts'
import { readNumber } from '../ui/read-number.ts'

/** What a cell is read with, beside its field. */
export interface ReadingWith {
  /** The decimal sign of the file. */
  readonly comma: ',' | '.'
  /** The ids of the records of the definition with this key that are called so, by their title, number or name in any language. */
  readonly idsOf: (target: string, name: string) => readonly string[]
}

/** Why a filled cell holds no value of its field: the rest of a key in the phrases of an import. */
export type Unreadable = 'Number' | 'Whole' | 'Date' | 'Moment' | 'YesNo' | 'Choice' | 'Unknown' | 'Several'
/** What a cell says: a value as a form holds it, or why it says none, with the words it is about. */
export type Reading =
  | { readonly value: unknown }
  | { readonly unreadable: Unreadable; readonly about: string; readonly offered?: ChoiceField['choices'] }

/** Reads the words of a filled cell, its spaces at both ends gone. */
type Reader<F extends Field = Field> = (cell: string, field: F, reading: ReadingWith) => Reading
/** Null of what no cell of a spreadsheet can hold. */
export type KindsInCells = { readonly [K in FieldKind]: Reader<FieldOf<K>> | null }

const value = (read: unknown): Reading => ({ value: read })
const none = (unreadable: Unreadable, about: string): Reading => ({ unreadable, about })

/** Yes and no as spreadsheets of the three languages write them, a cross included. */
const answers: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['ja', 'j', 'yes', 'y', 'oui', 'waar', 'true', 'vrai', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['nee', 'n', 'no', 'non', 'onwaar', 'false', 'faux', '0'].map((word) => [word, false])),
}

const line: Reader = (cell) => value(cell.replace(/\s*[\r\n]+\s*/g, ' '))
const lines: Reader = (cell) => value(cell.replace(/\r\n?/g, '\n'))

/** A number as people write it, its own unit behind it or not: `54,2 m²`, `54,2 m2`. */
function numberOf(cell: string, unit: string | undefined, comma: ',' | '.'): number | null {
  const written = cell.normalize('NFKC')
  const behind = unit?.normalize('NFKC') ?? ''
  const bare = behind && written.endsWith(behind) ? written.slice(0, -behind.length) : written
  const read = readNumber(bare, comma)
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** `19-11-2026`, `19/11/2026` or `2026-11-19` as `YYYY-MM-DD`; null of what is no day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  return year === undefined ? readDay(text) : readDay(`${day}-${month}-${year}`)
}

/** A day with or without the time behind it, apart. */
const momentOf = (cell: string) => /^(\S+?)(?:(?:\s+|T)(\d{1,2}:\d{2})(?::\d{2})?(?:\.\d+)?)?$/.exec(cell)

function recordOf(name: string, target: string, { idsOf }: ReadingWith): Reading {
  const ids = idsOf(target, name)
  return ids.length === 1 ? value(ids[0]) : none(ids.length === 0 ? 'Unknown' : 'Several', name)
}

/** How a spreadsheet's cell is read into every kind of field; one that is missing does not compile. Comes with an import alone. */
export const readers: KindsInCells = {
  text: line,
  textArea: lines,
  richText: (cell) => value(markedUp(cell)),
  code: lines,
  color: line,
  integer: (cell, { unit }, { comma }) => {
    const read = numberOf(cell, unit, comma)
    return read !== null && Number.isInteger(read) ? value(read) : none('Whole', cell)
  },
  decimal: (cell, { unit }, { comma }) => {
    const read = numberOf(cell, unit, comma)
    return read === null ? none('Number', cell) : value(read)
  },
  boolean: (cell) => {
    const answer = Object.hasOwn(answers, fold(cell)) ? answers[fold(cell)] : undefined
    return answer === undefined ? none('YesNo', cell) : value(answer)
  },
  date: (cell) => {
    const day = dayOf(momentOf(cell)?.[1] ?? '')
    return day === null ? none('Date', cell) : value(day)
  },
  datetime: (cell) => {
    const [, words = '', clock = '00:00'] = momentOf(cell) ?? []
    const [day, time] = [dayOf(words), readTime(clock)]
    return day === null || time === null ? none('Moment', cell) : value(`${day} ${time}:00`)
  },
  choice: (cell, { choices, notOffered }) => {
    const offered = choices.filter((one) => !notOffered.includes(one.value))
    const said = fold(cell)
    const found = offered.find((one) =>
      [one.value, one.label.nl, one.label.en, one.label.fr ?? ''].some((word) => fold(word) === said),
    )
    return found ? value(found.value) : { ...none('Choice', cell), offered }
  },
  belongsTo: (cell, { target }, reading) => recordOf(cell, target, reading),
  manyToMany: (cell, { target }, reading) => recordsOf(cell, target, reading),
  // A file, a drawing and a free structure are no words; what the server works out is not put in.
  svg: null,
  file: null,
  json: null,
  computed: null,
  // Parts of a form that hold rows of another file, or nothing.
  fileImport: null,
  button: null,
  info: null,
}

/** Several names in one cell, apart by a semicolon, a new line or a comma; a name may itself hold what separates the others. */
function recordsOf(cell: string, target: string, reading: ReadingWith): Reading {
  const whole = recordOf(cell, target, reading)
  if ('value' in whole) return value([whole.value])
  const sign = /[;\n]/.test(cell) ? /[;\r\n]+/ : /,/
  const names = cell
    .split(sign)
    .map((name) => name.trim())
    .filter(Boolean)
  const ids: unknown[] = []
  for (const name of names) {
    const one = recordOf(name, target, reading)
    if (!('value' in one)) return one
    ids.push(one.value)
  }
  return value([...new Set(ids)])
}

/** Plain words as the markup that a text with markup is kept in, a paragraph a line. */
function markedUp(cell: string): string {
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r\n?|\n/)
    .map((words) => `<p>${words}</p>`)
    .join('')
}

/** The reader of a field, null where no cell can hold it. A cast, because the kind that is found is that of this field. */
export const readerOf = (field: Field): Reader | null => readers[field.kind] as Reader | null
