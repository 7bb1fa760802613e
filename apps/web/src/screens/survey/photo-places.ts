import type { PhotoLine } from './photo-lines.ts'

/** The last place that was given in each line, to a photo that may still be on its way. */
const lastGiven = new Map<string, Promise<number>>()

/**
 * Places for photos of a line, after those that are there and those that were chosen before; undefined where the server
 * cannot be asked and chooses itself. What is known on the page is not enough: it may be of before the last upload.
 */
export function placesAfterLast(
  { key, lastKept }: Pick<PhotoLine, 'key' | 'lastKept'>,
  count: number,
): readonly Promise<number | undefined>[] {
  const before = lastGiven.get(key) ?? Promise.resolve(0)
  const first = Promise.all([before, lastKept()]).then((known) => Math.max(...known) + 1)
  lastGiven.set(
    key,
    first.then(
      (place) => place + count - 1,
      () => before,
    ),
  )
  const known = first.catch(() => undefined)
  return Array.from({ length: count }, async (_, index) => {
    const place = await known
    return place === undefined ? undefined : place + index
  })
}
