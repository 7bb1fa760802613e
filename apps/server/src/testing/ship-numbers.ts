let made = 800_000

/** An IMO number that no ship has had yet, with its check digit. */
export function anotherImo(): string {
  const digits = String(++made)
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0)
  return `${digits}${sum % 10}`
}
