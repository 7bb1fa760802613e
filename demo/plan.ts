/** A room of a drawn plan. */
export interface PlanRoom {
  readonly nummer: string
  readonly naam: string
  /** Square metres; what has none is a small room. */
  readonly oppervlakte?: number
}

/** A sheet of A3, ten units a millimetre. */
const WIDTH = 4200
const HEIGHT = 2970
const MARGIN = 260
const CORRIDOR = 300
/** A room is never too narrow for its name. */
const LEAST = 12

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A room as it lies on its plan, in units. */
export interface PlacedRoom<Room extends PlanRoom> {
  readonly room: Room
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The height of the wall in which its door is. */
  readonly door: number
}

/** Where rooms lie: on both sides of a corridor, as wide as they are large. */
export function placedOn<Room extends PlanRoom>(rooms: readonly Room[]): PlacedRoom<Room>[] {
  const half = Math.ceil(rooms.length / 2)
  const height = (HEIGHT - 2 * MARGIN - CORRIDOR) / 2
  const below = MARGIN + height + CORRIDOR
  return [
    ...rowOf(rooms.slice(0, half), { y: MARGIN, height, door: MARGIN + height }),
    ...rowOf(rooms.slice(half), { y: below, height, door: below }),
  ]
}

/** A plan as an architect would leave it: rooms with their numbers and doors. */
export function planOf(title: string, rooms: readonly PlanRoom[]): string {
  const inside = WIDTH - 2 * MARGIN
  const frame = `<rect x="${MARGIN}" y="${MARGIN}" width="${inside}" height="${HEIGHT - 2 * MARGIN}" fill="none" stroke="#000" stroke-width="28"/>`
  const head = `<text x="${MARGIN}" y="${MARGIN - 90}" font-size="90">${escaped(title)}</text>`
  const drawn = placedOn(rooms).map(drawnRoom)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><g font-family="sans-serif" fill="#111">${head}${drawn.join('')}${frame}</g></svg>`
}

function rowOf<Room extends PlanRoom>(
  rooms: readonly Room[],
  place: Pick<PlacedRoom<Room>, 'y' | 'height' | 'door'>,
): PlacedRoom<Room>[] {
  const sizes = rooms.map(({ oppervlakte = LEAST }) => Math.max(LEAST, Math.sqrt(oppervlakte) * 4))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let x = MARGIN
  return rooms.map((room, index) => {
    const width = ((sizes[index] ?? LEAST) / all) * (WIDTH - 2 * MARGIN)
    const left = x
    x += width
    return { room, x: left, width, ...place }
  })
}

function drawnRoom({ room: { nummer, naam }, x, y, width, height, door }: PlacedRoom<PlanRoom>): string {
  const middle = x + width / 2
  const size = Math.max(26, Math.min(64, width / 6))
  // A long name is read along the depth of its room.
  const turned = naam.length * size * 0.55 > width ? ` transform="rotate(-90 ${n(middle)} ${n(y + height / 2)})"` : ''
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="#000" stroke-width="14"/>` +
    `<path d="M${n(middle - 45)} ${n(door)}h90" stroke="#fff" stroke-width="18"/>` +
    `<g text-anchor="middle" font-size="${n(size)}"${turned}><text x="${n(middle)}" y="${n(y + height / 2 - size * 0.2)}">${escaped(nummer)}</text>` +
    `<text x="${n(middle)}" y="${n(y + height / 2 + size)}">${escaped(naam)}</text></g>`
  )
}

const n = (value: number) => value.toFixed(1)
