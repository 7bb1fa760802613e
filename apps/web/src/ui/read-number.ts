/** What separates thousands, beside the decimal sign; a space of any kind does so in every language. */
const groups = { ',': '.', '.': ',' } as const
const space = /[\u0020\u00a0\u2009\u202f]/g

/**
 * The number that was typed or pasted, null of nothing, or the text itself when it is no number. `comma` is the decimal
 * sign of the page: between groups of three the other sign means thousands, so `1.250` is 1250 to a Dutch reader and
 * 1.25 to an English one. Elsewhere it is taken for the decimal sign, as tablets have keys without a comma; whatever is
 * written in another way than the page does is said as it was read (`isPlainly`), because in a report the difference is
 * a factor of a thousand.
 */
export function readNumber(typed: string, comma: ',' | '.'): number | string | null {
  const text = typed.trim().replace(space, ' ')
  if (!/\d/.test(text)) return /[.,]/.test(text) ? typed : null
  for (const group of [groups[comma], ' ']) {
    const [sign, decimal] = [escaped(group), escaped(comma)]
    if (new RegExp(`^-?[1-9]\\d{0,2}(${sign}\\d{3})+(${decimal}\\d*)?$`).test(text))
      return Number(text.replaceAll(group, '').replace(',', '.'))
  }
  return /^-?\d*[.,]?\d*$/.test(text) ? Number(text.replace(',', '.')) : typed
}

/** Whether a number is written as the page itself writes it, so that nobody can read another one in it. */
export function isPlainly(typed: string, comma: ',' | '.'): boolean {
  return new RegExp(`^-?\\d*${escaped(comma)}?\\d*$`).test(typed)
}

const escaped = (sign: string) => (sign === '.' ? '\\.' : sign)
