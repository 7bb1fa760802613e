import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { useMemo } from 'react'
import { itemsOfSet } from '../../api/lookups.ts'
import { foundItemsQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import type { Read } from '../../kinds/record.ts'
import { titleOf } from '../../kinds/words.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { itemRouteOf, paramsOf } from './list-routes.ts'

const lists = model.entities.filter((entity) => entity.isLookup && entity.scope !== 'global' && itemRouteOf(entity))
const question = foundItemsQuestion(lists)

/** The items that an item stands in, the outermost first, and itself. */
function chainOf(list: Entity, item: Read): readonly Read[] {
  const road = roadOf(list)
  const above = road && item[road.name]
  return road && isRecord(above) ? [...chainOf(road.above, above), item] : [item]
}

/** The items of all lists of a set in which these words stand, each with the list it is of. */
export function FoundItems({ set, query }: { set: string; query: string }) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  const to = useTo()
  const variables = useMemo(
    () => ({ q: query, ...Object.fromEntries(lists.map((list, at) => [`f${at}`, itemsOfSet(list, set)])) }),
    [query, set],
  )
  const { data } = useAnswer<Readonly<Record<string, readonly Read[]>>>(question, variables)
  if (!data) return null
  const items = lists.flatMap((list, at) =>
    (data[`l${at}`] ?? []).map((item) => ({ list, chain: chainOf(list, item) })),
  )
  return (
    <section className="found-items" aria-label={t('items')}>
      <h2 className="list-menu-title">{t('items')}</h2>
      {items.length === 0 && <p className="list-menu-none">{t('noItemFound', { query })}</p>}
      {items.map(({ list, chain }) => {
        const ids = chain.map(({ id }) => String(id))
        const route = itemRouteOf(list)?.route
        const above = chain.slice(0, -1).map((one) => titleOf(list, one, locale))
        return (
          route && (
            <Link
              key={`${list.key} ${ids.at(-1)}`}
              className="list-menu-link found-item"
              to={to(route, paramsOf(list, set, ids))}
            >
              <span>{titleOf(list, chain.at(-1) ?? {}, locale)}</span>
              <span className="found-item-list">{[...above, inLocale(list.plural, locale)].join(' › ')}</span>
            </Link>
          )
        )
      })}
    </section>
  )
}
