import { isBlank } from '@vezel/model/rules/blank.ts'
import sanitizeHtml from 'sanitize-html'
import { isTooDeep, markupBounds } from '../markup.ts'

/** Paragraphs of plain text, as most are: nothing in them can mean anything else, and cleaning leaves them as they are. */
const plainParagraphs = /^(?:<p>[^<>&]*<\/p>)*$/

/** By which rule a rich text is refused before it is cleaned; undefined of one that may be. */
export function richTextRefusal(html: unknown): 'isTooLong' | 'isStructure' | undefined {
  if (typeof html !== 'string') return undefined
  if (html.length > markupBounds.textCharacters) return 'isTooLong'
  return !plainParagraphs.test(html) && isTooDeep(html) ? 'isStructure' : undefined
}

/**
 * Keeps of a rich text what the editor makes: paragraphs, headings, lists, emphasis and links to other sites. Everything
 * else goes, scripts and event handlers first of all, because the text is shown as it is stored. Null for what is empty.
 */
export function cleanRichText(html: string): string | null {
  const clean = plainParagraphs.test(html) ? html : sanitized(html)
  return isBlank(clean.replace(/<[^>]*>|&nbsp;/g, '')) ? null : clean
}

/** The same by the library, whatever is sent. */
export const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'sub',
      'sup',
      'a',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    disallowedTagsMode: 'discard',
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  })
