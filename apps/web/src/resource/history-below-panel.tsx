import { IconArrowBackUp, IconHistory, IconRefresh } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { restorePolicy } from '@vezel/model/rights.ts'
import type { RouteName } from '@vezel/model/route-paths.ts'
import { useContext, useState } from 'react'
import { useMe } from '../api/me.ts'
import { toProblem } from '../api/problem.ts'
import { saveNamed } from '../api/save.ts'
import { formats } from '../i18n/formats.ts'
import type { Read } from '../kinds/record.ts'
import { titleOf } from '../kinds/words.ts'
import { Link } from '../router/router.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { Message } from '../ui/message.tsx'
import { CardSkeleton } from '../ui/progress.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { rowClosedBy } from './closed.ts'
import { type HistoryStep, stepSentence, stepsDocument } from './history-below-lines.ts'
import { Changes, useNames } from './history-changes.tsx'
import { anything, HistoryFilter } from './history-filter.tsx'
import { actionText, type Names, undoneIn } from './history-lines.ts'
import { useHistoryPages } from './history-pages.ts'
import { type Pages, useAddresses } from './history-places.ts'
import { LineFacts, TakeBack } from './history-steps.tsx'
import { AssignedContext, editRefusedBy, refusedBy } from './rights.ts'
import './history-panel.css'

export interface BelowProps {
  of: string
  /** The record, as read with `formSelection`. */
  row: Read
  /** The route of the record, below which what is part of it has its pages. */
  route: RouteName
  /** Where kinds of records are shown that have no address of their own. */
  pages?: Pages
  onClose: () => void
}

/** All that was done to a record and what is part of it, the newest first, a step over many as one. */
export function HistoryBelowPanel({ of, row, route, pages, onClose }: BelowProps) {
  const words = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const entity = model.named(of)
  const [narrowed, setNarrowed] = useState(anything)
  const record = { type: entity.api.type, id: String(row.id) }
  const history = useHistoryPages<HistoryStep>(stepsDocument, { ...record, ...narrowed })
  const isNarrowed = Object.values(narrowed).some((choice) => choice !== null)
  return (
    <Dialog open onClose={onClose} title={words('history')} subtitle={titleOf(entity, row, locale)} width={800}>
      <HistoryFilter record={record} value={narrowed} onChange={setNarrowed} />
      {history.problem && (
        <Message tone="error">
          {history.problem}{' '}
          <Button kind="quiet" icon={<IconRefresh />} onClick={history.reload}>
            {words('tryAgain')}
          </Button>
        </Message>
      )}
      {!history.lines && !history.problem && <CardSkeleton />}
      {history.lines?.length === 0 && <Nothing onClear={isNarrowed ? () => setNarrowed(anything) : null} />}
      {history.lines && <Steps {...{ entity, row, route, pages, onClose }} steps={history.lines} />}
      {history.hasMore && <More busy={history.busy} onMore={() => void history.more()} />}
    </Dialog>
  )
}

function Nothing({ onClear }: { onClear: (() => void) | null }) {
  const t = useT(historyPhrases)
  if (!onClear) return <p className="history-none">{t('none')}</p>
  return (
    <EmptyState title={t('noneFound')} actions={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{t('noneFoundWhy')}</p>
    </EmptyState>
  )
}

function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const t = useT(historyPhrases)
  return (
    <Button icon={<IconHistory />} loading={busy} onClick={onMore}>
      {t('older')}
    </Button>
  )
}

const entityOf = (step: HistoryStep, fallback: Entity) => {
  const type = step.record?.type ?? step.soorten[0]?.type
  return (type && model.ofType(type)) || fallback
}

interface StepsProps extends Omit<BelowProps, 'of'> {
  entity: Entity
  steps: readonly HistoryStep[]
}

/** The steps, a heading for each day. */
function Steps({ entity, row, route, pages, steps, onClose }: StepsProps) {
  const { locale } = useUiTexts()
  const names = useNames(steps.map((step) => ({ entity: entityOf(step, entity), changes: step.wijzigingen })))
  const there = steps.flatMap(({ record }) => (record && !record.weg ? [record] : []))
  const addressOf = useAddresses(route, there, pages)
  const mayChange = useMayChange(entity, row)
  const undone = undoneIn(steps)
  const days = Map.groupBy(steps, ({ op }) => op.slice(0, 10))
  return [...days].map(([day, ofDay]) => (
    <section key={day}>
      <h3 className="history-day">{formats(locale).longDate(day)}</h3>
      <ol className="history">
        {ofDay.map((step) => {
          const of = entityOf(step, entity)
          const address = step.record && !step.record.weg ? addressOf(step.record) : undefined
          return (
            <li key={step.id} className="history-line">
              <StepHead entity={of} step={step} address={address} onLeave={onClose} />
              <StepBody
                entity={of}
                step={step}
                names={names}
                mayChange={mayChange}
                isUndone={undone.has(step.batch ?? '')}
              />
            </li>
          )
        })}
      </ol>
    </section>
  ))
}

interface HeadProps {
  entity: Entity
  step: HistoryStep
  address: string | undefined
  onLeave: () => void
}

function StepHead({ entity, step, address, onLeave }: HeadProps) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const { record } = step
  const kind = inLocale(entity.label, locale)
  return (
    <div className="history-head history-step">
      {record ? (
        <span className="history-words">
          <strong>{actionText(entity, step, locale)}</strong>
          <span>
            {record.titel !== null && <span className="dim">{kind} </span>}
            {address ? (
              <Link to={address} onClick={onLeave}>
                {record.titel ?? kind}
              </Link>
            ) : (
              (record.titel ?? kind)
            )}
          </span>
          <span>{step.door?.full_name ?? t('someone')}</span>
        </span>
      ) : (
        <strong className="history-words">{stepSentence(step, locale)}</strong>
      )}
      <time className="dim" dateTime={step.op.replace(' ', 'T')}>
        {step.op.slice(11, 16)}
      </time>
    </div>
  )
}

interface BodyProps {
  entity: Entity
  step: HistoryStep
  names: Names | null
  mayChange: MayChange
  isUndone: boolean
}

/** What changed, and the way back: of a step over many all of it, of a record that is gone now that record. */
function StepBody({ entity, step, names, mayChange, isUndone }: BodyProps) {
  const { record } = step
  if (!record)
    return !isUndone && step.soorten.every(({ type }) => mayChange(model.ofType(type) ?? entity, 'update')) ? (
      <TakeBack entity={entity} line={step} />
    ) : null
  const isGone = record.weg && step.actie === 'delete'
  return (
    <>
      <LineFacts line={step} />
      {step.actie !== 'create' && <Changes entity={entity} changes={step.wijzigingen} names={names} />}
      {isGone && mayChange(entity, 'restore') && <BringBack entity={entity} record={record} />}
    </>
  )
}

type MayChange = (entity: Entity, how: 'update' | 'restore') => boolean

/** Whether somebody may change, or bring back, what is part of a record: the server decides of each. */
function useMayChange(top: Entity, row: Read): MayChange {
  const { me } = useMe()
  const assigned = useContext(AssignedContext)
  const isOpen = rowClosedBy(top, row) === null
  return (entity, how) => {
    const place = { entity, row: entity === top ? row : {}, assigned: row.toegewezen !== false && assigned }
    const refused = how === 'update' ? editRefusedBy(place, me) : refusedBy(restorePolicy(entity), place, me)
    return isOpen && refused === null
  }
}

function BringBack({ entity, record }: { entity: Entity; record: NonNullable<HistoryStep['record']> }) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const restore = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await saveNamed(entity.key).restore(record.id)
      toast({ text: t('broughtBack', { what: record.titel ?? inLocale(entity.label, locale) }) })
    } catch (cause) {
      setProblem(reasonOf(toProblem(cause)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="quiet" icon={<IconArrowBackUp />} loading={busy} onClick={() => void restore()}>
        {t('bringBack')}
      </Button>
      {problem && <Message tone="error">{problem}</Message>}
    </>
  )
}
