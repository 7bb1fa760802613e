import { type EntityKey, model } from '@vezel/model'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { useCounts } from '../../api/rows.ts'
import { useTo } from '../../page/place.ts'
import { Link } from '../../router/router.tsx'
import { Section } from '../../ui/field.tsx'
import { TickSign } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT } from '../../ui/texts.ts'
import './first-steps.css'

const steps = [
  { name: 'stepBranch', route: 'admin-kiwa', of: 'branch' },
  { name: 'stepPeople', route: 'admin-users', of: 'inspectionUser' },
  { name: 'stepClient', route: 'admin-clients', of: 'client' },
  { name: 'stepLaboratory', route: 'admin-laboratories-laboratories', of: 'laboratory' },
  { name: 'stepLists', route: 'admin-variables', of: null },
  { name: 'stepSurvey', route: 'surveys-proposed', of: 'survey' },
] as const
const counted = (of: EntityKey) => ({ of: model.named(of) })
const asked = {
  ...Object.fromEntries(steps.flatMap(({ of }) => (of ? [[of, counted(of)]] : []))),
  // Whoever accepted one is among the staff.
  invitation: { ...counted('invitation'), filter: { accepted_at: { empty: true }, declined_at: { empty: true } } },
}

/** What a firm that has no survey yet does first, each with the page where it is done. For managers. */
export function FirstSteps() {
  const t = useT(adminPhrases)
  const to = useTo()
  const counts: Readonly<Record<string, number | undefined>> = useCounts(asked)
  // Whoever looks at this is among the staff already.
  const isDone = (of: string | null) =>
    of === 'inspectionUser'
      ? (counts.inspectionUser ?? 0) + (counts.invitation ?? 0) > 1
      : of !== null && (counts[of] ?? 0) > 0
  return (
    <Section level={2} title={t('firstSteps')}>
      <p className="dim">{t('firstStepsWhy')}</p>
      <ol className="first-steps">
        {steps.map(({ name, route, of }) => (
          <li key={name} className="first-step">
            {of && <span className="first-step-sign">{isDone(of) ? <TickSign /> : <ProgressSign step={0} />}</span>}
            <Link className="link" to={to(route)}>
              {t(name)}
            </Link>
            {of && <span className="visually-hidden">{t(isDone(of) ? 'stepDone' : 'stepToDo')}</span>}
            <span className="dim first-step-why">{t(`${name}Why`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
