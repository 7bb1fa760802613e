import type { RelationFields } from '@vezel/model/kit/field.ts'
import { idOf, type KindsOf, naming, none, plain, type Reading, type ReadingWith, value } from './kind.ts'

function recordOf(name: string, target: string, { idsOf }: ReadingWith): Reading {
  const ids = idsOf(target, name)
  return ids.length === 1 ? value(ids[0]) : none(ids.length === 0 ? 'Unknown' : 'Several', name)
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

export const relations: KindsOf<RelationFields> = {
  belongsTo: {
    ...naming,
    text: (record, { target }, { titleOf }) => titleOf(target, record),
    // The default of a list is a word; the server looks up which item that is.
    start: () => null,
    held: idOf,
    cell: (cell, { target }, reading) => recordOf(cell, target, reading),
  },
  manyToMany: {
    ...plain,
    text: (records, { target }, { titleOf }) =>
      Array.isArray(records) ? records.map((record) => titleOf(target, record)).join(', ') : '',
    start: () => [],
    held: (records) => (Array.isArray(records) ? records.map(idOf) : []),
    cell: (cell, { target }, reading) => recordsOf(cell, target, reading),
  },
}
