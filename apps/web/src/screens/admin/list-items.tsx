import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import type { Read } from '../../kinds/record.ts'
import type { Offer } from '../../resource/form-part.ts'
import { RecordCard } from '../../resource/record-card.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { hangsOn } from '../../resource/record-not-found.tsx'
import { rowRouteOf } from '../../resource/row-address.ts'
import { useT } from '../../ui/texts.ts'
import { nestedAt, nestedIn, roadOf, tableRouteOf } from './list-routes.ts'

/** Tells which items the program relies on: those offer no delete. */
const withCode = { code: true } as const

/** The items that what is shown stands in: their ids, by their lists. */
type Above = Readonly<Record<string, string>>

/** The items of a list in a set, with the lists inside them in the card of an item. */
export function ListItems({ list, set }: { list: Entity; set: string }) {
  const t = useT(adminPhrases)
  const route = tableRouteOf(list)
  return (
    <RecordList
      of={list.key}
      route={route}
      where={list.fields.variable_set ? { variable_set: set } : {}}
      readOnly={list.scope === 'global' ? t('fixedList') : undefined}
      createLabel={t('newItem')}
      select={withCode}
      card={cardOf(list, route, {})}
    />
  )
}

/** What the card of an item has beyond its form: a tab for each list inside it. */
function cardOf(list: Entity, route: RouteName, above: Above) {
  const { row } = rowRouteOf(route, list.key)
  const nested = row ? nestedAt(list, row) : []
  return {
    tabs: Object.fromEntries(
      nested.map((one) => [
        one.route,
        (item: Read) => <NestedItems {...one} above={{ ...above, [list.key]: String(item.id) }} />,
      ]),
    ),
    counts: (item: Read) =>
      Object.fromEntries(
        nested.map((one) => [
          one.route,
          { of: one.nested, filter: { [roadName(one.nested)]: { eq: String(item.id) } } },
        ]),
      ),
  }
}

const roadName = (list: Entity) => roadOf(list)?.name ?? ''

/** The items of a list inside an item; one that has lists inside it opens in place of the table. */
function NestedItems({ nested, route, above }: { nested: Entity; route: RouteName; above: Above }) {
  const t = useT(adminPhrases)
  const { row } = rowRouteOf(route, nested.key)
  const road = roadOf(nested)
  const offers = offersIn(nested, above)
  const where = { [roadName(nested)]: above[road?.above.key ?? ''] ?? null }
  const isDeep = row !== null && nestedIn(nested).length > 0
  return (
    <RecordList
      of={nested.key}
      route={route}
      where={where}
      offers={offers}
      createLabel={t('newItem')}
      select={withCode}
      asPage={isDeep}
      open={
        isDeep
          ? (id) => (
              <RecordCard
                key={id}
                of={nested.key}
                id={id}
                route={row}
                isHere={(item: Read) => hangsOn(nested, item, where)}
                offers={offers}
                {...cardOf(nested, route, above)}
              />
            )
          : undefined
      }
    />
  )
}

/** Of a list inside an item that this one stands in too, only those of that item are offered. */
function offersIn(list: Entity, above: Above): Readonly<Record<string, Offer>> {
  const offers = Object.entries(list.fields).flatMap(([name, field]): [string, Offer][] => {
    const road = pointsAtOne(field) && field.isLookup ? roadOf(model.named(field.target)) : undefined
    const inside = road && above[road.above.key]
    if (!road || inside === undefined) return []
    return [[name, { fits: (item) => idIn(item[road.name]) === inside }]]
  })
  return Object.fromEntries(offers)
}

const idIn = (value: unknown) => (isRecord(value) ? String(value.id) : null)
