import type { GivenView } from '@vezel/model/kit/entity.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { standardView } from '../ui/table-rows.ts'
import type { SavedView } from './kept-views.ts'

/** The views that a list comes with, by names of their own, which addresses carry. */
export type GivenViews = { readonly [name: string]: GivenView }

export const givenViews = (views: GivenViews | undefined, locale: Locale): readonly SavedView[] =>
  Object.entries(views ?? {}).map(([name, view]) => ({
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
