import { model } from '@vezel/model'
import type { Locale } from '@vezel/model/kit/label.ts'
import type { Policy } from '@vezel/model/rights.ts'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type Me, useMe } from '../../api/me.ts'
import { useRow } from '../../api/rows.ts'
import { ItemLookContext } from '../../kinds/item-look.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import { itemText, type Read } from '../../kinds/record.ts'
import { ErrorPage } from '../../layouts/error-page.tsx'
import { PagePending } from '../../layouts/signed-in.tsx'
import { useTo } from '../../page/place.ts'
import { rowClosedItself } from '../../resource/closed.ts'
import { useHere } from '../../resource/paths.ts'
import { AssignedContext, refusedBy } from '../../resource/rights.ts'
import { formSelection } from '../../resource/selection.ts'
import { useUiTexts } from '../../ui/texts.ts'
import { surveyLook } from './looks.tsx'
import { type OpenSurvey, OpenSurveyProvider } from './open-survey.ts'
import { useT } from './words.ts'

const survey = model.named('survey')
const selection = formSelection('survey')

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
  const t = useT()
  const { locale } = useUiTexts()
  const id = useHere().survey ?? ''
  const { row, status, problem } = useRow(survey, id, selection)
  const to = useTo()
  const { me } = useMe()
  const open = useMemo(() => (row ? openSurvey(row as Read, me, t, locale) : null), [row, me, t, locale])
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
        <VariableSetContext value={String((open.row.variable_set as Read | null)?.id ?? '') || null}>
          <ItemLookContext value={surveyLook}>{children}</ItemLookContext>
        </VariableSetContext>
      </AssignedContext>
    </OpenSurveyProvider>
  )
}

function openSurvey(row: Read, me: Me | null, t: ReturnType<typeof useT>, locale: Locale): OpenSurvey {
  const status = row.onderzoek_status as Read
  const link = row.inventarisatie_asset as Read
  const asset = link.asset as Read
  const state = String(status.code)
  const closed = rowClosedItself(survey, row)
    ? t('readOnly', { state: itemText(status, locale).toLocaleLowerCase(locale) })
    : null
  const whyReadOnly = (policy: Policy) => {
    const refused = refusedBy(policy, { entity: survey, row, assigned: true }, me)
    return closed ?? (refused && t(refused))
  }
  return {
    id: String(row.id),
    row,
    state,
    readOnly: whyReadOnly('surveyor'),
    whyReadOnly,
    asset: { id: String(asset.id), isBuilding: asset.__typename === model.entity('building').api.type },
    inventoryAsset: String(link.id),
  }
}
