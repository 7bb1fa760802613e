/**
 * What holds of a source, a place or a space depends on the survey and the day it is shown for; the functions of
 * `system.sql` decide it (decision 0023), here they are only called. `asset` is the inventory asset, for who asks no survey.
 */
export const standingOf = (
  decide: 'stand_van_bron' | 'stand_van_locatie' | 'stand_van_ruimte',
  { organisation, id, asset, survey, day }: Record<'organisation' | 'id' | 'asset' | 'survey' | 'day', string>,
) =>
  // Argument of the function are columns, not subqueries: PostgreSQL takes the body in, and decides survey and day once.
  `(select s.* from (select ${shownSurvey(organisation, asset, survey)} as "onderzoek") o
    cross join lateral (select (select peildatum(${organisation}, o."onderzoek", try_date(${day}))) as "dag") d
    cross join lateral ${decide}(${organisation}, ${id}, o."onderzoek", d."dag") s)`

const shownSurvey = (organisation: string, asset: string, asked: string) =>
  `coalesce(try_uuid(${asked}), (select getoond_onderzoek(${organisation}, ${asset}, null) where try_uuid(${asked}) is null))`
