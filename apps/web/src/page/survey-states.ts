import type { RouteName } from '@vezel/model/route-paths.ts'

/** The lists of surveys by state (§2, §4): the code of the state and its route. */
export const surveyStates = {
  active: { code: 'actief', route: 'surveys-active' },
  proposed: { code: 'gepland', route: 'surveys-proposed' },
  completed: { code: 'afgerond', route: 'surveys-completed' },
  cancelled: { code: 'geannuleerd', route: 'surveys-cancelled' },
} as const satisfies Record<string, { code: string; route: RouteName }>
export type SurveyState = keyof typeof surveyStates
export const surveyStateNames = Object.keys(surveyStates) as SurveyState[]

/** Surveys in a state. */
export const inState = (state: SurveyState) => ({
  onderzoek_status: { where: { code: { eq: surveyStates[state].code } } },
})
