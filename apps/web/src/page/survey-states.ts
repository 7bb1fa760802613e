import type { RouteName } from '@vezel/model/route-paths.ts'
import type { ProgressStep } from '../ui/signs.tsx'

/** The lists of surveys by state (§2, §4): the code of the state, its route and its sign. */
export const surveyStates = {
  active: { code: 'actief', route: 'surveys-active', step: 2 },
  proposed: { code: 'gepland', route: 'surveys-proposed', step: 0 },
  completed: { code: 'afgerond', route: 'surveys-completed', step: 4 },
  cancelled: { code: 'geannuleerd', route: 'surveys-cancelled', step: 'void' },
} as const satisfies Record<string, { code: string; route: RouteName; step: ProgressStep }>
export type SurveyState = keyof typeof surveyStates
export const surveyStateNames = Object.keys(surveyStates) as SurveyState[]

/** Surveys in a state. */
export const inState = (state: SurveyState) => ({
  onderzoek_status: { where: { code: { eq: surveyStates[state].code } } },
})

/** The sign of a state by its code. */
export const stepOf = (code: string | null | undefined): ProgressStep =>
  surveyStateNames.map((name) => surveyStates[name]).find((state) => state.code === code)?.step ?? 0
