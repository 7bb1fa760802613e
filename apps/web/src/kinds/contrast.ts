/** The grounds on which a colour of a list is drawn: those of the page in both themes (`theme/tokens.css`). */
export const grounds = { light: '#ffffff', dark: '#121a22' } as const

/** What a drawing needs beside its ground to be seen (WCAG 1.4.11). */
export const leastContrast = 3

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** The relative luminance of a colour as WCAG defines it; undefined where the text is none. */
function luminance(color: string): number | undefined {
  const parts = hex.exec(color)?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21; undefined where one of them is none. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
