import { type EntityKey, model } from '@vezel/model'
import { fill, type Place, type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { useRows } from '../api/rows.ts'
import { titleOf } from '../kinds/words.ts'
import { useLocale } from '../page/texts.tsx'
import { lastParamOf } from '../resource/row-address.ts'
import { tableSelection } from '../resource/selection.ts'
import { Tabs } from '../ui/tabs.tsx'

/** Of which kind the records are that have a tab each, by the route of the tab. */
const kinds: { readonly [Name in RouteName]?: EntityKey } = { 'admin-variables-variableset': 'variableSet' }

/** A tab for each record that a route may name, in the order in which they were made. */
export function RecordTabs(props: { route: RouteName; place: Place; label: string; size: 'page' | 'sub' }) {
  const { route, place, label, size } = props
  const locale = useLocale()
  const of = kinds[route]
  if (!of) throw new Error(`Which records have a tab at ${route} is not said`)
  const entity = model.named(of)
  const param = lastParamOf(route) ?? ''
  const { rows, status } = useRows(entity, selections(of), { sort: [{ field: 'id' }] })
  if (status === 'loading') return <div className={`tabs tabs-${size} tabs-pending`} />
  return (
    <Tabs
      size={size}
      label={label}
      items={rows.map((row) => ({
        to: fill(routeOf(route), { [param]: String(row.id) }, locale),
        label: titleOf(entity, row, locale),
        active: place.params[param] === row.id,
      }))}
    />
  )
}

const selections = (of: EntityKey) => tableSelection(of, [])
