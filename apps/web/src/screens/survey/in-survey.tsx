import { model } from '@vezel/model'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { survey } from '@vezel/model/entities/survey/survey.ts'
import { small } from '@vezel/model/kit/in-sentence.ts'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { inLocale, type Locale } from '@vezel/model/kit/label.ts'
import { speak } from '@vezel/model/kit/phrase.ts'
import { stepOf } from '@vezel/model/kit/states.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { RowFor } from '../../api/rows.ts'
import { ItemLookContext } from '../../kinds/item-look.ts'
import { VariableSetContext } from '../../kinds/offered.ts'
import { type Scope, ScopeContext } from '../../kinds/scope.ts'
import type { RecordBar } from '../../page/open-record.ts'
import { surveyStateNames, surveyStates } from '../../page/survey-states.ts'
import { frameOf, type Opened } from '../../resource/in-record.tsx'
import { formSelection } from '../../resource/selection.ts'
import { Chip } from '../../ui/chip.tsx'
import { ProgressSign } from '../../ui/state-signs.tsx'
import { tooltip } from '../../ui/tooltip.ts'
import { surveyLook } from './looks.tsx'
import { isClosedState, OpenSurveyProvider } from './open-survey.ts'
import { GapsButton, SurveyGaps } from './survey-gaps.tsx'
import { SurveyStatus } from './survey-status.tsx'
import { otherwiseOfSurvey } from './survey-tabs.ts'

const selection = formSelection('survey', {
  variable_set: { id: true, name: true },
  gesloten_op: true,
  inventarisatie_asset: { id: true, asset: { __typename: true, id: true, title: true } },
})
type ReadSurvey = RowFor<'survey', typeof selection>
const SurveyFrame = frameOf('survey', selection)

/** A screen that knows the survey of its address, offers the items of its variable set, and shows their signs. */
export function inSurvey(Screen: ComponentType): ComponentType {
  return function ScreenInSurvey() {
    return (
      <SurveyFrame route="surveys-survey" bar={barOf} otherwise={otherwiseOfSurvey} whyClosed={whyClosed}>
        {(opened) => (
          <OpenSurvey opened={opened}>
            <Screen />
          </OpenSurvey>
        )}
      </SurveyFrame>
    )
  }
}

/** What screens read of the survey. */
function OpenSurvey({ opened, children }: { opened: Opened<ReadSurvey>; children: ReactNode }) {
  const open = useMemo(() => {
    const { id, row, whyReadOnly } = opened
    const { asset, id: inventoryAsset } = row.inventarisatie_asset
    return {
      id,
      row,
      state: row.onderzoek_status.code ?? '',
      readOnly: whyReadOnly('surveyor'),
      whyReadOnly,
      asset: { id: asset.id, isBuilding: asset.__typename === model.entity('building').api.type },
      inventoryAsset,
    }
  }, [opened])
  const scope = useMemo(
    (): Scope => [
      ['asset', open.asset.id],
      ['inventoryAsset', open.inventoryAsset],
      ['survey', open.id],
    ],
    [open],
  )
  return (
    <OpenSurveyProvider value={open}>
      <VariableSetContext value={opened.row.variable_set.id}>
        <ScopeContext value={scope}>
          <ItemLookContext value={surveyLook}>{children}</ItemLookContext>
        </ScopeContext>
      </VariableSetContext>
    </OpenSurveyProvider>
  )
}

/** Its number, its asset and its state stand on the bar of every page of it. */
function barOf(row: ReadSurvey, locale: Locale): RecordBar {
  const { code } = row.onderzoek_status
  const status = itemText(row.onderzoek_status, locale)
  const word = isOverdue(row) ? speak(surveyAreas, locale)('overdue', { state: status }) : status
  const state = surveyStateNames.map((name) => surveyStates[name]).find((one) => one.code === code)
  return {
    title: row.nummer,
    subtitle: row.inventarisatie_asset.asset.title,
    tabs: isShip(row) ? { 'surveys-survey-asset': inLocale(model.entity('vessel').label, locale) } : undefined,
    list: state?.route,
    state: (
      <SurveyStatus row={row}>
        <Chip
          tone="bar"
          sign={
            <span className="bar-sign" {...tooltip(word)}>
              <ProgressSign step={stepOf(survey, code)} />
            </span>
          }
        >
          {word}
        </Chip>
      </SurveyStatus>
    ),
    actions: <SurveyGaps survey={row.id} isClosed={isClosedState(code)} />,
    besideTabs: <GapsButton survey={row.id} isClosed={isClosedState(code)} on="tabs" />,
  }
}

const isShip = ({ inventarisatie_asset: { asset } }: ReadSurvey) => asset.__typename === model.entity('vessel').api.type

/** Whether it should have been over by now. */
export const isOverdue = (
  { onderzoek_status, einddatum }: Pick<ReadSurvey, 'onderzoek_status' | 'einddatum'>,
  now = new Date(),
): boolean =>
  onderzoek_status.code === 'actief' && einddatum !== null && einddatum.slice(0, 10) < dutchTime(now).slice(0, 10)

const whyClosed = ({ onderzoek_status }: ReadSurvey, locale: Locale) =>
  speak(surveyAreas, locale)('readOnly', { state: small(itemText(onderzoek_status, locale), locale) })
