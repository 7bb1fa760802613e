import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { notice } from '@vezel/model/entities/organisation/notice.ts'
import { inLocale } from '@vezel/model/kit/label.ts'
import { workPhrases } from '@vezel/model/messages/work/index.ts'
import { type NoticeArguments, type NoticeRoute, noticeKind, noticeRoute, noticeText } from '@vezel/model/notices.ts'
import { fill } from '@vezel/model/route-paths.ts'
import { entranceRoutes } from '@vezel/model/routes/navigation.ts'
import { reportRoutes } from '@vezel/model/routes/report.ts'
import type { Route } from '@vezel/model/routes/route.ts'
import { accountTabs, adminTabs } from '@vezel/model/routes/signed-in.ts'
import { surveyRoutes } from '@vezel/model/routes/survey.ts'
import { stepLabel, taskKind } from '@vezel/model/tasks.ts'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { useMe } from '../api/me.ts'
import { type RowFor, useRows } from '../api/rows.ts'
import { type RunningTask, useWork } from '../api/work.ts'
import { formats } from '../i18n/formats.ts'
import { useLocale } from '../page/texts.tsx'
import { Link } from '../router/router.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { Message } from '../ui/message.tsx'
import { CardSkeleton, ProgressBar } from '../ui/progress.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'

const selection = {
  soort: true,
  argumenten: true,
  record_verwijderd: true,
  klaar_op: true,
  klaar_door: { id: true, full_name: true },
  inventarisatie_user: { id: true, full_name: true },
  created_at: true,
} as const
type Notice = RowFor<'notice', typeof selection>

/** More are found by doing the first. */
const MOST = 50
const newestFirst = [{ field: 'created_at', direction: 'desc' }] as const

/** The addresses that notices lead to: known here before their area has been fetched. */
const known = { ...accountTabs, ...adminTabs, ...entranceRoutes, ...surveyRoutes, ...reportRoutes } satisfies Readonly<
  Record<NoticeRoute, Route>
>
const pages: Readonly<Record<string, Route | undefined>> = known

/** The own notices, open or done, and above them the own long work that still runs. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const t = useT(workPhrases)
  const [shown, setShown] = useState<Shown>('open')
  const list = useRef<HTMLDivElement>(null)
  const { trying, refused } = useTrying(list)
  const { rows, status, problem, reload } = useRows(notice, selection, {
    filter: { klaar_op: { empty: shown === 'open' } },
    sort: newestFirst,
    limit: MOST,
  })
  const close = (ids: readonly string[] | null) =>
    trying(async () => {
      const done = await call('sluitBerichten', { ids, taak: null })
      toast({
        text: t('markedDone', { n: done.ids.length }),
        onUndo: () => void trying(() => call('heropenBerichten', { ids: done.ids })),
      })
    })
  return (
    <>
      <header className="notices-head">
        <h2>{t('notices')}</h2>
        {shown === 'open' && rows.length > 1 && (
          <Button kind="quiet" onClick={() => void close(null)}>
            {t('allDone')}
          </Button>
        )}
      </header>
      <OwnWork trying={trying} />
      <Choice shown={shown} onChoose={setShown} />
      {refused && <Message tone="error">{refused}</Message>}
      <div ref={list} tabIndex={-1} className="notices-list">
        {status === 'loading' && <CardSkeleton />}
        {status === 'failed' && (
          <EmptyState title={t('failed')} actions={<Button onClick={() => void reload()}>{t('again')}</Button>}>
            {problem && reasonOf(problem)}
          </EmptyState>
        )}
        {status === 'ready' && rows.length === 0 && (
          <EmptyState title={t(shown === 'open' ? 'none' : 'noneDone')}>{shown === 'open' && t('noneWhy')}</EmptyState>
        )}
        <ul>
          {rows.map((row) => (
            <Line
              key={row.id}
              row={row}
              onLeave={onClose}
              onClose={() => void close([row.id])}
              onReopen={() => void trying(() => call('heropenBerichten', { ids: [row.id] }))}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

type Shown = 'open' | 'done'

function Choice({ shown, onChoose }: { shown: Shown; onChoose: (shown: Shown) => void }) {
  const t = useT(workPhrases)
  return (
    <div className="notices-choice">
      {(['open', 'done'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={shown === one} onClick={() => onChoose(one)}>
          {t(one)}
        </button>
      ))}
    </div>
  )
}

/** Does something with notices, the focus kept in their list, and says why it failed. */
function useTrying(list: RefObject<HTMLElement | null>) {
  const [refused, setRefused] = useState<string | null>(null)
  const trying = async (what: () => Promise<unknown>) => {
    setRefused(null)
    // The button that was pressed goes with its line: the keyboard stays in the panel.
    list.current?.focus()
    try {
      await what()
    } catch (cause) {
      setRefused(reasonOf(cause))
    }
  }
  return { trying, refused }
}

/** What a notice was written with. A cast: the product alone writes it. */
const argumentsOf = (row: Notice) => (row.argumenten ?? {}) as NoticeArguments

function LineButton({
  name,
  row,
  icon,
  onClick,
}: {
  name: 'markDone' | 'reopen'
  row: Notice
  icon: ReactNode
  onClick: () => void
}) {
  const t = useT(workPhrases)
  const locale = useLocale()
  const given = argumentsOf(row)
  const what = [noticeText(row.soort, given, locale), given.titel].filter(Boolean).join(', ')
  return <IconButton label={t(name, { what })} icon={icon} onClick={onClick} />
}

/** What happened, to which record, since when and by whom; the words lead to the record. */
function Line({
  row,
  onLeave,
  onClose,
  onReopen,
}: {
  row: Notice
  /** The panel makes room for the page that a notice leads to. */
  onLeave: () => void
  onClose: () => void
  onReopen: () => void
}) {
  const t = useT(workPhrases)
  const locale = useLocale()
  const { me } = useMe()
  const given = argumentsOf(row)
  const route = pages[noticeRoute(row.soort, given) ?? '']
  const isOpen = row.klaar_op === null
  const isOwn = row.inventarisatie_user?.id === me?.inventarisatie_user?.id
  const words = (
    <>
      <strong>{noticeText(row.soort, given, locale) ?? t('unknown')}</strong>
      {given.titel && <span>{given.titel}</span>}
    </>
  )
  const facts = [
    formats(locale).longDateTime(row.created_at),
    !isOwn && row.inventarisatie_user && t('by', { name: row.inventarisatie_user.full_name ?? '' }),
    row.klaar_door && t('doneBy', { name: row.klaar_door.full_name ?? '' }),
  ]
  const opens = () => {
    // What is only to be known is done once it was opened.
    if (isOpen && !noticeKind(row.soort)?.isToDo) void call('sluitBerichten', { ids: [row.id], taak: null })
    onLeave()
  }
  return (
    <li className="notice">
      <div className="notice-words">
        {route && given.plaats && !row.record_verwijderd ? (
          <Link className="notice-link" to={fill(route, given.plaats, locale)} onClick={opens}>
            {words}
          </Link>
        ) : (
          <span className="notice-link">{words}</span>
        )}
        {row.record_verwijderd && <span>{t('gone')}</span>}
        <span className="dim">{facts.filter(Boolean).join(', ')}</span>
      </div>
      {isOpen ? (
        <LineButton name="markDone" row={row} icon={<IconCheck />} onClick={onClose} />
      ) : (
        <LineButton name="reopen" row={row} icon={<IconArrowBackUp />} onClick={onReopen} />
      )}
    </li>
  )
}

/** The own long work that waits or runs, with the button that takes it back. */
function OwnWork({ trying }: { trying: (what: () => Promise<unknown>) => Promise<void> }) {
  const t = useT(workPhrases)
  const { me } = useMe()
  const own = me?.inventarisatie_user?.id
  const tasks = useWork().tasks.filter(
    ({ inventarisatie_user }) => own !== undefined && inventarisatie_user?.id === own,
  )
  if (tasks.length === 0) return null
  return (
    <ul className="notices-running" aria-label={t('running')}>
      {tasks.map((task) => (
        <Running key={task.id} task={task} onCancel={() => void trying(() => call('cancelTaak', { id: task.id }))} />
      ))}
    </ul>
  )
}

function Running({ task, onCancel }: { task: RunningTask; onCancel: () => void }) {
  const t = useT(workPhrases)
  const locale = useLocale()
  const kind = taskKind(task.soort)
  const step = stepLabel(kind, task.stap)
  const what = kind ? inLocale(kind.label, locale) : task.soort
  return (
    <li className="notice">
      <div className="notice-words">
        <strong>{what}</strong>
        {step && <span className="dim">{inLocale(step, locale)}</span>}
        <ProgressBar value={task.voortgang} label={what} width="100%" />
      </div>
      {kind?.cancel === 'asker' && <IconButton label={t('cancel', { what })} icon={<IconX />} onClick={onCancel} />}
    </li>
  )
}
