import { IconPlus } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import type { certificateStates } from '@vezel/model/entities/organisation/user-certificate.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { useMe } from '../../api/me.ts'
import { capabilitiesQuestion } from '../../api/questions.ts'
import { useAnswer, useRows } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { useFormats, useLocale } from '../../page/texts.tsx'
import { Link, useSearch } from '../../router/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback.tsx'
import { Field, Section } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { ErrorSign, SignedWord, TickSign, WarningSign } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT } from '../../ui/texts.ts'
import './people.css'

const itemWords = { value: true, value_en: true, value_fr: true } as const

interface Required {
  readonly naam: string
  readonly geldig_tot: string | null
  readonly status: keyof typeof certificateStates | null
  readonly behaald_op: string | null
}
interface Granted {
  readonly naam: string
  readonly sinds: string | null
  readonly ontbreekt: readonly { readonly naam: string; readonly sinds: string | null }[]
  readonly certificaten: readonly Required[]
}
interface StoppedVisit {
  readonly onderzoek: string
  readonly nummer: string
  readonly dag: string
  readonly bevoegdheid: string
}
interface OnDay {
  readonly granted: readonly Granted[]
  readonly stopped: readonly StoppedVisit[]
}
/** What it follows from. */
const asked = [
  { of: 'userCapability', selection: {} },
  { of: 'userCertificate', selection: {} },
  { of: 'visit', selection: {} },
] as const

const isDay = (text: string | null | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '')

/** What somebody was granted and what not, which certificate keeps it from counting on a day, and which visits that stops. */
export function CapabilitiesOnDay({ person, name }: { person: string; name: string | null }) {
  const t = useT(peoplePhrases)
  const words = useT(pagePhrases)
  const to = useTo()
  const [{ day }, setSearch] = useSearch()
  const on = isDay(day) ? day : dutchTime().slice(0, 10)
  const { data, problem, reload } = useAnswer<OnDay>(capabilitiesQuestion, { person, on }, asked)
  if (problem && data === null)
    return <ErrorState title={problem.message} actions={<Button onClick={reload}>{words('retry')}</Button>} />
  return (
    <Section level={2} title={t('capabilitiesOf')}>
      <div className="rights-tools">
        <Field label={t('rightsOn')}>
          <DateInput value={on} onChange={(next) => isDay(next) && setSearch({ day: next })} />
        </Field>
        <ButtonLink to={to('admin-users-user-certificates', { user: person })} icon={<IconPlus />}>
          {t('certificateAdd')}
        </ButtonLink>
      </div>
      {data === null ? <CardSkeleton /> : <CapabilitiesTable {...data} name={name} on={on} />}
    </Section>
  )
}

/** Whether it was granted after a day: on that day it was neither there nor suspended. */
const isGrantedAfter = ({ sinds }: Granted, day: string) => sinds !== null && sinds > day

function CapabilitiesTable({ granted, stopped, name, on }: OnDay & { name: string | null; on: string }) {
  const t = useT(peoplePhrases)
  const others = useOthers(granted)
  const suspended = granted
    .filter((one) => one.ontbreekt.length > 0 && !isGrantedAfter(one, on))
    .map(({ naam }) => naam)
  return (
    <>
      {(suspended.length > 0 || stopped.length > 0) && (
        <Message tone="error">
          {suspended.length > 0 && t('suspendedNow', { name: name ?? '', what: suspended })}
          <StoppedVisits visits={stopped} />
        </Message>
      )}
      {granted.length === 0 && <EmptyState title={t('noCapabilities')} />}
      <div className="rights-wide">
        <table className="rights-matrix rights-day">
          <thead>
            <tr>
              <th scope="col">{t('capability')}</th>
              <th scope="col">{t('capabilityOutcome')}</th>
              <th scope="col">{t('certificatesRequired')}</th>
              <th scope="col">{t('capabilitySince')}</th>
            </tr>
          </thead>
          <tbody>
            {granted.map((one) => (
              <Capability key={one.naam} granted={one} isLater={isGrantedAfter(one, on)} />
            ))}
            {others.map((naam) => (
              <tr key={naam} className="dim">
                <th scope="row">{naam}</th>
                <td>
                  <SignedWord sign={<ProgressSign step="void" />}>{t('capabilityNot')}</SignedWord>
                </td>
                <td className="rights-nothing">–</td>
                <td className="rights-nothing">–</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {suspended.length === 0 && stopped.length === 0 && <p className="dim">{t('noVisitsStop')}</p>}
    </>
  )
}

const capabilityList = model.entity('inventarisatie_user_capabilities')

/** What could be granted beside it, by the set of the organisation. */
function useOthers(granted: readonly Granted[]): readonly string[] {
  const locale = useLocale()
  const { me } = useMe()
  const set = me?.inventarisatie_user?.inventarisatie_organisatie.variable_set.id ?? null
  const { rows } = useRows(capabilityList, itemWords, {
    filter: { variable_set: { eq: set }, active: { eq: true } },
    skip: set === null,
  })
  const names = rows.map((row) => itemText(row, locale))
  return names.filter((name) => granted.every(({ naam }) => naam !== name))
}

function Capability({ granted, isLater }: { granted: Granted; isLater: boolean }) {
  const t = useT(peoplePhrases)
  const { shortDate } = useFormats()
  const { naam, sinds, ontbreekt, certificaten } = granted
  const isSuspended = ontbreekt.length > 0 && !isLater
  // Of what was never there, there is no first day without.
  const since = ontbreekt.every(({ sinds: day }) => day !== null)
    ? ontbreekt.map(({ sinds: day }) => day ?? '').sort()[0]
    : undefined
  return (
    <tr className={isSuspended ? 'rights-suspended' : undefined}>
      <th scope="row">{naam}</th>
      <td>
        {isLater ? (
          <SignedWord sign={<ProgressSign step="void" />}>{t('capabilityNotYet')}</SignedWord>
        ) : (
          <SignedWord sign={isSuspended ? <ErrorSign /> : <TickSign />}>
            {t(isSuspended ? 'capabilitySuspended' : 'capabilityCounts')}
          </SignedWord>
        )}
        {isSuspended && since && <div className="dim">{t('suspendedSince', { day: shortDate(since) })}</div>}
      </td>
      <td className={certificaten.length === 0 ? 'rights-nothing' : undefined}>
        {certificaten.length === 0 ? (
          '–'
        ) : (
          <ul className="rights-certificates">
            {certificaten.map((one) => (
              <RequiredCertificate key={one.naam} certificate={one} />
            ))}
          </ul>
        )}
      </td>
      <td data-label={t('capabilitySince')}>{sinds ? shortDate(sinds) : '–'}</td>
    </tr>
  )
}

const stateSigns = { geldig: <TickSign />, verloopt: <WarningSign />, verlopen: <ErrorSign /> } as const

/** A certificate that a capability asks for, with the day until which it holds. */
function RequiredCertificate({ certificate }: { certificate: Required }) {
  const t = useT(peoplePhrases)
  const { shortDate } = useFormats()
  const { naam, geldig_tot, status, behaald_op: later } = certificate
  const day = geldig_tot === null ? null : shortDate(geldig_tot)
  const until = () => {
    if (status === null) return later ? t('certificateNotYet', { day: shortDate(later) }) : t('certificateNever')
    if (day === null) return t('certificateEndless')
    return t(status === 'verlopen' ? 'certificateExpired' : 'certificateUntil', { day })
  }
  return (
    <li>
      <span>{naam}</span>
      <SignedWord sign={status === null && later ? <ProgressSign step="void" /> : stateSigns[status ?? 'verlopen']}>
        {until()}
      </SignedWord>
    </li>
  )
}

/** The visits that cannot go on like this, each leading to its survey, where somebody else is put on it. */
function StoppedVisits({ visits }: { visits: readonly StoppedVisit[] }) {
  const t = useT(peoplePhrases)
  const to = useTo()
  const { shortDate } = useFormats()
  if (visits.length === 0) return <p>{t('noVisitsStop')}</p>
  return (
    <>
      <p>{t('visitsStop', { n: visits.length })}</p>
      <ul className="rights-stopped">
        {visits.map(({ onderzoek, nummer, dag, bevoegdheid }) => (
          <li key={`${onderzoek} ${dag} ${bevoegdheid}`}>
            <Link to={to('surveys-survey-information-surveyinfo', { survey: onderzoek })}>{nummer}</Link>{' '}
            {t('visitStops', { day: shortDate(dag), what: bevoegdheid })}
          </li>
        ))}
      </ul>
    </>
  )
}
