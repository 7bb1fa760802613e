import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { updatePolicy } from '@vezel/model/rights.ts'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { call } from '../api/call.ts'
import { ask } from '../api/connection.ts'
import { useMe } from '../api/me.ts'
import { toProblem } from '../api/problem.ts'
import { useAnswer } from '../api/rows.ts'
import { formats } from '../i18n/formats.ts'
import { fieldLabel, type Read, titleOf, valueText } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import { afterFirstColon, ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { CardSkeleton } from '../ui/feedback.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { rowClosedBy } from './closed.ts'
import {
  actionText,
  type HistoryChange,
  type HistoryLine,
  historyDocument,
  type Names,
  namesQuery,
  shownValue,
  wayBack,
} from './history-lines.ts'
import { BlankHistory, LineFacts, MadeOn, TakeBack } from './history-steps.tsx'
import { AssignedContext, refusedBy } from './rights.ts'
import './history-panel.css'

/** Lines at a time. */
const PAGE = 50

interface PanelProps {
  of: string
  row: Read
  onClose: () => void
}

/** Who changed a record, when, from what to what; and the way back to an older version. */
export function HistoryPanel({ of, row, onClose }: PanelProps) {
  const t = useT(historyPhrases)
  const words = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const history = useLines(entity, String(row.id))
  const names = useNames(entity, history.lines ?? [])
  const [back, setBack] = useState<HistoryLine | null>(null)
  const { lines } = history
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
      <Dialog open onClose={onClose} title={words('history')} subtitle={titleOf(entity, row, locale)} width={720}>
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
                <TakeBack entity={entity} line={line} />
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
        {lines && lines.length > 0 && <BlankHistory entity={entity} row={row} />}
      </Dialog>
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

/** The newest lines, asked again after every change, and behind them the older ones that were asked for. */
function useLines(entity: Entity, id: string) {
  const variables = { type: entity.api.type, id, limit: PAGE }
  const { data, problem } = useAnswer<{ lines: readonly HistoryLine[] }>(historyDocument, variables)
  const [older, setOlder] = useState<readonly HistoryLine[]>([])
  const [state, setState] = useState<{ busy: boolean; problem: string | null; ended: boolean }>({
    busy: false,
    problem: null,
    ended: false,
  })
  const newest = data?.lines
  const oldest = newest?.at(-1)?.id
  const lines = newest && [...newest, ...older.filter((line) => BigInt(line.id) < BigInt(oldest ?? 0))]
  return {
    lines,
    problem: state.problem ?? (problem && afterFirstColon(problem)),
    busy: state.busy,
    hasMore: !state.ended && (newest?.length ?? 0) === PAGE,
    more: async () => {
      setState({ busy: true, problem: null, ended: false })
      try {
        const asked = { document: historyDocument, variables: { ...variables, voor: lines?.at(-1)?.id } }
        const answer = await ask<{ lines: readonly HistoryLine[] }>(asked)
        setOlder((was) => [...was, ...answer.lines])
        setState({ busy: false, problem: null, ended: answer.lines.length < PAGE })
      } catch (cause) {
        setState({ busy: false, problem: afterFirstColon(toProblem(cause)), ended: false })
      }
    },
  }
}

const unnamed: Names = {}

/** What the records that these lines mention are called; null until it is known. */
function useNames(entity: Entity, lines: readonly HistoryLine[]): Names | null {
  const asked = useMemo(() => namesQuery(entity, lines), [entity, lines])
  const { data } = useAnswer<Names>(asked?.document ?? null, asked?.variables)
  return asked ? data : unnamed
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
        <strong>{actionText(entity, line.actie, locale)}</strong>
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

/** Fields with what they were and what they became, in the words of the page. */
function Changes({
  entity,
  changes,
  names,
}: {
  entity: Entity
  changes: readonly HistoryChange[]
  names: Names | null
}) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const known = changes.flatMap((change) => {
    const field = [entity, ...model.variants(entity)].map((e) => e.fields[change.veld]).find(Boolean)
    return field ? [{ ...change, field }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className="history-changes">
      {known.map(({ veld, field, oud, nieuw, verborgen, gewist }) => (
        <div key={veld}>
          <dt>{fieldLabel(field, locale)}</dt>
          {gewist || verborgen ? (
            <dd className="dim">{t(gewist ? 'blanked' : 'hidden')}</dd>
          ) : entity.table.reorder === veld ? (
            <dd className="dim">{t('moved')}</dd>
          ) : (
            <dd>
              <Value label={t('from')} field={field} value={oud} names={names} isOld />
              <span aria-hidden="true">→</span>
              <Value label={t('to')} field={field} value={nieuw} names={names} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Value({
  label,
  field,
  value,
  names,
  isOld = false,
}: {
  label: string
  field: Field
  value: unknown
  names: Names | null
  isOld?: boolean
}) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const shown = shownValue(field, value, names)
  const words = [valueText(field, shown.value, locale), shown.missing > 0 && t('gone')].filter(Boolean).join(', ')
  return (
    <span className={isOld ? 'history-old' : undefined}>
      <span className="visually-hidden">{label}: </span>
      {shown.isComing ? '…' : words || <span className="dim">{t('empty')}</span>}
    </span>
  )
}
