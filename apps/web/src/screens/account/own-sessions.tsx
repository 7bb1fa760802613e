import { IconLogout } from '@tabler/icons-react'
import { securityPhrases } from '@vezel/model/messages/security/index.ts'
import { useMemo, useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { sessionsQuestion } from '../../api/questions.ts'
import { useAnswer } from '../../api/rows.ts'
import { securityCall } from '../../api/security-calls.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useFormats } from '../../page/texts.tsx'
import { useRowMenu } from '../../resource/row-menu.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { type Column, DataTable, TwoLines } from '../../ui/data-table.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { useT } from '../../ui/texts.ts'

interface Session {
  readonly id: string
  readonly browser: string | null
  readonly systeem: string | null
  readonly sinds: string
  readonly gezien: string
  readonly eigen: boolean
}
/** No record follows from it: it is asked again when a session was ended here. */
const asksNothing = [] as const

/** Where somebody is logged in; any other log-in can be ended here. */
export function OwnSessions() {
  const t = useT(securityPhrases)
  const words = useT(pagePhrases)
  const { data, problem, reload } = useAnswer<{ sessies: readonly Session[] }>(sessionsQuestion, {}, asksNothing)
  const [isAsking, setAsking] = useState(false)
  const [ended, setEnded] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const columns = useRowMenu({ columns: useSessionColumns(reload, setFailed) })
  const sessions = data?.sessies ?? []
  if (problem && data === null)
    return <ErrorState title={problem.message} actions={<Button onClick={reload}>{words('retry')}</Button>} />
  const endOthers = async () => {
    const { aantal } = await securityCall('beeindigAndereSessies', {})
    setEnded(aantal)
    reload()
  }
  return (
    <Section
      level={2}
      title={t('sessions')}
      aside={
        sessions.length > 1 && (
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <p className="dim">{t('sessionsWhy')}</p>
      {failed !== null && <Message tone="error">{failed}</Message>}
      {ended > 0 && <Message tone="success">{t('endedOthers', { n: ended })}</Message>}
      <DataTable
        label={t('sessions')}
        rows={sessions}
        id={idOf}
        columns={columns}
        lines={2}
        loading={data === null}
        flow
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('endOthers')}
        confirm={t('endOthers')}
        onConfirm={endOthers}
      >
        <p>{t('endOthersAsk')}</p>
      </ConfirmDialog>
    </Section>
  )
}

const idOf = ({ id }: Session) => id

function useSessionColumns(reload: () => void, onFailed: (why: string | null) => void) {
  const t = useT(securityPhrases)
  const { dateTime, fromNow } = useFormats()
  return useMemo((): Column<Session>[] => {
    const nameOf = ({ browser, systeem: system }: Session) =>
      browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
    return [
      {
        key: 'device',
        title: t('device'),
        value: nameOf,
        render: (row) => <TwoLines first={nameOf(row)} second={row.eigen ? t('thisDevice') : ''} />,
      },
      {
        key: 'seen',
        title: t('seen'),
        kind: 'datetime',
        value: ({ gezien }) => gezien,
        text: ({ gezien }) => fromNow(gezien),
      },
      {
        key: 'since',
        title: t('since'),
        kind: 'datetime',
        value: ({ sinds }) => sinds,
        text: ({ sinds }) => dateTime(sinds),
      },
      {
        key: 'end',
        title: t('endSession'),
        kind: 'action',
        value: () => null,
        narrow: true,
        sortable: false,
        menu: (row) =>
          row.eigen
            ? []
            : [
                {
                  label: t('endSession'),
                  icon: <IconLogout />,
                  onSelect: () => void endSession(row.id, onFailed).then(reload),
                },
              ],
        render: (row) =>
          !row.eigen && (
            <EndButton
              label={t('endSessionOf', { device: nameOf(row) })}
              id={row.id}
              onEnded={reload}
              onFailed={onFailed}
            />
          ),
      },
    ]
  }, [t, dateTime, fromNow, reload, onFailed])
}

async function endSession(id: string, onFailed: EndButtonProps['onFailed']): Promise<void> {
  onFailed(null)
  try {
    await securityCall('beeindigSessie', { id })
  } catch (cause) {
    const problem = toProblem(cause)
    // One that ended by itself meanwhile is gone as well.
    if (problem.code !== 'notFound') onFailed(problem.message)
  }
}

interface EndButtonProps {
  id: string
  label: string
  onEnded: () => void
  /** Told why it is not known to have ended, and null before each try. */
  onFailed: (why: string | null) => void
}

function EndButton({ id, label, onEnded, onFailed }: EndButtonProps) {
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await endSession(id, onFailed)
    setBusy(false)
    onEnded()
  }
  return <IconButton label={label} icon={<IconLogout />} disabled={busy} onClick={() => void end()} />
}
