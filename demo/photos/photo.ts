import sharp from 'sharp'
import { photograph, withMarker } from './camera.ts'
import { plateMaterial, scaleBar } from './marker.ts'
import { type CrawlSpaceVariant, crawlSpace } from './motifs/crawl-space.ts'
import { type FacadeVariant, facade } from './motifs/facade.ts'
import { type FloorVariant, floor } from './motifs/floor.ts'
import type { MotifInput, Staged, View } from './motifs/motif.ts'
import { type PanelVariant, panel } from './motifs/panel.ts'
import { type PipeVariant, pipe } from './motifs/pipe.ts'
import { type RoofVariant, roof } from './motifs/roof.ts'
import { noiseFrom } from './noise.ts'
import { randomFrom } from './random.ts'

/** What a demonstration photo shows. */
export type PhotoSubject =
  | { motif: 'roof'; variant: RoofVariant }
  | { motif: 'pipe'; variant: PipeVariant }
  | { motif: 'floor'; variant: FloorVariant }
  | { motif: 'panel'; variant: PanelVariant }
  | { motif: 'facade'; variant: FacadeVariant }
  | { motif: 'crawl-space'; variant: CrawlSpaceVariant }

/** How it is photographed. */
export type PhotoDetails = {
  /** The photo's own key; another key gives another place and another light. */
  seed: string
  /** The key of what is photographed: photos of one source have its material in one colour. */
  look: string
  view: View
  /** 0 whole, 1 broken; 0.2 when absent. */
  damage?: number
  /** On the number plate: the source or location, then the photo. */
  label: { source: string; photo: string }
  /** Local time, `YYYY-MM-DD HH:mm:ss`. */
  takenAt: string
  /** 6 stores the pixels on their side, as a telephone does; 1 when absent. */
  orientation?: 1 | 6
  /** Where it was taken, in degrees north and east. */
  position?: { north: number; east: number }
}

/** One demonstration photo. The same request gives the same bytes. */
export type PhotoRequest = PhotoSubject & PhotoDetails

const WIDTH = 1600
const HEIGHT = 1200
/** Drawn smaller and enlarged: a fifth of the rays, and the soft edges of a small lens. */
const DRAWN = 0.45
const QUALITY = 80

function stage(request: PhotoRequest, input: MotifInput): Staged {
  switch (request.motif) {
    case 'roof':
      return roof(request.variant, input)
    case 'pipe':
      return pipe(request.variant, input)
    case 'floor':
      return floor(request.variant, input)
    case 'panel':
      return panel(request.variant, input)
    case 'facade':
      return facade(request.variant, input)
    case 'crawl-space':
      return crawlSpace(request.variant, input)
  }
}

const GRAIN = 65521
let grain: Int8Array | undefined

/** Adds the noise of an image sensor, mostly in brightness, a little in colour. */
function addGrain(picture: Buffer, start: number): void {
  if (!grain) {
    const random = randomFrom('grain')
    grain = Int8Array.from({ length: GRAIN }, () =>
      Math.round(2.6 * (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1))),
    )
  }
  let bright = start % GRAIN
  let tint = (start * 7) % GRAIN
  for (let i = 0; i < picture.length; i += 3) {
    const base = grain[bright]!
    const shift = grain[tint]! >> 1
    picture[i] = Math.min(255, Math.max(0, picture[i]! + base + shift))
    picture[i + 1] = Math.min(255, Math.max(0, picture[i + 1]! + base))
    picture[i + 2] = Math.min(255, Math.max(0, picture[i + 2]! + base - shift))
    bright = bright + 1 === GRAIN ? 0 : bright + 1
    tint = tint + 3 >= GRAIN ? tint + 3 - GRAIN : tint + 3
  }
}

/** Degrees as the three fractions of the image standard: degrees, minutes, hundredths of seconds. */
function sexagesimal(degrees: number): string {
  const whole = Math.floor(degrees)
  const minutes = Math.floor((degrees - whole) * 60)
  const hundredths = Math.round(((degrees - whole) * 60 - minutes) * 6000)
  return `${whole}/1 ${minutes}/1 ${hundredths}/100`
}

/** The data a camera writes into a picture. */
function imageData({ takenAt, position, orientation = 1 }: PhotoRequest) {
  const moment = takenAt.replaceAll('-', ':')
  return {
    IFD0: { Make: 'Vezel demo', Model: 'Getekende foto', Orientation: `${orientation}`, DateTime: moment },
    IFD2: { DateTimeOriginal: moment, DateTimeDigitized: moment },
    ...(position && {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: sexagesimal(position.north),
        GPSLongitudeRef: 'E',
        GPSLongitude: sexagesimal(position.east),
      },
    }),
  }
}

/**
 * Draws a photo and answers it as JPEG of 1600 by 1200 (as seen; on its side when `orientation` is 6), with the data
 * of a camera in it. Takes about half a second of one core, in steps that let other work through.
 */
export async function renderPhoto(request: PhotoRequest): Promise<Buffer> {
  const random = randomFrom(request.seed)
  const { scene, marker } = stage(request, {
    view: request.view,
    damage: request.damage ?? 0.2,
    random,
    tint: (choices) => randomFrom(`${request.look}${JSON.stringify(choices)}`).pick(choices),
    noise: noiseFrom(request.seed),
  })
  const plate = await plateMaterial(request.label.source, request.label.photo)
  const marked = withMarker(scene, marker, random.between(-0.1, 0.1), plate, scaleBar)
  const drawn = { width: WIDTH * DRAWN, height: HEIGHT * DRAWN }
  const picture = await photograph(marked, drawn.width, drawn.height)
  const enlarged = await sharp(picture, { raw: { ...drawn, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  addGrain(enlarged, Math.floor(random.between(0, 1e6)))
  return sharp(enlarged, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .rotate(request.orientation === 6 ? 270 : 0)
    .withExif(imageData(request))
    .withMetadata({ orientation: request.orientation ?? 1 })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
