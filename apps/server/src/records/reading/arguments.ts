import { Problem } from '@vezel/model/problems.ts'
import { type FieldNode, print, type ValueNode } from 'graphql'
import { ABSENT } from '../../entities/behaviour.ts'
import type { Statement } from './statement.ts'

/**
 * An argument as a bind: it never shapes the statement, so the plan stays reusable. Throws
 * `badValue` for what must be the id of a record and is none; days are judged by their type before.
 */
export function argumentOf(statement: Statement, node: FieldNode, name: string, is?: 'uuid' | 'date'): string {
  const argument = node.arguments?.find((a) => a.name.value === name)
  if (!argument) return ABSENT
  const { value } = argument
  const taken = (given: unknown) => {
    const text = asText(given)?.trim() ?? null
    if (text !== null && is === 'uuid' && !isUuid(text))
      throw new Problem('badValue', { summary: name }, [{ path: name, rule: 'isId', args: [] }])
    return text
  }
  const asked = `${name} ${is} ${print(value)}`
  const known = statement.arguments.get(asked)
  if (known) return known
  const place =
    value.kind === 'Variable'
      ? statement.bind((variables) => taken(variables[value.name.value]))
      : statement.bindValue(taken(literalOf(statement, value)))
  statement.arguments.set(asked, `${place}::text`)
  return `${place}::text`
}

/** An argument whose value shapes the statement: filter, search, sort and paging. */
export function shaping(statement: Statement, node: FieldNode, name: string): unknown {
  const argument = node.arguments?.find((a) => a.name.value === name)
  return argument ? literalOf(statement, argument.value) : undefined
}

/** A value of the document; a variable shapes the statement, which must then be compiled again for other variables. */
export function literalOf(statement: Statement, value: ValueNode): unknown {
  switch (value.kind) {
    case 'Variable':
      statement.isFixed = false
      return statement.variables[value.name.value]
    case 'IntValue':
    case 'FloatValue':
      return Number(value.value)
    case 'ListValue':
      return value.values.map((v) => literalOf(statement, v))
    case 'ObjectValue':
      return Object.fromEntries(value.fields.map((f) => [f.name.value, literalOf(statement, f.value)]))
    case 'NullValue':
      return null
    default:
      return value.value
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))
