import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inSentence } from '@vezel/model/kit/in-sentence.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { Fragment, useMemo, useState } from 'react'
import { itemsOfSet } from '../../api/lookups.ts'
import { foundItemsQuestion, mostOfList } from '../../api/questions.ts'
import { useAnswer, useCounts } from '../../api/rows.ts'
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
  const variables = useMemo(
    () => ({ q: query, ...Object.fromEntries(lists.map((list, at) => [`f${at}`, itemsOfSet(list, set)])) }),
    [query, set],
  )
  const { data } = useAnswer<Found>(question, variables)
  if (!data) return null
  const found = lists.flatMap((list, at) => {
    const items = data[`l${at}`] ?? []
    return items.length > 0 ? [{ list, items }] : []
  })
  return (
    <section className="found-items" aria-label={t('items')}>
      <h2 className="list-menu-title">{t('items')}</h2>
      {found.length === 0 && <p className="list-menu-none">{t('noItemFound', { query })}</p>}
      {found.map(({ list, items }) => (
        <Fragment key={list.key}>
          <Items list={list} items={items} set={set} />
          {items.length === mostOfList && <More key={query} list={list} set={set} query={query} />}
        </Fragment>
      ))}
    </section>
  )
}

type Found = Readonly<Record<string, readonly Read[]>>

/** The ways to items of a list, each with what it stands in. */
function Items({ list, items, set }: { list: Entity; items: readonly Read[]; set: string }) {
  const { locale } = useUiTexts()
  const to = useTo()
  const route = itemRouteOf(list)?.route
  if (!route) return null
  return items.map((item) => {
    const chain = chainOf(list, item)
    const ids = chain.map(({ id }) => String(id))
    const above = chain.slice(0, -1).map((one) => titleOf(list, one, locale))
    return (
      <Link key={ids.at(-1)} className="list-menu-link found-item" to={to(route, paramsOf(list, set, ids))}>
        <span>{titleOf(list, item, locale)}</span>
        <span className="found-item-list">{[...above, inLocale(list.plural, locale)].join(' › ')}</span>
      </Link>
    )
  })
}

/** How many more of a list there are than the first, and those once somebody wants them. */
function More({ list, set, query }: { list: Entity; set: string; query: string }) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  const [isOpen, setOpen] = useState(false)
  const filter = useMemo(() => itemsOfSet(list, set), [list, set])
  const { all = 0 } = useCounts({ all: { of: list, filter, search: query } })
  const rest = all - mostOfList
  const { data } = useAnswer<Found>(isOpen ? foundItemsQuestion([list], all) : null, { q: query, f0: filter })
  if (rest <= 0) return null
  if (data) return <Items list={list} items={(data.l0 ?? []).slice(mostOfList)} set={set} />
  return (
    <button type="button" className="list-menu-link found-more" disabled={isOpen} onClick={() => setOpen(true)}>
      {t('moreFound', { n: rest, list: inSentence(list.plural, locale) })}
    </button>
  )
}
