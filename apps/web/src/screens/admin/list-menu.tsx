import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { listGroups } from '@vezel/model/lookups/groups.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { useCounts } from '../../api/rows.ts'
import { useTo } from '../../page/place.ts'
import { useLocale } from '../../page/texts.tsx'
import { Link } from '../../router/router.tsx'
import { fold } from '../../ui/fold.ts'
import { useT } from '../../ui/texts.ts'
import { SearchInput } from '../../ui/toolbar.tsx'
import { FoundItems } from './found-items.tsx'
import { tableRouteOf, wordOf } from './list-routes.ts'

/** The items of a list in a set; a list outside every set is the same in all. */
export const itemsIn = (list: Entity, set: string) => (list.fields.variable_set ? { variable_set: { eq: set } } : {})

const groups = listGroups.map(({ title, lists }) => ({ title, lists: lists.map((key) => model.named(key)) }))
const all = groups.flatMap(({ lists }) => lists)

/** The lists of a variable set by what they are about, with how many items each has. */
export function ListMenu({ set, open }: { set: string; open: Entity | undefined }) {
  const t = useT(adminPhrases)
  const locale = useLocale()
  const to = useTo()
  const [query, setQuery] = useState('')
  const counts = useCounts<Readonly<Record<string, string>>>(
    Object.fromEntries(all.map((list) => [list.key, { of: list, filter: itemsIn(list, set) }])),
  )
  const fits = (list: Entity) => fold(inLocale(list.plural, locale)).includes(fold(query))
  const found = groups
    .map(({ title, lists }) => ({ title, lists: lists.filter(fits) }))
    .filter(({ lists }) => lists.length > 0)
  const isOfItems = query.trim().length > 1
  return (
    <nav className="list-menu" aria-label={t('lists')}>
      <div className="list-menu-search">
        <SearchInput value={query} onChange={setQuery} label={t('searchList')} delayMs={150} />
      </div>
      {/* Where items are looked for too, those say what is found. */}
      {found.length === 0 && !isOfItems && <p className="list-menu-none">{t('noListFound', { query })}</p>}
      {found.map(({ title, lists }) => (
        <section key={title.nl} aria-label={inLocale(title, locale)}>
          <h2 className="list-menu-title">{inLocale(title, locale)}</h2>
          {lists.map((list) => (
            <Link
              key={list.key}
              className="list-menu-link"
              to={to(tableRouteOf(list), { variableset: set, variable: wordOf(list) })}
              aria-current={list === open ? 'page' : undefined}
            >
              {inLocale(list.plural, locale)}
              <span className="list-menu-count">{counts[list.key]}</span>
            </Link>
          ))}
        </section>
      ))}
      {isOfItems && <FoundItems set={set} query={query.trim()} />}
    </nav>
  )
}
