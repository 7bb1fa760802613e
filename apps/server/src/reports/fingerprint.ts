import { createHash } from 'node:crypto'
import { isRecord } from '@vezel/model/kit/record.ts'
import type { Dossier } from '@vezel/report/dossier.ts'

/**
 * Tells whether two prints show the same data: equal for equal dossiers, whatever order their fields came in. What the
 * way to release itself changes is left out, such as the status and who signed; so is what a release brings about, and a
 * field or list with nothing in it: a version of the product that quotes more leaves the prints of who has none of it as they are.
 */
export function fingerprintOf({ rapport, onderzoek }: Dossier): string {
  const {
    status: _,
    gecontroleerd_door: _reviewer,
    gecontroleerd_op: _reviewed,
    vrijgegeven_door: _releaser,
    vrijgegeven_op: _at,
    argumenten = [],
    ...rest
  } = rapport
  // Whether one counts is asked at the release; what was said is what the pages show.
  const report = { ...rest, argumenten: argumenten.map(({ telt: _counts, ...said }) => said) }
  const { geldig_tot: _until, rapporten, ...survey } = onderzoek
  // What became of other versions, such as the one that this one replaces, is not of this dossier.
  const others = rapporten.filter(({ id }) => id !== rapport.id).map(({ status: _state, ...other }) => other)
  return createHash('sha256').update(JSON.stringify({ report, survey, others }, inOrder)).digest('hex')
}

/** Objects with their fields by name, of which something is said; lists keep their order, which is that of the pages. */
const inOrder = (_: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, held]) => !isNothing(held))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
