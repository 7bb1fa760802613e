import { branch } from '@vezel/model/entities/organisation/branch.ts'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { routeOf } from '@vezel/model/route-paths.ts'
import type { ReactNode } from 'react'
import { useMe } from '../../api/me.ts'
import { useCounts } from '../../api/rows.ts'
import { pagePhrases } from '../../page/phrases.ts'
import { useTo } from '../../page/place.ts'
import { inState, type SurveyState, surveyStateNames, surveyStates } from '../../page/survey-states.ts'
import { useLabel } from '../../page/texts.tsx'
import { filterOfConditions } from '../../resource/conditions.ts'
import { mayDo } from '../../resource/rights.ts'
import type { List } from '../../resource/use-list.ts'
import { Link } from '../../router/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { WarningSign } from '../../ui/signs.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { useT } from '../../ui/texts.ts'

const asksBranches = { branches: { of: branch } }

/** Why there are none, and how one is made; of a firm without a branch, which each belongs to, how that is. */
export function NoSurveys({ state, create }: { state: SurveyState; create: ReactNode }) {
  const t = useT(pagePhrases)
  const isClosed = state === 'completed' || state === 'cancelled'
  const { branches } = useCounts(isClosed ? {} : asksBranches)
  if (branches === 0) return <BranchFirst />
  return (
    <EmptyState
      title={t(`surveysNoneYet.${state}`)}
      sign={<ProgressSign step={stepOf(survey, surveyStates[state].code)} size={28} />}
      actions={isClosed ? undefined : create}
    >
      {isClosed ? t(`surveysNoneWhy.${state}`) : t('surveysNoneWhy')}
    </EmptyState>
  )
}

function BranchFirst() {
  const t = useT(adminPhrases)
  const to = useTo()
  const { me } = useMe()
  const mayMake = mayDo(branch.access.create, me)
  return (
    <EmptyState
      title={t('branchFirst')}
      sign={<WarningSign />}
      actions={
        mayMake && (
          <ButtonLink kind="primary" to={to('admin-kiwa')}>
            {t('stepBranch')}
          </ButtonLink>
        )
      }
    >
      {t(mayMake ? 'branchFirstWhy' : 'branchFirstOthers')}
    </EmptyState>
  )
}

/** None with these conditions. */
export function NoneFiltered({ onClear }: { onClear: () => void }) {
  const t = useT(pagePhrases)
  return (
    <EmptyState title={t('surveysNoneFiltered')} actions={<Button onClick={onClear}>{t('clearConditions')}</Button>}>
      {t('surveysNoneFilteredWhy')}
    </EmptyState>
  )
}

/** Where else the words of the search and the conditions lead to something. */
export function OtherStates({ state, query, list }: { state: SurveyState; query: string; list: List }) {
  const t = useT(pagePhrases)
  const to = useTo()
  const label = useLabel()
  const others = surveyStateNames.filter((name) => name !== state)
  const fits = filterOfConditions(list.conditions, list.fields)
  const counts = useCounts(
    Object.fromEntries(
      others.map((name) => [name, { of: survey, filter: { ...inState(name), ...fits }, search: query }]),
    ),
  )
  const found = others.filter((name) => (counts[name] ?? 0) > 0)
  if (found.length === 0) return null
  return (
    <p className="surveys-others">
      {t(list.conditions.length > 0 ? 'otherStatesFiltered' : 'otherStates')}
      {found.map((name) => (
        <Link key={name} to={to(surveyStates[name].route, {}, { query: list.query })}>
          {label(routeOf(surveyStates[name].route).label)} {counts[name]}
        </Link>
      ))}
    </p>
  )
}
