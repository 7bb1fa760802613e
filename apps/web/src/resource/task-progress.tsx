import { IconX } from '@tabler/icons-react'
import { task } from '@vezel/model/entities/report/task.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { mayCancel } from '@vezel/model/rights.ts'
import { stepLabel, type TaskKind, taskKind } from '@vezel/model/tasks.ts'
import { useEffect, useRef, useState } from 'react'
import { call, type Task } from '../api/call.ts'
import { roleIdOf, useMe } from '../api/me.ts'
import { useRow, useRows } from '../api/rows.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'

const selection = {
  soort: true,
  status: true,
  voortgang: true,
  stap: true,
  resterend: true,
  uitleg: true,
  inventarisatie_user: { id: true },
} as const
/** How often is asked how far it is. */
const POLL_MS = 700

/** The last long work on a record, as the page shows it. */
export interface ShownTask {
  /** While it runs: what it is, from 0 to 1 how far, in which step, and how many seconds it still takes. */
  readonly state: {
    readonly what: string
    readonly progress: number
    readonly step: string
    readonly left: number | null
  } | null
  /** Why the last one failed, or could not be begun or taken back. */
  readonly problem: string | null
  readonly start: () => Promise<void>
  /** Takes it back; null for whom the server refuses that. */
  readonly cancel: (() => Promise<void>) | null
}

/**
 * The long work of these kinds on a record, or on none (null): what runs is found again after a reload, whoever began it.
 * `begin` asks for more of it; `onDone` is called when it has ended well.
 *
 * `const making = useTask(['rapport'], report, () => call('makeRapport', { id: report }), reload)`
 */
export function useTask(
  kinds: readonly TaskKind[],
  record: string | null,
  begin: () => Promise<Task>,
  onDone: () => Promise<unknown>,
): ShownTask {
  const t = useT(resourcePhrases)
  const { locale } = useUiTexts()
  const { me } = useMe()
  const filter = { soort: { in: [...kinds] }, record_id: record === null ? { empty: true } : { eq: record } }
  const last = useRows(task, { status: true }, { filter, sort: [{ field: 'created_at', direction: 'desc' }], limit: 1 })
  const [started, setStarted] = useState<string | null>(null)
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const id = last.rows[0]?.id ?? started
  const { row, reload } = useRow(task, id, selection)
  const status = row?.status ?? last.rows[0]?.status ?? null
  const isRunning = id !== null && (status === null || status === 'wacht' || status === 'bezig')

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  useEffect(() => {
    if (status === 'klaar') void onDone()
  }, [status, onDone])
  // Whoever saw it end needs no notice of that.
  const seenRunning = useRef<string | null>(null)
  useEffect(() => {
    if (status === 'wacht' || status === 'bezig') seenRunning.current = id
    else if (status !== null && id !== null && seenRunning.current === id) {
      seenRunning.current = null
      void call('sluitBerichten', { ids: null, taak: id }).catch(() => {})
    }
  }, [status, id])

  const kind = taskKind(row?.soort)
  const step = stepLabel(kind, row?.stap)
  const trying = async (what: () => Promise<unknown>) => {
    setProblem(null)
    try {
      await what()
    } catch (cause) {
      setProblem(reasonOf(cause))
    }
  }
  const isOwn = row?.inventarisatie_user?.id === me?.inventarisatie_user?.id
  const mayTakeBack = row !== null && kind?.cancel === 'asker' && mayCancel(roleIdOf(me), isOwn)
  const failed = status === 'mislukt' ? row?.uitleg || (kind ? inLocale(kind.failed, locale) : t('taskFailed')) : null
  return {
    state:
      starting || isRunning
        ? {
            what: kind ? inLocale(kind.label, locale) : t('taskStarts'),
            progress: row?.voortgang ?? 0,
            step: step ? inLocale(step, locale) : t('taskWaits'),
            left: row?.resterend ?? null,
          }
        : null,
    problem: problem ?? failed,
    start: async () => {
      setStarting(true)
      await trying(async () => setStarted((await begin()).id))
      setStarting(false)
    },
    cancel: id !== null && mayTakeBack ? () => trying(() => call('cancelTaak', { id })) : null,
  }
}

/** How far long work is, with the button that takes it back; or why it failed. */
export function TaskProgress({ task: { state, problem, cancel } }: { task: ShownTask }) {
  const t = useT(resourcePhrases)
  return (
    <>
      {state && (
        <div className="report-making" role="status">
          <strong>{state.what}</strong>
          <span className="dim">
            {[state.step, state.left !== null && leftText(state.left, t)].filter(Boolean).join(', ')}
          </span>
          <ProgressBar value={state.progress} label={state.what} width="100%" />
          {cancel && (
            <Button icon={<IconX />} onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {problem && <Message tone="error">{problem}</Message>}
    </>
  )
}

/** In steps of five seconds, so that it does not flicker; from a minute on in minutes. */
const leftText = (seconds: number, t: ReturnType<typeof useT>) =>
  seconds < 60
    ? t('taskSecondsLeft', { n: Math.max(5, Math.ceil(seconds / 5) * 5) })
    : t('taskMinutesLeft', { n: Math.ceil(seconds / 60) })
