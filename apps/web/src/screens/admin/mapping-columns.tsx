import { IconCheck } from '@tabler/icons-react'
import { model, type ResultOf } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useMemo, useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { saveOf } from '../../api/save.ts'
import { formats } from '../../i18n/formats.ts'
import type { Read } from '../../kinds/record.ts'
import { valueText } from '../../kinds/words.ts'
import type { MoreColumn } from '../../resource/table-props.ts'
import { IconButton } from '../../ui/button.tsx'
import { TwoLines } from '../../ui/data-table.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { SignedWord, TickSign, WarningSign } from '../../ui/signs.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'

const { acknowledged_by, direction, priority } = model.entity('variableMapping').fields

/** What is asked of a mapping to tell who acknowledged it and when, and which way it goes. */
export const asked = {
  record_version: true,
  direction: true,
  priority: true,
  acknowledged: true,
  acknowledged_at: true,
  acknowledged_by: { full_name: true },
} as const
type Mapping = { readonly id: string } & ResultOf<'variableMapping', typeof asked>

/**
 * The columns of a mapping that decide what is done with it: who said that both mean the same always stands there; which way it
 * goes, and which goes first, stand below its name where there is no room.
 */
export function useMappingColumns(): readonly MoreColumn<Mapping>[] {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  return useMemo(() => {
    const who = ({ acknowledged, acknowledged_by: by }: Mapping) =>
      acknowledged ? (by?.full_name ?? t('acknowledgedBySomeone')) : t('mappingToAcknowledge')
    const when = ({ acknowledged, acknowledged_at: at }: Mapping) => (acknowledged ? formats(locale).shortDate(at) : '')
    const wayOf = (row: Mapping) => valueText(direction, row.direction, locale)
    const rankOf = (row: Mapping) => valueText(priority, row.priority, locale)
    const priorityOf = (row: Mapping) => (row.priority === null ? '' : t('mappingPriority', { n: row.priority }))
    const edit = (name: string) => (row: Mapping) => ({ of: 'variableMapping', id: row.id, name })
    const lines = (row: Mapping) => [who(row), when(row)].filter(Boolean)
    return [
      {
        key: 'acknowledged',
        title: t('acknowledged'),
        kind: 'text',
        narrow: true,
        value: (row) => (row.acknowledged ? String(row.acknowledged_at) : ''),
        text: (row) => lines(row).join(', '),
        seen: (row) => lines(row).join('\n'),
        // A sign and a full name.
        width: 156,
        render: (row) => (
          <SignedWord sign={row.acknowledged ? <TickSign /> : <WarningSign />}>
            <TwoLines first={who(row)} second={when(row)} />
          </SignedWord>
        ),
      },
      {
        key: 'direction',
        title: direction.label?.[locale] ?? '',
        groupable: true,
        value: wayOf,
        under: (row) => t(`way.${row.direction}`),
        edit: edit('direction'),
      },
      {
        key: 'priority',
        title: priority.label?.[locale] ?? '',
        kind: 'number',
        value: (row) => row.priority,
        text: rankOf,
        under: priorityOf,
        edit: edit('priority'),
      },
      acknowledging(t('acknowledge')),
    ]
  }, [t, locale])
}

/** The column with the button that says so. */
const acknowledging = (label: string): MoreColumn<Mapping> => ({
  key: 'acknowledge',
  title: label,
  kind: 'action',
  narrow: true,
  value: () => null,
  text: () => '',
  menu: ({ acknowledged, id, record_version: version }) =>
    acknowledged ? [] : [{ label, icon: <IconCheck />, onSelect: () => void acknowledge(id, version) }],
  render: (row) => !row.acknowledged && <Acknowledge id={row.id} version={row.record_version} />,
})

/** Above the form of a mapping: who said that both mean the same, and when. */
export function Acknowledged({ row }: { row: Read }) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  const { acknowledged, acknowledged_by: by, acknowledged_at: at } = row
  const when = typeof at === 'string' ? formats(locale).longDateTime(at) : ''
  const said = { who: valueText(acknowledged_by, by, locale) || null, when }
  return (
    <p className="mapping-acknowledged">
      <SignedWord sign={acknowledged ? <TickSign /> : <WarningSign />}>
        {acknowledged ? t('acknowledgedBy', said) : t('notAcknowledged')}
      </SignedWord>
    </p>
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
