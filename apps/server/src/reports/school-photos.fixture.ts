import sharp from 'sharp'

/** Pictures for tests and the bench, drawn from their key: 800 pixels wide, and as heavy as a photo of that size. */
export async function drawnPhoto(key: string): Promise<Uint8Array> {
  if (key.startsWith('logo/')) return sharp(Buffer.from(LOGO)).png().toBuffer()
  const hash = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const hue = hash % 360
  const cover = key.includes('voorblad')
  const grain = grainy(hash, 800, 600)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
<rect width="800" height="600" fill="hsl(${hue} 12% 48%)"/>
<path d="M0 ${380 + (hash % 90)}H800V600H0Z" fill="hsl(${hue} 14% 34%)"/>
${cover ? SCHOOL : `<rect x="${90 + (hash % 200)}" y="${120 + (hash % 80)}" width="${260 + (hash % 160)}" height="${190 + (hash % 90)}" fill="hsl(${hue} 16% 68%)" stroke="hsl(${hue} 14% 30%)" stroke-width="6"/>`}
<path d="M600 120 470 240" stroke="#fff" stroke-width="16"/><path d="M600 120 470 240" stroke="#141414" stroke-width="9"/>
</svg>`
  const drawn = sharp(Buffer.from(svg)).composite([
    { input: grain, raw: { width: 800, height: 600, channels: 4 }, blend: 'over' },
  ])
  return drawn.jpeg({ quality: 70 }).toBuffer()
}

const SCHOOL =
  '<rect x="80" y="170" width="640" height="270" fill="#96604f"/><rect x="70" y="150" width="660" height="24" fill="#3d3d3b"/><path d="M120 210h90v80h-90zM250 210h90v80h-90zM380 210h90v80h-90zM510 210h90v80h-90zM120 330h90v80h-90zM250 330h90v80h-90zM510 330h90v80h-90z" fill="#8fa5b3" stroke="#e6e2d5" stroke-width="8"/><rect x="385" y="320" width="80" height="120" fill="#2c4a66"/>'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="240" height="240"><rect width="40" height="40" fill="#123A5E"/><path d="M7 35V5h6l14 20V5h6v30h-6L13 15v20z" fill="#fff"/></svg>'

/** Noise from a small generator of our own: the same key gives the same bytes. */
function grainy(seed: number, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  let state = seed || 1
  for (let at = 0; at < pixels.length; at += 4) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const grey = state & 0xff
    pixels[at] = grey
    pixels[at + 1] = grey
    pixels[at + 2] = grey
    pixels[at + 3] = 34
  }
  return pixels
}
