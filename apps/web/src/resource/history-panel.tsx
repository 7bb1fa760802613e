import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { call } from '../api/call.ts'
import { useMe } from '../api/me.ts'
import { type Filter, useRows } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { Message } from '../ui/message.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { unanswered } from './answered.tsx'
import { rowClosedBy } from './closed.ts'
import { Changes, useNames } from './history-changes.tsx'
import {
  actionText,
  type HistoryChange,
  type HistoryLine,
  historyDocument,
  type Names,
  undoneIn,
  wayBack,
} from './history-lines.ts'
import { useHistoryPages } from './history-pages.ts'
import { BlankHistory, LineFacts, MadeOn, TakeBack } from './history-steps.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import { formSelectionOf } from './selection.ts'
import './history-panel.css'

/** Records that are shown in one form with another. */
export interface ShownWith {
  readonly of: string
  readonly filter: Filter
}

interface RecordProps {
  of: string
  row: Read
}

interface PanelProps extends RecordProps {
  /** What stands in one form with it has a history that is part of what somebody looks for. */
  shownWith?: readonly ShownWith[] | undefined
  onClose: () => void
}

/** Who changed a record, when, from what to what; and the way back to an older version. */
export function HistoryPanel({ of, row, shownWith = [], onClose }: PanelProps) {
  const words = useT(resourcePhrases)
  const { locale } = useUiTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('history')}
      subtitle={titleOf(model.named(of), row, locale)}
      width={720}
    >
      {shownWith.map((one) => (
        <OthersHistory key={one.of} {...one} />
      ))}
      {shownWith.length > 0 && <h3 className="history-of">{inLocale(model.named(of).label, locale)}</h3>}
      <RecordHistory of={of} row={row} />
    </Dialog>
  )
}

function OthersHistory({ of, filter }: ShownWith) {
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const selection = useMemo(() => formSelectionOf(of), [of])
  const { rows, ...asked } = useRows(entity, selection, { filter })
  return (
    unanswered([asked], <CardSkeleton />) ??
    rows.map((row) => (
      <section key={row.id}>
        <h3 className="history-of">{inLocale(entity.label, locale)}</h3>
        <RecordHistory of={of} row={row} />
      </section>
    ))
  )
}

function RecordHistory({ of, row }: RecordProps) {
  const t = useT(historyPhrases)
  const entity = model.named(of)
  const history = useHistoryPages<HistoryLine>(historyDocument, { type: entity.api.type, id: String(row.id) })
  const names = useNames((history.lines ?? []).map((line) => ({ entity, changes: line.wijzigingen })))
  const [back, setBack] = useState<HistoryLine | null>(null)
  const { lines } = history
  const undone = undoneIn(lines ?? [])
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const isOpen = rowClosedBy(entity, row) === null
  // Each field that would change falls under a policy of its own.
  const mayRestore = (line: HistoryLine) => {
    const changes = isOpen && lines ? wayBack(entity, lines, line.id) : []
    const isRefused = ({ veld }: HistoryChange) => refusedBy(updatePolicy(entity, veld), { entity, row, assigned }, me)
    return changes.length > 0 && !changes.some(isRefused)
  }
  return (
    <>
      {history.problem && <Message tone="error">{history.problem}</Message>}
      {!lines && !history.problem && <CardSkeleton />}
      {lines?.length === 0 && <p className="history-none">{t('none')}</p>}
      {lines && lines.length > 0 && (
        <ol className="history">
          {lines.map((line, at) => (
            <Line key={line.id} entity={entity} line={line} names={names}>
              {at > 0 && mayRestore(line) && (
                <Button kind="quiet" onClick={() => setBack(line)}>
                  {t('restore')}
                </Button>
              )}
              {isOpen && !undone.has(line.batch ?? '') && <TakeBack entity={entity} line={line} />}
            </Line>
          ))}
        </ol>
      )}
      {lines && !history.hasMore && lines.at(-1)?.actie !== 'create' && <MadeOn row={row} />}
      {history.hasMore && (
        <Button loading={history.busy} onClick={() => void history.more()}>
          {t('older')}
        </Button>
      )}
      {lines && <BlankHistory entity={entity} row={row} />}
      {back && lines && (
        <RestoreDialog entity={entity} row={row} back={back} onClose={() => setBack(null)}>
          <Changes entity={entity} changes={wayBack(entity, lines, back.id)} names={names} />
        </RestoreDialog>
      )}
    </>
  )
}

interface RestoreProps {
  entity: Entity
  row: Read
  /** The line whose version comes back. */
  back: HistoryLine
  onClose: () => void
  /** What would change. */
  children: ReactNode
}

/** Asks whether a record goes back to an older version, and leads it there. */
function RestoreDialog({ entity, row, back, onClose, children }: RestoreProps) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  return (
    <ConfirmDialog
      open
      title={t('restoreTitle', { when: formats(locale).longDateTime(back.op) })}
      confirm={t('restore')}
      onClose={onClose}
      onConfirm={async () => {
        await call('herstelVersie', {
          type: entity.api.type,
          id: String(row.id),
          regel: back.id,
          record_version: Number(row.record_version),
        })
        toast({ text: t('restored') })
      }}
    >
      <p>{t('restoreAsk')}</p>
      {children}
    </ConfirmDialog>
  )
}

function Line({
  entity,
  line,
  names,
  children,
}: {
  entity: Entity
  line: HistoryLine
  names: Names | null
  children: ReactNode
}) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  return (
    <li className="history-line">
      <div className="history-head">
        <strong>{actionText(entity, line, locale)}</strong>
        <span>{line.door?.full_name ?? t('someone')}</span>
        <time className="dim" dateTime={line.op.replace(' ', 'T')}>
          {formats(locale).longDateTime(line.op)}
        </time>
      </div>
      <LineFacts line={line} />
      {line.actie !== 'create' && <Changes entity={entity} changes={line.wijzigingen} names={names} />}
      {children}
    </li>
  )
}
