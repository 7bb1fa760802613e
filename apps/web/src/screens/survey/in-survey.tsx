import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import type { Policy } from '@vezel/model/rights.ts'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type Me, useMe } from '../../api/me.ts'
import { type RowFor, useRow } from '../../api/rows.ts'
import { ItemLookContext } from '../../kinds/item-look.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import { itemText } from '../../kinds/record.ts'
import { ErrorPage } from '../../layouts/error-page.tsx'
import { PagePending } from '../../layouts/signed-in.tsx'
import { useHere, useTo } from '../../page/place.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { AssignedContext, refusedBy } from '../../resource/rights.ts'
import { formSelection } from '../../resource/selection.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { surveyLook } from './looks.tsx'
import { type OpenSurvey, OpenSurveyProvider } from './open-survey.ts'

const survey = model.entity('survey')
const selection = formSelection('survey', {
  variable_set: { id: true, name: true },
  gesloten_op: true,
  inventarisatie_asset: { id: true, asset: { __typename: true, id: true, title: true } },
})

/** A screen that knows the survey of its address, offers the items of its variable set, and shows their signs. */
export function inSurvey(Screen: ComponentType): ComponentType {
  return function ScreenInSurvey() {
    return (
      <SurveyProvider>
        <Screen />
      </SurveyProvider>
    )
  }
}

function SurveyProvider({ children }: { children: ReactNode }) {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const id = useHere().survey ?? ''
  const { row, status, problem } = useRow(survey, id, selection)
  const to = useTo()
  const { me } = useMe()
  const variableSet = row?.variable_set.id ?? null
  const open = useMemo(() => (row ? openSurvey(row, me, t, locale) : null), [row, me, t, locale])
  if (!open) {
    if (status === 'loading') return <PagePending />
    if (problem) throw problem
    return (
      <ErrorPage status={404} message={t('surveyGone')} homeTo={to('index')}>
        <p>{t('surveyGoneWhy')}</p>
      </ErrorPage>
    )
  }
  return (
    <OpenSurveyProvider value={open}>
      <AssignedContext value={open.row.toegewezen !== false}>
        <VariableSetContext value={variableSet}>
          <ItemLookContext value={surveyLook}>{children}</ItemLookContext>
        </VariableSetContext>
      </AssignedContext>
    </OpenSurveyProvider>
  )
}

type ReadSurvey = RowFor<'survey', typeof selection>

function openSurvey(row: ReadSurvey, me: Me | null, t: ReturnType<typeof useT>, locale: Locale): OpenSurvey {
  const { onderzoek_status: status, inventarisatie_asset: link } = row
  const { asset } = link
  const state = status.code ?? ''
  const closed = rowClosedItself(survey, row)
    ? t('readOnly', { state: itemText(status, locale).toLocaleLowerCase(locale) })
    : null
  const whyReadOnly = (policy: Policy) => {
    const refused = refusedBy(policy, { entity: survey, row, assigned: true }, me)
    return closed ?? (refused && t(refused))
  }
  return {
    id: row.id,
    row,
    state,
    readOnly: whyReadOnly('surveyor'),
    whyReadOnly,
    asset: { id: asset.id, isBuilding: asset.__typename === model.entity('building').api.type },
    inventoryAsset: link.id,
  }
}
