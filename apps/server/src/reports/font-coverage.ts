import { brotliDecompressSync } from 'node:zlib'

const CMAP = 0
const GLYF = 10
const LOCA = 11
const OTHER_TAG = 63

/** The characters that a font file (WOFF2) really has a glyph for; what its package declares is more. */
export function coverageOf(woff2: Buffer): Set<number> {
  let at = 48
  const base128 = () => {
    for (let value = 0; ; ) {
      const byte = woff2[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let start = -1
  for (let table = woff2.readUInt16BE(12); table > 0; table--) {
    const flags = woff2[at++] ?? 0
    const tag = flags & 63
    if (tag === OTHER_TAG) at += 4
    const length = base128()
    // Outlines and their places are kept in another form unless said otherwise, other tables only when said.
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0
    if (tag === CMAP) start = offset
    offset += isTransformed ? base128() : length
  }
  const tables = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  if (start < 0) throw new Error('a font without a table of characters')
  return charactersOf(tables.subarray(start))
}

function charactersOf(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    const format = part.readUInt16BE(0)
    if (format === 12) {
      for (let group = 0; group < part.readUInt32BE(12); group++) {
        const first = part.readUInt32BE(16 + group * 12)
        for (let code = first; code <= part.readUInt32BE(20 + group * 12); code++) found.add(code)
      }
    } else if (format === 4) {
      const segments = part.readUInt16BE(6) / 2
      for (let segment = 0; segment < segments; segment++) {
        const last = part.readUInt16BE(14 + segment * 2)
        const first = part.readUInt16BE(16 + (segments + segment) * 2)
        for (let code = first; code <= last && code < 0xffff; code++) found.add(code)
      }
    }
  }
  return found
}
