import { model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import type { Read } from '../../kinds/record.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { useT } from '../../ui/texts.ts'
import type { Holding } from './list-routes.ts'
import { Acknowledged, asked, useMappingColumns } from './mapping-columns.tsx'

const mapping = model.entity('variableMapping')
const ofItem = ['external_system', 'value', 'acknowledged', 'direction', 'priority'] as const
const ofSystem = ['variable', 'value', 'acknowledged', 'list', 'direction', 'priority'] as const

const edit = { select: asked, above: (row: Read) => <Acknowledged row={row} /> }

/** What an item is called in systems outside; of a system what all items are called there. */
export function Mappings({ route, by, id }: Pick<Holding, 'route' | 'by'> & { id: string }) {
  const t = useT(adminPhrases)
  const columns = useMappingColumns()
  const isOfSystem = by === 'external_system'
  return (
    <RecordList
      of={mapping.key}
      route={route}
      title={t('mappings')}
      flow
      where={{ [by]: id }}
      columns={isOfSystem ? ofSystem : ofItem}
      select={asked}
      create={isOfSystem ? false : undefined}
      emptyWhy={t(isOfSystem ? 'noMappingsOfSystem' : 'noMappings')}
      bulk={{
        edit: ['direction', 'priority', 'acknowledged'],
        actions: [{ label: t('acknowledge'), set: { acknowledged: true } }],
      }}
      lines={2}
      edit={edit}
      more={columns}
    />
  )
}
