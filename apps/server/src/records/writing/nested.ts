import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { points } from '@vezel/model/kit/kinds.ts'
import type { Inverse } from '@vezel/model/kit/model.ts'
import { limits } from '@vezel/model/limits.ts'
import { bounded } from '@vezel/model/problem-words.ts'
import { Problem } from '@vezel/model/problems.ts'
import type { Input } from './input.ts'

/** Throws `tooMuch` for more records in each other than one write makes while others wait. */
export function boundNested(entity: Entity, input: Input): void {
  let count = 0
  const open = [{ entity, input }]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [name, value] of Object.entries(next.input)) {
      const field = next.entity.fields[name]
      const target = points(field) ? model.named(field.target) : model.inverse(next.entity, name)?.from
      const made = target && (value as { readonly create?: readonly Input[] | Input | null } | null)?.create
      if (!made) continue
      const children = (Array.isArray(made) ? made : [made]) as readonly Input[]
      count += children.length
      if (count > limits.nestedWrites)
        throw new Problem('tooMuch', {
          max: limits.nestedWrites,
          what: bounded.nestedWrites,
        })
      open.push(...children.map((child) => ({ entity: target, input: child })))
    }
  }
}

/** The records to make along, of those that point at the one of an input by this relation. */
export function childrenOf(input: Input, { name }: Inverse): readonly Input[] {
  const made = (input[name] as { readonly create?: readonly Input[] | Input | null } | undefined)?.create
  return Array.isArray(made) ? made : made ? [made as Input] : []
}
