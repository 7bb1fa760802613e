/**
 * What holds of a source, a place or a space depends on the survey and the day it is shown for; the functions of
 * `system.sql` decide it (decision 0023), here they are only called. `asset` is the inventory asset, for who asks no survey.
 */
export const standingOf = (
  decide: 'stand_van_bron' | 'stand_van_locatie' | 'stand_van_ruimte',
  { organisation, id, asset, survey, day }: Record<'organisation' | 'id' | 'asset' | 'survey' | 'day', string>,
) =>
  // The arguments of the function are columns, and `offset 0` keeps them so: PostgreSQL decides survey and day once, and takes the
  // body in, to its depths. Subqueries as arguments would make it plan the body anew for each row (db/standings.test.ts).
  `(select s.* from (select ${shownSurvey(organisation, asset, survey)} as "onderzoek" where ${isThere(organisation, survey)} offset 0) o
    cross join lateral (select peildatum(${organisation}, o."onderzoek", try_date(${day})) as "dag" offset 0) d
    cross join lateral ${decide}(${organisation}, ${id}, o."onderzoek", d."dag") s)`

/** A survey that is asked and is not there has nothing to show; another one's values would be wrong. */
export const isThere = (organisation: string, asked: string) =>
  `(try_uuid(${asked}) is null or exists (select from "onderzoek" k where k."organisatie_id" = ${organisation} and k."id" = try_uuid(${asked}) and k."deleted_at" is null))`

const shownSurvey = (organisation: string, asset: string, asked: string) =>
  `coalesce(try_uuid(${asked}), (select getoond_onderzoek(${organisation}, ${asset}, null) where try_uuid(${asked}) is null))`
