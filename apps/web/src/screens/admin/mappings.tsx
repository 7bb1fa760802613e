import { IconCheck } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { saveOf } from '../../api/save.ts'
import { RecordList } from '../../resource/record-list.tsx'
import { IconButton } from '../../ui/button.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { useT } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import type { Holding } from './list-routes.ts'

const mapping = model.entity('variableMapping')
const asked = { acknowledged: true, record_version: true } as const
const ofItem = [
  'external_system',
  'value',
  'acknowledged',
  'direction',
  'priority',
  'acknowledged_at',
  'acknowledged_by',
] as const
const ofSystem = ['list', 'variable', 'value', 'acknowledged', 'direction', 'priority', 'acknowledged_at'] as const

/** What an item is called in systems outside; of a system what all items are called there. */
export function Mappings({ route, by, id }: Pick<Holding, 'route' | 'by'> & { id: string }) {
  const t = useT(adminPhrases)
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
      more={[
        {
          key: 'acknowledge',
          title: t('acknowledge'),
          kind: 'action',
          narrow: true,
          value: () => null,
          text: () => '',
          menu: (row) =>
            row.acknowledged
              ? []
              : [
                  {
                    label: t('acknowledge'),
                    icon: <IconCheck />,
                    onSelect: () => void acknowledge(String(row.id), Number(row.record_version)),
                  },
                ],
          render: (row) =>
            !row.acknowledged && <Acknowledge id={String(row.id)} version={Number(row.record_version)} />,
        },
      ]}
    />
  )
}

/** Says that the two mean the same; a value that somebody changed meanwhile is refused. */
async function acknowledge(id: string, version: number): Promise<void> {
  try {
    await saveOf('variableMapping').update(id, { acknowledged: true }, version)
  } catch (cause) {
    toast({ text: reasonOf(toProblem(cause)) })
  }
}

function Acknowledge({ id, version }: { id: string; version: number }) {
  const t = useT(adminPhrases)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await acknowledge(id, version)
    setBusy(false)
  }
  return (
    <IconButton
      label={t('acknowledge')}
      icon={<IconCheck />}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void press()}
    />
  )
}
