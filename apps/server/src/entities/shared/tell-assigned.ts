import { notify } from '../../db/notify.ts'
import type { Work } from '../../db/work.ts'

type People = string | readonly string[] | null | undefined
const listed = (people: People) => (typeof people === 'string' ? [people] : (people ?? []))

/** Tells who came to be assigned to a survey (`assignment` of the matrix): those among `now` who were not there `before`. */
export async function tellAssigned(work: Work, survey: unknown, now: People, before?: People): Promise<void> {
  const known = new Set(listed(before))
  await notify(
    work,
    'toegewezen',
    { of: 'survey', id: survey },
    listed(now).filter((person) => !known.has(person)),
  )
}
