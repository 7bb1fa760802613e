import sharp from 'sharp'

/** Of the background of a plan: its lines are finer than what a photo shows. */
const DOTS_AN_INCH = 250

/** The picture of a plan as sharp as it is printed at this width in millimetres, and no sharper; null when it is gone. */
export async function planBackground(picture: Uint8Array | null, widthMm: number): Promise<Uint8Array | null> {
  if (picture === null) return null
  const width = Math.round((widthMm / 25.4) * DOTS_AN_INCH)
  const { width: own } = await sharp(picture).metadata()
  return own <= width ? picture : sharp(picture).resize({ width }).toBuffer()
}
