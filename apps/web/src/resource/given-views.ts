import type { Entity, GivenView } from '@vezel/model/kit/entity.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { standardView } from '../ui/table-rows.ts'
import type { SavedView } from './kept-views.ts'

/** The views that the list of a kind of record comes with. */
export const givenViews = (entity: Pick<Entity, 'table'>, locale: Locale): readonly SavedView[] =>
  Object.entries(entity.table.views ?? {}).map(([name, view]) => ({
    id: name,
    name: inLocale(view.label, locale),
    ...stateOf(view),
    isShared: false,
    isGiven: true,
    of: '',
    by: '',
    version: 0,
  }))

const stateOf = ({ filter = {}, sort, group, columns }: GivenView) => ({
  columns: columns ?? null,
  density: standardView.density,
  ...(group === undefined ? {} : { group }),
  sort: sort ?? null,
  filter: Object.entries(filter)
    .map(([field, asked]) => `${field}.${asked}`)
    .join('*'),
})
