import type { EntityKey } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { surveyAreas } from '@vezel/model/messages/survey-areas.ts'
import { type RouteName, routeOf } from '@vezel/model/route-paths.ts'
import { formats } from '../../i18n/formats.ts'
import { RecordWords } from '../../kinds/record-words.tsx'
import { HistoryBelow } from '../../resource/history.tsx'
import { FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { TransitionButtons } from '../../resource/steps.tsx'
import { Message } from '../../ui/message.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { Toolbar } from '../../ui/toolbar.tsx'
import { inSurvey } from './in-survey.tsx'
import { useOpenSurvey } from './open-survey.ts'
import { useSurveySteps } from './survey-status.tsx'

/** Where what a survey has one of is shown, which has no address of its own. */
const pages = {
  survey: 'surveys-survey-information-surveyinfo',
  surveyAsbestos: 'surveys-survey-information-asbestos',
  surveyClient: 'surveys-survey-information-client',
  execution: 'surveys-survey-information-execution',
  visit: 'surveys-survey-information-execution',
} as const satisfies { readonly [Key in EntityKey]?: RouteName }

/** What the survey is about, when, by whom and for which report; and the steps of its life. */
export const SurveyInfoScreen = inSurvey(function SurveyInfoScreen() {
  const t = useT(surveyAreas)
  const { locale } = useUiTexts()
  const dates = formats(locale)
  const survey = useOpenSurvey('worker')
  const form = useResourceForm({
    of: 'survey',
    row: survey.row,
    readOnly: survey.readOnly,
    // The asset is what makes it this survey: another asset is another survey.
    inputs: {
      inventarisatie_asset: ({ known }) => (
        <span className="field-value">
          <RecordWords target="inventoryAsset" record={known} />
        </span>
      ),
    },
  })
  const { events, dialog } = useSurveySteps(survey.row)
  return (
    <>
      <Toolbar title={inLocale(routeOf(pages.survey).label, locale)}>
        <HistoryBelow of="survey" row={survey.row} route="surveys-survey" pages={pages} />
        {!form.editing && <TransitionButtons events={events} />}
      </Toolbar>
      <FormPage form={form}>
        {survey.row.annuleer_reden !== null && survey.state === 'geannuleerd' && (
          <Message tone="warning">{t('cancelledBecause', { reason: survey.row.annuleer_reden })}</Message>
        )}
        {survey.row.heropen_reden !== null && survey.state === 'actief' && (
          <Message tone="warning">{t('reopenedBecause', { reason: survey.row.heropen_reden })}</Message>
        )}
        {survey.row.actualisatie !== null && survey.state === 'afgerond' && (
          <Message tone="info">
            {t('checkedSaying', {
              day: dates.date(survey.row.geactualiseerd_op),
              until: dates.date(survey.row.geldig_tot),
              words: survey.row.actualisatie,
            })}
          </Message>
        )}
        {survey.row.gewijzigd_sinds !== null && (
          <Message tone="warning">{t('changedSince', { names: survey.row.gewijzigd_sinds })}</Message>
        )}
        {form.body()}
      </FormPage>
      {dialog}
    </>
  )
})
