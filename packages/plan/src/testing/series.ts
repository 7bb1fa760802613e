import { type Command, change, copy, create, link, move, remove, rotate, scale } from '../commands.ts'
import { type Drawing, placedAt } from '../drawing.ts'
import { objectOf, typeOf, types } from './lists.ts'

/** One edit of a random series: what is done, to which of what is there, and with what numbers. */
export interface RandomEdit {
  readonly what: number
  readonly which: number
  readonly a: number
  readonly b: number
}

/** The command that a random edit is on a drawing, under ids of a counter. */
export function commandOf({ what, which, a, b }: RandomEdit, drawing: Drawing, newId: () => string): Command {
  const all = [...drawing.values()]
  const one = all.length > 0 ? [all[which % all.length] ?? all[0]].filter((object) => object !== undefined) : []
  const some = all.filter((_, index) => (index + which) % 3 === 0)
  const [first] = one
  switch (what % 9) {
    case 0:
      return move(some, typeOf, { x: a, y: b })
    case 1:
      return rotate(some, typeOf, a, which % 2 === 0 ? { x: b, y: a } : undefined)
    case 2:
      return scale(some, typeOf, { x: Math.abs(a) / 100, y: Math.abs(b) / 100 })
    case 3:
      return copy(one, newId, { x: a, y: b })
    case 4:
      return remove(one)
    case 5:
      return change(some, { label: `L${which}`, grootte: Math.abs(a), vergrendeld: which % 5 === 0 })
    case 6:
      return link(some, typeOf, first && which % 4 > 0 ? { of: 'BronLocatie', id: `location ${which % 7}` } : null)
    case 7:
      return change(
        all.filter(({ vergrendeld }) => vergrendeld),
        { vergrendeld: false },
      )
    default:
      return create([madeOf(types[which % types.length]?.code ?? 'lijn', a, b, newId())])
  }
}

function madeOf(code: string, a: number, b: number, id: string) {
  const corners = [
    { x: a, y: b },
    { x: a + 100, y: b },
    { x: a + 90.1234, y: b + 80 },
  ]
  const at = types.find((type) => type.code === code)?.is_poly ? placedAt(corners) : { x: a, y: b, punten: null }
  return objectOf({ id, svg_element_type: code, ...at })
}
