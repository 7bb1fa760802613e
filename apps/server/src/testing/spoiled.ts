import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtMany, pointsAtOne } from '@vezel/model/kit/kinds.ts'
import type { Input } from '../records/writing/input.ts'

/** Records of which one may point at another, by the key of their kind. */
export type Ids = ReadonlyMap<string, string>

/** What may be done to a row that is right: `pick` chooses among fields and among ways. */
export interface Spoiling {
  readonly entity: Entity
  readonly pick: number
  /** Records below a survey that is closed, and of another organisation. */
  readonly shut: Ids
  readonly foreign: Ids
  /** What a record of each kind is made with. */
  readonly inputs: ReadonlyMap<string, Input>
}

const absent = '00000000-0000-7000-8000-000000000000'
const texts = [
  ' ',
  'x'.repeat(30_000),
  'a\u0000b',
  '\ud800',
  '__proto__',
  'constructor',
  '<script>x</script>',
  "'); drop table",
  'Dubbel',
]
const numbers = [-1, 1e12, 2_147_483_648, 0.125, Number.MAX_VALUE, 7]
const days = ['2026-1', '2026-02-30', '2026-11-20', '0001-01-01 00:00:00', '2026-11-20 25:00:00', '2026-11-20 09:30:00']

/** A value that may or may not do for the field, by its kind. */
function valueFor(name: string, { entity, pick, shut, foreign, inputs }: Spoiling): unknown {
  const field = entity.fields[name]
  const one = <T>(values: readonly T[]) => values[pick % values.length]
  if (pointsAtOne(field) || pointsAtMany(field)) {
    const target = model.named(field.target)
    const made = inputs.get(field.target)
    const ids = [
      absent,
      foreign.get(field.target),
      shut.get(field.target),
      shut.get(field.target)?.toUpperCase(),
      'x1; --',
      '0',
    ]
    const id = one(ids) ?? absent
    if (pointsAtMany(field)) return pick % 3 === 0 ? { connect: [{ id }, { id }] } : { set: [] }
    if (pick % 7 === 6) return { disconnect: true }
    return pick % 5 === 4 && made && !target.abstract ? { create: made } : { connect: { id } }
  }
  if (field?.kind === 'integer' || field?.kind === 'decimal') return one(numbers)
  if (field?.kind === 'date' || field?.kind === 'datetime') return one(days)
  if (field?.kind === 'boolean') return pick % 2 === 0
  if (field?.kind === 'json') return one([{}, { create: 1 }, [1, 'x'], null])
  if (field?.kind === 'choice') return one([...field.choices.map(({ value }) => value), 'constructor'])
  return one([...texts, null])
}

/** A row with one field as `pick` has it: gone, empty, or with another value. */
export function spoiled(row: Input, spoiling: Spoiling): Input {
  const { entity, pick } = spoiling
  const names = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.kind !== 'computed' && entity.fields[name]?.kind !== 'file',
  )
  const name = names[pick % names.length]
  if (name === undefined) return row
  const way = Math.floor(pick / names.length)
  if (way % 9 === 0) return Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))
  return { ...row, [name]: valueFor(name, { ...spoiling, pick: way }) }
}
