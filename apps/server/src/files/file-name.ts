import { extname } from 'node:path'
import { limits } from '@vezel/model/limits.ts'

/** Controls, marks of direction and other signs without a shape, halves of pairs, ends of lines and paragraphs. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What some system does not allow in the name of a file. */
const refused = /[<>:"|?*]/g

/**
 * A name under which a file can be saved on any system: the last step of a path, without what is not seen, and with the
 * extension of its type, whatever it was called. `extension` is without a dot; a longer name is cut before it.
 */
export function fileName(name: string, extension: string): string {
  const ending = `.${extension}`
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(refused, '_')
    .trim()
    // A name that begins with a dot is hidden, one that ends with it is another name for some.
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const found = extname(plain)
  const isOwn = found.toLowerCase() === ending || (extension === 'jpg' && /^\.jpeg$/i.test(found))
  const kept = isOwn ? found : ending
  const stem = (isOwn ? plain.slice(0, -found.length) : plain).slice(0, limits.text - kept.length)
  return `${stem.toWellFormed().replace(/\uFFFD$/, '') || 'bestand'}${kept}`
}

/** The name with a word before its extension: `rapport-VERVALLEN.pdf`. */
export function withMark(name: string, mark: string | undefined): string {
  const ending = extname(name)
  return mark === undefined ? name : `${name.slice(0, name.length - ending.length)}-${mark}${ending}`
}

/** The extension of a stored file: its key ends with that of the type found in its content. */
export const extensionOf = (key: string): string => /\.(\w{1,4})$/.exec(key)?.[1] ?? 'bin'
