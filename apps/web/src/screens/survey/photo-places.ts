import { model } from '@vezel/model'
import { ask } from '../../api/connection.ts'
import { rowsQuestion } from '../../api/rows.ts'

/** The last place that was given at each location, to a photo that may still be on its way. */
const lastGiven = new Map<string, Promise<number>>()

/**
 * Places for photos of a location, after those that are there and those that were chosen before; undefined where the server
 * cannot be asked and chooses itself. What is known on the page is not enough: it may be of before the last upload.
 */
export function placesAfterLast(location: string, count: number): readonly Promise<number | undefined>[] {
  const before = lastGiven.get(location) ?? Promise.resolve(0)
  const first = Promise.all([before, lastKept(location)]).then((known) => Math.max(...known) + 1)
  lastGiven.set(
    location,
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

async function lastKept(location: string): Promise<number> {
  const question = rowsQuestion(
    model.entity('sourcePhoto'),
    { volgorde: true },
    { filter: { bron_locatie: { eq: location } }, sort: [{ field: 'volgorde', direction: 'desc' }], limit: 1 },
  )
  const { rows } = await ask<{ readonly rows: readonly { readonly volgorde: number }[] }>(question)
  return rows[0]?.volgorde ?? 0
}
