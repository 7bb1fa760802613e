/** What files hold that were made of a text on this page: that can be kept at once, which what is in a chosen file cannot. */
const texts = new WeakMap<File, string>()

/** A file that was made of a text here, as a drawing is. */
export function textFile(text: string, name: string, type: string): File {
  const file = new File([text], name, { type })
  texts.set(file, text)
  return file
}

/** The text that a file was made of here; undefined of any other. */
export const textOf = (file: File): string | undefined => texts.get(file)
