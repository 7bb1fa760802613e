/** The words of an item of a list, in each language that it has. */
interface Words {
  readonly value: string
  readonly value_en?: string | null
  readonly value_fr?: string | null
}

/** What a source is called until somebody says otherwise: "Vinylzeil met viltlaag, Vloerzeil", or once where both say the same. */
export const sourceName = (material: string | undefined, use: string | undefined): string | null =>
  [...new Set([material, use].filter(Boolean))].join(', ') || null

/**
 * The name that somebody gave a source, such as "Beplating luifel noordzijde"; null where it says no more than its material and
 * use, in whatever order and language, which stand beside it.
 */
export function givenName({
  naam,
  product,
  toepassing,
}: {
  readonly naam: string
  readonly product: Words
  readonly toepassing: Words
}): string | null {
  const said = naam.trim().toLocaleLowerCase()
  const inEach = (words: Words) =>
    [words.value, words.value_en, words.value_fr].map((word) => word?.trim().toLocaleLowerCase())
  const uses = inEach(toepassing)
  const says = inEach(product).some((material, language) => {
    const use = uses[language]
    return [material, use, `${material}, ${use}`, `${use}, ${material}`].includes(said)
  })
  return said === '' || says ? null : naam.trim()
}
