import { fold } from './fold.ts'

/** How well a name fits what was typed: 0 is the name itself, 1 begins with it, 2 has a word that does, 3 the rest. */
function misfit(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.includes(` ${wanted}`) ? 2 : 3
}

/**
 * Options with the best fit for what was typed first, else in their order: who types a whole name and presses Enter gets that
 * one, also where a list finds others by a number or below a parent of that name (`Begane grond > Lokaal 9`).
 */
export function bestFirst<O extends { readonly label: string }>(options: readonly O[], typed: string): readonly O[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return options
  const misfitOf = ({ label }: O) => {
    const whole = fold(label)
    return Math.min(misfit(whole, wanted), misfit(whole.split(' > ').at(-1) ?? whole, wanted))
  }
  return options
    .map((option) => ({ option, misfit: misfitOf(option) }))
    .sort((a, b) => a.misfit - b.misfit)
    .map(({ option }) => option)
}
