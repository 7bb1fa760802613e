/**
 * The number that was typed, null of nothing, or the text itself when it can be read in more than one way. Comma and
 * point are both taken for the decimal sign, but where the other one could mean thousands nobody guesses: `1.250` is
 * 1250 to a Dutch reader and 1,25 on a tablet whose keys have no comma, and in a report a factor of a thousand.
 * `comma` is the decimal sign of the page.
 */
export function readNumber(typed: string, comma: ',' | '.'): number | string | null {
  if (!/\d/.test(typed)) return /[.,]/.test(typed) ? typed : null
  const group = comma === ',' ? '\\.' : ','
  const decimal = comma === ',' ? ',' : '\\.'
  const thousands = new RegExp(`^-?[1-9]\\d{0,2}(${group}\\d{3})+(${decimal}\\d*)?$`)
  if (thousands.test(typed)) {
    const groups = typed.split(new RegExp(group)).length
    return groups === 2 && !typed.includes(comma)
      ? typed
      : Number(typed.replace(new RegExp(group, 'g'), '').replace(',', '.'))
  }
  return /^-?\d*[.,]?\d*$/.test(typed) ? Number(typed.replace(',', '.')) : typed
}
