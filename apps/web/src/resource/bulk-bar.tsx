import { IconArrowRight, IconGitMerge, IconPencil, IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { mergePhrases } from '@vezel/model/messages/merge/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import { Suspense, useRef, useState } from 'react'
import type { Read } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { type BulkAction, BulkActions } from './bulk-actions.tsx'
import { BulkDelete } from './bulk-delete.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { BulkEvent } from './bulk-event.tsx'
import { editableNames } from './bulk-fields.ts'
import type { BulkOptions, BulkRun, BulkSet } from './bulk-options.ts'
import { eventsFrom, useMay } from './bulk-rights.ts'
import { BulkSetDialog } from './bulk-set.tsx'
import { asking } from './steps.tsx'
import { type Ticks, useChosen } from './ticks.tsx'
import { useEscape } from './use-escape.ts'
import { useMayMerge } from './use-merge.ts'
import './bulk.css'

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)

interface BarProps extends BulkOptions {
  ticks: Ticks
}

/** What is asked about the rows that are chosen. */
type Asked = 'edit' | 'delete' | 'merge' | { readonly event: string } | BulkSet

/** How many rows are chosen and what can be done to them, in the place of the toolbar. Escape gives the selection up. */
export function BulkBar({ ticks, ...options }: BarProps) {
  const t = useT(bulkPhrases)
  const chosen = useChosen(ticks)
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions = useActions(options, ticks, setAsked)
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    // The button goes with the bar: the keyboard goes on where it was in the table.
    const table = bar.current?.parentElement?.querySelector<HTMLElement>('.data-table .row-focus[tabindex="0"]')
    ticks.clear()
    table?.focus()
  }
  useEscape(clear)
  const close = () => setAsked(null)
  const [first, second, ...more] = chosen.ids
  const two = first !== undefined && second !== undefined && more.length === 0 ? ([first, second] as const) : null
  const shared = { ...options, ids: chosen.ids, onClose: close, leaveOut: ticks.leaveOut }
  return (
    <>
      <section ref={bar} className="bulk-bar" aria-label={t('bar')}>
        <Checkbox
          checked={chosen.ids.length === chosen.of}
          mixed={chosen.ids.length < chosen.of}
          onChange={() => ticks.toggleAll()}
          label={<strong>{t('ticked', { n: chosen.ids.length, of: chosen.of })}</strong>}
        />
        <Doing actions={actions} canMerge={two !== null} onAsk={setAsked} />
        <Button kind="quiet" className="bulk-clear" onClick={clear}>
          {t('clear')} <kbd>Esc</kbd>
        </Button>
      </section>
      {actions.failed !== null && <Message tone="error">{actions.failed}</Message>}
      {asked === 'edit' && <BulkEdit {...shared} />}
      {asked === 'delete' && <BulkDelete {...shared} />}
      {asked === 'merge' && two && (
        <Suspense fallback={null}>
          <MergeDialog of={options.of} ids={two} onClose={close} onMerged={(gone) => ticks.leaveOut([gone])} />
        </Suspense>
      )}
      {isEvent(asked) && <BulkEvent {...shared} event={asked.event} />}
      {isSet(asked) && <BulkSetDialog {...shared} action={asked} />}
    </>
  )
}

interface ActionsProps {
  actions: Actions
  /** Two rows are chosen. */
  canMerge: boolean
  onAsk: (asked: Asked) => void
}

/** What can be done to the chosen rows, each with the question it asks. */
function Doing({ actions, canMerge, onAsk }: ActionsProps) {
  const t = useT(bulkPhrases)
  const mergeWords = useT(mergePhrases)
  const listed: (BulkAction | false)[] = [
    actions.mayEdit && { label: t('edit'), icon: <IconPencil />, onSelect: () => onAsk('edit') },
    ...actions.events.map(({ name, label }) => ({
      label,
      icon: <IconArrowRight />,
      onSelect: () => onAsk({ event: name }),
    })),
    ...actions.named,
    actions.mayMerge &&
      canMerge && { label: mergeWords('merge'), icon: <IconGitMerge />, onSelect: () => onAsk('merge') },
    actions.mayDelete && { label: t('delete'), icon: <IconTrash />, danger: true, onSelect: () => onAsk('delete') },
  ]
  return <BulkActions actions={listed.filter((one) => one !== false)} />
}

const isEvent = (asked: Asked | null): asked is { readonly event: string } =>
  typeof asked === 'object' && asked !== null && 'event' in asked
const isSet = (asked: Asked | null): asked is BulkSet => typeof asked === 'object' && asked !== null && 'set' in asked

interface Actions {
  readonly mayEdit: boolean
  readonly mayDelete: boolean
  readonly mayMerge: boolean
  readonly events: readonly { readonly name: string; readonly label: string }[]
  readonly named: readonly BulkAction[]
  /** Why the last named action failed. */
  readonly failed: string | null
}

/** What of it somebody may do, by the rule by which the server refuses; which rows it leaves out the preview says. */
function useActions(options: BulkOptions, ticks: Ticks, ask: (asked: Asked) => void): Actions {
  const { locale } = useUiTexts()
  const [failed, setFailed] = useState<string | null>(null)
  const entity = model.named(options.of)
  const may = useMay(options.of)
  const rows = ticks.rows() as readonly Read[]
  const wanted: readonly string[] | undefined = options.events === false ? [] : options.events
  const run = async (action: BulkRun) => {
    setFailed(null)
    try {
      await action.run(ticks.chosen().ids)
    } catch (cause) {
      setFailed(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return {
    mayEdit: editableNames(entity, options, may).length > 0,
    mayDelete: options.delete !== false && may(entity.access.delete),
    mayMerge: useMayMerge(options.of) && options.delete !== false,
    events: eventsFrom(entity, rows)
      .filter(([name, event]) => may(event.who) && (wanted?.includes(name) ?? true))
      .map(([name, event]) => ({ name, label: asking(inLocale(event.label, locale)) })),
    named: (options.actions ?? [])
      .filter((action) => 'run' in action || Object.keys(action.set).every((name) => may(updatePolicy(entity, name))))
      .map((action) => ({
        label: action.label,
        icon: action.icon,
        onSelect: () => ('run' in action ? void run(action) : ask(action)),
      })),
    failed,
  }
}
