/**
 * Chromium doubles the title of a heading that opens a page ("InhoudInhoud"). Its bookmarks are in the right order on
 * the right pages, so only their titles are written anew, as an update at the end of the file that Chromium printed.
 * Throws when the file has other bookmarks than the report has headings.
 */
export function withBookmarks(pdf: Uint8Array, titles: readonly string[]): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const file = readTable(bytes)
  const catalog = file.object(file.root)
  const outlines = file.object(reference(catalog, 'Outlines') ?? missing('outline'))
  const items: number[] = []
  const walk = (first: number | undefined) => {
    for (let item = first; item !== undefined; item = reference(file.object(item), 'Next')) {
      items.push(item)
      walk(reference(file.object(item), 'First'))
    }
  }
  walk(reference(outlines, 'First'))
  if (items.length !== titles.length) throw new Error(`${items.length} bookmarks for ${titles.length} headings`)

  let end = bytes.length
  const parts: Buffer[] = []
  const entries: { item: number; offset: number }[] = []
  for (const [index, item] of items.entries()) {
    const renamed = file.object(item).replace(/\/Title [\s\S]*?(?=\n\/Dest )/, `/Title ${utf16(titles[index] ?? '')}`)
    const part = Buffer.from(`${renamed}endobj\n`, 'latin1')
    entries.push({ item, offset: end })
    parts.push(part)
    end += part.length
  }
  const rows = entries.map(({ item, offset }) => `${item} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  const trailer = file.trailer.replace('>>', `\n/Prev ${file.start}>>`)
  parts.push(Buffer.from(`xref\n${rows.join('')}trailer\n${trailer}\nstartxref\n${end}\n%%EOF\n`, 'latin1'))
  return Buffer.concat([bytes, ...parts])
}

/** The table of offsets as Skia writes it: one section from object 0, lines of twenty bytes. */
function readTable(bytes: Buffer) {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64))
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? missing('start'))
  const head = /^xref\n0 \d+\n/.exec(bytes.toString('latin1', start, start + 32))?.[0] ?? missing('table')
  const text = bytes.toString('latin1', bytes.lastIndexOf('trailer'))
  const trailer = /^trailer\s+(<<[\s\S]*?>>)/.exec(text)?.[1] ?? missing('trailer')
  return {
    start,
    trailer,
    root: reference(trailer, 'Root') ?? missing('root'),
    /** From `12 0 obj` up to, not with, `endobj`. */
    object(number: number): string {
      const line = start + head.length + number * 20
      const offset = Number(bytes.toString('latin1', line, line + 10))
      return bytes.toString('latin1', offset, bytes.indexOf('endobj', offset, 'latin1'))
    },
  }
}

function reference(object: string, key: string): number | undefined {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1]
  return found === undefined ? undefined : Number(found)
}

function utf16(text: string): string {
  return `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`
}

function missing(what: string): never {
  throw new Error(`the printed file has no ${what}`)
}
