import { ABSENT } from '../behaviour.ts'

/** Who asks what holds: expressions of the organisation, the inventory asset, and the survey and day that were asked. */
type Asked = Record<'organisation' | 'asset' | 'survey' | 'day', string>

/** What decides it of each, and the same with the standings of its places given (`system.sql`). */
const decides = {
  stand_van_bron: (c: Given) =>
    `bron_uit(${c.organisation}, ${c.id}, ${c.held}."onderzoek", ${c.held}."dag", true, ${c.held}."locaties")`,
  stand_van_locatie: (c: Given) => `locatie_uit(${c.held}."locaties", ${c.id})`,
  stand_van_ruimte: (c: Given) =>
    `ruimte_uit(${c.organisation}, ${c.id}, ${c.held}."onderzoek", ${c.held}."dag", true, ${c.held}."locaties")`,
}
/** What decides it over all surveys, for who asks a day and no survey. */
const overAll = { stand_van_bron: 'bron_bekend', stand_van_locatie: 'locatie_bekend' } as const
type Given = Record<'organisation' | 'id' | 'held', string>

/**
 * What holds of a source, a place or a space depends on the survey and the day it is shown for; the functions of
 * `system.sql` decide it (decision 0023), here they are only called. `asset` is the inventory asset, for who asks no survey;
 * `held` the alias of what `heldByAsset` answered for the asset it was reached through.
 */
export const standingOf = (
  decide: keyof typeof decides,
  { id, held, ...asked }: Asked & { readonly id: string; readonly held?: string | undefined },
) => {
  const known = decide in overAll ? overAll[decide as keyof typeof overAll] : undefined
  if (known && asked.survey === ABSENT && asked.day !== ABSENT)
    return `(select s.* from (select coalesce(try_date(${asked.day}), (now() at time zone 'Europe/Amsterdam')::date) as "dag" offset 0) d
    cross join lateral ${known}(${asked.organisation}, ${id}, d."dag") s)`
  return held
    ? `(select s.* from ${decides[decide]({ organisation: asked.organisation, id, held })} s where ${held}."is_er")`
    : `(select s.* from ${shown(asked)}
    cross join lateral ${decide}(${asked.organisation}, ${id}, o."onderzoek", d."dag") s)`
}

/** Survey, day and what holds of all places of an asset, for the standings of all that is below it. */
export const heldByAsset = (asked: Asked) =>
  `(select true as "is_er", o."onderzoek", d."dag", p."locaties" from ${shown(asked)}
    cross join lateral locaties_van_pand(${asked.organisation}, ${asked.asset}, o."onderzoek", d."dag") p)`

// The arguments of the functions are columns, and `offset 0` keeps them so: PostgreSQL decides survey and day once, and takes the
// bodies in, to their depths. Subqueries as arguments would make it plan them anew for each row (db/standings.test.ts). `peildatum`
// is a call, which a day that was asked spares.
const shown = ({ organisation, asset, survey, day }: Asked) =>
  `(select ${shownSurvey(organisation, asset, survey)} as "onderzoek" where ${isThere(organisation, survey)} offset 0) o
    cross join lateral (select coalesce(try_date(${day}), peildatum(${organisation}, o."onderzoek", null)) as "dag" offset 0) d`

/** A survey that is asked and is not there has nothing to show; another one's values would be wrong. */
export const isThere = (organisation: string, asked: string) =>
  `(try_uuid(${asked}) is null or exists (select from "onderzoek" k where k."organisatie_id" = ${organisation} and k."id" = try_uuid(${asked}) and k."deleted_at" is null))`

const shownSurvey = (organisation: string, asset: string, asked: string) =>
  `coalesce(try_uuid(${asked}), (select getoond_onderzoek(${organisation}, ${asset}, null) where try_uuid(${asked}) is null))`
