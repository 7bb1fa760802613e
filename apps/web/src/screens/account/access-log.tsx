import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { useEffect, useMemo, useState } from 'react'
import { ask } from '../../api/connection.ts'
import { type ApiProblem, toProblem } from '../../api/problem.ts'
import { accessQuestion } from '../../api/questions.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/field.tsx'
import { Segments } from '../../ui/inputs.tsx'
import { ErrorSign, SignedWord } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'

interface Line {
  readonly id: string
  readonly op: string
  readonly isGeweigerd: boolean
  readonly wat: string
  readonly door: string | null
  readonly over: string | null
}
type Kind = 'alles' | 'inloggen' | 'rechten'
/** As many as come at once: fewer, and there are no more. */
const page = 200
const idOf = ({ id }: Line) => id

/** Who came in and who was refused, and what of rights was changed. */
export function AccessLogScreen() {
  const t = useT(peoplePhrases)
  const words = useT(pagePhrases)
  const [kind, setKind] = useState<Kind>('alles')
  const { lines, problem, more, again } = useLog(kind)
  const columns = useLogColumns()
  if (problem) return <ErrorState title={problem.message} actions={<Button onClick={again}>{words('retry')}</Button>} />
  return (
    <div className="page-flow">
      <Section
        level={2}
        title={t('log')}
        aside={
          <Segments
            aria-label={t('log')}
            value={kind}
            onChange={(next) => next && setKind(next)}
            options={[
              { value: 'alles', label: t('logAll') },
              { value: 'inloggen', label: t('logLogIns') },
              { value: 'rechten', label: t('logRights') },
            ]}
          />
        }
      >
        <p className="dim">{t('logWhy')}</p>
        <DataTable
          label={t('log')}
          rows={lines ?? []}
          id={idOf}
          columns={columns}
          loading={lines === null}
          empty={<EmptyState title={t('logNone')} />}
          flow
        />
        {more && <Button onClick={more}>{t('logMore')}</Button>}
      </Section>
    </div>
  )
}

/** The lines of a kind, with those before them when they are asked for. */
function useLog(kind: Kind) {
  const locale = useLocale()
  const [got, setGot] = useState<{ of: string; lines: readonly Line[]; isWhole: boolean } | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [tries, setTries] = useState(0)
  const [before, setBefore] = useState<string | null>(null)
  // Its words are in the language of who asks.
  const of = `${kind} ${locale} ${tries}`
  useEffect(() => {
    const stop = new AbortController()
    const variables = { soort: kind === 'alles' ? null : kind, voor: before }
    ask<{ toegangslog: readonly Line[] }>({ document: accessQuestion, variables }, stop.signal).then(
      ({ toegangslog: lines }) => {
        if (stop.signal.aborted) return
        const isWhole = lines.length < page
        setGot((was) => ({ of, lines: before && was?.of === of ? [...was.lines, ...lines] : lines, isWhole }))
      },
      (cause: unknown) => stop.signal.aborted || setProblem(toProblem(cause)),
    )
    return () => stop.abort()
  }, [kind, of, before])
  const shown = got?.of === of ? got : null
  const last = shown?.lines.at(-1)
  return {
    lines: shown?.lines ?? null,
    problem,
    more: shown && last && !shown.isWhole ? () => setBefore(last.id) : null,
    again: () => {
      setProblem(null)
      setBefore(null)
      setTries(tries + 1)
    },
  }
}

function useLogColumns() {
  const t = useT(peoplePhrases)
  const { dateTime } = useFormats()
  return useMemo(
    (): Column<Line>[] => [
      {
        key: 'when',
        title: t('logWhen'),
        kind: 'datetime',
        value: ({ op }) => op,
        text: ({ op }) => dateTime(op),
        narrow: true,
      },
      { key: 'about', title: t('logAbout'), value: ({ over }) => over, narrow: true },
      {
        key: 'what',
        title: t('logWhat'),
        value: ({ wat }) => wat,
        under: ({ wat }) => wat,
        render: ({ wat, isGeweigerd }) => (isGeweigerd ? <SignedWord sign={<ErrorSign />}>{wat}</SignedWord> : wat),
      },
      { key: 'by', title: t('logBy'), value: ({ door }) => door },
    ],
    [t, dateTime],
  )
}
