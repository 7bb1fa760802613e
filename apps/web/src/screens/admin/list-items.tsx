import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { pointsAtOne } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'
import { type RouteName, tabsOf } from '@vezel/model/route-paths.ts'
import { useContext, useMemo } from 'react'
import { useRow } from '../../api/rows.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import type { Read } from '../../kinds/record.ts'
import type { Cells } from '../../resource/columns.tsx'
import type { Offer } from '../../resource/form-part.ts'
import { RecordCard } from '../../resource/record-card.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { hangsOn } from '../../resource/record-not-found.tsx'
import { rowRouteOf } from '../../resource/row-address.ts'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { useT } from '../../ui/texts.ts'
import { type Holding, mappingsBelow, tableRouteOf, tabsAt } from './list-routes.ts'
import { isMappedList, MappingBadge, useMappingColumn, withMappings } from './mapping-badge.tsx'
import { Mappings } from './mappings.tsx'
import { StatusCell } from './status-cell.tsx'

/** The code tells which items the program relies on: those offer no delete. */
const withCode = { code: true } as const
const selectionOf = (list: Entity) => (isMappedList(list) ? { ...withCode, ...withMappings } : withCode)

/** The items that what is shown stands in: their ids, by their lists. */
type Above = Readonly<Record<string, string>>

/** The items of a list in a set, with the lists inside them in the card of an item. */
export function ListItems({ list, set }: { list: Entity; set: string }) {
  const t = useT(adminPhrases)
  const route = tableRouteOf(list)
  const mapped = useMappingColumn(list)
  return (
    <RecordList
      of={list.key}
      route={route}
      where={list.fields.variable_set ? { variable_set: set } : {}}
      readOnly={list.scope === 'global' ? t('fixedList') : undefined}
      createLabel={t('newItem')}
      select={selectionOf(list)}
      more={mapped}
      emptyWhy={t('emptyList')}
      card={cardOf(list, route, {})}
    />
  )
}

/** What the card of an item has beyond its form: tabs for the lists inside it and for what it is called outside. */
function cardOf(list: Entity, route: RouteName, above: Above) {
  const { row } = rowRouteOf(route, list.key)
  const held = row ? tabsAt(list, row) : []
  const below = row ? mappingsBelow(list, row) : undefined
  return {
    tabs: Object.fromEntries(
      held.map((one) => [
        one.route,
        (item: Read) =>
          one.of.key === 'variableMapping' ? (
            <Mappings {...one} id={String(item.id)} />
          ) : (
            <NestedItems {...one} id={String(item.id)} above={{ ...above, [list.key]: String(item.id) }} />
          ),
      ]),
    ),
    counts: (item: Read) =>
      Object.fromEntries(held.map((one) => [one.route, { of: one.of, filter: { [one.by]: { eq: String(item.id) } } }])),
    ...(isMappedList(list) ? { badges: (item: Read) => <ItemBadge list={list} id={String(item.id)} /> } : {}),
    below: (item: Read) => below && <Mappings {...below} id={String(item.id)} />,
  }
}

/** The badge of an item in its card, which asks its mappings by itself. */
function ItemBadge({ list, id }: { list: Entity; id: string }) {
  const { row } = useRow(list, id, withMappings)
  // Its room is there before it: what stands below does not move.
  return row ? (
    <MappingBadge item={row} />
  ) : (
    <Chip>
      <Skeleton width={104} />
    </Chip>
  )
}

const isRequirement = ({ key }: Entity) => key === 'capability_certificate_requirements'
const cellsOf: Readonly<Record<string, Cells<string, Read>>> = { materiaal_statussen: { value: StatusCell } }

/** The items of a list inside an item; one that has tabs of its own opens in place of the table. */
function NestedItems({ of: nested, by, route, id, above }: Holding & { id: string; above: Above }) {
  const t = useT(adminPhrases)
  const set = useContext(VariableSetContext)
  const { row } = rowRouteOf(route, nested.key)
  const offers = offersIn(nested, above)
  const where = { [by]: id }
  const mapped = useMappingColumn(nested)
  // That all of them stand in this item says the card around them.
  const columns = useMemo(() => nested.table.columns.filter((name) => name !== by), [nested, by])
  const isDeep = row !== null && tabsOf(row, 'card').length > 0
  return (
    <RecordList
      of={nested.key}
      route={route}
      where={where}
      values={nested.fields.variable_set ? { variable_set: set } : {}}
      offers={offers}
      createLabel={t('newItem')}
      select={selectionOf(nested)}
      more={mapped}
      columns={columns}
      cells={cellsOf[nested.key]}
      emptyWhy={t(isRequirement(nested) ? 'emptyRequirements' : 'emptyList')}
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
