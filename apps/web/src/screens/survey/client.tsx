import { inSurvey } from './in-survey.tsx'
import { OneOfSurvey } from './one-of-survey.tsx'

/** Who commissioned the survey, and where the report and the invoice go. */
export const SurveyClientScreen = inSurvey(function SurveyClientScreen() {
  return (
    <OneOfSurvey
      of="surveyClient"
      offers={{
        contact: {
          watch: ['klant'],
          filter: ({ klant }) => ({ klant: klant ? { eq: klant } : { empty: true } }),
        },
      }}
      onSet={(name, _value, store) => {
        // A contact belongs to its client.
        if (name === 'klant') store.set('contact', null)
      }}
    />
  )
})
