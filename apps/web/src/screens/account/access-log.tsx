import { model } from '@vezel/model'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { useEffect, useState } from 'react'
import { ask } from '../../api/connection.ts'
import { type ApiProblem, toProblem } from '../../api/problem.ts'
import { accessQuestion, logEndedQuestion } from '../../api/questions.ts'
import { useAnswer, useRows } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { useSearch } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/choices.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { Field, Section } from '../../ui/field.tsx'
import { Select } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { ErrorSign, SignedWord } from '../../ui/signs.tsx'
import { useT } from '../../ui/texts.ts'
import './people.css'
import './access-log.css'

interface Line {
  readonly id: string
  readonly op: string
  readonly isGeweigerd: boolean
  readonly wat: string
  readonly door: string | null
  readonly over: string | null
  /** Of what was done to several items in one go: what to each. */
  readonly regels: readonly string[]
}
const kinds = ['inloggen', 'rechten', 'inzage'] as const
const kindWords = { inloggen: 'logLogIns', rechten: 'logRights', inzage: 'logReads' } as const
const staff = model.entity('inspectionUser')
const named = { full_name: true, user: { id: true } } as const
/** As many as come at once: fewer, and there are no more. */
const page = 200

/** Who came in and who was refused, what of rights was changed, and who saw what of residents; the address says of whom and what kind. */
export function AccessLogScreen() {
  const t = useT(peoplePhrases)
  const words = useT(pagePhrases)
  const [search, setSearch] = useSearch()
  const kind = kinds.find((one) => one === search.kind) ?? null
  const { rows: people } = useRows(staff, named, {})
  const person = people.find(({ user }) => user.id === search.person)?.user.id ?? null
  const { lines, problem, more, again } = useLog(kind, person)
  if (problem) return <ErrorState title={problem.message} actions={<Button onClick={again}>{words('retry')}</Button>} />
  return (
    <div className="page-flow">
      <Section level={2} title={t('log')}>
        <p className="dim">{t('logWhy')}</p>
        <div className="rights-tools log-tools">
          <Segments
            aria-label={t('log')}
            value={kind ?? 'alles'}
            onChange={(next) => next && setSearch({ kind: next === 'alles' ? null : next })}
            options={[
              { value: 'alles', label: t('logAll') },
              ...kinds.map((value) => ({ value, label: t(kindWords[value]) })),
            ]}
          />
          <Field label={t('logPerson')}>
            <Select
              value={person ?? ''}
              onChange={(next) => setSearch({ person: next })}
              empty={t('logEverybody')}
              options={people.map(({ user, full_name }) => ({ value: user.id, label: full_name ?? '' }))}
            />
          </Field>
        </div>
        {lines === null && <CardSkeleton />}
        {lines?.length === 0 && <EmptyState title={t('logNone')} />}
        {lines !== null && lines.length > 0 && <LogLines lines={lines} />}
        {more && <Button onClick={more}>{t('logMore')}</Button>}
      </Section>
      {/* Below the lines, where it stays. */}
      {lines && <LogEnded />}
    </div>
  )
}

/** No record changes it. */
const asksNothing = [] as const

/** When what is older than the log keeps was last taken away. */
function LogEnded() {
  const t = useT(peoplePhrases)
  const { longDateTime } = useFormats()
  const { data } = useAnswer<{ toegangslogOpgeruimd: { op: string | null; isTeLaat: boolean } }>(
    logEndedQuestion,
    {},
    asksNothing,
  )
  if (data === null) return null
  const { op, isTeLaat: isLate } = data.toegangslogOpgeruimd
  if (op === null) return <p className="dim">{t('logEndedNever')}</p>
  const at = longDateTime(op)
  return isLate ? (
    <Message tone="warning">{t('logEndedLate', { at })}</Message>
  ) : (
    <p className="dim">{t('logEnded', { at })}</p>
  )
}

/** The lines of a kind, with those before them when they are asked for. */
function useLog(kind: string | null, person: string | null) {
  const locale = useLocale()
  const [got, setGot] = useState<{ of: string; lines: readonly Line[]; isWhole: boolean } | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [tries, setTries] = useState(0)
  const [after, setAfter] = useState<{ of: string; id: string } | null>(null)
  // Its words are in the language of who asks.
  const of = `${kind} ${person} ${locale} ${tries}`
  // Of other lines it goes on nowhere.
  const before = after?.of === of ? after.id : null
  useEffect(() => {
    const stop = new AbortController()
    const variables = { soort: kind, persoon: person === null ? null : Number(person), voor: before }
    ask<{ toegangslog: readonly Line[] }>({ document: accessQuestion, variables }, stop.signal).then(
      ({ toegangslog: lines }) => {
        if (stop.signal.aborted) return
        const isWhole = lines.length < page
        setGot((was) => ({ of, lines: before && was?.of === of ? [...was.lines, ...lines] : lines, isWhole }))
      },
      (cause: unknown) => stop.signal.aborted || setProblem(toProblem(cause)),
    )
    return () => stop.abort()
  }, [kind, person, of, before])
  const shown = got?.of === of ? got : null
  const last = shown?.lines.at(-1)
  return {
    lines: shown?.lines ?? null,
    problem,
    more: shown && last && !shown.isWhole ? () => setAfter({ of, id: last.id }) : null,
    again: () => {
      setProblem(null)
      setTries(tries + 1)
    },
  }
}

/** Their words stand whole: what matters is often the last of them. */
function LogLines({ lines }: { lines: readonly Line[] }) {
  const t = useT(peoplePhrases)
  const { dateTime } = useFormats()
  return (
    <table className="log-lines" aria-label={t('log')}>
      <thead>
        <tr>
          <th scope="col">{t('logWhen')}</th>
          <th scope="col">{t('logAbout')}</th>
          <th scope="col">{t('logWhat')}</th>
          <th scope="col">{t('logBy')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="log-when">{dateTime(line.op)}</td>
            <td>{line.over ?? '–'}</td>
            <td>
              <What {...line} />
            </td>
            <td data-label={t('logBy')}>{line.door ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What happened; of what was done to several items in one go it can be opened what to each. */
function What({ wat, isGeweigerd, regels }: Line) {
  if (isGeweigerd) return <SignedWord sign={<ErrorSign />}>{wat}</SignedWord>
  if (regels.length === 0) return wat
  return (
    <details>
      <summary>{wat}</summary>
      <ul className="log-along">
        {regels.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
          <li key={at}>{one}</li>
        ))}
      </ul>
    </details>
  )
}
