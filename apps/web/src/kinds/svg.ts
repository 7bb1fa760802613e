/** Whether the text is a complete SVG document. Reading it runs nothing and fetches nothing. */
export function isSvg(text: string): boolean {
  const read = new DOMParser().parseFromString(text, 'image/svg+xml')
  const { localName, namespaceURI } = read.documentElement
  return (
    localName === 'svg' && namespaceURI === 'http://www.w3.org/2000/svg' && read.querySelector('parsererror') === null
  )
}

/**
 * The address of a drawing for an `<img>`, in which a browser runs no scripts and fetches nothing. What a drawing
 * leaves open, `#color` and `#opacity`, has a value for the occasion.
 */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('#color', '#c4231c').replaceAll('#opacity', '0.6'))}`
