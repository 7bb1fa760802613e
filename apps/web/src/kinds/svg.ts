/** Whether the text is a complete SVG document. Reading it runs nothing and fetches nothing. */
export function isSvg(text: string): boolean {
  const read = readSvg(text)
  const { localName, namespaceURI } = read.documentElement
  return (
    localName === 'svg' && namespaceURI === 'http://www.w3.org/2000/svg' && read.querySelector('parsererror') === null
  )
}

/** A browser reports a handler that it reads, though it never runs there: under another name it stays a mere word. */
export const readSvg = (text: string): Document =>
  new DOMParser().parseFromString(text.replace(/(\s)on(\w+\s*=)/gi, '$1x-on$2'), 'image/svg+xml')

/**
 * The address of a drawing for an `<img>`, in which a browser runs no scripts and fetches nothing. What a drawing
 * leaves open, `#color` and `#opacity`, has a value for the occasion.
 */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('#color', '#c4231c').replaceAll('#opacity', '0.6'))}`
