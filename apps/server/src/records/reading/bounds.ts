import type { Label } from '@vezel/model/kit/label.ts'
import { Problem } from '@vezel/model/problems.ts'

/** The refusal of a read that asks for more than `max`. */
export const tooMuch = (max: number, what: Label) => new Problem('tooMuch', { max, what })
