import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { type FieldNode, print } from 'graphql'
import { q } from '../../db/names.ts'
import type { Computing } from '../../entities/behaviour.ts'
import { behaviours } from '../../entities/index.ts'
import type { Row } from '../../kinds/kind.ts'
import { argumentOf } from './arguments.ts'
import { stored, whereRead } from './rows.ts'
import type { Statement, Way } from './statement.ts'

/** Where a computed field is selected: with which arguments, and by which way. */
interface SelectedAt {
  readonly node: FieldNode
  readonly way: Way
}

/** The SQL of a computed field of the row `t`; `at` is where it is selected, absent where a filter or a sort looks at it. */
export function computedSql(statement: Statement, entity: Entity, name: string, t: string, at?: SelectedAt): string {
  const behaviour = [behaviours[entity.key], behaviours[model.stored(entity).key]].find((b) => b?.computed?.[name])
  const sql = behaviour?.computed?.[name]
  if (!sql) throw new Error(`${entity.api.type}.${name} is computed, but the server has no SQL for it`)
  const field = entity.fields[name]
  const args = field && 'args' in field ? field.args : {}
  const computing = {
    row: t,
    organisation: statement.tenant(),
    arg: (argument: string) => {
      const is = args[argument]
      return at && is ? argumentOf(statement, at.node, argument, is) : 'null::text'
    },
  }
  const standing = (column: string) => {
    if (!behaviour.standing) throw new Error(`${entity.api.type} has no standing for ${name}`)
    if (!at) {
      if (!statement.narrowing.has(t)) statement.narrowing.set(t, behaviour.standing(computing))
      return `${t}_s.${q(column)}`
    }
    const asked = JSON.stringify((at.node.arguments ?? []).map((a) => [a.name.value, print(a.value)]))
    const held = heldFor(statement, at.way, asked, computing)
    const row = beside(statement, t, asked, () => behaviour.standing?.({ ...computing, held }) ?? '')
    return `${row}.${q(column)}`
  }
  const worked = sql({ ...computing, standing })
  return field ? whereRead(statement, entity, field, t, worked) : worked
}

/** What the nearest record on the way that holds something for this place answers for it; undefined without such a record. */
function heldFor(
  statement: Statement,
  way: Way,
  asked: string,
  computing: Omit<Computing, 'standing'>,
): string | undefined {
  const path = way.map(({ field }) => field)
  for (const [step, { entity, t }] of [...way.entries()].reverse()) {
    const holds = behaviours[entity.key]?.holds
    if (holds?.paths.includes(path.slice(step, -1).join('.')))
      return beside(statement, t, `holds ${asked}`, () => holds.standing({ ...computing, row: t }))
  }
  return undefined
}

/** The alias of a subquery of one row beside a row, which is asked once for all who ask the same. */
function beside({ standings }: Statement, t: string, asked: string, sql: () => string): string {
  const known = standings.get(t) ?? new Map<string, string>()
  standings.set(t, known)
  if (!known.has(asked)) known.set(asked, sql())
  return `${t}_${[...known.keys()].indexOf(asked)}`
}

/** A field of the row `t` as filters and sorts ask for it. */
export const rowOf = (statement: Statement, entity: Entity, name: string, field: Field, t: string): Row => ({
  column: () => stored(statement, entity, name, field, t),
  computed: () => computedSql(statement, entity, name, t),
})
