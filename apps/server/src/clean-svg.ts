import { drawnAttributes, drawnElements, leadsOut, sharingElements } from '@vezel/model/rules/drawn.ts'
import sanitizeHtml from 'sanitize-html'
import { boundedParsing, unlessTooDeep } from './markup.ts'

/** More parts than a drawing of a firm has. One with rules that lead out is taken away by copying all that came before it. */
const MOST = { '*': 50_000, style: 20 }

/**
 * Keeps of an svg what draws, by an allow-list: scripts, handlers, animations, embedded pages and images, and all that leads
 * out of the drawing go. Null for what is no drawing then, and for what lies too deep in itself or has too many parts.
 */
export const cleanSvg = (svg: string): string | null => unlessTooDeep(() => cleaned(svg), null)

/**
 * Whether a text is a drawing as it stands: cleaning takes nothing away. For what somebody writes by hand and finds again as
 * it was typed.
 */
export const isDrawing = (svg: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg) &&
  !/<!(DOCTYPE|ENTITY)/i.test(svg) &&
  unlessTooDeep(() => {
    const all = sanitizeHtml(svg, {
      ...boundedParsing(MOST),
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      ...written,
    })
    return cleaned(svg) === all.trim()
  }, false)

/** How the library reads and writes a drawing, whatever it leaves out. */
const written = {
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  selfClosing: ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'stop'],
}

function cleaned(svg: string): string | null {
  const clean = sanitizeHtml(svg, {
    ...boundedParsing(MOST),
    allowedTags: [...drawnElements],
    // An element in the drawing that may hold rules is asked below whether it does no more.
    allowVulnerableTags: true,
    allowedAttributes: {
      '*': [...drawnAttributes],
      ...Object.fromEntries(sharingElements.map((name) => [name, [...drawnAttributes, 'href', 'xlink:href']])),
    },
    allowedSchemes: [],
    disallowedTagsMode: 'completelyDiscard',
    nonTextTags: ['script', 'foreignObject', 'iframe'],
    ...written,
    transformTags: { '*': (tagName, given) => ({ tagName, attribs: withinDrawing(given) }) },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && leadsOut.test(text),
  }).trim()
  return /^<svg[\s>]/.test(clean) ? clean : null
}

/** The attributes that lead nowhere but to something of the drawing itself. */
const withinDrawing = (given: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      /href$/.test(name) ? /^#[^\s<>]{1,200}$/.test(value) : !leadsOut.test(value),
    ),
  )
