import sharp from 'sharp'
import type { Material } from './geometry.ts'

/**
 * Capitals and digits as pen strokes on a field of 10 by 16, so that the plate looks the same on a machine without
 * fonts.
 */
const STROKES: Record<string, string> = {
  '0': 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8Z',
  '1': 'M2 3 6 0V16',
  '2': 'M0 4C0 1 2 0 5 0s5 1 5 5C10 9 2 11 0 16H10',
  '3': 'M0 2C1 1 3 0 5 0c3 0 5 1 5 4s-3 4-6 4c3 0 6 1 6 4s-2 4-5 4c-2 0-4-1-5-2',
  '4': 'M7 16V0L0 11H10',
  '5': 'M9 0H1V7C2 6 4 6 5 6c4 0 5 2 5 5s-2 5-5 5c-2 0-4-1-5-2',
  '6': 'M9 1C8 0 7 0 5 0 1 0 0 5 0 10s2 6 5 6 5-2 5-5-2-5-5-5S0 8 0 10',
  '7': 'M0 0H10L4 16',
  '8': 'M5 7C2 7 1 5 1 4 1 1 3 0 5 0s4 1 4 4c0 1-1 3-4 3-3 0-5 2-5 5s2 4 5 4 5-1 5-4-2-5-5-5Z',
  '9': 'M10 6c0-4-2-6-5-6S0 2 0 5s2 5 5 5 5-2 5-4c0 5-1 10-5 10-2 0-3 0-4-1',
  B: 'M0 16V0H5C8 0 9 2 9 4S8 7.500 5 7.500H0 5c4 0 5 2 5 4.500S9 16 5 16Z',
  C: 'M10 3C9 1 7 0 5 0 1 0 0 4 0 8s1 8 5 8c2 0 4-1 5-3',
  F: 'M0 16V0H10M0 8H8',
  K: 'M0 0V16M10 0 0 10M4 7l6 9',
  M: 'M0 16V0L5 9 10 0V16',
  U: 'M0 0V11c0 4 2 5 5 5s5-1 5-5V0',
  m: 'M0 16V6M0 9C1 7 2 6 3 6s2 1 2 3v7M5 9C6 7 7 6 8 6s2 1 2 3v7',
  c: 'M9 8C8 6 7 6 5 6 2 6 1 8 1 11s1 5 4 5c2 0 3 0 4-2',
  '.': 'M4 15.500H5',
  '/': 'M10-1 0 17',
  ' ': '',
}

const WIDTH = 512
const HEIGHT = 318

const write = (text: string, x: number, y: number, size: number, pen: number, fill: string) =>
  [...text]
    .map(
      (letter, i) =>
        `<path d="${STROKES[letter] ?? STROKES[' ']}" transform="translate(${x + i * size * 0.95} ${y}) scale(${size / 16})" fill="none" stroke="${fill}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')

/** The plate as SVG: the organisation's bar, the source on the first line, the photo on the second, two grey steps. */
export function plateSvg(source: string, photo: string): string {
  const large = Math.min(118, 440 / (source.length * 0.95))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f3ee"/>
<rect width="${WIDTH}" height="34" fill="#143b5e"/><rect x="18" y="9" width="16" height="16" fill="#b8ad20"/><rect y="${HEIGHT - 8}" width="${WIDTH}" height="8" fill="#143b5e"/>
${write(source, 36, 62, large, 2.6, '#15181b')}
<rect x="30" y="196" width="452" height="3" fill="#15181b"/>
${write(photo, 36, 222, 62, 2.3, '#15181b')}
<rect x="392" y="222" width="30" height="62" fill="#101010"/><rect x="422" y="222" width="30" height="62" fill="#7f7f7f"/><rect x="452" y="222" width="30" height="62" fill="#ffffff"/></svg>`
}

/** The number plate of a photo as a material over 0 to 1 in both directions; `v` is up. */
export async function plateMaterial(source: string, photo: string): Promise<Material> {
  const { data, info } = await sharp(Buffer.from(plateSvg(source, photo)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = Float32Array.from(data, (byte) => 0.56 * (byte / 255) ** 2.2)
  const at = (x: number, y: number, channel: number) => light[(y * info.width + x) * 3 + channel]!
  return (surface, u, v) => {
    const gx = Math.min(info.width - 1.01, Math.max(0, u * info.width - 0.5))
    const gy = Math.min(info.height - 1.01, Math.max(0, (1 - v) * info.height - 0.5))
    const x = Math.floor(gx)
    const y = Math.floor(gy)
    const mix = (channel: number) => {
      const top = at(x, y, channel) + (at(x + 1, y, channel) - at(x, y, channel)) * (gx - x)
      const bottom = at(x, y + 1, channel) + (at(x + 1, y + 1, channel) - at(x, y + 1, channel)) * (gx - x)
      return top + (bottom - top) * (gy - y)
    }
    surface.r = mix(0)
    surface.g = mix(1)
    surface.b = mix(2)
    surface.gloss = 0.02
  }
}

/** Ten blocks in turn dark and light, the first of them split in two, over 0 to 1 in both directions. */
export const scaleBar: Material = (surface, u, v) => {
  const edge = u < 0.006 || u > 0.994 || v < 0.08 || v > 0.92
  const blockNumber = Math.floor(u * 10) + (u < 0.1 && v > 0.5 ? 1 : 0)
  const dark = edge || (blockNumber & 1) === 0
  surface.r = dark ? 0.01 : 0.5
  surface.g = dark ? 0.01 : 0.49
  surface.b = dark ? 0.01 : 0.46
  surface.gloss = 0.02
}
