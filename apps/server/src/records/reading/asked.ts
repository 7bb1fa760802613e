import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { isInterfaceName } from '@vezel/model/kit/interfaces.ts'
import type { FieldNode, SelectionSetNode, ValueNode } from 'graphql'
import { literalOf } from './arguments.ts'
import type { Statement } from './statement.ts'

/** A key of the answer, with all that is asked under it. */
export interface Asked {
  readonly key: string
  readonly name: string
  readonly nodes: FieldNode[]
}

/** Whether fragments ask other fields of one variant than of another. */
export function asksByType(
  statement: Statement,
  selection: SelectionSetNode | undefined,
  variants: readonly Entity[],
): boolean {
  if (variants.length === 0) return false
  return (selection?.selections ?? []).some((node) => {
    if (node.kind === 'Field') return false
    const fragment = node.kind === 'InlineFragment' ? node : statement.fragments[node.name.value]
    return (
      variants.some((v) => v.api.type === fragment?.typeCondition?.name.value) ||
      asksByType(statement, fragment?.selectionSet, variants)
    )
  })
}

/** The fields asked for, fragments opened, in the order of the request; the same key asked twice is merged. */
export function collect(
  statement: Statement,
  entity: Entity,
  selection: SelectionSetNode | undefined,
  into = new Map<string, Asked>(),
): readonly Asked[] {
  for (const node of selection?.selections ?? []) {
    if (!isIncluded(statement, node.directives ?? [])) continue
    if (node.kind === 'Field') {
      const key = node.alias?.value ?? node.name.value
      const known = into.get(key)
      if (known) known.nodes.push(node)
      else into.set(key, { key, name: node.name.value, nodes: [node] })
    } else {
      const fragment = node.kind === 'InlineFragment' ? node : statement.fragments[node.name.value]
      // A fragment on another kind does not concern this row.
      if (isOf(entity, fragment?.typeCondition?.name.value)) collect(statement, entity, fragment?.selectionSet, into)
    }
  }
  return [...into.values()]
}

/** Whether a record is what a fragment asks for; of variants that stand together, whether one of them may be. */
function isOf(entity: Entity, name: string | undefined): boolean {
  const type = model.ofType(name ?? '')
  if (type) return type === entity || type.key === entity.variantOf
  if (!isInterfaceName(name)) return true
  return [entity, ...model.variants(entity)].some((one) => one.implements.includes(name))
}

function isIncluded(
  statement: Statement,
  directives: readonly { name: { value: string }; arguments?: readonly { value: ValueNode }[] | undefined }[],
): boolean {
  return directives.every((d) => {
    const condition = d.arguments?.[0] && literalOf(statement, d.arguments[0].value)
    return d.name.value === 'skip' ? condition !== true : d.name.value === 'include' ? condition !== false : true
  })
}

/** The same key asked more than once: one node with all its selections. */
export const merged = ([first, ...rest]: FieldNode[]): FieldNode => {
  if (!first) throw new Error('A selection without a field')
  if (rest.length === 0 || !first.selectionSet) return first
  const selections = [first, ...rest].flatMap((n) => n.selectionSet?.selections ?? [])
  return { ...first, selectionSet: { ...first.selectionSet, selections } }
}
