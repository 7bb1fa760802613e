import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { historyPhrases } from '@vezel/model/messages/history/index.ts'
import { isManager } from '@vezel/model/rights.ts'
import { useEffect, useState } from 'react'
import { type BulkAnswer, previewUndo, undoBulk } from '../api/bulk.ts'
import { call } from '../api/call.ts'
import { useMe } from '../api/me.ts'
import { toProblem } from '../api/problem.ts'
import { formats } from '../i18n/formats.ts'
import type { Read } from '../kinds/record.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { reasonOf } from '../ui/reason.ts'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { rowClosedBy } from './closed.ts'
import { counted, type HistoryLine } from './history-lines.ts'
import { recorderOf } from './words.ts'

/** When a record was made, and by whom where that is kept: what is known of one whose history begins later. */
export function MadeOn({ row }: { row: Read }) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const { created_at: made } = row
  if (typeof made !== 'string') return null
  const when = formats(locale).longDateTime(made)
  const who = recorderOf(row)
  return <p className="history-made">{who ? t('madeBy', { when, who }) : t('madeOn', { when })}</p>
}

/** What a line tells beside fields: what went along, with whom it was merged, and that it was one step of several. */
export function LineFacts({ line }: { line: HistoryLine }) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const along = (line.mee ?? []).map(({ type, aantal }) => counted(type, aantal, locale))
  const what = line.met?.titel ?? t('unnamed')
  const facts = [
    ...(along.length > 0 ? [t('along', { what: along.join(', ') })] : []),
    ...(line.met ? [line.met.kwam_hierin ? t('mergedFrom', { what }) : t('mergedIn', { what })] : []),
    ...((line.aantal ?? 1) > 1 ? [t('oneStep', { n: (line.aantal ?? 1) - 1 })] : []),
  ]
  return facts.map((fact) => (
    <p key={fact} className="dim history-fact">
      {fact}
    </p>
  ))
}

type Step = Pick<HistoryLine, 'batch' | 'aantal' | 'op' | 'met' | 'mag_terug'>

/** Takes a step over several records back, such as a merge, after what the server says that would do. */
export function TakeBack({ entity, line }: { entity: Entity; line: Step }) {
  const t = useT(historyPhrases)
  const [open, setOpen] = useState(false)
  const { batch } = line
  if (!batch || !line.mag_terug || (line.aantal ?? 1) < 2) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t(line.met ? 'takeApart' : 'takeBack')}
      </Button>
      {open && <TakeBackDialog entity={entity} line={line} batch={batch} onClose={() => setOpen(false)} />}
    </>
  )
}

interface TakeBackProps {
  entity: Entity
  line: Step
  batch: string
  onClose: () => void
}

function TakeBackDialog({ entity, line, batch, onClose }: TakeBackProps) {
  const t = useT(historyPhrases)
  const { locale } = useUiTexts()
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    previewUndo(batch, stop.signal).then(setAnswer, (cause: unknown) => {
      if (!stop.signal.aborted) setProblem(reasonOf(toProblem(cause)))
    })
    return () => stop.abort()
  }, [batch])
  const refused = [...new Set(answer?.refused.map(({ message }) => reasonOf(message)) ?? [])]
  return (
    <ConfirmDialog
      open
      title={t('takeBackTitle', { when: formats(locale).longDateTime(line.op) })}
      confirm={t(line.met ? 'takeApart' : 'takeBack')}
      onClose={onClose}
      onConfirm={async () => {
        const { changed } = await undoBulk(entity.key, batch)
        toast({ text: t('takenBack', { n: changed.length }) })
      }}
    >
      <div aria-live="polite">
        {answer && (
          <p>{answer.changed.length > 0 ? t('takeBackAsk', { n: answer.changed.length }) : t('takeBackNothing')}</p>
        )}
        {refused.length > 0 && (
          <>
            <p>{t('takeBackNot', { n: answer?.refused.length ?? 0 })}</p>
            <ul>
              {refused.map((why) => (
                <li key={why}>{why}</li>
              ))}
            </ul>
          </>
        )}
        {problem && <p role="alert">{problem}</p>}
      </div>
    </ConfirmDialog>
  )
}

/** For managers: takes what the history tells of a person out of it, for good. */
export function BlankHistory({ entity, row }: { entity: Entity; row: Read }) {
  const t = useT(historyPhrases)
  const { me } = useMe()
  const [open, setOpen] = useState(false)
  const tells = [entity, ...model.variants(entity)].some(({ fields }) =>
    Object.values(fields).some((field) => field.personal),
  )
  const role = me?.inventarisatie_user?.inventarisatie_rol?.id
  if (!tells || role === undefined || !isManager(Number(role))) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('blank')}
      </Button>
      {open && (
        <ConfirmDialog
          open
          kind="danger"
          title={t('blankTitle')}
          confirm={t('blankConfirm')}
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            const { regels, velden } = await call('wisGeschiedenis', { type: entity.api.type, id: String(row.id) })
            const elsewhere = t(velden.length > 0 ? 'blankElsewhere' : 'blankNothing')
            toast({ text: regels > 0 ? t('blankDone', { n: regels }) : elsewhere })
          }}
        >
          <p>{t(rowClosedBy(entity, row) ? 'blankAskClosed' : 'blankAsk')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
