import { bulkPhrases } from '@vezel/model/messages/bulk/index.ts'
import { pageLimits } from '@vezel/model/page-limits.ts'
import { type ReactNode, useState } from 'react'
import { type BulkAnswer, type BulkRefusal, type BulkStep, runBulk, undoBulk } from '../api/bulk.ts'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useDelayed } from '../ui/feedback.tsx'
import { rowLeaves } from '../ui/leaving-row.ts'
import { Message } from '../ui/message.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { useWait } from '../ui/wait.ts'
import { RefusedBecause } from './named-records.tsx'
import { takingBack } from './undo.ts'
import { usePreview } from './use-preview.ts'

export interface BulkDialogProps {
  of: string
  ids: readonly string[]
  /** What must be known of these rows, above everything else. */
  note?: string | undefined
  onClose: () => void
  /** Takes rows out of the selection that the step leaves out. */
  leaveOut: (ids: readonly string[]) => void
  /** What one is called of which the server knows no name: it is made for it. */
  nameOf?: (id: string) => string
}

interface Props extends BulkDialogProps {
  title: string
  /** Below it, where no rows were chosen; else how many were. */
  subtitle?: string
  /** What is done; null as long as something is missing, which `lacks` says. */
  step: BulkStep | null
  lacks?: string
  kind?: ButtonKind
  icon?: ReactNode
  /** The button, which names the number that really changes; null while that is not known. */
  confirm: (changed: number | null) => string
  /** What is said afterwards. */
  done: (changed: number) => string
  /** What is said of those that are so already. */
  stays?: (count: number) => string
  /** What changes, row by row, above what is skipped. */
  changes: (answer: BulkAnswer) => ReactNode
  /** What is asked of who presses the button; of what cannot be done nothing is asked, and there is no such button. */
  question?: string
  children?: ReactNode
}

/** One step over many rows: what it asks, what the server says it will do and whom it leaves out, and the button that does it. */
export function BulkDialog(props: Props) {
  const { of, ids, step, onClose, question, children } = props
  const t = useT(bulkPhrases)
  const over = ids.length - pageLimits.bulk
  // What is to be made was chosen nowhere.
  const tooMany = t(props.subtitle === undefined ? 'tooMany' : 'tooManyNew', { most: pageLimits.bulk, n: over })
  const preview = usePreview(of, ids, over > 0 ? null : step)
  const run = useRun(props)
  const { answer } = preview
  const count = answer?.changed.length ?? 0
  const isMoot = question !== undefined && answer !== null && count === 0
  const refusal = over > 0 ? tooMany : step === null ? props.lacks : waitingFor(answer, t)
  return (
    <Dialog
      open
      width={720}
      onClose={onClose}
      wait={run.wait}
      failed={run.failed ?? preview.problem}
      title={props.title}
      subtitle={props.subtitle ?? t('selected', { n: ids.length })}
      footer={
        <>
          <Button size="large" disabled={run.wait.busy} onClick={onClose}>
            {t(isMoot ? 'close' : 'cancel')}
          </Button>
          {!isMoot && (
            <Button
              size="large"
              kind={props.kind ?? 'primary'}
              icon={props.icon}
              loading={run.wait.busy}
              refusal={refusal}
              onClick={() => void run.start()}
            >
              {props.confirm(answer && count)}
            </Button>
          )}
        </>
      }
    >
      <div className="bulk-body">
        {over > 0 && <Message tone="warning">{tooMany}</Message>}
        {props.note && <Message tone="info">{props.note}</Message>}
        {question && !isMoot && <p>{question}</p>}
        {children}
        {step && over <= 0 && preview.problem === null && (
          <Looked {...props} answer={answer} isOneStep={step.kind !== 'move'} />
        )}
      </div>
    </Dialog>
  )
}

/** Why what can be done is not done yet. */
function waitingFor(answer: BulkAnswer | null, t: ReturnType<typeof useT<typeof bulkPhrases.nl>>): string | undefined {
  // The button keeps the keyboard while it waits: what is switched off would lose it.
  if (answer === null) return t('looking')
  return answer.changed.length === 0 ? t('nothing') : undefined
}

/** What the server says the step will do. */
function Looked({
  answer,
  changes,
  leaveOut,
  nameOf,
  isOneStep,
  stays,
}: Pick<Props, 'changes' | 'leaveOut' | 'nameOf' | 'stays'> & { answer: BulkAnswer | null; isOneStep: boolean }) {
  const t = useT(bulkPhrases)
  const late = useDelayed(answer === null)
  if (answer === null) {
    return (
      <p role="status" className="dim">
        {late && t('looking')}
      </p>
    )
  }
  return (
    <div aria-live="polite">
      {answer.changed.length > 0 && changes(answer)}
      {answer.same.length > 0 && (
        <section className="bulk-part">
          <h3>{t('whatStays')}</h3>
          <p>{stays?.(answer.same.length) ?? t('rowsSame', { n: answer.same.length })}</p>
        </section>
      )}
      {answer.refused.length > 0 && <Skipped refused={answer.refused} {...{ leaveOut, nameOf }} />}
      {isOneStep && answer.changed.length > 0 && <p className="dim bulk-note">{t('oneStep')}</p>}
    </div>
  )
}

/** Who is left out and why, and the way to leave them out oneself. */
function Skipped({
  refused,
  leaveOut,
  nameOf = (id) => id,
}: Pick<Props, 'leaveOut' | 'nameOf'> & { refused: readonly BulkRefusal[] }) {
  const t = useT(bulkPhrases)
  const ids = refused.flatMap(({ id }) => id ?? [])
  return (
    <section className="bulk-part">
      <h3>{t('whatIsSkipped')}</h3>
      <Message
        tone="warning"
        action={
          <Button kind="quiet" onClick={() => leaveOut(ids)}>
            {t('takeOut', { n: ids.length })}
          </Button>
        }
      >
        {t('whatIsSkippedWhy', { n: refused.length })}
        <ul className="bulk-refused">
          {[...Map.groupBy(refused, toldOf)].map(([message, alike]) => (
            <li key={message}>
              <Titles titles={alike.map(({ title, id }) => title || nameOf(id ?? ''))} isStrong />:{' '}
              <RefusedBecause message={message} records={alike.flatMap(({ records }) => records)} />
            </li>
          ))}
        </ul>
      </Message>
    </section>
  )
}

/** Of values that are refused the field and the reason are enough: nobody put them in here one by one. */
const toldOf = ({ code, message }: BulkRefusal) => (code === 'invalid' ? reasonOf(message) : message)

const mostTitles = 8

/** What some rows are called; of many the first, and how many more. */
export function Titles({ titles, isStrong = false }: { titles: readonly string[]; isStrong?: boolean }) {
  const t = useT(bulkPhrases)
  const rest = titles.length - mostTitles
  const words = [...titles.slice(0, mostTitles), ...(rest > 0 ? [t('andMore', { n: rest })] : [])].join(', ')
  return isStrong ? <strong>{words}</strong> : words
}

/** Does the step, says how many it was, and offers the way back. */
function useRun({ of, ids, step, done, onClose, leaveOut }: Props) {
  const t = useT(bulkPhrases)
  const { during, ...wait } = useWait()
  const [failed, setFailed] = useState<unknown>(null)
  const undo = async (batch: string) => {
    const { changed, refused } = await undoBulk(of, batch)
    const [first] = refused
    toast({
      text: first ? t('undoneNot', { n: refused.length, why: first.message }) : t('undone', { n: changed.length }),
    })
  }
  const start = async () => {
    if (step === null) return
    setFailed(null)
    const leaving = step.kind === 'delete' ? ids.map((id) => ({ id, went: rowLeaves(id) })) : []
    try {
      const { changed, refused, batch } = await during((signal) => runBulk(of, ids, step, { signal }))
      const skipped = refused.length > 0 ? `, ${t('didSkip', { n: refused.length })}` : ''
      toast({
        text: done(changed.length) + skipped,
        ...(batch ? { onUndo: takingBack(() => undo(batch)) } : {}),
      })
      if (step.kind === 'delete') leaveOut(changed)
      onClose()
      leaving.find(({ id }) => changed.includes(id))?.went()
    } catch (cause) {
      setFailed(cause)
    }
  }
  return { wait, failed, start }
}
